// The rules reference of a game, asked for once in a language.
import { api, type Rule } from './api';

const asked = new Map<string, Promise<Rule[]>>();

export function rulesOf(game: string, language: string): Promise<Rule[]> {
  const key = `${game} ${language}`;
  const known = asked.get(key);
  if (known) return known;
  const found = api.rules(game, language);
  asked.set(key, found);
  found.catch(() => asked.delete(key)); // another time it may work
  return found;
}

/** The titles of rules by their ids. */
export const titlesOf = (rules: readonly Rule[]): Map<string, string> =>
  new Map(rules.map((rule) => [rule.id, rule.title]));
