// A grain of earth or stone, drawn once for each soil: a tile that repeats without a seam. Light and shade take the
// colours of the soil and of what lies on it, and here and there something grows.

const SIZE = 256;
const drawn = new Map<string, string>();

/** A number from 0 to 1 that always is the same for a place. */
export function chance(x: number, y: number, salt = 0): number {
  const n = Math.sin(x * 127.1 + y * 311.7 + salt * 74.7) * 43758.5453;
  return n - Math.floor(n);
}

/** Smooth noise that repeats after `period` cells. */
function noise(x: number, y: number, period: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - i), ease(y - j)];
  const at = (a: number, b: number): number => chance((i + a) % period, (j + b) % period, period);
  const between = (a: number, b: number, t: number): number => a + (b - a) * t;
  return between(between(at(0, 0), at(1, 0), u), between(at(0, 1), at(1, 1), u), v);
}

type Colour = readonly [number, number, number];
const [WHITE, BLACK]: [Colour, Colour] = [
  [255, 255, 255],
  [0, 0, 0],
];

const colour = (hex: string): Colour => {
  const n = parseInt(hex.slice(1), 16);
  return [n >> 16, (n >> 8) & 255, n & 255];
};
const mix = (a: Colour, b: Colour, share: number): Colour => {
  const between = (n: 0 | 1 | 2): number => Math.round(a[n] + (b[n] - a[n]) * share);
  return [between(0), between(1), between(2)];
};

/** Light, shade and growth of a spot of the tile, from -1 to 1 and from 0 to 1. */
function spot(x: number, y: number): { shine: number; growth: number } {
  const wide = noise(x * 8, y * 8, 8);
  const near = noise(x * 34, y * 34, 34);
  const patch = 0.7 * noise(x * 4, y * 4, 4) + 0.3 * noise(x * 17, y * 17, 17);
  return {
    shine: 0.5 * wide + 0.3 * near + 0.2 * chance(x * SIZE, y * SIZE) - 0.5,
    growth: Math.max(0, patch - 0.56) / 0.44,
  };
}

/** The tile of a soil as a picture; empty where nothing can be drawn. */
export function grain({ soil, ink, growth }: { soil: string; ink: string; growth: string }): string {
  const key = `${soil} ${ink} ${growth}`;
  const found = drawn.get(key);
  if (found !== undefined || typeof document === 'undefined') return found ?? '';
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  const [light, shade, green] = [mix(colour(soil), WHITE, 0.6), mix(colour(ink), BLACK, 0.55), colour(growth)];
  const tile = pen.createImageData(SIZE, SIZE);
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) {
      const { shine, growth } = spot(x / SIZE, y / SIZE);
      const [tint, alpha] = [shine > 0 ? light : shade, Math.abs(shine) * 0.82];
      const covered = Math.min(0.5, growth * 1.1);
      tile.data.set(
        [...mix(tint, green, covered / (covered + alpha + 0.01)), 255 * Math.max(alpha, covered)],
        4 * (y * SIZE + x),
      );
    }
  pen.putImageData(tile, 0, 0);
  const url = canvas.toDataURL();
  drawn.set(key, url);
  return url;
}
