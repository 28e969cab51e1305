// Solid shapes with painted corners, put together by code: the parts of trees, rocks, walls and ladders.
import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { chanceAt } from './scene';

/** Paints a shape from a colour at its foot to one at its head. */
export function painted(geometry: THREE.BufferGeometry, foot: number, head = foot): THREE.BufferGeometry {
  const plain = geometry.index ? geometry.toNonIndexed() : geometry;
  plain.computeBoundingBox();
  const { min, max } = plain.boundingBox!;
  const [low, high, mixed] = [new THREE.Color(foot), new THREE.Color(head), new THREE.Color()];
  const place = plain.getAttribute('position');
  const colours = new Float32Array(place.count * 3);
  for (let n = 0; n < place.count; n += 1) {
    const share = (place.getY(n) - min.y) / Math.max(0.001, max.y - min.y);
    mixed
      .copy(low)
      .lerp(high, share)
      .toArray(colours, n * 3);
  }
  plain.setAttribute('color', new THREE.BufferAttribute(colours, 3));
  plain.deleteAttribute('uv');
  return plain;
}

/** Moves every corner a little, equal corners alike, so that nothing looks turned on a lathe. */
export function roughened(geometry: THREE.BufferGeometry, amount: number, salt: number): THREE.BufferGeometry {
  const place = geometry.getAttribute('position');
  for (let n = 0; n < place.count; n += 1) {
    const [x, y, z] = [place.getX(n), place.getY(n), place.getZ(n)];
    const push = (k: number): number =>
      (chanceAt(Math.round(x * 50) + Math.round(z * 50) * 3, Math.round(y * 50), salt + k) - 0.5) * amount;
    place.setXYZ(n, x + push(1), y + push(2), z + push(3));
  }
  geometry.computeVertexNormals();
  return geometry;
}

export const box = (w: number, h: number, d: number, x: number, y: number, z: number): THREE.BufferGeometry =>
  new THREE.BoxGeometry(w, h, d).translate(x, y, z);

export function joined(parts: THREE.BufferGeometry[]): THREE.BufferGeometry {
  const whole = mergeGeometries(parts.map((part) => (part.index ? part.toNonIndexed() : part)));
  for (const part of parts) part.dispose();
  whole.computeVertexNormals();
  return whole;
}

// All of them are one hex wide or less and one unit high, with the foot at y = 0.

export function pine(): THREE.BufferGeometry {
  const parts = [painted(new THREE.CylinderGeometry(0.045, 0.085, 0.3, 6).translate(0, 0.15, 0), 0x4a3220, 0x6b4a2b)];
  for (const [radius, from, high] of [
    [0.47, 0.12, 0.3],
    [0.42, 0.27, 0.28],
    [0.35, 0.42, 0.26],
    [0.27, 0.57, 0.23],
    [0.18, 0.72, 0.28],
  ] as const) {
    const points = 9;
    const skirt = new THREE.ConeGeometry(radius, high, points * 2, 1).toNonIndexed();
    const place = skirt.getAttribute('position');
    for (let n = 0; n < place.count; n += 1) {
      // Boughs: every other corner of the hem lies further in and higher.
      if (place.getY(n) > -high / 2 + 0.01) continue;
      const [x, z] = [place.getX(n), place.getZ(n)];
      const turn = Math.round((Math.atan2(x, z) / Math.PI) * points + points * 2);
      const inner = turn % 2 ? 0.66 : 1 + 0.14 * (chanceAt(turn % (points * 2), from * 10) - 0.5);
      place.setXYZ(n, x * inner, place.getY(n) + (turn % 2 ? 0.05 : 0), z * inner);
    }
    parts.push(painted(skirt.translate(0, from + high / 2, 0).rotateY(from * 9), 0x17401f, 0x5c9a45));
  }
  return joined(parts);
}

export function palm(): THREE.BufferGeometry {
  const parts: THREE.BufferGeometry[] = [];
  for (let n = 0; n < 5; n += 1) {
    const lean = 0.05 * n * n * 0.35;
    parts.push(
      painted(
        new THREE.CylinderGeometry(0.045, 0.06, 0.17, 6).translate(lean, 0.08 + n * 0.155, 0),
        0x6e5230,
        0x8a6a40,
      ),
    );
  }
  for (let n = 0; n < 8; n += 1) {
    const leaf = new THREE.ConeGeometry(0.12, 0.62, 4, 1).toNonIndexed().scale(1, 1, 0.3).translate(0, 0.3, 0);
    leaf
      .rotateZ(-1.25 - 0.5 * (n % 2))
      .scale(1, 0.32, 1)
      .rotateY((n * Math.PI) / 4)
      .translate(0.27, 0.84, 0);
    parts.push(painted(leaf, 0x2c6a2c, 0x5aa83f));
  }
  return joined(parts);
}

