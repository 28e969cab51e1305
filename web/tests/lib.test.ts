// @vitest-environment happy-dom
// The small parts of the client that know no game: addresses, seats kept by the browser, names, who answers an offer.
import { beforeEach, describe, expect, it } from 'vitest';
import { nameIn } from '../src/lib/catalogue';
import { newKey } from '../src/lib/key';
import type { Seat } from '../src/lib/match.svelte';
import { answererOf } from '../src/lib/offers';
import { marked, nameOf, ticks } from '../src/lib/people';
import { router } from '../src/lib/router.svelte';
import { forget, heldMatches, heldTokens, hold } from '../src/lib/seats';
import type { SeatView } from '../src/protocol/types';

const MATCH = '0123456789abcdef01234567';
const seat = (number: number, more: Partial<SeatView> = {}): SeatView =>
  ({ seat: number, name: `Player ${number + 1}`, kind: 'person', team: number, ...more }) as SeatView;

describe('router', () => {
  it.each([
    ['/', 'lobby', ''],
    ['/replay', 'replay', ''],
    [`/play/${MATCH}`, 'play', MATCH],
    ['/play/too-short', 'lobby', ''],
  ])('reads %s as %s', (path, page, match) => {
    router.go(path);
    expect([router.page, router.match]).toEqual([page, match]);
  });
});

describe('seats', () => {
  const held = (match: string, at: number) => ({ match, game: 'toy', name: '', tokens: { '0': `token ${match}` }, at });
  beforeEach(() => localStorage.clear());

  it('keeps one entry for a match, the latest first', () => {
    hold(held('a', 1));
    hold(held('b', 2));
    hold(held('a', 3));
    expect(heldMatches().map((one) => one.match)).toEqual(['a', 'b']);
    expect(heldTokens('b')).toEqual({ '0': 'token b' });
  });

  it('forgets a match', () => {
    hold(held('a', 1));
    forget('a');
    expect(heldMatches()).toEqual([]);
    expect(heldTokens('a')).toEqual({});
  });

  it('holds no more than fifty', () => {
    for (let n = 0; n < 60; n += 1) hold(held(String(n), n));
    expect(heldMatches()).toHaveLength(50);
  });

  it('begins anew where the browser kept something broken', () => {
    localStorage.setItem('battlewright.seats', '{');
    expect(heldMatches()).toEqual([]);
  });
});

describe('people', () => {
  it('calls the seat that alone is played here "you"', () => {
    const [mine, other] = marked([seat(0), seat(1)], (number) => number === 0);
    expect(nameOf(mine, [])).toBe('you'); // no texts are loaded here: messages show their ids
    expect(nameOf(other, [])).toBe('player');
  });

  it('keeps a name that was given', () => {
    expect(nameOf(seat(0, { name: 'Ada' }), [])).toBe('Ada');
    expect(nameOf(undefined, [])).toBe('');
  });

  it('stops all clocks until nobody is missing', () => {
    expect(ticks(0, [seat(0), seat(1)], [0])).toBe(true);
    expect(ticks(1, [seat(0), seat(1)], [0])).toBe(false);
    expect(ticks(0, [seat(0), seat(1, { kind: 'open' })], [0])).toBe(false);
  });
});

describe('answererOf', () => {
  const at = (number: number, seats: SeatView[], accepted: number[] = []): Seat =>
    ({ seat: number, seats, offer: { seat: 0, accepted } }) as unknown as Seat;

  it('asks a seat of the other side', () => {
    const seats = [seat(0), seat(1, { team: 0 }), seat(2, { team: 1 })];
    expect(answererOf([0, 1, 2].map((n) => at(n, seats)))?.seat).toBe(2);
  });

  it('asks no side twice', () => {
    const seats = [seat(0), seat(1), seat(2)];
    expect(answererOf([0, 1, 2].map((n) => at(n, seats, [1])))?.seat).toBe(2);
  });

  it('asks nobody where nobody else sits', () => {
    expect(answererOf([at(0, [seat(0), seat(1)])])).toBeUndefined();
    expect(answererOf([])).toBeUndefined();
  });
});

it('names a part by its card', () => {
  const names = new Map([['card', 'Card']]);
  expect(nameIn(names, 'card.part')).toBe('Card');
  expect(nameIn(names, 'card/part')).toBe('Card');
  expect(nameIn(names, 'other')).toBeUndefined();
});

it('makes keys of 32 hexadecimal digits, never the same', () => {
  expect(newKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newKey()).not.toBe(newKey());
});
