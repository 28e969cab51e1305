// The name of anything an event, an odds line or a rule mentions by its id.
import { t } from '../lib/texts.svelte';
import type { Content, Person } from './types';

export type Names = (id: string) => string;

export function namesOf(people: Person[], content: Content, rules: ReadonlyMap<string, string>): Names {
  return (id) => {
    const person = people.find((p) => p.id === id);
    if (person) return person.name;
    const kinds = [content.characters, content.weapons, content.items, content.fate, content.glory, content.tokens];
    for (const cards of kinds) if (cards[id]) return cards[id].name;
    for (const card of Object.values(content.characters)) {
      const skill = card.skills.find((s) => s.id === id);
      if (skill) return skill.name;
    }
    const [base] = id.split('.');
    return content.sources[id] ?? content.items[base!]?.name ?? content.weapons[base!]?.name ?? rules.get(id) ?? id;
  };
}

/** What is left of a character's health; who is beaten twice over is not below nothing. */
export const healthLeft = ({ health, wounds }: Pick<Person, 'health' | 'wounds'>): number =>
  Math.max(0, health - wounds);

/** A figure in words, for a screen reader. */
export const labelOf = (person: Person): string =>
  t('figure-label', {
    name: person.name,
    at: person.at,
    wounds: Math.min(person.wounds, person.health),
    health: person.health,
    mana: person.mana,
  });
