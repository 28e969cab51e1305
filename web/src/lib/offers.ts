// Who answers an offer where several seats share a screen. The server decides; this only says whom to ask here.
import type { Seat } from './match.svelte';

/** The seat at this screen that may answer the offer on the table: one of the other side, where people play it. */
export function answererOf(here: readonly Seat[]): Seat | undefined {
  const table = here[0];
  const by = table?.seats.find((s) => s.seat === table.offer?.seat);
  if (!table || !by) return undefined;
  const against = new Set(table.seats.filter((s) => s.team !== by.team && s.kind !== 'computer').map((s) => s.seat));
  return here.find((one) => one.seat !== null && one.seat !== by.seat && (!against.size || against.has(one.seat)));
}
