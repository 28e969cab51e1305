// How a score came about, for the end of a match. Knows no game: games say it of theirs (`ending.ts`).

/** Something that points came from. */
export interface Source {
  name: string;
  points: number;
}

/** A side with its points; what they came from adds up to them. */
export interface Side {
  team: number;
  name: string;
  points: number;
  won: boolean;
  sources: Source[];
}

/** The points of all sides at a moment. */
export interface Standing {
  round: number;
  points: number[];
}

/** The curve of a side over the standings: steps in a box of 1 × 1, the most points at the top. */
export function steps(standings: readonly Standing[], side: number): string {
  const most = Math.max(1, ...standings.flatMap((one) => one.points));
  const wide = Math.max(1, standings.length - 1);
  const found: string[] = [];
  for (const [n, { points }] of standings.entries()) {
    const high = 1 - (points[side] ?? 0) / most;
    if (n) found.push(`${n / wide},${1 - (standings[n - 1]!.points[side] ?? 0) / most}`);
    found.push(`${n / wide},${high}`);
  }
  return found.join(' ');
}

/** The last standing of each round. */
export const rounds = (standings: readonly Standing[]): Standing[] =>
  standings.filter((one, n) => standings[n + 1]?.round !== one.round);
