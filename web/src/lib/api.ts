// The HTTP side of the server: opening and joining matches, and what games are made of.
import type { Claimed, MatchOpened, MatchSummary, MatchWish } from '../protocol/types';

export class ApiError extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const init: RequestInit = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
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

export interface Scenario {
  id: string;
  name: string;
  text: string;
  teams: number[][];
  points: number;
  map: string;
  fixed: boolean;
  forces: string[];
}

export interface Lobby {
  game: string;
  title: string;
  scenarios: Scenario[];
  forces: Record<string, { name: string; faction: string; points: number; characters: { card: string; weapons: string[]; items: string[] }[] }>;
  maps: Record<string, { name: string; objectives: number; rows: string[] }>;
  switches: Record<string, string>;
}

export interface MapHex {
  at: string;
  x: number;
  y: number;
  terrain: 'open' | 'high' | 'low' | 'ladder' | 'difficult';
  platform: boolean;
  deck: boolean;
  zone: number;
}

export interface GameMap {
  id: string;
  name: string;
  hexes: MapHex[];
  platforms: string[][];
}

export interface Rule {
  id: string;
  area: string;
  title: string;
  text: string;
  ruling?: string;
  see?: string[];
}

export interface ReplayStep {
  choice: string;
  seat: number | null;
  log: { text: string; rules: string[]; event: Record<string, unknown> }[];
  view: Record<string, unknown>;
  table: Record<string, unknown>;
}

export interface ReplayShown {
  game: string;
  setup: Record<string, unknown>;
  outcome: string;
  steps: ReplayStep[];
}

export const api = {
  games: (language: string) => ask<Lobby[]>(`/api/games?language=${language}`),
  content: <T>(game: string, language: string) => ask<T>(`/api/games/${game}/content?language=${language}`),
  map: (game: string, map: string) => ask<GameMap>(`/api/games/${game}/maps/${map}`),
  rules: (game: string) => ask<Rule[]>(`/api/games/${game}/rules`),
  texts: (language: string) => ask<string>(`/api/texts/${language}`),
  open: (wish: MatchWish) => ask<MatchOpened>('/api/matches', wish),
  matches: () => ask<MatchSummary[]>('/api/matches'),
  match: (id: string) => ask<MatchSummary>(`/api/matches/${id}`),
  claim: (id: string, seat: number, name: string) => ask<Claimed>(`/api/matches/${id}/claim`, { seat, name }),
  replay: (id: string) => ask<string>(`/api/matches/${id}/replay`),
  showReplay: (text: string, language: string) => ask<ReplayShown>('/api/replays', { text, language }),
};
