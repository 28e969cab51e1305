// The curves of a list: how its cards are spread over costs and over dice.
import type { Builder } from '../protocol/types';
import { carriedBy, copiesOf, type Entries, type Lines } from './list';

export interface Bar {
  from: number;
  to: number;
  count: number;
}

export interface Curve {
  id: string; // 'points', or the id of a number
  bars: Bar[];
  sum: number;
}

const BARS = 8;

/** The points of all cards, and every kind of dice on them; curves without a card are left out. */
export function curvesOf(lines: Lines, builder: Builder): Curve[] {
  const { entries } = builder;
  const dice = builder.numbers.filter((number) => number.dice).map((number) => number.id);
  return [
    curve(
      'points',
      spread(lines, entries, (card) => entries[card]?.points ?? 0, false),
    ),
    ...dice.map((id) =>
      curve(
        id,
        spread(lines, entries, (card) => entries[card]?.numbers?.[id] ?? 0, true),
      ),
    ),
  ].filter((one) => one.sum > 0);
}

// What each card has of something, as often as the card is there; dice are thrown by every model of it.
function spread(lines: Lines, entries: Entries, value: (card: string) => number, byModel: boolean): number[] {
  return lines.flatMap((line) =>
    [line.card, ...carriedBy(line)].flatMap((card) => {
      const models = byModel ? Math.max(1, entries[card]?.models ?? 1) : 1;
      return Array.from({ length: copiesOf(line) * models }, () => value(card));
    }),
  );
}

function curve(id: string, values: number[]): Curve {
  const counted = values.filter((value) => value > 0);
  const most = Math.max(0, ...counted);
  const width = Math.max(1, niceWidth(most / BARS));
  const bars = Array.from({ length: Math.ceil((most + 1) / width) }, (_, n) => ({
    from: n * width,
    to: (n + 1) * width - 1,
    count: counted.filter((value) => Math.floor(value / width) === n).length,
  }));
  return {
    id,
    bars: bars.filter((bar, n) => bar.to > 0 && (n > 0 || bar.count > 0)),
    sum: counted.reduce((a, b) => a + b, 0),
  };
}

const niceWidth = (width: number): number => [1, 2, 5, 10, 20, 25, 50, 100, 200, 500].find((n) => n >= width) ?? 1000;
