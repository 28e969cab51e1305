// Figures: sculpted bodies on bases in the colour of their side, and over each head a medallion with the emblem of the
// unit that turns to the viewer. Its ring and its number tell side and squad member apart. All bodies are one mesh, all
// bases another, all medallions a third.
import * as THREE from 'three';
import { emblemOf } from './emblems';
import { GENERALS, SIDES } from './palette';
import { LEVEL, type Piece } from './scene';
import { sculptOf } from './sculpt';

const CELL = 160;
const ACROSS = 10;
export const BASE = 0.09;
const EYES = 0.9; // how high they are, as a share of the figure
const AFTER_GROUND = 1; // medallions that something hides are drawn then, and the figures over them

/** What a figure is made from. */
export interface Sculpt {
  unit: string;
  seat: number;
  number: number; // within its squad; 0: it needs none
  species: string;
  unitClass: string;
  general: string;
  size: string;
  range: number;
  height: number;
  hexes: number;
}

/** Figures that look the same have the same key. */
export const lookOf = (one: { unit: string; seat: number; number: number }): string =>
  `${one.unit} ${one.seat} ${one.number}`;

/** The picture with all medallions of a match, and where each of them is on it. */
export class Sheet {
  readonly texture: THREE.CanvasTexture;
  private readonly cells = new Map<string, number>();
  private readonly rows: number;

