// The names of everything a game is made of, by id: its cards and skills, and its scenarios.
import { api } from './api';

type Rec = Record<string, unknown>;
const isRecord = (v: unknown): v is Rec => typeof v === 'object' && v !== null;
const asked = new Map<string, Promise<Map<string, string>>>();

/** The names of a game in a language, asked for once. */
export function namesOfGame(game: string, language: string): Promise<Map<string, string>> {
  const key = `${game} ${language}`;
  const known = asked.get(key);
  if (known) return known;
  const found = load(game, language);
  asked.set(key, found);
  found.catch(() => asked.delete(key)); // another time it may work
  return found;
}

/** What a name says of an id: of the thing itself, else of the card that it is a part of (`card/part`, `card.part`). */
export const nameIn = (names: ReadonlyMap<string, string>, id: string): string | undefined =>
  names.get(id) ?? names.get(id.split(/[./]/)[0]!);

async function load(game: string, language: string): Promise<Map<string, string>> {
  const [content, games] = await Promise.all([api.content<Rec>(game, language), api.games(language)]);
  const names = new Map<string, string>();
  collect(games.find((one) => one.game === game)?.scenarios, '', names);
  for (const [shelf, cards] of Object.entries(content)) if (shelf !== 'questions') collect(cards, '', names);
  return names;
}

/** Everything with a name is known by its own id, or by the key it stands under. */
function collect(value: unknown, key: string, names: Map<string, string>): void {
  if (!isRecord(value)) return;
  const { id = key, name } = value as Rec;
  if (typeof id === 'string' && id && typeof name === 'string') names.set(id, name);
  for (const [inner, one] of Object.entries(value)) collect(one, Array.isArray(value) ? '' : inner, names);
}
