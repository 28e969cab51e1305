// Terms at hand: a text is cut where it names a term, whole words only, each term once.
import { expect, test } from 'vitest';
import { piecesOf, type Term } from '../src/glossary/glossary.svelte';
import { byTopic, topicOf } from '../src/glossary/topics';
import type { RuleText } from '../src/protocol/types';

const TERMS: Term[] = [
  { id: 'ap', name: 'AP', rule: 'BG-CARD-11', forms: ['AP', 'action points'] },
  { id: 'free', name: 'free action', rule: 'BG-FREE-01', forms: ['free action', 'action'] },
];

test('a term is found in every form, the longest first', () => {
  const pieces = piecesOf('A free action costs no action points, not 2 AP.', TERMS);
  expect(pieces.map(({ text, term }) => (term ? `[${text}]` : text)).join('')).toBe(
    'A [free action] costs no [action points], not 2 AP.',
  );
});

test('a part of a word is no term', () => {
  expect(piecesOf('APPLES, reactions', TERMS)).toEqual([{ text: 'APPLES, reactions' }]);
  expect(piecesOf('', TERMS)).toEqual([]);
  expect(piecesOf('AP', [])).toEqual([{ text: 'AP' }]);
});

test('rules are sorted by topic; what belongs to none is another way to play', () => {
  const rule = (id: string, area: string): RuleText => ({ id, area, title: id, text: '' });
  const rules = [rule('c', 'climb'), rule('f', 'force'), rule('m', 'move'), rule('v', 'nothing-known')];
  expect(byTopic('battleground', rules).map(({ topic, rules: some }) => [topic, some.map(({ id }) => id)])).toEqual([
    ['prepare', ['f']],
    ['move', ['c', 'm']],
    ['variants', ['v']],
  ]);
  expect(topicOf('heroscape', 'glyph-valda')).toBe('powers');
  expect(topicOf('heroscape', 'terrain-lava')).toBe('board');
});
