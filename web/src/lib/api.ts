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

// What a game says about setting a match up; everything but the first three may be missing. The kernel's
// `Game.lobby` says what each part means and what becomes of it in the setup.
export interface Scenario {
  id: string;
  name: string;
  text: string;
  teams?: number[][];
  players?: [number, number];
  map?: string;
  fixed?: boolean;
  forces?: string[];
  seat_forces?: string[][];
}

export interface Switch {
  name?: string;
  text?: string;
  rule: string;
}

export interface SetupOption {
  id: string;
  name: string;
  choices: { id: string; name: string }[];
  scenarios?: string[]; // those it is for; all where it names none
}

export interface Lobby {
  game: string;
  title: string;
  scenarios: Scenario[];
  about?: string;
  forces?: Record<string, { name: string; points?: number }>;
  force_words?: { force: string; build: string }; // where it is no Force that a seat brings
  maps?: Record<string, { name: string; rows?: string[] }>;
  switches?: Record<string, string | Switch>;
  options?: SetupOption[];
  orders: string[];
  agents: string[];
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
  rules: (game: string, language: string) => ask<Rule[]>(`/api/games/${game}/rules?language=${language}`),
  texts: (language: string) => ask<string>(`/api/texts/${language}`),
  open: (wish: MatchWish) => ask<MatchOpened>('/api/matches', wish),
  matches: () => ask<MatchSummary[]>('/api/matches'),
  match: (id: string) => ask<MatchSummary>(`/api/matches/${id}`),
  claim: (id: string, seat: number, name: string) => ask<Claimed>(`/api/matches/${id}/claim`, { seat, name }),
  replay: (id: string) => ask<string>(`/api/matches/${id}/replay`),
  showReplay: (text: string, language: string) => ask<ReplayShown>('/api/replays', { text, language }),
};
