// The planet's drawing and the dice of the wilds: what grows stays in its area, and only offered ways are laid.
import { describe, expect, it } from 'vitest';
import { EMPTY, fits, found, moved, type Way } from '../src/fields/dice';
import { depth, scatter } from '../src/fields/scatter';
import { drawnNow, percent, pointsOf } from '../src/fields/story';
import type { Area, LogLine, OptionView } from '../src/protocol/types';

const square = (size: number): number[][] => [
  [0, 0],
  [size, 0],
  [size, size],
  [0, size],
];
const wood = { id: 'wood', kind: 'wilds', label: [150, 150], shape: [square(300)] } as unknown as Area;

describe('depth', () => {
  it('tells inside from outside, and how far the edge is', () => {
    expect(depth([square(100)], 50, 20)).toBeCloseTo(20);
    expect(depth([square(100)], 50, -5)).toBeCloseTo(-5);
  });
  it('counts a hole as outside', () => {
    const hole = square(20).map(([x, y]) => [x! + 40, y! + 40]);
    expect(depth([square(100), hole], 50, 50)).toBeLessThan(0);
  });
});

describe('scatter', () => {
  const spots = scatter(wood, 'forest');
  it('keeps to the area, off its edge and clear of the name', () => {
    expect(spots.length).toBeGreaterThan(40);
    for (const { x, y } of spots) expect(depth(wood.shape, x, y - 5)).toBeGreaterThan(9);
    expect(spots.filter(({ x, y }) => Math.abs(x - 150) < 44 && y > 150 - 46 && y < 150 + 40)).toEqual([]);
  });
  it('draws the same wood every time, the far trees first', () => {
    expect(scatter(wood, 'forest')).toEqual(spots);
    expect(spots.map(({ y }) => y)).toEqual(spots.map(({ y }) => y).sort((a, b) => a - b));
  });
  it('leaves an area without a shape alone', () => {
    expect(scatter({ ...wood, shape: [] }, 'forest')).toEqual([]);
  });
});

describe('wilds dice', () => {
  const way = (text: string, dice: Way['dice']): Way => ({
    option: { text } as OptionView,
    dice,
    beats: true,
    loses: 0,
  });
  const ways = [
    way('beat', { defense: [1], hp: [2], attack: [] }),
    way('block', { defense: [], hp: [], attack: [2, 1] }),
  ];
  const worths = [2, 1];

  it('lets a die go only where some way has it, beside those that lie', () => {
    expect(fits(ways, worths, EMPTY, 0, 'defense')).toBe(false);
    expect(fits(ways, worths, EMPTY, 0, 'hp')).toBe(true);
    expect(fits(ways, worths, { 0: 'hp' }, 1, 'attack')).toBe(false);
  });
  it('moves a die on, and off after the last place', () => {
    const one = moved(ways, worths, EMPTY, 0);
    expect(one[0]).toBe('hp');
    const two = moved(ways, worths, one, 0);
    expect(two[0]).toBe('attack');
    expect(moved(ways, worths, two, 0)[0]).toBe('');
  });
  it('finds the way that lies there exactly', () => {
    expect(found(ways, worths, { 0: 'hp', 1: 'defense' })?.option.text).toBe('beat');
    expect(found(ways, worths, { 0: 'hp' })).toBeUndefined();
  });
});

describe('where points came from', () => {
  it('adds what each card or rule brought a team', () => {
    const gain = (team: number, amount: number, ...rules: string[]): LogLine =>
      ({ text: '', event: { type: 'vp_gained', team, amount, rules } }) as unknown as LogLine;
    const lines = [
      gain(0, 3, 'FE-VICTORY-03', 'iron-wall'),
      gain(0, 2, 'FE-VICTORY-02', 'iron-wall'),
      gain(1, 1, 'FE-EPIC-46'),
    ];
    expect(pointsOf(lines, 0)).toEqual({ 'iron-wall': 5 });
    expect(pointsOf(lines, 1)).toEqual({ 'FE-EPIC-46': 1 });
  });
});

describe('percent', () => {
  it('calls nothing impossible or certain that is not', () => {
    expect([0, 0.001, 0.126, 0.999, 1].map(percent)).toEqual(['0', '<1', '13', '>99', '100']);
  });
});

describe('drawnNow', () => {
  const line = (type: string, card = ''): LogLine => ({ event: { type, card } }) as unknown as LogLine;

  it('finds the card of this turn, not of the one before', () => {
    const turn = [line('activated'), line('quest_began', 'heartwood'), line('checked')];
    expect(drawnNow(turn)).toBe('heartwood');
    expect(drawnNow([...turn, line('activated'), line('moved')])).toBe('');
    expect(drawnNow([])).toBe('');
  });
});
