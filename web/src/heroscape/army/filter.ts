// Finding cards among many: by words of the name or of a power, by general, class, species, size, kind and cost.
import type { UnitText } from '../../protocol/heroscape';
import type { Units } from './list';

export interface Wish {
  words: string;
  general: string;
  class: string;
  species: string;
  size: string;
  type: string;
  most: number; // points; 0: any
  order: 'points' | 'name' | 'general';
}

export const ANY: Wish = {
  words: '',
  general: '',
  class: '',
  species: '',
  size: '',
  type: '',
  most: 0,
  order: 'points',
};

export const TRAITS = ['general', 'type', 'class', 'species', 'size'] as const;
export type Trait = (typeof TRAITS)[number];

/** What a trait can be in this pool: its id and its word, in the order of the words. */
export function valuesOf(trait: Trait, pool: readonly string[], units: Units): [string, string][] {
  const found = new Map(
    pool.flatMap((card) => (units[card] ? [[units[card][`${trait}_id`], units[card][trait]]] : [])),
  );
  return [...found].sort(([, a], [, b]) => a.localeCompare(b));
}

/** The cards of a pool that fit a wish, in its order. */
export function fitting(pool: readonly string[], units: Units, wish: Wish): string[] {
  const words = wish.words.toLowerCase().split(/\s+/).filter(Boolean);
  const kept = pool.filter((card) => {
    const unit = units[card];
    if (!unit) return false;
    if (TRAITS.some((trait) => wish[trait] && unit[`${trait}_id`] !== wish[trait])) return false;
    if (wish.most && unit.points > wish.most) return false;
    const text = searched(unit);
    return words.every((word) => text.includes(word));
  });
  const by = ORDERS[wish.order];
  return kept.sort((a, b) => by(units[a]!, units[b]!));
}

const searched = (unit: UnitText): string =>
  [unit.name, unit.class, unit.species, unit.personality, ...unit.powers.flatMap((power) => [power.name, power.text])]
    .join(' ')
    .toLowerCase();

const ORDERS: Record<Wish['order'], (a: UnitText, b: UnitText) => number> = {
  points: (a, b) => a.points - b.points || a.name.localeCompare(b.name),
  name: (a, b) => a.name.localeCompare(b.name),
  general: (a, b) => a.general.localeCompare(b.general) || a.points - b.points,
};