  constructor(readonly sculpts: readonly Sculpt[]) {
    const canvas = document.createElement('canvas');
    this.rows = Math.max(1, Math.ceil(sculpts.length / ACROSS));
    canvas.width = ACROSS * CELL;
    canvas.height = this.rows * CELL;
    const pen = canvas.getContext('2d')!;
    sculpts.forEach((sculpt, n) => {
      this.cells.set(lookOf(sculpt), n);
      pen.save();
      pen.translate((n % ACROSS) * CELL, Math.floor(n / ACROSS) * CELL);
      drawMedallion(pen, sculpt);
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

// Rings differ in shape as well as in colour, for people who see few colours.
const RINGS: readonly (readonly number[])[] = [[], [26, 9], [9, 7], [40, 8, 8, 8], [16, 16], [4, 6]];

/** A round shield: the emblem on its general's colours, ringed in the colour of the side. */
export function drawMedallion(pen: CanvasRenderingContext2D, sculpt: Sculpt): void {
  const [light, dark] = GENERALS[sculpt.general.toLowerCase()] ?? GENERALS['valkrill']!;
  const side = css(SIDES[sculpt.seat % SIDES.length]!);
  const middle = CELL / 2;
  const disc = (radius: number): void => {
    pen.beginPath();
    pen.arc(middle, middle, radius, 0, Math.PI * 2);
  };
  const glow = pen.createRadialGradient(middle, middle - 26, 6, middle, middle, 70);
  glow.addColorStop(0, css(light));
  glow.addColorStop(1, css(dark));
  disc(middle - 4);
  pen.fillStyle = '#10121a';
  pen.fill();
  disc(middle - 10);
  pen.fillStyle = glow;
  pen.fill();
  disc(middle - 15);
  pen.strokeStyle = '#fff6df';
  pen.lineWidth = 13;
  pen.stroke();
  pen.strokeStyle = side;
  pen.setLineDash([...RINGS[sculpt.seat % RINGS.length]!]);
  pen.stroke();
  pen.setLineDash([]);
  drawEmblem(pen, sculpt);
  if (sculpt.number) drawNumber(pen, sculpt.number, side);
}

function drawEmblem(pen: CanvasRenderingContext2D, sculpt: Sculpt): void {
  const path = new Path2D(emblemOf(sculpt.unit, sculpt.species.toLowerCase(), sculpt.unitClass.toLowerCase()));
  const size = 92;
  pen.save();
  pen.translate((CELL - size) / 2, (CELL - size) / 2);
  pen.scale(size / 512, size / 512);
  pen.lineJoin = 'round';
  pen.strokeStyle = '#10121acc';
  pen.lineWidth = 40;
  pen.stroke(path);
  pen.fillStyle = '#fff6df';
  pen.fill(path);
  pen.restore();
}

function drawNumber(pen: CanvasRenderingContext2D, number: number, side: string): void {
  pen.beginPath();
  pen.arc(CELL - 34, CELL - 34, 26, 0, Math.PI * 2);
  pen.fillStyle = side;
  pen.fill();
  pen.strokeStyle = '#10121a';
  pen.lineWidth = 5;
  pen.stroke();
  pen.fillStyle = '#fff';
  pen.font = 'bold 38px system-ui, sans-serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.lineWidth = 6;
  pen.strokeText(String(number), CELL - 34, CELL - 32);
  pen.fillText(String(number), CELL - 34, CELL - 32);
}

const css = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

/** A figure and where its base is: the middle of its spaces, on the ground. */
export interface Standing {
  piece: Piece;
  x: number;
  y: number;
  z: number;
  turn: number; // of a base that covers two spaces
  gaze: number; // where the figure looks, about the vertical axis
}

// A medallion floats over the head; seen from afar it stays large enough to be read.
const BILLBOARD = /* glsl */ `
  vec3 stand = (instanceMatrix * vec4(0.0, 0.0, 0.0, 1.0)).xyz;
  vec4 mvPosition = viewMatrix * vec4(stand, 1.0);
  float size = clamp(-mvPosition.z * 0.038, 0.36, 0.9);
  mvPosition.xy += position.xy * size + vec2(0.0, size * 0.56);
  gl_Position = projectionMatrix * mvPosition;
`;

/** How high the medallion reaches over the head of a figure that is so far away, as in `BILLBOARD`. */
export const medallionTop = (distance: number): number => Math.min(0.9, Math.max(0.36, distance * 0.038)) * 1.05;

const RIM = /* glsl */ `
  {
    float edge = pow(1.0 - clamp(dot(normal, normalize(vViewPosition)), 0.0, 1.0), 3.0);
    outgoingLight += edge * (0.12 + 0.5 * diffuseColor.rgb);
  }
  #include <opaque_fragment>
`;

/** How high a figure stands, its true height in levels, and how wide it is. */
export const sizeOf = (piece: Piece): { wide: number; high: number } => {
  const high = heightOf(piece.height);
  return { wide: Math.min(piece.at.length > 1 ? 1.5 : 0.95, Math.max(0.7, high * 0.6)), high };
};

const heightOf = (levels: number): number => Math.max(0.8, levels * LEVEL - BASE);

export class Figures {
  readonly group = new THREE.Group();
  private standing: Standing[] = [];
  private medallions: THREE.InstancedMesh | null = null;
  private ghosts: THREE.InstancedMesh | null = null; // medallions of figures behind something, seen through it
  private bases: THREE.InstancedMesh | null = null;
  private bodies: THREE.BatchedMesh | null = null;
  private readonly shapes = new Map<string, number>(); // which shape of the bodies a unit has
  private room = 0; // figures there is place for

  constructor(private readonly sheet: Sheet) {}

  /** Stand these figures on the battlefield. `faded`: those that have had their turn; `viewer`: with whose eyes one sees. */
  show(standing: Standing[], faded: ReadonlySet<string>, viewer = ''): void {
    this.standing = standing;
    if (!this.medallions || this.room < standing.length) this.rebuild(standing.length + 8);
    const [medallions, ghosts, bases, bodies] = [this.medallions!, this.ghosts!, this.bases!, this.bodies!];
    const cell = medallions.geometry.getAttribute('cell') as THREE.InstancedBufferAttribute;
    const [matrix, colour] = [new THREE.Matrix4(), new THREE.Color()];
    medallions.count = ghosts.count = bases.count = standing.length;
    for (let n = 0; n < bodies.instanceCount; n += 1)
      bodies.setVisibleAt(n, n < standing.length && standing[n]!.piece.id !== viewer);
    medallions.visible = ghosts.visible = !viewer; // names take their place
    standing.forEach((one, n) => {
      const { high } = sizeOf(one.piece);
      const shade = faded.has(one.piece.id) ? 0x8f8f98 : 0xffffff;
      medallions.setMatrixAt(n, matrix.makeTranslation(one.x, one.y + BASE + high, one.z));
      medallions.setColorAt(n, colour.set(shade));
      cell.setXYZW(n, ...this.sheet.cell(one.piece));
      const long = one.piece.at.length > 1 ? 1.9 : 1;
      matrix
        .makeRotationY(one.turn)
        .scale(new THREE.Vector3(long, 1, 1).multiplyScalar(one.piece.id === viewer ? 0 : 1))
        .setPosition(one.x, one.y, one.z);
      bases.setMatrixAt(n, matrix);
      bases.setColorAt(n, colour.set(SIDES[one.piece.seat % SIDES.length]!));
      bodies.setGeometryIdAt(n, this.shapes.get(one.piece.unit) ?? 0);
      bodies.setMatrixAt(n, matrix.makeRotationY(one.gaze).setPosition(one.x, one.y + BASE * 0.8, one.z));
      bodies.setColorAt(n, colour.set(shade));
    });
    cell.needsUpdate = true;
    for (const mesh of [medallions, bases]) {
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
      mesh.computeBoundingSphere();
    }
  }

  private rebuild(count: number): void {
    this.room = count;
    for (const mesh of [this.medallions, this.ghosts, this.bases, this.bodies]) {
      if (!mesh) continue;
      mesh.geometry.dispose();
      (mesh.material as THREE.Material).dispose();
      mesh.dispose();
    }
    this.group.clear();
    const disc = new THREE.PlaneGeometry(1, 1);
    disc.setAttribute('cell', new THREE.InstancedBufferAttribute(new Float32Array(count * 4), 4));
    this.medallions = new THREE.InstancedMesh(disc, this.medallionMaterial(), count);
    this.ghosts = new THREE.InstancedMesh(disc, this.medallionMaterial(0.62), count);
    this.ghosts.instanceMatrix = this.medallions.instanceMatrix;
    this.ghosts.renderOrder = AFTER_GROUND;
    this.medallions.frustumCulled = this.ghosts.frustumCulled = false;
    this.bases = new THREE.InstancedMesh(baseShape(), new THREE.MeshLambertMaterial({ vertexColors: true }), count);
    this.bases.castShadow = true;
    this.bases.receiveShadow = true;
    this.bodies = this.sculpted(count);
    for (const mesh of [this.bases, this.bodies, this.medallions]) mesh.renderOrder = AFTER_GROUND + 1;
    this.group.add(this.bases, this.bodies, this.medallions, this.ghosts);
  }

  /** Every unit of the match is sculpted once. */
  private sculpted(count: number): THREE.BatchedMesh {
    const units = [...new Map(this.sheet.sculpts.map((sculpt) => [sculpt.unit, sculpt])).values()];
    const made = units.map((one) => sculptOf(one, heightOf(one.height)));
    const sum = (of: (shape: THREE.BufferGeometry) => number): number =>
      made.reduce((all, shape) => all + of(shape), 0);
    const bodies = new THREE.BatchedMesh(
      count,
      Math.max(
        3,
        sum((shape) => shape.getAttribute('position').count),
      ),
      Math.max(
        3,
        sum((shape) => shape.index!.count),
      ),
      bodyMaterial(),
    );
    made.forEach((shape, n) => this.shapes.set(units[n]!.unit, bodies.addGeometry(shape)));
    for (const shape of made) shape.dispose();
    if (made.length) for (let n = 0; n < count; n += 1) bodies.addInstance(0);
    bodies.castShadow = bodies.receiveShadow = true;
    bodies.frustumCulled = false;
    bodies.sortObjects = false;
    return bodies;
  }

  /** With an opacity: what something hides of a medallion is seen through it. */
  private medallionMaterial(opacity = 1): THREE.Material {
    const material = new THREE.MeshBasicMaterial({ map: this.sheet.texture, alphaTest: 0.5, toneMapped: false });
    if (opacity < 1)
      Object.assign(material, {
        opacity,
        alphaTest: 0.3,
        blending: THREE.CustomBlending, // drawn among what is solid: after the ground, before the figures
        depthFunc: THREE.GreaterDepth,
        depthWrite: false,
      });
    material.onBeforeCompile = (shader) => {
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', '#include <common>\nattribute vec4 cell;')
        .replace('#include <uv_vertex>', '#include <uv_vertex>\nvMapUv = cell.xy + uv * cell.zw;')
        .replace('#include <project_vertex>', BILLBOARD);
    };
    return material;
  }

  /** The figure under a ray, found by the upright disc that it fills with its medallion. */
  under(ray: THREE.Ray): { id: string; distance: number } | null {
    let best: { id: string; distance: number } | null = null;
    const [spot, near] = [new THREE.Vector3(), new THREE.Vector3()];
    for (const one of this.standing) {
      const { wide, high } = sizeOf(one.piece);
      const tall = high + 0.4;
      spot.set(one.x, one.y + BASE + tall / 2, one.z);
      const distance = ray.origin.distanceTo(spot);
      ray.closestPointToPoint(spot, near);
      const [across, up] = [Math.hypot(near.x - spot.x, near.z - spot.z), Math.abs(near.y - spot.y)];
      if (across < wide * 0.42 && up < tall * 0.52 && (!best || distance < best.distance))
        best = { id: one.piece.id, distance };
    }
    return best;
  }

  /** Where a figure's eyes are. */
  eyes(id: string): THREE.Vector3 | null {
    const one = this.standing.find((s) => s.piece.id === id);
    return one ? new THREE.Vector3(one.x, one.y + BASE + sizeOf(one.piece).high * EYES, one.z) : null;
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

// Painted figures: matt, with light at their outlines so that they stand out from the ground.
function bodyMaterial(): THREE.Material {
  const material = new THREE.MeshLambertMaterial({ vertexColors: true, side: THREE.DoubleSide });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace('#include <opaque_fragment>', RIM);
  };
  return material;
}

// A base: a slanted rim in the colour of the side, dark stone inside it.
function baseShape(): THREE.BufferGeometry {
  const rings = [
    [0.43, 0, 0.7],
    [0.39, BASE, 1],
    [0.33, BASE, 1],
    [0.32, BASE * 0.8, 0.3],
    [0.0001, BASE * 0.8, 0.36],
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
