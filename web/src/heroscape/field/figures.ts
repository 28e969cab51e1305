// Figures: standees that turn to the viewer, in a base of the colour of their side. The picture shows the emblem of the
// unit on the colours of its general, the border and the number tell side and squad member apart. All standees are one
// mesh on one picture, all bases another.
import * as THREE from 'three';
import { emblemOf } from './emblems';
import { GENERALS, SIDES } from './palette';
import { LEVEL, type Piece } from './scene';

const CELL = 192;
const ACROSS = 10;
export const BASE = 0.09;

/** What a standee is drawn from. */
export interface Sculpt {
  unit: string;
  seat: number;
  number: number; // within its squad; 0: it needs none
  species: string;
  unitClass: string;
  general: string;
}

/** Figures that look the same have the same key. */
export const lookOf = (one: { unit: string; seat: number; number: number }): string =>
  `${one.unit} ${one.seat} ${one.number}`;

/** The picture with all standees of a match, and where each of them is on it. */
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
      this.cells.set(lookOf(sculpt), n);
      pen.save();
      pen.translate((n % ACROSS) * CELL, Math.floor(n / ACROSS) * CELL);
      drawStandee(pen, sculpt);
      pen.restore();
    });
    this.texture = new THREE.CanvasTexture(canvas);
    this.texture.colorSpace = THREE.SRGBColorSpace;
    this.texture.anisotropy = 4;
    this.texture.generateMipmaps = true;
  }

  /** Offset and size of a figure's picture, in the units of textures. */
  cell(piece: Piece): [number, number, number, number] {
    const n = this.cells.get(lookOf(piece)) ?? 0;
    return [(n % ACROSS) / ACROSS, 1 - (Math.floor(n / ACROSS) + 1) / this.rows, 1 / ACROSS, 1 / this.rows];
  }
}

/** A card with a pointed arch: the emblem on its general's colours, framed in the colour of the side. */
export function drawStandee(pen: CanvasRenderingContext2D, sculpt: Sculpt): void {
  const [light, dark] = GENERALS[sculpt.general.toLowerCase()] ?? GENERALS['valkrill']!;
  const side = css(SIDES[sculpt.seat % SIDES.length]!);
  const frame = arch(CELL / 2, 10, CELL - 8, 76);
  const glow = pen.createRadialGradient(CELL / 2, 70, 8, CELL / 2, 96, 120);
  glow.addColorStop(0, css(light));
  glow.addColorStop(1, css(dark));
  pen.lineJoin = 'round';
  pen.fillStyle = '#10121a';
  pen.strokeStyle = '#10121a';
  pen.lineWidth = 8;
  pen.stroke(frame);
  pen.fillStyle = glow;
  pen.fill(frame);
  pen.save();
  pen.clip(frame);
  pen.strokeStyle = side;
  pen.lineWidth = 24;
  pen.stroke(frame);
  pen.strokeStyle = '#fff6df66';
  pen.lineWidth = 2;
  pen.stroke(arch(CELL / 2, 25, CELL - 20, 63));
  pen.fillStyle = side;
  pen.fillRect(0, CELL - 32, CELL, 24);
  pen.restore();
  drawEmblem(pen, sculpt);
  if (sculpt.number) drawNumber(pen, sculpt.number);
}

/** A pointed arch, given its middle, its top, its foot and half its width. */
function arch(middle: number, top: number, foot: number, half: number): Path2D {
  const path = new Path2D();
  const spring = top + half * 0.95;
  path.moveTo(middle - half, foot);
  path.lineTo(middle - half, spring);
  path.quadraticCurveTo(middle - half, top + half * 0.3, middle, top);
  path.quadraticCurveTo(middle + half, top + half * 0.3, middle + half, spring);
  path.lineTo(middle + half, foot);
  path.closePath();
  return path;
}

function drawEmblem(pen: CanvasRenderingContext2D, sculpt: Sculpt): void {
  const path = new Path2D(emblemOf(sculpt.unit, sculpt.species.toLowerCase(), sculpt.unitClass.toLowerCase()));
  const size = 118;
  pen.save();
  pen.translate((CELL - size) / 2, 38);
  pen.scale(size / 512, size / 512);
  pen.lineJoin = 'round';
  pen.strokeStyle = '#10121acc';
  pen.lineWidth = 40;
  pen.stroke(path);
  pen.fillStyle = '#fff6df';
  pen.fill(path);
  pen.restore();
}

function drawNumber(pen: CanvasRenderingContext2D, number: number): void {
  pen.fillStyle = '#fff';
  pen.font = 'bold 30px system-ui, sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.strokeStyle = '#10121a';
  pen.lineWidth = 6;
  pen.strokeText(String(number), CELL / 2, CELL - 22);
  pen.fillText(String(number), CELL / 2, CELL - 22);
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
  vec3 up = normalize(mix(vec3(0.0, 1.0, 0.0), vec3(viewMatrix[0][1], viewMatrix[1][1], viewMatrix[2][1]), 0.55));
  vec3 place = stand + right * position.x * size.x + up * position.y * size.y;
  vec4 mvPosition = viewMatrix * vec4(place, 1.0);
  gl_Position = projectionMatrix * mvPosition;
`;

const WIDE = { small: 0.9, medium: 1.05, large: 1.2, huge: 1.35 } as Record<string, number>;

/** How large a standee is: its true height in levels, and as wide as its base allows. */
export const sizeOf = (piece: Piece): { wide: number; high: number } => {
  const high = Math.max(0.92, piece.height * LEVEL * 1.02);
  const room = piece.at.length > 1 ? 1.9 : (WIDE[piece.size] ?? 1.05);
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
      cell.setXYZW(n, ...this.sheet.cell(one.piece));
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

  /** The figure under a ray, found by the upright disc that its standee fills. */
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

// A base: a slanted rim in the colour of the side, dark stone inside it.
function baseShape(): THREE.BufferGeometry {
  const rings = [
    [0.43, 0, 0.7],
    [0.39, BASE, 1],
    [0.32, BASE, 1],
    [0.31, BASE * 0.8, 0.16],
    [0.0001, BASE * 0.8, 0.24],
  ] as const;
  const shape = new THREE.LatheGeometry(
    rings.map(([radius, y]) => new THREE.Vector2(radius, y)),
    24,
  );
  const shades = Array.from({ length: 25 }, () => rings.map(([, , shade]) => [shade, shade, shade])).flat(2);
  shape.setAttribute('color', new THREE.Float32BufferAttribute(shades, 3));
  shape.computeVertexNormals();
  return shape;
}
