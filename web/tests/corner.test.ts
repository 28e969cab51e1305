// A panel on the board lies where it covers nobody who matters.
import { expect, it } from 'vitest';
import { freeCorner, type Rect } from '../src/board/corner';

const field: Rect = { left: 0, top: 0, right: 100, bottom: 100 };
const at = (left: number, top: number): Rect => ({ left, top, right: left + 10, bottom: top + 10 });

it('takes the first corner where nothing is covered', () => {
  expect(freeCorner(field, 40, 40, [at(5, 80)], [], null)).toBe('bottom-right');
});

it('prefers the corner that covers the fewest others', () => {
  expect(freeCorner(field, 40, 40, [], [at(5, 80), at(80, 80), at(5, 5)], null)).toBe('top-right');
});

it('stays where it is while another corner is no better', () => {
  expect(freeCorner(field, 40, 40, [], [], 'top-left')).toBe('top-left');
});

it('finds none where every corner hides somebody', () => {
  expect(freeCorner(field, 60, 60, [at(45, 45)], [], null)).toBeNull();
});
