// Assigning wilds dice by hand: which place a die may still go to, and which of the offered ways lies there. The ways
// come from the server; here they are only compared.
import type { OptionView } from '../protocol/types';

export const PLACES = ['defense', 'hp', 'attack'] as const;
export type Place = (typeof PLACES)[number];

export interface Way {
  option: OptionView;
  dice: Record<Place, readonly number[]>; // what each die that goes there is worth
  beats: boolean;
  loses: number;
}

/** Where each die lies, by its number; nowhere if it is not named. */
export type Assigned = Readonly<Record<number, Place | ''>>;
export const EMPTY: Assigned = {};

const laid = (worths: readonly number[], assigned: Assigned, place: Place): number[] =>
  worths.filter((_, die) => assigned[die] === place).sort();

/** Whether all dice of the first are among those of the second. */
function within(some: readonly number[], all: readonly number[]): boolean {
  const left = [...all];
  return some.every((worth) => {
    const at = left.indexOf(worth);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

/** Whether some way puts a die there beside those that lie already. */
export function fits(
  ways: readonly Way[],
  worths: readonly number[],
  assigned: Assigned,
  die: number,
  place: Place,
): boolean {
  const next = { ...assigned, [die]: place };
  return ways.some((way) => PLACES.every((at) => within(laid(worths, next, at), way.dice[at])));
}

/** The next place for a die, in turn; off the table after the last one. */
export function moved(ways: readonly Way[], worths: readonly number[], assigned: Assigned, die: number): Assigned {
  const free = { ...assigned, [die]: '' as const };
  const from = PLACES.indexOf(assigned[die] as Place) + 1;
  const place = PLACES.slice(from).find((at) => fits(ways, worths, free, die, at));
  return { ...assigned, [die]: place ?? '' };
}

/** The way that lies there exactly. */
export function found(ways: readonly Way[], worths: readonly number[], assigned: Assigned): Way | undefined {
  return ways.find((way) =>
    PLACES.every((at) => {
      const there = laid(worths, assigned, at);
      return there.length === way.dice[at].length && within(there, way.dice[at]);
    }),
  );
}
