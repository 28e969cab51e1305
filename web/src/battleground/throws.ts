// The tests of the log, put together from their events: rolled, rerolled, exploded, counted.
import type { LogLine, Tally } from '../protocol/types';
import { eventOf } from './log';
import { total } from './tally';

export interface Throw {
  key: number;
  who: string;
  kind: string;
  dice: Tally;
  needed: Tally;
  need: number;
  faces: number[];
  extra: number[];
  successes: number | null;
}

export function throwsOf(lines: LogLine[]): Throw[] {
  const found: Throw[] = [];
  for (const line of lines) {
    const event = eventOf(line);
    const last = found.at(-1);
    if (event.type === 'rolled') {
      const { character, kind, dice, needed } = event;
      found.push({
        key: line.number * 100 + found.length,
        who: character,
        kind,
        dice,
        needed,
        need: total(needed),
        faces: [...event.faces],
        extra: [],
        successes: null,
      });
    } else if (!last) continue;
    else if (event.type === 'rerolled') last.faces = replaced(last.faces, event.before, event.after);
    else if (event.type === 'exploded') last.extra.push(...event.faces);
    else if (event.type === 'tested') last.successes = event.successes;
  }
  return found;
}

function replaced(faces: number[], before: number[], after: number[]): number[] {
  const kept = [...faces];
  for (const face of before) kept.splice(kept.indexOf(face), 1);
  return [...kept, ...after];
}
