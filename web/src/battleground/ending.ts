// What the victory points of a side came from, and how the score went (BG-SCORE-06 to 08).
import type { LogLine } from '../protocol/types';
import type { Source, Standing } from '../table/result';

interface Scoring {
  type: string;
  round?: number;
  seat?: number;
  vp?: number;
  character?: string;
  card?: string;
}

export interface Names {
  out: (character: string) => string; // that somebody was knocked out
  mission: (card: string) => string;
  objectives: (count: number) => string;
}

const scoring = (line: LogLine): Scoring => line.event as unknown as Scoring;

/** What `total` points of these seats came from: what no knock-out and no mission brought are objectives. */
export function sourcesOf(log: readonly LogLine[], seats: readonly number[], total: number, names: Names): Source[] {
  const own = log.map(scoring).filter((event) => seats.includes(event.seat ?? -1));
  const found = own.flatMap((event) => {
    if (event.type === 'knocked_out') return [{ name: names.out(event.character!), points: event.vp ?? 0 }];
    if (event.type === 'mission_completed') return [{ name: names.mission(event.card!), points: event.vp ?? 0 }];
    return [];
  });
  const captured = own.filter((event) => event.type === 'objective_captured').length;
  const rest = total - found.reduce((sum, one) => sum + one.points, 0);
  const objectives = rest ? [{ name: names.objectives(captured), points: rest }] : [];
  return [...objectives, ...found].filter((one) => one.points).sort((a, b) => b.points - a.points);
}

/** The score of each side after everything that changed it; `worth`: the points of an objective. */
export function standingsOf(log: readonly LogLine[], teams: readonly number[][], worth = 20): Standing[] {
  const found: Standing[] = [{ round: 1, points: teams.map(() => 0) }];
  let round = 1;
  for (const event of log.map(scoring)) {
    if (event.type === 'round_began') round = event.round ?? round;
    const points =
      event.type === 'objective_captured'
        ? worth
        : ['knocked_out', 'mission_completed'].includes(event.type)
          ? (event.vp ?? 0)
          : 0;
    if (!points) continue;
    const before = found.at(-1)!.points;
    found.push({
      round,
      points: before.map((sum, n) => sum + (teams[n]!.includes(event.seat ?? -1) ? points : 0)),
    });
  }
  return found;
}
