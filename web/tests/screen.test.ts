// @vitest-environment happy-dom
// The board screen, played with a toy game that the client has never heard of.
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Light } from '../src/board/model';
import { BoardScreen } from '../src/board/screen.svelte';
import type { OptionView } from '../src/protocol/types';
import { allowed, denied, option, Pond, PondTable, type Catch } from './toy/pond.svelte';
import { effectRoot } from './toy/roots.svelte';

let table: PondTable;
let pond: Pond;
let screen: BoardScreen<Catch>;
let end: () => void;

function open(phone = false): void {
  end?.();
  end = effectRoot(() => void (screen = new BoardScreen(table, pond, { current: phone })));
  flushSync();
}

/** Everything that was promised has come. */
const settled = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done));
  flushSync();
};

const light = (...options: OptionView[]): Light => ({ kind: 'go', options });
const lit = (places: Record<string, Light>, pieces: Record<string, Light> = {}): void => {
  pond.lit = { places: new Map(Object.entries(places)), pieces: new Map(Object.entries(pieces)) };
};
const fly = option('catch fly');
const land = option('land pad-1', { at: 'pad-1' });

beforeEach(() => {
  table = new PondTable();
  pond = new Pond(table);
  open();
});
afterEach(() => {
  vi.useRealTimers();
  end();
});

