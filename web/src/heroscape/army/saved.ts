// Lists that a player keeps in this browser.
import type { ArmyList } from './list';

const KEY = 'heroscape-armies';

export interface SavedArmy {
  name: string;
  cards: ArmyList;
}

export function savedArmies(): SavedArmy[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '[]') as SavedArmy[];
    return Array.isArray(kept) ? kept.filter((one) => typeof one.name === 'string' && Array.isArray(one.cards)) : [];
  } catch {
    return [];
  }
}

/** Keeps a list; one of the same name is replaced. An empty list is forgotten. */
export function saveArmy(name: string, cards: ArmyList): SavedArmy[] {
  const others = savedArmies().filter((one) => one.name !== name);
  const all = cards.length ? [...others, { name, cards }] : others;
  localStorage.setItem(KEY, JSON.stringify(all.sort((a, b) => a.name.localeCompare(b.name))));
  return savedArmies();
}
