// Figures of the coach in words and shapes.
import type { Lead } from '../protocol/types';

/** A share as a whole percentage. */
export const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** A share of the chance to win that was gained or lost. */
export const signed = (share: number): string => `${share < 0 ? '−' : '+'}${percent(Math.abs(share))}`;

/** The band in which a side's chance may lie, as the corners of a polygon in the same box as `curve`. */
export function band(leads: readonly Lead[], side: number): string {
  const last = Math.max(1, (leads.at(-1)?.choice ?? 1) - (leads[0]?.choice ?? 0));
  const edge = (sign: number) => (lead: Lead) =>
    `${lead.choice / last},${1 - Math.min(1, Math.max(0, (lead.chances[side] ?? 0) + sign * lead.margin))}`;
  return [...leads.map(edge(1)), ...leads.map(edge(-1)).reverse()].join(' ');
}

/** The outline of a side's chance over the game, in a box one wide and one high. */
export function curve(leads: readonly Lead[], side: number): string {
  const last = Math.max(1, (leads.at(-1)?.choice ?? 1) - (leads[0]?.choice ?? 0));
  return leads.map((lead) => `${lead.choice / last},${1 - (lead.chances[side] ?? 0)}`).join(' ');
}
