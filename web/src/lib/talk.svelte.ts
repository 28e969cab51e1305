// What players say to each other: whom this browser does not want to hear, and what was read.
import type { Seat } from './match.svelte';
import { heldTokens } from './seats';
import type { SaidView, SeatView } from '../protocol/types';

// As the server knows them (`talk.py`).
export const PHRASES = 'hello luck moment time nice close ouch oops sorry thanks played bye'.split(' ');
export const EMOTES = ['smile', 'laugh', 'wow', 'sad', 'angry', 'hmm'];

const KEY = 'battlewright.muted';
const MOST = 200;

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

/** Other people at the table who sit at another screen. */
export const company = (seat: Seat): SeatView[] => {
  const own = heldTokens(seat.match);
  return seat.seats.filter((one) => one.kind === 'person' && one.seat !== seat.seat && !(String(one.seat) in own));
};

class Talk {
  muted = $state.raw<string[]>(stored());
  private read = $state.raw<Record<string, number>>({}); // by match: the latest thing that was looked at

  /** People with a profile are known again in their next match. */
  private key = (seat: Seat, one: SeatView): string => one.person || `${seat.match}:${one.seat}`;

  isMuted = (seat: Seat, one: SeatView | undefined): boolean =>
    one !== undefined && this.muted.includes(this.key(seat, one));

  mute(seat: Seat, one: SeatView, on: boolean): void {
    const others = this.muted.filter((key) => key !== this.key(seat, one));
    this.muted = on ? [...others, this.key(seat, one)].slice(-MOST) : others;
    localStorage.setItem(KEY, JSON.stringify(this.muted));
  }

  /** What is heard here. */
  heard(seat: Seat): SaidView[] {
    return seat.said.filter(
      (said) =>
        !this.isMuted(
          seat,
          seat.seats.find((one) => one.seat === said.seat),
        ),
    );
  }

  /** What others have said since it was looked at. */
  fresh = (seat: Seat): SaidView[] =>
    this.heard(seat).filter((said) => said.seat !== seat.seat && said.number > (this.read[seat.match] ?? 0));

  /** Everything so far was looked at. */
  look(seat: Seat): void {
    const latest = seat.said.at(-1)?.number ?? 0;
    if (latest > (this.read[seat.match] ?? 0)) this.read = { ...this.read, [seat.match]: latest };
  }
}

export const talk = new Talk();
