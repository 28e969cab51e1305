// The wish for a new match, from the plan of a form.
import { describe, expect, it } from 'vitest';
import type { Lobby, Scenario } from '../src/protocol/types';
import {
  BUILD,
  forcesOf,
  mapsFor,
  optionsOf,
  players,
  usualRival,
  teamOf,
  requestsOf,
  type Plan,
} from '../src/lobby/setup';

const scenario = (more: Partial<Scenario> = {}): Scenario => ({ id: 's', name: 'S', text: '', ...more });
const game = (more: Partial<Lobby> = {}): Lobby => ({
  game: 'toy',
  title: 'Toy',
  scenarios: [],
  orders: [],
  agents: ['weak', 'strong'],
  ...more,
});
const plan = (more: Partial<Plan> = {}): Plan => ({
  scenario: scenario({ forces: ['a', 'b', 'c'] }),
  seats: [
    { kind: 'me', name: 'Ada', force: 'a' },
    { kind: 'strong', name: '', force: BUILD },
  ],
  map: '',
  switches: {},
  options: {},
  minutes: 0,
  name: '',
  isPublic: false,
  ...more,
});

describe('a scenario', () => {
  it('has as many players as its teams, else its range, else two', () => {
    expect(players(scenario({ teams: [[0, 1], [2]] }))).toEqual([3, 3]);
    expect(players(scenario({ players: [2, 6] }))).toEqual([2, 6]);
    expect(players(undefined)).toEqual([2, 2]);
  });

  it('names its own map once, before the others', () => {
    const maps = { moor: { name: 'Moor' }, ford: { name: 'Ford' } } as Lobby['maps'];
    const ids = (one?: Scenario): string[] => mapsFor(game({ maps: maps! }), one).map(([id]) => id);
    expect(ids(scenario({ map: 'ford' }))).toEqual(['moor']);
    expect(ids(scenario())).toEqual(['moor', 'ford']);
  });

  it('puts a seat in its team, or alone', () => {
    expect(teamOf(scenario({ teams: [[0, 2], [1]] }), 2)).toBe(0);
    expect(teamOf(scenario(), 2)).toBe(2);
  });

  it('offers the Forces of the seat before those of all', () => {
    const one = scenario({ forces: ['a'], seat_forces: [['b']] });
    expect(forcesOf(one, 0)).toEqual(['b']);
    expect(forcesOf(one, 1)).toEqual(['a']);
  });

  it('leaves out options made for others', () => {
    const option = { id: 'o', name: 'O', choices: [] };
    const lobby = game({ options: [option, { ...option, id: 'p', scenarios: ['other'] }] });
    expect(optionsOf(lobby, scenario()).map((one) => one.id)).toEqual(['o']);
  });
});

it('begins with the stronger of two computer players and the third of four', () => {
  expect(usualRival(game())).toBe('strong');
  expect(usualRival(game({ agents: ['a', 'b', 'c', 'd'] }))).toBe('c');
});

describe('requestsOf', () => {
  const lobby = game({ forces: { a: { name: 'A' }, b: { name: 'B' }, c: { name: 'C' } } });

  it('lets a computer bring a Force that nobody else has, in as many ways as there are', () => {
    const brought = requestsOf(lobby, plan()).map((wish) => wish.setup?.['forces']);
    expect(brought).toEqual([
      ['a', 'b'],
      ['a', 'c'],
    ]);
  });

  it('leaves a Force open that a person builds at the table', () => {
    const seats = [
      { kind: 'me', name: '', force: BUILD },
      { kind: 'open', name: '', force: 'b' },
    ];
    expect(requestsOf(lobby, plan({ seats }))[0]!.setup?.['forces']).toEqual([null, 'b']);
  });

  it('says who sits where', () => {
    expect(requestsOf(lobby, plan())[0]!.seats).toEqual([
      { kind: 'person', name: 'Ada', mine: true },
      { kind: 'computer', agent: 'strong' },
    ]);
  });

  it('gives a computer the character that was chosen for it, and nobody else', () => {
    const seats = [
      { kind: 'me', name: '', force: 'a', style: 'bold' },
      { kind: 'strong', name: '', force: 'b', style: 'bold' },
    ];
    expect(requestsOf(lobby, plan({ seats }))[0]!.seats).toEqual([
      { kind: 'person', name: '', mine: true },
      { kind: 'computer', agent: 'strong:bold' },
    ]);
  });

  it('says nothing of Forces, map and options where the scenario fixes them', () => {
    const wish = requestsOf(lobby, plan({ scenario: scenario({ fixed: true }), map: 'm' }))[0]!;
    expect(wish.setup).toEqual({ scenario: 's', players: 2 });
  });

  it('names only the switches that are on, and a clock only where there is one', () => {
    const [wish] = requestsOf(lobby, plan({ switches: { x: true, y: false }, minutes: 10 }));
    expect(wish!.setup?.['switches']).toEqual({ x: true });
    expect(wish!.clock).toEqual({ seconds: 600, increment: 5 });
    expect(requestsOf(lobby, plan())[0]!.clock).toBeUndefined();
  });
});
