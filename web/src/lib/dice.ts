// Dice that can be checked: a value of our own for each seat, and the fingerprint that was shown at the beginning.
import { newKey } from './key';

const KEY = 'battlewright.dice';
const MOST = 60; // matches remembered

interface Kept {
  match: string;
  value: string;
  commitment: string;
}

function kept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

function keep(one: Kept): void {
  const others = kept().filter((other) => other.match !== one.match);
  localStorage.setItem(KEY, JSON.stringify([one, ...others].slice(0, MOST)));
}

export const remembered = (match: string): Kept | undefined => kept().find((one) => one.match === match);

/** The value that this browser adds to the dice of a match: always the same. */
export function ownValue(match: string): string {
  const known = remembered(match);
  if (known) return known.value;
  const value = newKey();
  keep({ match, value, commitment: '' });
  return value;
}

/** Remember the first fingerprint that was shown, to compare the secret with it at the end. */
export function noteCommitment(match: string, commitment: string): void {
  const known = remembered(match);
  if (known && !known.commitment && commitment) keep({ ...known, commitment });
}

/** The SHA-256 of a text; null where the browser reckons none (pages that came by plain HTTP). */
export async function fingerprint(text: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null;
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
