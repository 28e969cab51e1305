// What stands on the ground: trees, rocks, walls, doors and ladders. One mesh for each kind of piece.
import * as THREE from 'three';
import {
  alongEdge,
  centreOf,
  chanceAt,
  LEVEL,
  type Door,
  type Edge,
  type Ground,
  type Ladder,
  type Wall,
} from './scene';
import { battlement, bush, gate, palm, pine, railing, rock, rungs, slab } from './shapes';
import { placesOf } from './terrain';

interface Placing {
  kind: string;
  x: number;
  y: number;
  z: number;
  turn: number;
  wide: number;
  high: number;
  owner: string; // the piece it belongs to
}

const SHAPES: Record<string, () => THREE.BufferGeometry> = {
  tree: pine,
  palm,
  bush,
  glacier: () => rock(0x8fb8d8, 0xf2fbff, 0.34),
  outcrop: () => rock(0x55565c, 0x9a9ca1, 0.5),
  ruin: () => slab(0.14, 0x7d7768, 0xa39c8a, 3),
  'stone-wall': () => slab(0.16, 0x7c7f83, 0x9fa3a6),
  'castle-wall': () => slab(0.14, 0x9c8f79, 0xb9ab92),
  battlement,
  railing,
  door: gate,
  ladder: rungs,
};

/** What the match has changed: pieces that are gone, and doors that stand open. */
export interface Changes {
  gone: ReadonlySet<string>;
  open: ReadonlySet<string>;
}

export interface Scenery {
  group: THREE.Group;
  show: (changes: Changes) => void;
}

export function buildScenery(ground: Ground): Scenery {
  const group = new THREE.Group();
  const material = new THREE.MeshLambertMaterial({ vertexColors: true, side: THREE.DoubleSide });
  const placings = [
    ...pieces(ground),
    ...ground.walls.filter((w) => w.kind in SHAPES && w.kind !== 'door').map(wall),
    ...ground.ladders.flatMap(ladder),
  ];
  const kinds = grouped(placings);
  const meshes = [...kinds].map(([kind, list]) => ({
    list,
    mesh: new THREE.InstancedMesh(SHAPES[kind]!(), material, list.length),
  }));
  const leaves = ground.doors.flatMap((door) => door.edges.map((edge) => ({ door, edge })));
  const doors = leaves.length ? new THREE.InstancedMesh(SHAPES['door']!(), material, leaves.length) : null;
  for (const { mesh } of meshes) group.add(mesh);
  if (doors) group.add(doors);
  for (const mesh of [...meshes.map((m) => m.mesh), ...(doors ? [doors] : [])])
    mesh.castShadow = mesh.receiveShadow = true;

  const show = (changes: Changes): void => {
    for (const { list, mesh } of meshes) {
      list.forEach((placing, n) => mesh.setMatrixAt(n, changes.gone.has(placing.owner) ? NOTHING : matrixOf(placing)));
      mesh.instanceMatrix.needsUpdate = true;
    }
    leaves.forEach(({ door, edge }, n) => doors!.setMatrixAt(n, leaf(door, edge, changes, n)));
    if (doors) doors.instanceMatrix.needsUpdate = true;
  };
  show({ gone: new Set(), open: new Set() });
  return { group, show };
}

const NOTHING = new THREE.Matrix4().makeScale(0, 0, 0);

function grouped(placings: Placing[]): Map<string, Placing[]> {
  const found = new Map<string, Placing[]>();
  for (const placing of placings) found.set(placing.kind, [...(found.get(placing.kind) ?? []), placing]);
  return found;
}

function matrixOf(p: Placing): THREE.Matrix4 {
  return new THREE.Matrix4()
    .makeRotationY(p.turn)
    .scale(new THREE.Vector3(p.wide, p.high, p.wide))
    .setPosition(p.x, p.y, p.z);
}

function pieces(ground: Ground): Placing[] {
  const columns = placesOf(ground);
  return ground.obstacles.flatMap((piece) => {
    if (!(piece.kind in SHAPES)) return [];
    const spots = piece.at.map((at) => centreOf(columns.get(at)!));
    const stand = (x: number, z: number, high: number, wide: number): Placing => ({
      kind: piece.kind,
      x,
      z,
      y: piece.base * LEVEL,
      turn: chanceAt(x, z, 9) * Math.PI * 2,
      wide,
      high: high * LEVEL,
      owner: piece.id,
    });
    if (piece.kind === 'tree' && spots.length > 1) {
      const [x, z] = [mean(spots.map((s) => s.x)), mean(spots.map((s) => s.z))];
      return [
        stand(x, z, piece.heights[0] ?? 15, 2),
        ...spots.slice(1).map((s, n) => stand(s.x, s.z, (piece.heights[0] ?? 15) * (0.55 + 0.1 * n), 1)),
      ];
    }
    return spots.map((s, n) =>
      stand(
        s.x,
        s.z,
        piece.heights[n] ?? piece.heights[0] ?? 5,
        ['glacier', 'outcrop'].includes(piece.kind) ? 0.92 : 1,
      ),
    );
  });
}

const mean = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0) / numbers.length;

function wall(piece: Wall): Placing {
  const { x, z, turn } = alongEdge(piece);
  const high = piece.kind === 'battlement' ? 3 : Math.max(1, piece.inside);
  return { kind: piece.kind, x, z, y: piece.base * LEVEL, turn, wide: 1, high: high * LEVEL, owner: piece.id };
}

function ladder(piece: Ladder): Placing[] {
  const [from, to] = [centreOf(piece), centreOf(piece.to)];
  const turn = Math.atan2(to.x - from.x, to.z - from.z);
  const levels = Math.max(1, piece.top - piece.base);
  const share = 0.4; // it leans on the edge
  return Array.from({ length: levels }, (_, n) => ({
    kind: 'ladder',
    x: from.x + (to.x - from.x) * share,
    z: from.z + (to.z - from.z) * share,
    y: (piece.base + n) * LEVEL,
    turn,
    wide: 1,
    high: LEVEL,
    owner: piece.id,
  }));
}

// An open leaf has swung inwards on one of its ends.
function leaf(door: Door, edge: Edge, changes: Changes, n: number): THREE.Matrix4 {
  if (changes.gone.has(door.id)) return NOTHING;
  const { x, z, turn } = alongEdge(edge);
  const matrix = new THREE.Matrix4()
    .makeTranslation(x, door.base * LEVEL, z)
    .multiply(new THREE.Matrix4().makeRotationY(turn));
  if (changes.open.has(door.id)) {
    const hinge = (n % 2 ? 1 : -1) * 0.28;
    matrix.multiply(new THREE.Matrix4().makeTranslation(hinge, 0, 0));
    matrix.multiply(new THREE.Matrix4().makeRotationY((n % 2 ? -1 : 1) * 1.9));
    matrix.multiply(new THREE.Matrix4().makeTranslation(-hinge, 0, 0));
  }
  return matrix.scale(new THREE.Vector3(1, door.height * LEVEL, 1));
}
