// Figures go the way that was told, hex by hex, instead of sliding straight to its end.
import type { LogLine } from '../protocol/types';
import { eventOf } from './log';

const STEP = 120; // ms for a hex
const LONGEST = 1100;

/** The hexes that each figure has just gone along. */
export function waysOf(lines: readonly LogLine[]): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, readonly string[]>();
  for (const line of lines) {
    const event = eventOf(line);
    if ((event.type === 'moved' || event.type === 'shoved') && event.path.length > 1)
      ways.set(event.character, event.path);
  }
  return ways;
}

/** Walks an element over points of the drawing; without motion it stands where it is. */
export function walk(element: SVGElement, points: readonly { x: number; y: number }[], still: boolean): void {
  if (still || points.length < 2 || typeof element.animate !== 'function') return;
  element.animate(
    points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` })),
    { duration: Math.min(LONGEST, STEP * (points.length - 1)), easing: 'ease-in-out' },
  );
}
