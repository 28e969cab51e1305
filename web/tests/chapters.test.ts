// The log as a story: rounds and turns open chapters, dice hang on what they were rolled for.
import { expect, test } from 'vitest';
import { story } from '../src/battleground/story';
import { chaptersOf } from '../src/table/chapters';
import type { Line } from '../src/board/telling.svelte';

const line = (type: string): Line => ({ text: type, rules: [], event: { type } });

test('details are folded into the line before them', () => {
  const lines = ['round_began', 'activated', 'gained', 'attack_declared', 'lost', 'rolled', 'tested', 'wounded'].map(
    line,
  );
  const rows = chaptersOf(lines, story);
  expect(rows.map((row) => [row.line.text, row.head, row.details.map((one) => one.line.text)])).toEqual([
    ['round_began', 'chapter', []],
    ['activated', 'turn', ['gained']],
    ['attack_declared', '', ['lost', 'rolled']],
    ['tested', '', []],
    ['wounded', '', []],
  ]);
});

test('a game without a story has a line for each event', () => {
  expect(chaptersOf(['a', 'b'].map(line), undefined)).toHaveLength(2);
});
