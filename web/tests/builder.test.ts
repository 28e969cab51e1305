// @vitest-environment happy-dom
// Lists of the builder: changing them, text and link in and out, filters, curves, reasons.
import { beforeEach, describe, expect, it } from 'vitest';
import { whyNot } from '../src/builder/bench';
import { curvesOf } from '../src/builder/curve';
import { anything, fitting, usedBy, valuesIn } from '../src/builder/filter';
import {
  carrying,
  countOf,
  dropping,
  hashOf,
  linesOf,
  planOf,
  textOf,
  totalOf,
  withCard,
  withoutCard,
  type Lines,
  type Plan,
} from '../src/builder/list';
import { forgetHere, keepHere, ownKey, savedLists, termsOf } from '../src/builder/saved';
import type { Builder } from '../src/protocol/types';

const BUILDER: Builder = {
  game: 'toy',
  hash: '',
  noun: 'Force',
  formats: [
    { id: 'skirmish', name: 'Skirmish', terms: { scenario: 'skirmish' }, points: 100 },
    { id: 'small', name: 'Small', terms: { scenario: 'small', switches: { fast: true } }, points: 50 },
  ],
  sections: [
    { id: 'units', name: 'Units' },
    { id: 'gear', name: 'Gear', carried: true },
  ],
  traits: [{ id: 'side', name: 'Side', values: { red: 'Red', blue: 'Blue', green: 'Green' } }],
  numbers: [
    { id: 'dice', name: 'Dice', dice: true },
    { id: 'move', name: 'Move' },
  ],
  entries: {
    finn: { name: 'Finn the Champion', section: 'units', points: 80, traits: { side: 'blue' }, numbers: { move: 5 } },
    '10th': {
      name: '10th Regiment',
      section: 'units',
      points: 75,
      traits: { side: 'red' },
      numbers: { dice: 2, move: 4 },
      models: 4,
    },
    'major-x17': { name: 'Major X17', section: 'units', points: 100, text: 'Cyberclaw: it holds an enemy.' },
    'dzu-teh': { name: 'Dzu-Teh', section: 'units', points: 75, traits: { side: 'red' } },
    sword: { name: 'Sword', section: 'gear', points: 3, numbers: { dice: 1 } },
    'staff-green': { name: 'Staff', section: 'gear', points: 2 },
    'staff-red': { name: 'Staff', section: 'gear', points: 4 },
  },
  prepared: [],
};
const { entries } = BUILDER;

describe('a list', () => {
  it('takes copies where nothing is carried, and lines of their own where something is', () => {
    const two = withCard(withCard([], 'finn', false), 'finn', false);
    expect(two).toEqual([{ card: 'finn', copies: 2 }]);
    expect(withoutCard(two, 0)).toEqual([{ card: 'finn', copies: 1 }]);
    expect(withoutCard(withoutCard(two, 0), 0)).toEqual([]);
    expect(withCard([{ card: 'finn' }], 'finn', true)).toEqual([{ card: 'finn' }, { card: 'finn' }]);
  });

  it('lets anything go at any time', () => {
    const lines = carrying(carrying([{ card: 'finn' }, { card: 'dzu-teh' }], 0, 'sword'), 0, 'staff-red');
    expect(totalOf(lines, entries)).toBe(80 + 3 + 4 + 75);
    expect(dropping(lines, 0, 'sword')[0]).toEqual({ card: 'finn', carries: ['staff-red'] });
    expect(dropping(lines, 1, 'sword')).toEqual(lines);
    expect(withoutCard(lines, 0)).toEqual([{ card: 'dzu-teh' }]);
    expect(countOf(lines, 'units', entries)).toBe(2);
  });
});

describe('a list as text', () => {
  it('is read as it is written, with what is carried', () => {
    const lines: Lines = [
      { card: '10th', copies: 2 },
      { card: 'major-x17' },
      { card: 'finn', carries: ['sword', 'staff-red'] },
    ];
    const text = textOf(lines, entries);
    expect(text).toBe('2x 10th Regiment (150)\nMajor X17 (100)\nFinn the Champion (87): Sword, staff-red\n= 337');
    expect(linesOf(text, entries)).toEqual({ lines, unknown: [] });
  });

  it('is read in the ways people write it', () => {
    const text =
      '- 2 x finn the champion\nDZU TEH x2\n10th Regiment\nmajor-x17 100 points\nFinn the Champion: Nothing\nSomebody';
    const { lines, unknown } = linesOf(text, entries);
    expect(lines).toEqual([
      { card: 'finn', copies: 2 },
      { card: 'dzu-teh', copies: 2 },
      { card: '10th' },
      { card: 'major-x17' },
    ]);
    expect(unknown).toEqual(['Finn the Champion: Nothing', 'Somebody']);
  });
});

