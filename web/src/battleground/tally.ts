// A tally: a number with its reasons, as the server sends it.
import type { Tally } from '../protocol/types';

export function total(tally: Tally): number {
  let sum = tally.base + tally.modifiers.reduce((all, m) => all + m.amount, 0);
  for (const limit of tally.limits) {
    if (limit.most !== null) sum = Math.min(sum, limit.most);
    if (limit.least !== null) sum = Math.max(sum, limit.least);
  }
  return sum;
}

export const signed = (amount: number): string => (amount > 0 ? `+${amount}` : `−${-amount}`);
