// Questions with one sensible answer: dice that all succeeded are kept without asking.
import { expect, test } from 'vitest';
import { BattleBoard } from '../src/battleground/adapter.svelte';
import type { DecisionView } from '../src/protocol/types';

const asked = (faces: number[]): DecisionView =>
  ({
    kind: 'mana_reroll',
    facts: { faces, needed: 4 },
    options: [
      { text: 'reroll', type: 'reroll', label: '', fields: { faces: [] } },
      { text: 'reroll 4', type: 'reroll', label: '', fields: { faces: [4] } },
    ],
  }) as unknown as DecisionView;
const answer = (decision: DecisionView): string | undefined =>
  BattleBoard.prototype.sensible.call(null as unknown as BattleBoard, decision)?.text;

test('a roll in which every die succeeded is kept, any other is asked about', () => {
  expect(answer(asked([4, 6, 5]))).toBe('reroll');
  expect(answer(asked([4, 3]))).toBeUndefined();
  expect(answer({ ...asked([6]), kind: 'defend' })).toBeUndefined();
});
