// What a figure sees: every figure of another side, in sight or hidden. The server answers for each of them.
import type { War } from './war.svelte';

export interface Seen {
  viewer: string;
  clear: string[];
  hidden: string[];
}

export async function seenBy(war: War, viewer: string): Promise<Seen> {
  const own = war.figure(viewer)?.team_id;
  const others = war.figures.filter((figure) => figure.team_id !== own && figure.space_ids.length);
  const answers = await Promise.all(
    others.map((figure) => war.seat.explain({ intent: 'measure', viewer, target: figure.id })),
  );
  const clear = others.filter((_, n) => answers[n]?.facts['visible'] === true).map((figure) => figure.id);
  const hidden = others.filter((_, n) => answers[n]?.facts['visible'] === false).map((figure) => figure.id);
  return { viewer, clear, hidden };
}
