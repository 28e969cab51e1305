// The words of a game know seats by their numbers; at a table they say who sits there.
import type { SeatView } from '../protocol/types';
import { nameOf } from './people';
import { t, texts } from './texts.svelte';

type Seats = readonly (SeatView & { own?: boolean })[];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** "Player 2 (Evil)" becomes "Computer (Evil)", the own "Player 1 (Masters)" "Player 1 (you, Masters)", and where nothing
    else is said "You". */
export class Seated {
  private key = '';
  private words: RegExp | null = null;
  private readonly names = new Map<string, { name: string; alone: string; own: boolean }>();
  private known = new WeakMap<object, unknown>();

  /** A value with all its texts. What holds no such words is returned as it is, and equal parts stay the same object. */
  in<T>(value: T, seats: Seats): T {
    this.learn(seats);
    return this.words ? (this.any(value) as T) : value;
  }

  private learn(seats: Seats): void {
    const called = seats.map((one) => {
      const number = one.seat + 1;
      const word = t('player', { number });
      const alone = one.kind === 'open' ? word : nameOf(one, seats);
      return { word, name: one.own && alone === t('you') ? word : alone, alone, own: Boolean(one.own) };
    });
    const key = JSON.stringify([texts.language, called]);
    if (key === this.key) return;
    this.key = key;
    this.known = new WeakMap();
    this.names.clear();
    for (const { word, ...one } of called) if (one.own || one.name !== word) this.names.set(word, one);
    const words = [...this.names.keys()].map(escaped).join('|');
    this.words = words ? new RegExp(`(${words})(?!\\d)( \\()?`, 'g') : null;
  }

  private any(value: unknown): unknown {
    if (typeof value === 'string') return this.text(value);
    if (typeof value !== 'object' || value === null) return value;
    const known = this.known.get(value);
    if (known) return known;
    const found = Array.isArray(value) ? this.list(value) : this.record(value as Record<string, unknown>);
    this.known.set(value, found);
    return found;
  }

  private list(value: unknown[]): unknown[] {
    const found = value.map((one) => this.any(one));
    return found.some((one, n) => one !== value[n]) ? found : value;
  }

  private record(value: Record<string, unknown>): Record<string, unknown> {
    const found = Object.entries(value).map(([name, one]) => [name, this.any(one)] as const);
    return found.some(([name, one]) => one !== value[name]) ? Object.fromEntries(found) : value;
  }

  private text(text: string): string {
    const whole = this.names.get(text);
    if (whole) return whole.alone;
    return text.replace(this.words!, (_, word: string, opened?: string) => {
      const { name, own } = this.names.get(word)!;
      if (!own) return name + (opened ?? '');
      return opened ? `${name} (${t('you-too')}, ` : `${name} (${t('you-too')})`;
    });
  }
}
