// @vitest-environment happy-dom
// The components of the board screen around a renderer that knows nothing but the contract.
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { allowed, denied, option, Pond, PondTable } from './toy/pond.svelte';
import PondScreen from './toy/PondScreen.svelte';

let table: PondTable;
let pond: Pond;
let shown: Record<string, unknown>;

const find = <E extends HTMLElement>(selector: string): E => document.querySelector<E>(selector)!;
const text = (selector: string): string => find(selector)?.textContent.replace(/\s+/g, ' ').trim() ?? '';
const press = (key: string): void => {
  document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
};
const settled = async (): Promise<void> => {
  await new Promise((done) => setTimeout(done));
  flushSync();
};

beforeEach(() => {
  table = new PondTable();
  pond = new Pond(table);
  shown = mount(PondScreen, { target: document.body, props: { table, pond } });
  flushSync();
});
afterEach(() => unmount(shown));

const land = (place: string) => option(`land ${place}`, { at: place });

function askToLand(): void {
  const options = ['pad-1', 'pad-3'].map(land);
  pond.lit = {
    places: new Map(options.map((one) => [String(one.fields['at']), { kind: 'go', options: [one], price: '1 hop' }])),
    pieces: new Map(),
  };
  table.question(1, options);
  flushSync();
}

it('puts the focus on the lit places, which the arrow keys walk and Enter picks', async () => {
  askToLand();
  await settled();
  expect(document.activeElement?.getAttribute('data-place')).toBe('pad-1');
  expect(document.activeElement?.textContent).toBe('lily pad-1, 1 hop');
  press('ArrowRight');
  expect(document.activeElement?.getAttribute('data-place')).toBe('pad-3');
  press('ArrowRight');
  press('Enter');
  expect(table.chosen).toEqual(['land pad-3']);
});

it('makes all places one stop for the Tab key', () => {
  askToLand();
  expect(document.querySelectorAll('[data-place][tabindex="0"]')).toHaveLength(1);
});

it('shows hints on options and targets, and a menu with a way back', async () => {
  const fly = option('catch fly');
  table.odds = { 'catch fly': [{ chance: 0.5, splashes: ['gnat'] }] };
  pond.lit = { places: new Map(), pieces: new Map([['fly', { kind: 'target', options: [fly] }]]) };
  table.question(1, [fly, option('croak')]);
  flushSync();
  await settled();
  expect(text('[data-piece=fly] small')).toBe('50%');
  find<HTMLElement>('[data-piece=fly] button').click();
  await settled();
  expect(document.querySelectorAll('aside [data-option]')).toHaveLength(1);
  expect(find('[data-piece=gnat]').classList.contains('spotlit')).toBe(true);
  find<HTMLElement>('.aiming .quiet').click();
  flushSync();
  expect(document.querySelectorAll('aside [data-option]')).toHaveLength(2);
});

it('tells why not, and gives the focus back when that is put away', async () => {
  table.answers = () => denied('TOO-FAR');
  const piece = find<HTMLElement>('[data-piece=fly] button');
  piece.focus();
  piece.click();
  await settled();
  expect(text('.why')).toContain('TOO-FAR forbids it');
  find<HTMLElement>('.why .close').focus();
  press('Escape');
  expect(find('.why')).toBeNull();
  expect(document.activeElement).toBe(piece);
});

it('measures by the keyboard, and tells the result in the words of the game', async () => {
  table.answers = () => allowed({ pads: 2, ray: ['pad-0', 'pad-2'] });
  find<HTMLElement>('.measure').click();
  flushSync();
  find<HTMLElement>('[data-place="pad-0"]').focus();
  for (const key of ['Enter', 'ArrowRight', 'ArrowRight', 'Enter']) press(key);
  await settled();
  expect(text('.why')).toContain('2 pads');
  expect(text('.rays')).toBe('clear pad-0 pad-2');
  expect(text('.marked')).toBe('pad-0 pad-2');
  press('Escape');
  press('Escape');
  expect(find('.measure').getAttribute('aria-pressed')).toBe('false');
  expect(document.activeElement).toBe(find('.measure'));
});

it('offers to go where a route leads', async () => {
  table.question(1, [option('hop')]);
  table.answers = () => allowed({ path: ['pad-0', 'pad-1'], hops: 1 });
  pond.walking = 'all';
  flushSync();
  find<HTMLElement>('[data-place="pad-1"]').click();
  await settled();
  expect(text('.route')).toBe('pad-0 pad-1: 1 hops');
  find<HTMLElement>('aside .primary').click();
  await settled();
  expect(table.chosen).toEqual(['hop']);
});

it('says where on the screen a place is, as the renderer knows it', () => {
  type Field = HTMLElement & { locate: (what: { place: string }) => DOMRect | null };
  expect(find<Field>('.field').locate({ place: 'pad-4' })?.x).toBe(40);
});
