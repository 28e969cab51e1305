// Finding cards among many: by words, by traits, by points; in an order. Knows no game.
import type { ListEntry } from '../protocol/types';
import type { Entries } from './list';

export interface Wish {
  words: string;
  traits: Record<string, string>; // trait -> value; empty: any
  most: number; // points; 0: any
  order: string; // 'points', 'name', or the id of a number
}

export const anything = (): Wish => ({ words: '', traits: {}, most: 0, order: 'points' });

/** The cards of a section that fit a wish, in its order. */
export function fitting(section: string, entries: Entries, wish: Wish): string[] {
  const words = wish.words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = Object.keys(entries).filter((id) => {
    const entry = entries[id]!;
    if (entry.section !== section) return false;
    if (Object.entries(wish.traits).some(([trait, value]) => value && entry.traits?.[trait] !== value)) return false;
    if (wish.most && (entry.points ?? 0) > wish.most) return false;
    const text = `${entry.name} ${entry.text ?? ''} ${Object.values(entry.traits ?? {}).join(' ')}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const by = orderOf(wish.order);
  return found.sort((a, b) => by(entries[a]!, entries[b]!));
}

function orderOf(order: string): (a: ListEntry, b: ListEntry) => number {
  const names = (a: ListEntry, b: ListEntry): number => a.name.localeCompare(b.name);
  if (order === 'name') return names;
  if (order === 'points') return (a, b) => (a.points ?? 0) - (b.points ?? 0) || names(a, b);
  return (a, b) => (b.numbers?.[order] ?? -1) - (a.numbers?.[order] ?? -1) || names(a, b);
}

/** What cards of a section differ in: traits and numbers that some of them have. */
export function usedBy(section: string, entries: Entries): { traits: Set<string>; numbers: Set<string> } {
  const cards = Object.values(entries).filter((entry) => entry.section === section);
  return {
    traits: new Set(cards.flatMap((entry) => Object.keys(entry.traits ?? {}))),
    numbers: new Set(cards.flatMap((entry) => Object.keys(entry.numbers ?? {}))),
  };
}

/** The values of a trait that cards of a section have. */
export function valuesIn(section: string, trait: string, entries: Entries): Set<string> {
  const cards = Object.values(entries).filter((entry) => entry.section === section);
  return new Set(cards.map((entry) => entry.traits?.[trait] ?? '').filter(Boolean));
}
