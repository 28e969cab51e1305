// The rules reference of a game, asked for once in a language.
import { api } from './api';
import type { RuleText } from '../protocol/types';

const asked = new Map<string, Promise<RuleText[]>>();

export function rulesOf(game: string, language: string): Promise<RuleText[]> {
  const key = `${game} ${language}`;
  const known = asked.get(key);
  if (known) return known;
  const found = api.rules(game, language);
  asked.set(key, found);
  found.catch(() => asked.delete(key)); // another time it may work
  return found;
}

/** The titles of rules by their ids. */
export const titlesOf = (rules: readonly RuleText[]): Map<string, string> =>
  new Map(rules.map((rule) => [rule.id, rule.title]));