describe('a pick', () => {
  it('chooses the only option of a place', () => {
    table.question(1, [land]);
    lit({ 'pad-1': light(land) });
    screen.pickPlace('pad-1');
    expect(table.chosen).toEqual(['land pad-1']);
  });

  it('means the alternate place where only that is lit', () => {
    const under = option('land under');
    lit({ 'under-pad-2': light(under) });
    screen.pickPlace('pad-2');
    expect(table.chosen).toEqual(['land under']);
  });

  it('looks at a place that offers nothing, also where a light only shows a way', () => {
    lit({ 'pad-1': { kind: 'go', options: [], route: { to: 'pad-1', path: ['pad-1'], note: '' } } });
    screen.pickPlace('pad-1');
    expect(table.chosen).toEqual([]);
    expect(screen.looked).toBe('pad-1');
    screen.escape(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(screen.looked).toBe('');
  });

  it('opens a menu where a place offers several options', () => {
    lit({ 'pad-1': light(land, option('dive pad-1')) });
    screen.pickPlace('pad-1');
    expect(table.chosen).toEqual([]);
    expect(screen.menu.map((one) => one.text)).toEqual(['land pad-1', 'dive pad-1']);
  });

  it('shows odds before an option that has them', async () => {
    table.question(1, [fly]);
    table.odds = { 'catch fly': [{ chance: 0.5, splashes: ['gnat'] }] };
    lit({}, { fly: light(fly) });
    flushSync();
    screen.pickPiece('fly');
    await settled();
    expect(table.chosen).toEqual([]);
    expect(screen.menu).toEqual([fly]);
    expect(screen.odds).toEqual([{ chance: 0.5, splashes: ['gnat'], line: '' }]);
    expect([...screen.spotlit]).toEqual(['gnat']);
    expect(screen.selected).toBe('fly');
  });

  it('of a piece means its place where that is lit', () => {
    lit({ 'pad-0': light(land) });
    screen.pickPiece('frog');
    expect(table.chosen).toEqual(['land pad-1']);
  });

  it('of a place means the lit piece that stands on it, where the place itself offers nothing', () => {
    lit({}, { frog: light(land) });
    screen.pickPlace('pad-0');
    expect(table.chosen).toEqual(['land pad-1']);
    expect(screen.selected).toBe('frog');
  });

  it('asks why not where nothing is lit', async () => {
    table.answers = () => denied('TOO-FAR');
    screen.pickPlace('pad-4');
    await settled();
    expect(table.asked).toEqual([{ intent: 'jump', to: 'pad-4' }]);
    expect(screen.answer?.title).toBe('Jump to pad-4?');
    expect(screen.answer?.explained.denials[0]!.rule).toBe('TOO-FAR');
    expect(screen.route).toBeNull();
  });

  it('asks nothing of a piece that the game has no question for', async () => {
    screen.pickPiece('frog');
    await settled();
    expect(table.asked).toEqual([]);
    expect(screen.selected).toBe('frog');
  });

  it('of a piece that is only selected lights up what it can do', () => {
    pond.lit = { places: new Map(), pieces: new Map([['gnat', light()]]) };
    pond.litFor = { gnat: { places: new Map([['pad-1', light(land)]]), pieces: new Map() } };
    screen.pickPiece('gnat');
    expect([table.chosen, screen.menu]).toEqual([[], []]);
    expect([...screen.lights.places.keys()]).toEqual(['pad-1']);
    screen.pickPlace('pad-1');
    expect(table.chosen).toEqual(['land pad-1']);
  });

  it('of somebody who only watches asks nothing', () => {
    table.seat = null;
    screen.pickPlace('pad-4');
    expect(table.asked).toEqual([]);
  });
});

describe('odds', () => {
  it('are asked for once in a question, and give hints', async () => {
    table.odds = { 'catch fly': [{ chance: 0.25, splashes: [] }] };
    lit({}, { fly: light(fly) });
    table.question(1, [fly, land]);
    flushSync();
    await settled();
    screen.look(fly);
    await settled();
    expect(table.previewed).toEqual(['catch fly']);
    expect(screen.hints.get('catch fly')).toBe('25%');
    expect(screen.hintOn('fly')).toBe('25%');
    table.question(2, [fly]);
    flushSync();
    expect(screen.hints.size).toBe(0);
  });

  it('that come after another option was looked at are not shown', async () => {
    const gnat = option('catch gnat');
    const release = table.hold('catch fly');
    table.odds = { 'catch fly': [{ chance: 0.1, splashes: [] }], 'catch gnat': [{ chance: 0.9, splashes: [] }] };
    void screen.aimAt(fly);
    await screen.aimAt(gnat);
    release();
    await settled();
    expect(screen.aimed).toBe(gnat);
    expect(screen.odds).toEqual([{ chance: 0.9, splashes: [], line: '' }]);
  });

  it('draw the line of sight of what is looked at', async () => {
    table.answers = () => allowed({ ray: ['pad-0', 'pad-3'] });
    await screen.aimAt(fly);
    await settled();
    expect(screen.sight.rays).toEqual([{ kind: 'clear', from: 'pad-0', to: 'pad-3' }]);
    screen.dismiss();
    expect(screen.sight.rays).toEqual([]);
  });

  it('follow the pointer where the game wants it', async () => {
    lit({}, { fly: light(fly) });
    screen.hoverPiece('fly');
    expect(screen.aimed).toBeNull();
    pond.aimsOnHover = true;
    screen.hoverPiece('fly');
    expect(screen.aimed).toBe(fly);
  });
});

describe('a route', () => {
  it('that an option says is drawn at once', () => {
    const route = { to: 'pad-1', path: ['pad-0', 'pad-1'], note: '1 hop' };
    lit({ 'pad-1': { ...light(land), route } });
    screen.hoverPlace('pad-1');
    expect(screen.route).toEqual(route);
    expect(screen.announced).toBe('1 hop');
    screen.hoverPlace('');
    expect(screen.route).toBeNull();
  });

  it('is asked for when the pointer rests', async () => {
    vi.useFakeTimers();
    table.answers = () => allowed({ path: ['pad-0', 'pad-1'], hops: 1 });
    lit({ 'pad-1': { ...light(land), ask: { intent: 'jump', to: 'pad-1' } } });
    screen.hoverPlace('pad-1');
    screen.hoverPlace('pad-0');
    await vi.advanceTimersByTimeAsync(200);
    expect(table.asked).toEqual([]);
    screen.hoverPlace('pad-1');
    await vi.advanceTimersByTimeAsync(200);
    expect(screen.route?.note).toBe('1 hops');
  });

  it('found by a pick stays while the pointer moves, and can be gone in two choices', async () => {
    const hop = option('hop');
    table.question(1, [hop]);
    flushSync();
    table.answers = () => allowed({ path: ['pad-0', 'pad-1'], hops: 1 });
    screen.pickPlace('pad-1');
    await settled();
    screen.hoverPlace('pad-2');
    expect(screen.canGo).toBe(true);
    await screen.go();
    table.question(2, [option('croak')], 'interruption');
    flushSync();
    table.question(3, [land, option('land pad-2', { at: 'pad-2' })]);
    flushSync();
    expect(table.chosen).toEqual(['hop', 'land pad-1']);
    table.question(4, [land]);
    flushSync();
    expect(table.chosen).toEqual(['hop', 'land pad-1']);
  });

  it('is given up when another question ends the move', async () => {
    table.question(1, [option('hop')]);
    flushSync();
    table.answers = () => allowed({ path: ['pad-0', 'pad-1'], hops: 1 });
    screen.pickPlace('pad-1');
    await settled();
    await screen.go();
    table.question(2, [option('croak')]);
    flushSync();
    table.question(3, [land]);
    flushSync();
    expect(table.chosen).toEqual(['hop']);
  });
});

describe('measuring', () => {
  it('goes from the first place picked to the second, over all places', async () => {
    screen.switchMeasuring();
    expect(screen.walk).toEqual(pond.places);
    table.answers = () => allowed({ pads: 3, ray: ['pad-0', 'pad-3'], reeds: ['pad-2'] });
    screen.pickPiece('frog');
    expect(screen.marked).toEqual(['pad-0']);
    screen.pickPlace('pad-3');
    await settled();
    expect(table.asked).toEqual([{ intent: 'measure', from: 'pad-0', to: 'pad-3' }]);
    expect(screen.marked).toEqual(['pad-2', 'pad-0', 'pad-3']);
    expect(screen.sight.rays[0]!.kind).toBe('blocked');
    screen.pickPlace('pad-1');
    expect(screen.marked).toContain('pad-1');
  });

  it('says so where a place cannot be measured', async () => {
    table.answers = () => {
      table.problem = 'refused';
      return null;
    };
    screen.switchMeasuring();
    screen.pickPlace('pad-0');
    screen.pickPlace('pad-1');
    await settled();
    expect(table.problem).toBe('measure-nowhere');
  });
});

describe('walking', () => {
  it('leads over the lit places, or over all where the game says so', () => {
    lit({ 'pad-1': light(land), 'pad-3': light(land) });
    expect(screen.walk).toEqual(['pad-1', 'pad-3']);
    expect(screen.step('pad-1', 'right')).toBe('pad-3');
    pond.walking = 'all';
    expect(screen.step('pad-1', 'right')).toBe('pad-2');
  });

  it('speaks the price and the notes of a lit place', () => {
    lit({ 'pad-1': { ...light(land), price: '2 hops', notes: ['wet'] } });
    expect(screen.describe('pad-1')).toBe('lily pad-1, 2 hops, wet');
    expect(screen.describe('pad-2')).toBe('lily pad-2');
  });
});

describe('Escape', () => {
  const escape = (): void => screen.escape(new KeyboardEvent('keydown', { key: 'Escape' }));

  it('leaves the answer, then the menu, then the tool', async () => {
    lit({}, { fly: light(fly) });
    screen.pickPiece('fly');
    await settled();
    await screen.ask({ intent: {}, title: '' });
    screen.measuring = true;
    escape();
    expect([screen.answer, screen.menu.length, screen.measuring]).toEqual([null, 1, true]);
    escape();
    expect([screen.menu.length, screen.aimed, screen.measuring]).toEqual([0, null, true]);
    escape();
    expect(screen.measuring).toBe(false);
  });

  it('is left to the result once the match is over', () => {
    table.outcome = {};
    screen.measuring = true;
    escape();
    expect(screen.measuring).toBe(true);
  });
});

describe('on a phone', () => {
  beforeEach(() => open(true));

  it('an option with odds is tapped twice', async () => {
    table.question(1, [land]);
    flushSync();
    screen.press(fly);
    await settled();
    expect([table.chosen, screen.aimed]).toEqual([[], fly]);
    screen.press(fly);
    screen.press(land);
    expect(table.chosen).toEqual(['catch fly', 'land pad-1']);
  });

  it('the leading option shows its odds at once, and nothing is looked at without a tap', async () => {
    screen.look(fly);
    expect(screen.aimed).toBeNull();
    table.question(1, [land, fly]);
    flushSync();
    expect(screen.aimed?.text).toBe('catch fly');
    expect(screen.floats).toBe(false);
  });
});

it('shows what a hint is about: what it names, its odds, its line of sight and its way', async () => {
  table.question(1, [fly, land]);
  lit({ 'pad-1': { ...light(land), route: { to: 'pad-1', path: ['pad-1'], note: 'a hop' } } });
  flushSync();

  screen.suggest(land);
  await settled();
  expect(screen.marked).toContain('pad-1');
  expect(screen.route?.to).toBe('pad-1');
  screen.suggest(fly);
  await settled();
  expect(screen.aimed?.text).toBe('catch fly');
  expect(screen.route).toBeNull();
  screen.suggest(null);
  expect(screen.aimed).toBeNull();
  expect(screen.marked).toEqual([]);
  expect(table.chosen).toEqual([]);
});

it('forgets everything that was looked at when a new question comes', async () => {
  table.question(1, [fly]);
  lit({}, { fly: light(fly) });
  flushSync();
  screen.pickPiece('fly');
  await screen.ask({ intent: {}, title: '' });
  table.question(2, [land]);
  flushSync();
  expect([screen.menu, screen.aimed, screen.answer, screen.chosen]).toEqual([[], null, null, '']);
});