export function bush(): THREE.BufferGeometry {
  const parts: THREE.BufferGeometry[] = [
    painted(new THREE.CylinderGeometry(0.04, 0.08, 0.5, 5).translate(0, 0.25, 0), 0x4b3a22),
  ];
  for (let n = 0; n < 9; n += 1) {
    const leaf = new THREE.ConeGeometry(0.11, 0.62, 4, 1).toNonIndexed().scale(1, 1, 0.3).translate(0, 0.3, 0);
    leaf
      .rotateZ(-0.35 - 0.7 * (n % 3) * 0.5)
      .rotateY((n * Math.PI * 2) / 9)
      .translate(0, 0.12 + 0.26 * (n % 3) * 0.5, 0);
    parts.push(painted(leaf, 0x24592a, 0x63a63c));
  }
  return joined(parts);
}

export function rock(foot: number, head: number, sharp: number): THREE.BufferGeometry {
  const parts: THREE.BufferGeometry[] = [];
  const stones = [
    [0, 0, 0.5, 1],
    [0.2, 0.12, 0.27, 0.66],
    [-0.2, 0.14, 0.28, 0.55],
    [0.02, -0.24, 0.26, 0.48],
  ] as const;
  stones.forEach(([x, z, radius, high], n) => {
    const stone = new THREE.CylinderGeometry(radius * sharp, radius, high, 6, 2)
      .toNonIndexed()
      .translate(0, high / 2, 0);
    parts.push(painted(roughened(stone, 0.13, n + 2), foot, head).translate(x, 0, z));
  });
  return joined(parts);
}

// Walls run along x on one edge of a hex; their outside looks to +z.
const EDGE = 1 / Math.sqrt(3);

export function slab(thick: number, foot: number, head: number, ragged = 0): THREE.BufferGeometry {
  const parts: THREE.BufferGeometry[] = [];
  const rows = ragged ? 4 : 3;
  for (let row = 0; row < rows; row += 1) {
    const stones = 2 + (row % 2);
    for (let n = 0; n < stones; n += 1) {
      const wide = EDGE / stones;
      const missing = ragged && row === rows - 1 && n !== 0 ? 1 : 0;
      if (missing && chanceAt(n, row, ragged) < 0.7) continue;
      const stone = box(
        wide * 0.96,
        0.96 / rows,
        thick * (0.9 + 0.2 * chanceAt(row, n)),
        -EDGE / 2 + wide * (n + 0.5),
        (row + 0.5) / rows,
        0,
      );
      const shade = 0.86 + 0.24 * chanceAt(n + 3, row, 5);
      parts.push(painted(roughened(stone.toNonIndexed(), 0.02, row * 7 + n), tone(foot, shade), tone(head, shade)));
    }
  }
  return joined(parts);
}

export function battlement(): THREE.BufferGeometry {
  const parts = [painted(box(EDGE * 1.04, 0.45, 0.15, 0, 0.225, 0), 0x9c8f79, 0xb5a78d)];
  for (const x of [-0.33, 0.33])
    parts.push(painted(box(EDGE * 0.36, 0.55, 0.17, x * EDGE, 0.72, 0), 0xa89a82, 0xc4b697));
  return joined(parts);
}

export function railing(): THREE.BufferGeometry {
  const parts = [-0.46, 0, 0.46].map((x) => painted(box(0.05, 1, 0.05, x * EDGE, 0.5, 0), 0x6a4a2a, 0x7c5a35));
  for (const y of [0.5, 0.92]) parts.push(painted(box(EDGE, 0.09, 0.04, 0, y, 0), 0x7c5a35));
  return joined(parts);
}

export function gate(): THREE.BufferGeometry {
  const parts: THREE.BufferGeometry[] = [];
  for (let n = 0; n < 5; n += 1) {
    const wide = EDGE / 5;
    const shade = 0.85 + 0.3 * chanceAt(n, 4);
    parts.push(
      painted(
        box(wide * 0.94, 0.97, 0.08, -EDGE / 2 + wide * (n + 0.5), 0.485, 0),
        tone(0x5b3a1e, shade),
        tone(0x7a522c, shade),
      ),
    );
  }
  for (const y of [0.18, 0.5, 0.82]) parts.push(painted(box(EDGE * 1.01, 0.055, 0.11, 0, y, 0), 0x2d2f33, 0x44474c));
  return joined(parts);
}

/** A ladder of one level; it is repeated upwards. */
export function rungs(): THREE.BufferGeometry {
  const parts = [-0.15, 0.15].map((x) => painted(box(0.045, 1, 0.045, x, 0.5, 0), 0x7a5328, 0x8a6234));
  for (const y of [0.2, 0.7]) parts.push(painted(box(0.3, 0.1, 0.035, 0, y, 0), 0x9a7040));
  return joined(parts);
}

const tone = (colour: number, share: number): number => new THREE.Color(colour).multiplyScalar(share).getHex();
