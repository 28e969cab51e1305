// How players are called.
import type { SeatView } from '../protocol/types';
import { t, texts } from './texts.svelte';

type Named = Pick<SeatView, 'seat' | 'name' | 'kind'>;

/** The name of a seat; computers that nobody named are called what they are, with a number if there are several. */
export function nameOf(seat: Named | undefined, seats: readonly Named[]): string {
  if (!seat) return '';
  if (seat.kind !== 'computer' || !texts.has(`kind-${seat.name.toLowerCase()}`)) return seat.name || t('open-seat');
  const several = seats.filter((other) => other.kind === 'computer').length > 1;
  return several ? t('computer-player-many', { number: seat.seat + 1 }) : t('computer-player');
}
