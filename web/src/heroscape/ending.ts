// What the points of a player came from: cards that still stand (HS-END-03), or what the goal counts (HS-END-04).
import type { HeroscapeTable } from '../protocol/heroscape';
import type { LogLine } from '../protocol/types';
import type { Source, Standing } from '../table/result';

const COUNTED = ['hill', 'shrines', 'collect', 'glyphs']; // goals that do not look at the cards

/** Whether the score is made of the cards that still have a figure on the battlefield. */
export const byCards = (goal: string): boolean => !COUNTED.includes(goal);

/** The cards that brought points to these seats. */
export function cardsOf(table: HeroscapeTable, seats: readonly number[]): Source[] {
  const standing = new Set(
    table.figures.filter((figure) => figure.space).map((figure) => `${figure.seat_id}:${figure.unit_id}`),
  );
  return table.cards
    .filter((card) => seats.includes(card.seat_id) && !card.out_of_play)
    .filter((card) => standing.has(`${card.seat_id}:${card.unit_id}`))
    .map((card) => ({ name: card.name, points: card.points }))
    .sort((a, b) => b.points - a.points);
}

/** How often something was scored for these seats, by what it was: a word for it and the points it brought. */
export function goalsOf(log: readonly LogLine[], seats: readonly number[], word: (what: string) => string): Source[] {
  const latest = new Map<string, Source>();
  for (const { event } of log) {
    const { type, seat, what, total } = event as { type: string; seat: number; what: string; total: number };
    if (type === 'scored' && seats.includes(seat)) latest.set(`${seat}:${what}`, { name: word(what), points: total });
  }
  return [...latest.values()].filter((one) => one.points);
}

/** The figures that each side has lost, as they were lost; `sideOf`: whose a figure was. */
export function lossesOf(
  log: readonly LogLine[],
  sides: number,
  sideOf: (figure: string) => number | undefined,
): Standing[] {
  const found: Standing[] = [{ round: 1, points: Array.from({ length: sides }, () => 0) }];
  let round = 1;
  for (const { event } of log) {
    if (event['type'] === 'round-began') round = (event['round'] as number | undefined) ?? round;
    const side = event['type'] === 'destroyed' ? sideOf(event['figure'] as string) : undefined;
    if (side === undefined) continue;
    found.push({ round, points: found.at(-1)!.points.map((lost, n) => lost + (n === side ? 1 : 0)) });
  }
  return found;
}
