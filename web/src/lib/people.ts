// How players are called.
import type { SeatView } from '../protocol/types';
import { t, texts } from './texts.svelte';

type Named = Pick<SeatView, 'seat' | 'name' | 'kind'> & { own?: boolean };

/** Seats, with that marked which alone is played here: where it has no name, it is you. */
export const marked = (seats: readonly SeatView[], own: (seat: number) => boolean): (SeatView & { own?: boolean })[] =>
  seats.map((seat) => (own(seat.seat) ? { ...seat, own: true } : seat));

/** Whether the clock of a seat runs: it waits until everybody is there. */
export const ticks = (seat: number, seats: readonly SeatView[], asked: readonly number[]): boolean =>
  asked.includes(seat) && !seats.some((s) => s.kind === 'open' || s.expected);

/** What the server calls people who give no name. */
const unnamed = (seat: Named): boolean => seat.name === '' || /^Player \d+$/.test(seat.name);

/** The name of a seat; computers that nobody named are called what they are, with a number if there are several. */
export function nameOf(seat: Named | undefined, seats: readonly Named[]): string {
  if (!seat) return '';
  if (seat.kind === 'open') return seat.name || t('open-seat');
  if (seat.kind === 'person' && unnamed(seat)) return seat.own ? t('you') : t('player', { number: seat.seat + 1 });
  const [level = ''] = seat.name.toLowerCase().split(':');
  if (seat.kind !== 'computer' || !texts.has(`kind-${level}`)) return seat.name;
  const several = seats.filter((other) => other.kind === 'computer').length > 1;
  return several ? t('computer-player-many', { number: seat.seat + 1 }) : t('computer-player');
}

/** Whom a match waits for, in words. */
export function waitingFor(match: { seats: readonly Named[]; asked: readonly number[]; outcome: unknown }): string {
  if (match.outcome) return t('match-over');
  const named = match.asked.map((number) => match.seats.find((one) => one.seat === number));
  const names = named.map((seat) => nameOf(seat, match.seats)).filter(Boolean);
  return names.length ? t('waiting-for', { names: names.join(', ') }) : t('waiting-for-others');
}
