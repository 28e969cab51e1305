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
  return [
    [-w, gap],
    [-w, (radius / 2) * sign],
    [0, radius * sign],
    [w, (radius / 2) * sign],
    [w, gap],
  ]
    .map(([dx, dy]) => `${(x + dx!).toFixed(3)},${(y + dy!).toFixed(3)}`)
    .join(' ');
}

/** The nearest of some points in a direction (dx, dy), for walking over them with the arrow keys. */
export function ahead<T extends Point>(from: Point, dx: number, dy: number, among: T[]): T | undefined {
  const goal = { x: from.x + dx, y: from.y + dy };
  return among
    .filter((p) => (p.x - from.x) * dx + (p.y - from.y) * dy > 0.1)
    .sort((p, q) => Math.hypot(p.x - goal.x, p.y - goal.y) - Math.hypot(q.x - goal.x, q.y - goal.y))[0];
}

/** The outline of a group of hexes: every side that none of the others shares, as a path. */
export function edges(hexes: readonly Point[], down = 0): string {
  const key = (x: number, y: number): string => `${Math.round(x * 4)},${Math.round(y * 4)}`;
  const inside = new Set(hexes.map((h) => key(h.x, h.y)));
  const sides: string[] = [];
  for (const { x, y } of hexes) {
    for (let k = 0; k < 6; k += 1) {
      const towards = (Math.PI / 3) * (k + 1); // the side between corners k and k + 1 looks this way
      if (inside.has(key(x + Math.cos(towards), y + Math.sin(towards)))) continue;
      const [a, b] = [k, k + 1].map((n) => (Math.PI / 3) * n + Math.PI / 6);
      sides.push(
        `M${(x + CORNER * Math.cos(a!)).toFixed(3)} ${(y + down + CORNER * Math.sin(a!)).toFixed(3)}L${(x + CORNER * Math.cos(b!)).toFixed(3)} ${(y + down + CORNER * Math.sin(b!)).toFixed(3)}`,
      );
    }
  }
  return sides.join('');
}
