// What grows and lies on the ground: tufts of grass, reeds, pebbles, drifts of snow. It hides nothing: it is low, and
// there is none where pieces stand. Each kind is one mesh.
import * as THREE from 'three';
import { centreOf, chanceAt, LEVEL, type Column, type Ground } from './scene';
import { joined, painted, roughened } from './shapes';

interface Sort {
  shape: () => THREE.BufferGeometry;
  on: Record<string, number>; // how many on a hex of each terrain, at most
  tints: readonly number[];
  sizes: readonly [number, number];
}

const SORTS: Sort[] = [
  {
    shape: tuft,
    on: { grass: 5, swamp: 6 },
    tints: [0xffffff, 0xe9ffd0, 0xfff3b8, 0xd4f0b0],
    sizes: [0.9, 1.7],
  },
  {
    shape: pebble,
    on: { rock: 3, sand: 2, 'lava-field': 3, road: 1, swamp: 1, dungeon: 1 },
    tints: [0x9a9a98, 0x86857f, 0xb0a893, 0x75716c],
    sizes: [0.5, 1.3],
  },
  { shape: flower, on: { grass: 0.5 }, tints: [0xfff6d8, 0xffd95a, 0xf2a0c0, 0xc9b6ff], sizes: [0.7, 1.1] },
  { shape: drift, on: { snow: 1.4 }, tints: [0xffffff, 0xf2f8ff], sizes: [0.6, 1.3] },
];

/** Everything that grows on a battlefield, or that share of it. */
export function buildGrowth(ground: Ground, share: number): THREE.Group {
  const group = new THREE.Group();
  const taken = new Set(ground.obstacles.flatMap((piece) => piece.at));
  const open = ground.columns.filter((column) => column.spaces.every((space) => !taken.has(space.at)));
  SORTS.forEach((sort, n) => {
    const mesh = spread(sort, open, n, share);
    if (mesh) group.add(mesh);
  });
  return group;
}

function spread(sort: Sort, columns: Column[], salt: number, share: number): THREE.InstancedMesh | null {
  const places = columns.flatMap((column) => {
    const top = column.layers.at(-1);
    const most = top && !top.flat ? share * (sort.on[top.terrain] ?? 0) : 0;
    const { x, z } = centreOf(column);
    const count = Math.floor(
      most * (0.35 + 0.65 * chanceAt(x, z, salt)) + chanceAt(x, z, salt + 40) * Math.min(1, most),
    );
    return Array.from({ length: count }, (_, n) => {
      const angle = chanceAt(x + n, z, salt + 1) * Math.PI * 2;
      // Towards the rim, where no base stands.
      const far = 0.3 + 0.15 * chanceAt(x, z + n, salt + 2);
      return { x: x + Math.cos(angle) * far, z: z + Math.sin(angle) * far, y: top!.to * LEVEL, n };
    });
  });
  if (!places.length) return null;
  const mesh = new THREE.InstancedMesh(
    sort.shape(),
    new THREE.MeshLambertMaterial({ vertexColors: true, side: THREE.DoubleSide }),
    places.length,
  );
  const [matrix, turn, colour] = [new THREE.Matrix4(), new THREE.Matrix4(), new THREE.Color()];
  const [small, large] = sort.sizes;
  places.forEach(({ x, y, z, n }, k) => {
    const size = small + (large - small) * chanceAt(x * 3, z * 3, n);
    matrix
      .makeScale(size, size * (0.8 + 0.4 * chanceAt(z, x, n)), size)
      .premultiply(turn.makeRotationY(chanceAt(x, z, n + 7) * 6.28))
      .setPosition(x, y, z);
    mesh.setMatrixAt(k, matrix);
    mesh.setColorAt(k, colour.set(sort.tints[Math.floor(chanceAt(x, z, n + 5) * sort.tints.length)]!));
  });
  mesh.receiveShadow = true;
  mesh.computeBoundingSphere();
  return mesh;
}

/** Blades that lean out from one foot. */
function tuft(): THREE.BufferGeometry {
  const blades = Array.from({ length: 6 }, (_, n) => {
    const blade = new THREE.ConeGeometry(0.016, 0.14 + 0.05 * (n % 3), 3, 1, true).toNonIndexed();
    blade
      .translate(0, 0.07, 0)
      .rotateZ(-0.25 - 0.2 * (n % 2))
      .rotateY((n * Math.PI) / 3 + 0.3)
      .translate(Math.cos(n) * 0.02, 0, Math.sin(n) * 0.02);
    return painted(blade, 0x4c7c2a, 0xa8d45c);
  });
  return upward(joined(blades));
}

function pebble(): THREE.BufferGeometry {
  return joined([
    painted(
      roughened(new THREE.DodecahedronGeometry(0.05, 0), 0.03, 3).scale(1, 0.6, 1).translate(0, 0.015, 0),
      0xb8b8b8,
      0xffffff,
    ),
    painted(
      roughened(new THREE.DodecahedronGeometry(0.03, 0), 0.02, 5).scale(1, 0.7, 1).translate(0.06, 0.01, 0.02),
      0xb0b0b0,
      0xf6f6f6,
    ),
  ]);
}

function flower(): THREE.BufferGeometry {
  const heads = [0, 1, 2].map((n) =>
    painted(
      new THREE.OctahedronGeometry(0.024, 0).translate(
        0.05 * Math.cos(n * 2.1),
        0.1 + 0.02 * n,
        0.05 * Math.sin(n * 2.1),
      ),
      0xf0f0f0,
      0xffffff,
    ),
  );
  return upward(joined(heads));
}

function drift(): THREE.BufferGeometry {
  const heap = new THREE.SphereGeometry(0.1, 8, 4, 0, Math.PI * 2, 0, Math.PI / 2).scale(1.3, 0.28, 0.9);
  return painted(heap, 0xd4e2ef, 0xffffff);
}

/** Lit like the ground they grow from, so that they do not flicker. */
function upward(shape: THREE.BufferGeometry): THREE.BufferGeometry {
  const normal = shape.getAttribute('normal');
  for (let n = 0; n < normal.count; n += 1) normal.setXYZ(n, 0, 1, 0);
  return shape;
}
