// Figures: a cut-out silhouette that turns to the viewer, on a base in the colour of its side.
// All silhouettes are one mesh on one picture, all bases another.
import * as THREE from 'three';
import { emblemOf } from './emblems';
import { GENERALS, SIDES } from './palette';
import { LEVEL, type Piece } from './scene';

const CELL = 192;
const ACROSS = 10;
const EDGE = 18; // px: the pale rim that sets a silhouette off from the ground
export const BASE = 0.09;

/** What a silhouette is drawn from. */
export interface Sculpt {
  unit: string;
  species: string;
  unitClass: string;
  general: string;
}

/** The picture with all silhouettes of a match, and where each unit is on it. */
export class Sheet {
  readonly texture: THREE.CanvasTexture;
  private readonly cells = new Map<string, number>();
  private readonly rows: number;

  constructor(sculpts: Sculpt[]) {
    const canvas = document.createElement('canvas');
    this.rows = Math.max(1, Math.ceil(sculpts.length / ACROSS));
    canvas.width = ACROSS * CELL;
    canvas.height = this.rows * CELL;
    const pen = canvas.getContext('2d')!;
    sculpts.forEach((sculpt, n) => {
      this.cells.set(sculpt.unit, n);
      pen.save();
      pen.translate((n % ACROSS) * CELL, Math.floor(n / ACROSS) * CELL);
      drawCutout(pen, sculpt);
      pen.restore();
    });
    this.texture = new THREE.CanvasTexture(canvas);
    this.texture.colorSpace = THREE.SRGBColorSpace;
    this.texture.anisotropy = 4;
    this.texture.generateMipmaps = true;
  }

  /** Offset and size of a unit's picture, in the units of textures. */
  cell(unit: string): [number, number, number, number] {
    const n = this.cells.get(unit) ?? 0;
    return [(n % ACROSS) / ACROSS, 1 - (Math.floor(n / ACROSS) + 1) / this.rows, 1 / ACROSS, 1 / this.rows];
  }
}

/** A silhouette with a pale rim, its colours those of its general. */
export function drawCutout(pen: CanvasRenderingContext2D, sculpt: Sculpt): void {
  const path = new Path2D(emblemOf(sculpt.unit, sculpt.species.toLowerCase(), sculpt.unitClass.toLowerCase()));
  const [light, dark] = GENERALS[sculpt.general.toLowerCase()] ?? GENERALS['valkrill']!;
  const fill = pen.createLinearGradient(0, 0, 0, 512);
  fill.addColorStop(0, css(light));
  fill.addColorStop(1, css(dark));
  const size = CELL - 2 * EDGE;
  pen.translate(EDGE, EDGE);
  pen.scale(size / 512, size / 512);
  pen.lineJoin = 'round';
  pen.strokeStyle = '#14161c';
  pen.lineWidth = 66;
  pen.stroke(path);
  pen.strokeStyle = '#fbf6e9';
  pen.lineWidth = 44;
  pen.stroke(path);
  pen.fillStyle = '#fbf6e9';
  pen.fill(path);
  pen.strokeStyle = css(dark);
  pen.lineWidth = 8;
  pen.stroke(path);
  pen.fillStyle = fill;
  pen.fill(path);
}

const css = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

/** A figure and where its base is: the middle of its spaces, on the ground. */
export interface Standing {
  piece: Piece;
  x: number;
  y: number;
  z: number;
  turn: number; // of a base that covers two spaces
}

const BILLBOARD = /* glsl */ `
  vec3 right = normalize(vec3(viewMatrix[0][0], 0.0, viewMatrix[2][0]));
  vec3 stand = (instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0)).xyz;
  vec2 size = vec2(length(instanceMatrix[0].xyz), length(instanceMatrix[1].xyz));
  vec3 place = stand + right * position.x * size.x + vec3(0.0, position.y * size.y, 0.0);
  vec4 mvPosition = viewMatrix * vec4(place, 1.0);
  gl_Position = projectionMatrix * mvPosition;
`;

const WIDE = { small: 0.74, medium: 0.92, large: 1.05, huge: 1.15 } as Record<string, number>;

/** How large a silhouette stands: its true height in levels, and as wide as its base allows. */
export const sizeOf = (piece: Piece): { wide: number; high: number } => {
  const high = Math.max(0.86, piece.height * LEVEL * 1.02);
  const room = piece.at.length > 1 ? 1.75 : (WIDE[piece.size] ?? 0.92);
  return { wide: Math.min(high, room), high };
};

export class Figures {
  readonly group = new THREE.Group();
  private standing: Standing[] = [];
  private cutouts: THREE.InstancedMesh | null = null;
  private bases: THREE.InstancedMesh | null = null;
  private room = 0; // figures there is place for

  constructor(private readonly sheet: Sheet) {}

