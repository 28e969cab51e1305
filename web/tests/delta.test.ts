// Deltas: the table of cases that the server is tested on, too, and questions with known options.
import { expect, test } from 'vitest';
import cases from '../../tests/server/patches.json';
import { followed, KnownOptions, patched, type Position } from '../src/lib/delta';
import type { Delta, OptionView } from '../src/protocol/types';

test.each(cases)(
  'a patch: $name',
  ({ before, after, patch }: { name: string; before: unknown; after: unknown; patch: unknown }) => {
    const kept = JSON.stringify(before);
    expect(JSON.stringify(patched(before, patch))).toBe(JSON.stringify(after));
    expect(JSON.stringify(before)).toBe(kept);
  },
);

const option = (text: string, label: string, fields: OptionView['fields']): OptionView => ({
  text,
  label,
  type: text.split(' ')[0]!,
  fields,
});
const go = option('go A1', 'Go to A1', { to: 'A1' });
const end = option('end', 'End', {});
const position: Position = {
  seq: 4,
  view: {},
  table: { round: 1, people: ['a'] },
  seats: [],
  asked: [0],
  decision: { id: 4, kind: 'act', prompt: '?', rules: ['R'], facts: { ap: 1 }, options: [go, end] },
  undoable: true,
  offer: null,
  outcome: null,
  next_match: '',
  guide: null,
};
const delta = (fields: Partial<Delta>): Delta => ({ type: 'delta', seq: 5, base: 4, ...fields });

test('what is left out has its default, view and table stay', () => {
  const after = followed(position, delta({}), new KnownOptions());
  expect(after).toEqual({ ...position, seq: 5, asked: [], decision: null, undoable: false, log: [] });
  expect(after.table).toBe(position.table);
});

test('the same question stays', () => {
  expect(followed(position, delta({ same_decision: true }), new KnownOptions()).decision).toBe(position.decision);
});

test('known options come as numbers, new ones are learned', () => {
  const known = new KnownOptions();
  known.restart(position.decision);
  const told = {
    id: 5,
    kind: 'act',
    prompt: '?',
    options: [1, ['go B2', 'Go to B2'], ['hit a', 'Hit', { whom: 'a', n: 2 }]],
  };
  const first = followed(position, delta({ decision: told }), known);
  const b2 = option('go B2', 'Go to B2', { to: 'B2' });
  const hit = option('hit a', 'Hit', { whom: 'a', n: 2 });
  expect(first.decision).toEqual({ id: 5, kind: 'act', prompt: '?', rules: [], facts: {}, options: [end, b2, hit] });
  const next = followed(first, delta({ seq: 6, base: 5, decision: { ...told, options: [3, 2, 0] } }), known);
  expect(next.decision?.options).toEqual([hit, b2, go]);
  const again = followed(
    next,
    delta({ seq: 7, base: 6, restart: true, decision: { ...told, options: [0, 2] } }),
    known,
  );
  expect(again.decision?.options).toEqual([hit, go]);
});
