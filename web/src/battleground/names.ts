// The name of anything an event, an odds line or a rule mentions by its id.
import type { Content, Person } from './types';

export type Names = (id: string) => string;

export function namesOf(people: Person[], content: Content, rules: Map<string, string>): Names {
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
