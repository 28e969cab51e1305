// Hexes on a screen: one inch across, pointed at the top. Knows no game and no rules.
export interface Point {
  x: number;
  y: number;
}

export const CORNER = 0.5774; // corner radius of a hex one inch across

export function corners({ x, y }: Point, radius: number = CORNER): string {
  return [0, 1, 2, 3, 4, 5]
    .map((k) => {
      const angle = (Math.PI / 3) * k + Math.PI / 6;
      return `${(x + radius * Math.cos(angle)).toFixed(3)},${(y + radius * Math.sin(angle)).toFixed(3)}`;
    })
    .join(' ');
}

/** The upper or the lower half of a hex, where two things share its place. */
export function half({ x, y }: Point, which: 'upper' | 'lower', radius: number = CORNER): string {
  const sign = which === 'upper' ? -1 : 1;
  const w = radius * Math.cos(Math.PI / 6);
  const gap = 0.03 * sign;
  return [[-w, gap], [-w, (radius / 2) * sign], [0, radius * sign], [w, (radius / 2) * sign], [w, gap]].map(([dx, dy]) => `${(x + dx!).toFixed(3)},${(y + dy!).toFixed(3)}`).join(' ');
}

/** The nearest of some points in a direction (dx, dy), for walking over them with the arrow keys. */
export function ahead<T extends Point>(from: Point, dx: number, dy: number, among: T[]): T | undefined {
  const goal = { x: from.x + dx, y: from.y + dy };
  return among
    .filter((p) => (p.x - from.x) * dx + (p.y - from.y) * dy > 0.1)
    .sort((p, q) => Math.hypot(p.x - goal.x, p.y - goal.y) - Math.hypot(q.x - goal.x, q.y - goal.y))[0];
}
