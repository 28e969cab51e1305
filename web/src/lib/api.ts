// The HTTP side of the server: opening and joining matches, and what games are made of.
import type {
  BoardMap,
  Claimed,
  Lobby,
  MatchOpened,
  MatchSummary,
  MatchRequest,
  ReplayShown,
  RuleText,
} from '../protocol/types';

export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit =
    body === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  let answer: Response;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new ApiError('offline', 0);
  }
  const text = await answer.text();
  if (!answer.ok) {
    let detail = text;
    try {
      detail = (JSON.parse(text) as { detail?: string }).detail ?? text;
    } catch {
      // not JSON: show it as it is
    }
    throw new ApiError(detail, answer.status);
  }
  return (answer.headers.get('content-type') ?? '').includes('json') ? (JSON.parse(text) as T) : (text as T);
}

export const api = {
  games: (language: string) => ask<Lobby[]>(`/api/games?language=${language}`),
  content: <T>(game: string, language: string, of: readonly string[] = []) =>
    ask<T>(`/api/games/${game}/content?language=${language}${of.length ? `&of=${of.join()}` : ''}`),
  map: <T extends BoardMap>(game: string, map: string, language: string) =>
    ask<T>(`/api/games/${game}/maps/${map}?language=${language}`),
  rules: (game: string, language: string) => ask<RuleText[]>(`/api/games/${game}/rules?language=${language}`),
  titles: (game: string, language: string) =>
    ask<Record<string, string>>(`/api/games/${game}/rules/titles?language=${language}`),
  texts: (language: string) => ask<string>(`/api/texts/${language}`),
  open: (request: MatchRequest) => ask<MatchOpened>('/api/matches', request),
  matches: () => ask<MatchSummary[]>('/api/matches'),
  match: (id: string) => ask<MatchSummary>(`/api/matches/${id}`),
  claim: (id: string, seat: number, name: string, key: string, person: string) =>
    ask<Claimed>(`/api/matches/${id}/claim`, { seat, name, key, person }),
  renew: (id: string, token: string) => ask<Claimed>(`/api/matches/${id}/token`, { token }),
  leave: (id: string, token: string) => ask<unknown>(`/api/matches/${id}/leave`, { token }),
  replay: (id: string) => ask<string>(`/api/matches/${id}/replay`),
  story: (id: string, language: string) => ask<ReplayShown>(`/api/matches/${id}/story?language=${language}`),
  showReplay: (text: string, language: string) => ask<ReplayShown>('/api/replays', { text, language }),
};
