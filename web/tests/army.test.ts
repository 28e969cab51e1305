// Army lists: points, text in and out, random lists, filters.
import { describe, expect, it } from 'vitest';
import { ANY, fitting, valuesOf } from '../src/heroscape/army/filter';
import { copiesOf, listOf, pointsOf, randomList, textOf, type Units } from '../src/heroscape/army/list';

const unit = (name: string, points: number, more: object = {}): object => ({
  name,
  points,
  general: 'Jandar',
  general_id: 'jandar',
  type: 'hero',
  type_id: 'hero',
  class: 'Champion',
  class_id: 'champion',
  species: 'Human',
  species_id: 'human',
  size: 'medium',
  size_id: 'medium',
  personality: 'Valiant',
  powers: [],
  ...more,
});

const UNITS = {
  'finn-the-viking-champion': unit('Finn the Viking Champion', 80),
  '10th-regiment-of-foot': unit('10th Regiment of Foot', 75, { general: 'Einar', general_id: 'einar' }),
  'major-x17': unit('Major X17', 100, { powers: [{ id: 'p', name: 'Cyberclaw', text: 'It holds an enemy.' }] }),
  'dzu-teh': unit('Dzu-Teh', 75, { size: 'large', size_id: 'large' }),
} as unknown as Units;

describe('a list as text', () => {
  it('is read as it is written', () => {
    const list = ['10th-regiment-of-foot', '10th-regiment-of-foot', 'major-x17', 'dzu-teh'];
    expect(textOf(list, UNITS)).toBe('2x 10th Regiment of Foot (150)\nMajor X17 (100)\nDzu-Teh (75)\n= 325');
    expect(listOf(textOf(list, UNITS), UNITS)).toEqual({ list, unknown: [] });
  });

  it('is read in the ways people write it', () => {
    const text =
      '- 2 x finn the viking champion\nDZU TEH x2\n10th Regiment of Foot\nmajor-x17 100 points\nSomebody else';
    const { list, unknown } = listOf(text, UNITS);
    expect(Object.fromEntries(copiesOf(list))).toEqual({
      'finn-the-viking-champion': 2,
      'dzu-teh': 2,
      '10th-regiment-of-foot': 1,
      'major-x17': 1,
    });
    expect(unknown).toEqual(['Somebody else']);
  });
});

it('a random list spends no more than there is, and no card twice', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    let n = seed;
    const chance = (): number => ((n = (n * 16807 + 11) % 2147483647), (n % 1000) / 1000);
    const list = randomList(Object.keys(UNITS), UNITS, 200, chance);
    expect(pointsOf(list, UNITS)).toBeLessThanOrEqual(200);
    expect(new Set(list).size).toBe(list.length);
    expect(list.length).toBeGreaterThan(0);
  }
});

describe('cards are found', () => {
  const pool = Object.keys(UNITS);
  it('by words of name and powers', () => {
    expect(fitting(pool, UNITS, { ...ANY, words: 'cyber holds' })).toEqual(['major-x17']);
  });
  it('by traits and points', () => {
    expect(fitting(pool, UNITS, { ...ANY, size: 'large' })).toEqual(['dzu-teh']);
    expect(fitting(pool, UNITS, { ...ANY, most: 75, order: 'name' })).toEqual(['10th-regiment-of-foot', 'dzu-teh']);
    expect(valuesOf('general', pool, UNITS)).toEqual([
      ['einar', 'Einar'],
      ['jandar', 'Jandar'],
    ]);
  });
});