  /** Stand these figures on the battlefield. `faded`: figures that have had their turn. */
  show(standing: Standing[], faded: ReadonlySet<string>): void {
    this.standing = standing;
    if (!this.cutouts || this.room < standing.length) this.rebuild(standing.length + 8);
    const [cutouts, bases] = [this.cutouts!, this.bases!];
    const cell = cutouts.geometry.getAttribute('cell') as THREE.InstancedBufferAttribute;
    const [matrix, colour] = [new THREE.Matrix4(), new THREE.Color()];
    cutouts.count = bases.count = standing.length;
    standing.forEach((one, n) => {
      const { wide, high } = sizeOf(one.piece);
      cutouts.setMatrixAt(n, matrix.makeScale(wide, high, wide).setPosition(one.x, one.y + BASE, one.z));
      cutouts.setColorAt(n, colour.set(faded.has(one.piece.id) ? 0xa9a9b4 : 0xffffff));
      cell.setXYZW(n, ...this.sheet.cell(one.piece.unit));
      const long = one.piece.at.length > 1 ? 1.9 : 1;
      matrix
        .makeRotationY(one.turn)
        .scale(new THREE.Vector3(long, 1, 1))
        .setPosition(one.x, one.y, one.z);
      bases.setMatrixAt(n, matrix);
      bases.setColorAt(n, colour.set(SIDES[one.piece.seat % SIDES.length]!));
    });
    cell.needsUpdate = true;
    for (const mesh of [cutouts, bases]) {
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
      mesh.computeBoundingSphere();
    }
  }

  private rebuild(count: number): void {
    this.room = count;
    for (const mesh of [this.cutouts, this.bases]) {
      if (!mesh) continue;
      mesh.geometry.dispose();
      (mesh.material as THREE.Material).dispose();
      mesh.dispose();
    }
    this.group.clear();
    const plate = new THREE.PlaneGeometry(1, 1).translate(0, 0.5, 0);
    plate.setAttribute('cell', new THREE.InstancedBufferAttribute(new Float32Array(count * 4), 4));
    this.cutouts = new THREE.InstancedMesh(plate, this.cutoutMaterial(), count);
    this.cutouts.frustumCulled = false;
    this.bases = new THREE.InstancedMesh(baseShape(), new THREE.MeshLambertMaterial({ vertexColors: true }), count);
    this.bases.castShadow = true;
    this.bases.receiveShadow = true;
    this.group.add(this.bases, this.cutouts);
  }

  private cutoutMaterial(): THREE.Material {
    const material = new THREE.MeshBasicMaterial({ map: this.sheet.texture, alphaTest: 0.5, side: THREE.DoubleSide });
    material.onBeforeCompile = (shader) => {
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', '#include <common>\nattribute vec4 cell;')
        .replace('#include <uv_vertex>', '#include <uv_vertex>\nvMapUv = cell.xy + uv * cell.zw;')
        .replace('#include <project_vertex>', BILLBOARD);
    };
    return material;
  }

  /** The figure under a ray, found by the upright disc that its silhouette fills. */
  under(ray: THREE.Ray): { id: string; distance: number } | null {
    let best: { id: string; distance: number } | null = null;
    const [spot, near] = [new THREE.Vector3(), new THREE.Vector3()];
    for (const one of this.standing) {
      const { wide, high } = sizeOf(one.piece);
      spot.set(one.x, one.y + BASE + high / 2, one.z);
      const distance = ray.origin.distanceTo(spot);
      ray.closestPointToPoint(spot, near);
      const [across, up] = [Math.hypot(near.x - spot.x, near.z - spot.z), Math.abs(near.y - spot.y)];
      if (across < wide * 0.42 && up < high * 0.52 && (!best || distance < best.distance))
        best = { id: one.piece.id, distance };
    }
    return best;
  }

  /** The middle of a figure, for rays and labels. */
  middle(id: string): THREE.Vector3 | null {
    const one = this.standing.find((s) => s.piece.id === id);
    return one ? new THREE.Vector3(one.x, one.y + BASE + sizeOf(one.piece).high * 0.5, one.z) : null;
  }

  /** The point above a figure's head. */
  crown(id: string): THREE.Vector3 | null {
    const one = this.standing.find((s) => s.piece.id === id);
    return one ? new THREE.Vector3(one.x, one.y + BASE + sizeOf(one.piece).high * 1.04, one.z) : null;
  }
}

function baseShape(): THREE.BufferGeometry {
  const shape = new THREE.CylinderGeometry(0.36, 0.42, BASE, 24).translate(0, BASE / 2, 0).toNonIndexed();
  const place = shape.getAttribute('position');
  const colours = new Float32Array(place.count * 3);
  for (let n = 0; n < place.count; n += 1) {
    const centre = Math.hypot(place.getX(n), place.getZ(n)) < 0.1;
    colours.fill(centre ? 0.45 : 1, n * 3, n * 3 + 3);
  }
  shape.setAttribute('color', new THREE.BufferAttribute(colours, 3));
  return shape;
}