it('a link holds the whole list, and nonsense in one is left out', () => {
  const plan: Plan = {
    name: 'Für alle & jeden',
    format: 'small',
    switches: ['fast'],
    lines: [
      { card: 'finn', carries: ['sword', 'staff-red'] },
      { card: '10th', copies: 3 },
    ],
  };
  expect(planOf(hashOf(plan))).toEqual(plan);
  expect(planOf('#l=finn.%3Cb%3E.10th*99')?.lines).toEqual([{ card: 'finn' }, { card: '10th', copies: 40 }]);
  expect(planOf('#watch=abc')).toBeNull();
});

it('cards are found by words, traits and points, in an order', () => {
  expect(fitting('units', entries, { ...anything(), words: 'cyberclaw' })).toEqual(['major-x17']);
  expect(fitting('units', entries, { ...anything(), traits: { side: 'red' } })).toEqual(['10th', 'dzu-teh']);
  expect(fitting('units', entries, { ...anything(), most: 80, order: 'move' })).toEqual(['finn', '10th', 'dzu-teh']);
  expect([...usedBy('gear', entries).numbers]).toEqual(['dice']);
  expect([...valuesIn('units', 'side', entries)].sort()).toEqual(['blue', 'red']);
});

it('curves count cards by points and dice by models', () => {
  const curves = curvesOf(
    [
      { card: '10th', copies: 2 },
      { card: 'finn', carries: ['sword'] },
    ],
    BUILDER,
  );
  expect(curves.map((curve) => [curve.id, curve.sum])).toEqual([
    ['points', 233],
    ['dice', 17],
  ]);
  expect(curves[1]!.bars.map((bar) => [bar.from, bar.count])).toEqual([
    [1, 1],
    [2, 8],
  ]);
});

it('a reason is that of the list, else that of the line', () => {
  const check = {
    legal: false,
    points: 0,
    reasons: [
      { rule: 'A', text: 'too dear' },
      { rule: 'B', text: 'no slot' },
    ],
    closed: { finn: 0 },
    lines: [{ points: 0, closed: { sword: 1 } }],
  };
  expect(whyNot(check, 'finn')?.rule).toBe('A');
  expect(whyNot(check, 'sword', 0)?.rule).toBe('B');
  expect(whyNot(check, 'sword')).toBeNull();
  expect(whyNot(null, 'finn')).toBeNull();
});

describe('lists that are kept in this browser', () => {
  beforeEach(() => localStorage.clear());

  it('are kept by game and name, and forgotten', () => {
    const plan: Plan = { name: 'B', format: 'small', switches: [], lines: [{ card: 'finn' }] };
    keepHere('toy', plan);
    keepHere('toy', { ...plan, name: 'A' });
    keepHere('toy', { ...plan, lines: [] });
    keepHere('other', plan);
    expect(savedLists('toy').map((one) => [one.name, one.lines.length])).toEqual([
      ['A', 1],
      ['B', 0],
    ]);
    expect(forgetHere('toy', 'A').map((one) => one.name)).toEqual(['B']);
    expect(savedLists('other')).toHaveLength(1);
    localStorage.setItem('battlewright.lists', 'nonsense');
    expect(savedLists('toy')).toEqual([]);
  });

  it('belong to a key of this browser', () => {
    expect(ownKey()).toHaveLength(32);
    expect(ownKey()).toBe(ownKey());
  });

  it('are for the terms of their format, with their switches', () => {
    const plan = { format: 'small', switches: ['slow'] };
    expect(termsOf(plan, BUILDER)).toEqual({ scenario: 'small', switches: { fast: true, slow: true } });
    expect(termsOf({ format: 'gone', switches: [] }, BUILDER)).toEqual({ scenario: 'skirmish' });
  });
});
