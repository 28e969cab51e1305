// Round parts of figures: balls, limbs and plates with painted corners.
import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';

export type Part = THREE.BufferGeometry;
export type Spot3 = readonly [number, number, number];

const [LOW, TALL] = [new THREE.Color(), new THREE.Color()];

/** Paints a part: darker where it looks down, as a wash of thin paint does. */
export function paint(part: Part, colour: number, wash = 0.42): Part {
  const place = part.getAttribute('position');
  const normal = part.getAttribute('normal');
  const colours = new Float32Array(place.count * 3);
  LOW.set(colour).multiplyScalar(1 - wash);
  for (let n = 0; n < place.count; n += 1)
    TALL.set(colour)
      .lerp(LOW, 0.5 - 0.5 * normal.getY(n))
      .toArray(colours, n * 3);
  part.setAttribute('color', new THREE.BufferAttribute(colours, 3));
  part.deleteAttribute('uv');
  return part.index ? part : indexed(part);
}

function indexed(part: Part): Part {
  const { count } = part.getAttribute('position');
  part.setIndex(Array.from({ length: count }, (_, n) => n));
  return part;
}

export const whole = (parts: Part[]): Part => {
  const made = mergeGeometries(parts);
  for (const part of parts) part.dispose();
  return made;
};

export const ball = (colour: number, [x, y, z]: Spot3, r: number, stretch: Spot3 = [1, 1, 1]): Part =>
  paint(new THREE.SphereGeometry(r, 10, 7).scale(...stretch).translate(x, y, z), colour);

/** A round bar from one point to another. */
export function limb(colour: number, from: Spot3, to: Spot3, r1: number, r2 = r1, sides = 7): Part {
  const [a, b] = [new THREE.Vector3(...from), new THREE.Vector3(...to)];
  const way = b.clone().sub(a);
  const bar = new THREE.CylinderGeometry(r2, r1, way.length(), sides, 1).translate(0, way.length() / 2, 0);
  const turn = new THREE.Quaternion().setFromUnitVectors(new THREE.Vector3(0, 1, 0), way.normalize());
  return paint(bar.applyQuaternion(turn).translate(...from), colour);
}

export const cone = (colour: number, from: Spot3, to: Spot3, r: number, sides = 7): Part =>
  limb(colour, from, to, r, 0.002, sides);

export const block = (colour: number, [x, y, z]: Spot3, [w, h, d]: Spot3): Part =>
  paint(new THREE.BoxGeometry(w, h, d).translate(x, y, z), colour);

/** A thin plate in the shape of a polygon, standing upright; points are [x, y]. */
export function plate(colour: number, points: readonly (readonly [number, number])[], thick = 0.015): Part {
  const shape = new THREE.Shape(points.map(([x, y]) => new THREE.Vector2(x, y)));
  const made = new THREE.ExtrudeGeometry(shape, { depth: thick, bevelEnabled: false }).translate(0, 0, -thick / 2);
  return paint(made, colour, 0.25);
}
