// A grain of earth or stone, drawn once: a grey tile that repeats without a seam, laid over the soil.

const SIZE = 192;
let drawn = '';

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
  const spot = (a: number, b: number): number => chance((i + a) % period, (j + b) % period, period);
  const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
  return mix(mix(spot(0, 0), spot(1, 0), u), mix(spot(0, 1), spot(1, 1), u), v);
}

/** The tile as a picture; empty where nothing can be drawn. */
export function grain(): string {
  if (drawn || typeof document === 'undefined') return drawn;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (!pen) return '';
  const tile = pen.createImageData(SIZE, SIZE);
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) {
      const wide = noise((x / SIZE) * 6, (y / SIZE) * 6, 6);
      const near = noise((x / SIZE) * 24, (y / SIZE) * 24, 24);
      const fine = chance(x, y);
      const value = 0.5 * wide + 0.3 * near + 0.2 * fine - 0.5;
      const at = 4 * (y * SIZE + x);
      tile.data[at] = tile.data[at + 1] = tile.data[at + 2] = value > 0 ? 255 : 0;
      tile.data[at + 3] = Math.min(255, Math.abs(value) * 210);
    }
  pen.putImageData(tile, 0, 0);
  drawn = canvas.toDataURL();
  return drawn;
}
