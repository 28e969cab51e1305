// Who answers an offer where several seats share a screen. The server decides; this only says whom to ask here.
import type { Seat } from './match.svelte';

/** The seat at this screen that may answer the offer on the table: one of the other side, where people play it. */
export function answererOf(here: readonly Seat[]): Seat | undefined {
  const table = here[0];
  const by = table?.seats.find((s) => s.seat === table.offer?.seat);
  if (!table || !by) return undefined;
  const agreed = new Set(table.seats.filter((s) => table.offer?.accepted.includes(s.seat)).map((s) => s.team));
  const others = table.seats.filter((s) => s.team !== by.team && s.kind !== 'computer');
  const against = new Set(others.filter((s) => !agreed.has(s.team)).map((s) => s.seat));
  return here.find((one) => one.seat !== null && one.seat !== by.seat && (!others.length || against.has(one.seat)));
}
