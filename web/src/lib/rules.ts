// The rules reference of a game, and the titles alone, each asked for once in a language.
import { api } from './api';
import type { RuleText } from '../protocol/types';

/** Ask once for a game and a language; what failed may be asked for again. */
function once<T>(ask: (game: string, language: string) => Promise<T>): (game: string, language: string) => Promise<T> {
  const asked = new Map<string, Promise<T>>();
  return (game, language) => {
    const key = `${game} ${language}`;
    const known = asked.get(key);
    if (known) return known;
    const found = ask(game, language);
    asked.set(key, found);
    found.catch(() => asked.delete(key));
    return found;
  };
}

/** Every rule with its text, for reading. */
export const rulesOf = once<RuleText[]>((game, language) => api.rules(game, language));

/** The titles of rules by their ids: a quarter of the bytes, enough to name a rule. */
export const titlesOf = once<ReadonlyMap<string, string>>(
  async (game, language) => new Map(Object.entries(await api.titles(game, language))),
);
