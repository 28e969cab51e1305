// What a figure was called that is no longer in play: its id tells.
import type { CardRow } from '../protocol/heroscape';

/** The name of a figure by its id (`B-blade-gruts.3`); undefined for anything else. */
export function fallenName(
  id: string,
  cards: readonly Pick<CardRow, 'unit_id' | 'seat_id'>[],
  units: Readonly<Record<string, { name: string }>>,
): string | undefined {
  const [, letter = '', unit = '', number = ''] = /^([A-Z])-(.+?)(?:\.(\d+))?$/.exec(id) ?? [];
  const name = units[unit]?.name;
  if (!name) return undefined;
  const seats = new Set(cards.filter((card) => card.unit_id === unit).map((card) => card.seat_id));
  const copy = seats.size > 1 ? `${letter}${number}` : number;
  return copy ? `${name} ${copy}` : name;
}
