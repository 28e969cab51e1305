// How a score came about: by source, and as a curve.
import { describe, expect, it } from 'vitest';
import { sourcesOf, standingsOf } from '../src/battleground/ending';
import { byCards, cardsOf, goalsOf, lossesOf } from '../src/heroscape/ending';
import type { HeroscapeTable } from '../src/protocol/heroscape';
import type { LogLine } from '../src/protocol/types';
import { rounds, steps } from '../src/table/result';

const line = (type: string, more: object = {}): LogLine => ({ event: { type, ...more } }) as unknown as LogLine;

describe('Battleground', () => {
  const log = [
    line('round_began', { round: 1 }),
    line('objective_captured', { seat: 0 }),
    line('knocked_out', { seat: 1, character: 'teela', vp: 25 }),
    line('round_began', { round: 2 }),
    line('objective_captured', { seat: 0 }),
    line('mission_completed', { seat: 0, card: 'g1', vp: 15 }),
    line('knocked_out', { seat: 0, character: 'orko', vp: 0 }),
  ];
  const names = {
    out: (id: string) => id,
    mission: (id: string) => id,
    objectives: (count: number) => `${count} objectives`,
  };

  it('says what the points of a side came from (BG-SCORE-06 to 08)', () => {
    expect(sourcesOf(log, [0], 55, names)).toEqual([
      { name: '2 objectives', points: 40 },
      { name: 'g1', points: 15 },
    ]);
    expect(sourcesOf(log, [1], 25, names)).toEqual([{ name: 'teela', points: 25 }]);
    expect(sourcesOf([], [1], 0, names)).toEqual([]);
  });

  it('follows the score', () => {
    const found = standingsOf(log, [[0], [1]]);
    expect(found.map((one) => one.points)).toEqual([
      [0, 0],
      [20, 0],
      [20, 25],
      [40, 25],
      [55, 25],
    ]);
    expect(rounds(found)).toEqual([
      { round: 1, points: [20, 25] },
      { round: 2, points: [55, 25] },
    ]);
  });
});

describe('Heroscape', () => {
  const table = {
    cards: [
      { name: 'Finn', points: 80, seat_id: 0, unit_id: 'finn', out_of_play: false },
      { name: 'Airborne', points: 110, seat_id: 0, unit_id: 'airborne', out_of_play: false },
      { name: 'Krav Maga', points: 100, seat_id: 0, unit_id: 'krav', out_of_play: true },
      { name: 'Grimnak', points: 120, seat_id: 1, unit_id: 'grimnak', out_of_play: false },
    ],
    figures: [
      { seat_id: 0, unit_id: 'finn', space: 'A1' },
      { seat_id: 0, unit_id: 'airborne', space: '' },
      { seat_id: 1, unit_id: 'grimnak', space: 'B2' },
    ],
  } as unknown as HeroscapeTable;

  it('counts the cards that still stand (HS-END-03)', () => {
    expect(cardsOf(table, [0])).toEqual([{ name: 'Finn', points: 80 }]);
    expect([byCards('last-army'), byCards('hill')]).toEqual([true, false]);
  });

  it('counts what the goal counts', () => {
    const log = [
      line('scored', { seat: 0, what: 'hill', total: 1 }),
      line('scored', { seat: 0, what: 'hill', total: 2 }),
    ];
    expect(goalsOf(log, [0], (what) => what)).toEqual([{ name: 'hill', points: 2 }]);
  });

  it('follows the losses', () => {
    const log = [
      line('destroyed', { figure: 'a' }),
      line('round-began', { round: 2 }),
      line('destroyed', { figure: 'b' }),
    ];
    const found = lossesOf(log, 2, (figure) => (figure === 'a' ? 1 : 0));
    expect(found.map((one) => [one.round, ...one.points])).toEqual([
      [1, 0, 0],
      [1, 0, 1],
      [2, 1, 1],
    ]);
  });
});

describe('the curve', () => {
  it('goes in steps, the most points at the top', () => {
    const standings = [
      { round: 1, points: [0, 0] },
      { round: 1, points: [20, 0] },
      { round: 2, points: [20, 40] },
    ];
    expect(steps(standings, 0)).toBe('0,1 0.5,1 0.5,0.5 1,0.5 1,0.5');
    expect(steps(standings, 1)).toBe('0,1 0.5,1 0.5,1 1,1 1,0');
  });
});
