// Dice of the log: tallies are summed within their limits, a test gathers the events that belong to it.
import { describe, expect, it } from 'vitest';
import { signed, total } from '../src/battleground/tally';
import { throwsOf } from '../src/battleground/throws';
import type { Tally } from '../src/protocol/types';
import type { LogLine } from '../src/protocol/types';

const tally = (base: number, ...amounts: number[]): Tally => ({
  base,
  modifiers: amounts.map((amount) => ({ amount, source: 'X' })),
  limits: [],
  source: '',
});

const line = (number: number, event: Record<string, unknown>): LogLine =>
  ({ number, text: '', rules: [], event }) as LogLine;
const rolled = (faces: number[]): Record<string, unknown> => ({
  type: 'rolled',
  character: 'a',
  kind: 'attack',
  dice: tally(faces.length),
  needed: tally(4),
  faces,
});

describe('total', () => {
  it('adds the modifiers to the base', () => {
    expect(total(tally(3, 2, -1))).toBe(4);
  });

  it('stays within the limits', () => {
    const limits = [
      { source: '', most: 4, least: null },
      { source: '', most: null, least: 1 },
    ];
    expect(total({ ...tally(3, 5), limits })).toBe(4);
    expect(total({ ...tally(3, -5), limits })).toBe(1);
  });
});

it('writes a sign before every modifier', () => {
  expect(signed(2)).toBe('+2');
  expect(signed(-2)).toBe('−2');
});

describe('throwsOf', () => {
  it('puts rerolled dice in the place of those they replace', () => {
    const lines = [line(1, rolled([1, 1, 5])), line(2, { type: 'rerolled', before: [1], after: [6] })];
    expect(throwsOf(lines)[0]!.faces).toEqual([1, 5, 6]);
  });

  it('keeps dice that exploded apart, and the successes counted at the end', () => {
    const lines = [
      line(1, rolled([6])),
      line(1, { type: 'exploded', faces: [3] }),
      line(2, { type: 'tested', successes: 2 }),
    ];
    expect(throwsOf(lines)).toMatchObject([{ who: 'a', need: 4, faces: [6], extra: [3], successes: 2 }]);
  });

  it('begins a new throw with every roll', () => {
    const found = throwsOf([line(1, rolled([1])), line(1, rolled([2]))]);
    expect(found.map((one) => one.faces)).toEqual([[1], [2]]);
    expect(new Set(found.map((one) => one.key)).size).toBe(2);
  });

  it('leaves out what follows no roll', () => {
    expect(throwsOf([line(1, { type: 'tested', successes: 1 })])).toEqual([]);
  });
});
