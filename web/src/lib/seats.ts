// The seats this browser holds: tokens by match, kept so that a reload continues where it was.
import { newKey } from './key';

export interface Held {
  match: string;
  game: string;
  name: string;
  tokens: Record<string, string>;
  watch?: string;
  at: number;
}

const KEY = 'battlewright.seats';

export function heldMatches(): Held[] {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '[]') as Held[]).sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

export function hold(held: Held): void {
  const others = heldMatches().filter((h) => h.match !== held.match);
  localStorage.setItem(KEY, JSON.stringify([held, ...others].slice(0, 50)));
}

export function heldTokens(match: string): Record<string, string> {
  return heldMatches().find((h) => h.match === match)?.tokens ?? {};
}

export function forget(match: string): void {
  localStorage.setItem(KEY, JSON.stringify(heldMatches().filter((h) => h.match !== match)));
}

// The key of a claim outlives a lost answer: asked again with it, the server gives the same token.
export function claimKey(match: string, seat: number): string {
  const name = `battlewright.claim.${match}.${seat}`;
  const key = sessionStorage.getItem(name) ?? newKey();
  sessionStorage.setItem(name, key);
  return key;
}
