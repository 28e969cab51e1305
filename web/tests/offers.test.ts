// Where the options of Battleground are shown, and what names and prices they have.
import { describe, expect, it } from 'vitest';
import { hasOdds, interruption, involved, missingOf, offersOf, priced } from '../src/battleground/offers';
import { namesOf } from '../src/battleground/names';
import { boxAround, layoutOf } from '../src/battleground/layout';
import { deckOf, groundOf, isHex, isRaised, otherOf } from '../src/battleground/hexes';
import { NO_CONTENT, type Person } from '../src/battleground/types';
import type { DecisionView, HexBoard, HexCell, OptionView } from '../src/protocol/types';

const option = (type: string, fields: Record<string, unknown> = {}): OptionView =>
  ({ text: [type, ...Object.values(fields)].join(' '), label: type, type, fields }) as OptionView;
const decision = (kind: string, options: OptionView[], facts: Record<string, unknown> = {}): DecisionView =>
  ({ id: 1, kind, prompt: '', rules: [], options, facts }) as unknown as DecisionView;
const person = (id: string, at = 'A1'): Person => ({ id, name: id.toUpperCase(), at }) as Person;

describe('offersOf', () => {
  it('puts destinations on hexes and leaves them out of the buttons', () => {
    const go = option('goto', { at: 'B2+' });
    const offers = offersOf(decision('destination', [go, option('stay')]), []);
    expect(offers.hexes.get('B2+')).toBe(go);
    expect(offers.groups.map((group) => group.name)).toEqual(['finish']);
  });

  it('puts what is about a standing character on its figure, and on a button', () => {
    const attack = option('attack', { weapon: 'fists', target: 'b' });
    const offers = offersOf(decision('act', [attack]), [person('b')]);
    expect(offers.people.get('b')).toEqual([attack]);
    expect(offers.groups).toEqual([{ name: 'attacks', options: [attack] }]);
    expect(offersOf(decision('act', [attack]), [person('b', '')]).people.size).toBe(0);
  });

  it('tells dice, cards and ways to face apart', () => {
    const [reroll, play, discard, face] = [
      option('reroll'),
      option('play'),
      option('discard'),
      option('face', { facing: 3 }),
    ];
    const offers = offersOf(decision('act', [reroll, play, discard, face]), []);
    expect([offers.rerolls, offers.hand, offers.discards]).toEqual([[reroll], [play], [discard]]);
    expect(offers.faces.get(3)).toBe(face);
    expect(offers.groups).toEqual([]);
  });

  it('keeps the order of the groups, and puts unknown kinds among the choices', () => {
    const offers = offersOf(decision('act', [option('end'), option('surprise'), option('attack')]), []);
    expect(offers.groups.map((group) => group.name)).toEqual(['attacks', 'choices', 'finish']);
  });

  it('offers nothing where nothing is asked', () => {
    expect(offersOf(null, []).groups).toEqual([]);
  });
});

describe('missingOf', () => {
  const skills = [{ id: 'roar', name: 'Roar' }];
  const missing = (options: OptionView[], kind = 'act') =>
    missingOf(decision(kind, options), 'a', skills, [{ id: 'potion', name: 'Potion' }], (action) => action);

  it('lists what is not among the options, each with its question', () => {
    const found = missing([option('move'), option('skill', { skill: 'roar' })]);
    expect(found.map((one) => one.key)).toEqual(['focus', 'overwatch', 'potion']);
    expect(found[2]!.intent).toEqual({ intent: 'action', character: 'a', action: 'consumable', item: 'potion' });
  });

  it('is empty outside of an own action', () => {
    expect(missing([], 'defend')).toEqual([]);
  });
});

describe('interruption', () => {
  it.each([
    ['defend', {}, 'defence'],
    ['act', { interrupted: 'b' }, 'interruption'],
    ['react', {}, 'reaction'],
    ['act', {}, ''],
  ])('calls a question of kind %s with %o "%s"', (kind, facts, name) => {
    expect(interruption(decision(kind, [], facts))).toBe(name);
  });
});

it('points out whom a question is about', () => {
  const facts = { attacker: 'a', target: '', moment: { who: 'b', other: 7 } };
  expect([...involved(decision('react', [], facts))]).toEqual(['a', 'b']);
});

it('asks for odds only where dice are rolled', () => {
  expect(hasOdds(option('attack'))).toBe(true);
  expect(hasOdds(option('move'))).toBe(false);
});

it('takes prices from the end of a label, but no other brackets', () => {
  expect(priced('Roar (1 AP, 2 mana)')).toEqual({ name: 'Roar', costs: ['1 AP', '2 mana'] });
  expect(priced('Roar (loud)')).toEqual({ name: 'Roar (loud)', costs: [] });
});

it('names characters, cards, skills and rules by their ids', () => {
  const content = {
    ...NO_CONTENT,
    items: { cape: { name: 'Cape' } },
    characters: { hero: { name: 'Hero', skills: [{ id: 'roar', name: 'Roar' }] } },
  } as unknown as typeof NO_CONTENT;
  const names = namesOf([person('a')], content, new Map([['BG-X-01', 'A rule']]));
  expect(['a', 'cape', 'cape.2', 'roar', 'BG-X-01', 'nobody'].map(names)).toEqual([
    'A',
    'Cape',
    'Cape',
    'Roar',
    'A rule',
    'nobody',
  ]);
});

describe('layoutOf', () => {
  const hex = (at: string, x: number, y: number): HexCell => ({ at, x, y }) as HexCell;
  const map = { id: 'm', name: 'M', hexes: [hex('A1', 0, 0), hex('B1', 4, 2)], platforms: [] } as unknown as HexBoard;

  it('turns the board around for the other side', () => {
    expect(layoutOf(map, false).place('A1')).toEqual({ x: 0, y: 0 });
    expect(layoutOf(map, true).place('A1')).toEqual({ x: 4, y: 2 });
    expect(layoutOf(map, true).angle(0)).toBe(180);
  });

  it('draws a raised place a little above its hex', () => {
    const { place } = layoutOf(map, false);
    expect(place('B1+')!.x).toBe(4);
    expect(place('B1+')!.y).toBeLessThan(2);
    expect(place('Z9')).toBeUndefined();
  });

  it('finds the end of a ray at a hex, or in the lattice of the rules', () => {
    const { end } = layoutOf(map, false);
    expect(end('B1')).toEqual({ x: 4, y: 2 });
    expect(end([2, -3.4641])).toEqual({ x: 1, y: 1 });
  });

  it('leaves room around what matters, and never comes nearer than nine inches', () => {
    expect(boxAround([])).toBeNull();
    expect(boxAround([{ x: 5, y: 5 }])).toMatchObject({ x: 0.5, w: 9 });
    expect(
      boxAround([
        { x: 0, y: 0 },
        { x: 20, y: 0 },
      ]),
    ).toMatchObject({ x: -1, w: 22 });
  });
});

describe('the name of a hex', () => {
  it('tells the ground from the platform above it', () => {
    expect(['D4', 'D4+', 'D', 'd4', 'D4++', 4].map(isHex)).toEqual([true, true, false, false, false, false]);
    expect([isRaised('D4'), isRaised('D4+')]).toEqual([false, true]);
    expect([groundOf('D4+'), groundOf('D4'), deckOf('D4'), deckOf('D4+')]).toEqual(['D4', 'D4', 'D4+', 'D4+']);
    expect([otherOf('D4'), otherOf('D4+')]).toEqual(['D4+', 'D4']);
  });
});
