// What the screen for building shows and does, whether at home or at the table of a match.
import type { Builder, ListCheck, OptionView, Reason } from '../protocol/types';
import type { Faces } from './faces';
import type { Lines } from './list';

export interface Bench {
  readonly builder: Builder;
  readonly faces: Faces | null;
  readonly content: unknown; // the catalogue of the game, for its faces
  readonly lines: Lines;
  readonly check: ListCheck | null;
  readonly busy: boolean;
  adding?(card: string, line?: number): OptionView | undefined; // the choice of a match that does it
  removing?(line: number, piece?: string): OptionView | undefined;
  add(card: string, line?: number): void; // to the list, or to a line that carries it
  remove(line: number, piece?: string): void; // a copy of a line, or what it carries
}

/** Why a card cannot be added, to the list or to a line of it; null if it can. */
export function whyNot(check: ListCheck | null, card: string, line?: number): Reason | null {
  const own = line === undefined ? undefined : check?.lines?.[line]?.closed?.[card];
  const number = check?.closed?.[card] ?? own;
  return number === undefined ? null : (check?.reasons?.[number] ?? null);
}
