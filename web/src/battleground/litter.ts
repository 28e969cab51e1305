// What lies about on a battleground, as one path: the same hex always bears the same things.
import type { Point } from '../board/hexes';
import { chance } from './grain';
import type { Litter } from './grounds';

interface Way {
  share: number; // of hexes that bear it
  filled: boolean;
  draw: (x: number, y: number, r: (salt: number) => number) => string;
}

const n = (value: number): string => value.toFixed(2);
const dot = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 1 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 1 ${n(-2 * r)} 0z`;

const WAYS: Record<Litter, Way> = {
  pebbles: {
    share: 0.55,
    filled: true,
    draw: (x, y, r) =>
      dot(x + r(3) * 0.5 - 0.25, y + r(4) * 0.5 - 0.25, 0.03 + r(5) * 0.05) +
      dot(x - r(6) * 0.3, y + r(7) * 0.3, 0.025 + r(8) * 0.03),
  },
  dunes: {
    share: 0.6,
    filled: false,
    draw: (x, y, r) => `M${n(x - 0.42)} ${n(y + r(3) * 0.4 - 0.2)}q.2-.13.42 0t.42 0`,
  },
  slabs: {
    share: 0.8,
    filled: false,
    draw: (x, y, r) =>
      r(3) < 0.5
        ? `M${n(x - 0.48)} ${n(y)}H${n(x + 0.48)}M${n(x + r(4) * 0.5 - 0.25)} ${n(y)}v.38`
        : `M${n(x)} ${n(y - 0.5)}V${n(y + 0.5)}M${n(x)} ${n(y + r(4) * 0.5 - 0.25)}h.46`,
  },
  tufts: {
    share: 0.5,
    filled: false,
    draw: (x, y, r) => {
      const [a, b] = [x + r(3) * 0.5 - 0.25, y + r(4) * 0.5 - 0.1];
      return `M${n(a - 0.1)} ${n(b - 0.12)}L${n(a)} ${n(b)}L${n(a + 0.02)} ${n(b - 0.18)}M${n(a)} ${n(b)}L${n(a + 0.12)} ${n(b - 0.1)}`;
    },
  },
  flowers: {
    share: 0.4,
    filled: true,
    draw: (x, y, r) => {
      const [a, b] = [x + r(3) * 0.5 - 0.25, y + r(4) * 0.5 - 0.25];
      return [0, 1, 2, 3, 4]
        .map((k) => dot(a + 0.075 * Math.cos(k * 1.257), b + 0.075 * Math.sin(k * 1.257), 0.042))
        .join('');
    },
  },
  cracks: {
    share: 0.45,
    filled: false,
    draw: (x, y, r) =>
      `M${n(x - 0.35 + r(3) * 0.2)} ${n(y - 0.2)}l.22 ${n(0.1 + r(4) * 0.15)}l.1-.12l.2 .2M${n(x - 0.08)} ${n(y + 0.02)}l-.06 .26`,
  },
  bones: {
    share: 0.14,
    filled: true,
    draw: (x, y, r) => {
      const [a, b] = [x + r(3) * 0.4 - 0.2, y + r(4) * 0.4 - 0.2];
      return `M${n(a - 0.16)} ${n(b - 0.03)}h.32v.06h-.32z${dot(a - 0.17, b - 0.04, 0.05)}${dot(a - 0.17, b + 0.04, 0.05)}${dot(a + 0.17, b - 0.04, 0.05)}${dot(a + 0.17, b + 0.04, 0.05)}`;
    },
  },
  sparks: {
    share: 0.35,
    filled: true,
    draw: (x, y, r) => {
      const [a, b, s] = [x + r(3) * 0.6 - 0.3, y + r(4) * 0.6 - 0.3, 0.07 + r(5) * 0.07];
      return `M${n(a)} ${n(b - s)}L${n(a + s / 3)} ${n(b)}L${n(a)} ${n(b + s)}L${n(a - s / 3)} ${n(b)}z`;
    },
  },
  rust: {
    share: 0.4,
    filled: true,
    draw: (x, y, r) => {
      const [a, b] = [x + r(3) * 0.5 - 0.25, y + r(4) * 0.5 - 0.25];
      return r(5) < 0.5
        ? `M${n(a)} ${n(b)}l.16-.05l.03 .1l-.13 .06z`
        : dot(a, b, 0.035) + dot(a + 0.13, b + 0.08, 0.025);
    },
  },
};

/** The path of all litter on some hexes, and whether it is filled. */
export function litterOn(hexes: readonly Point[], litter: Litter): { d: string; filled: boolean } {
  const { share, filled, draw } = WAYS[litter];
  const d = hexes
    .filter(({ x, y }) => chance(x, y, 1) < share)
    .map(({ x, y }) => draw(x, y, (salt) => chance(x, y, salt)))
    .join('');
  return { d, filled };
}
