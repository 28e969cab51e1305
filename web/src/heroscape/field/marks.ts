// What lies over the ground: lit spaces, start zones, glyphs, the route under the pointer, lines of sight.
import * as THREE from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import { LEVEL } from './scene';

/** Why a space is lit; each kind has a colour and a pattern of its own. */
export type Light =
  | 'free'
  | 'engage'
  | 'strike'
  | 'fall'
  | 'stop'
  | 'choose'
  | 'target'
  | 'zone0'
  | 'zone1'
  | 'zone2'
  | 'zone3'
  | 'hover'
  | 'cursor'
  | 'spot'
  | 'reach'
  | 'ice' // ground that a power has changed
  | 'shadow';

// The sign in the middle of a lit space tells kinds apart for people who see few colours.
const SIGN = { none: 0, dot: 1, cross: 2, circle: 3, diamond: 4 } as const;

const LOOKS: Record<Light, { colour: number; fill: number; ring: number; sign?: number }> = {
  free: { colour: 0x5ad1ff, fill: 0.34, ring: 0.9 },
  engage: { colour: 0xffc93a, fill: 0.38, ring: 1, sign: SIGN.diamond },
  strike: { colour: 0xff5a3c, fill: 0.42, ring: 1, sign: SIGN.cross },
  fall: { colour: 0xd45cff, fill: 0.42, ring: 1, sign: SIGN.circle },
  stop: { colour: 0x5ad1ff, fill: 0.34, ring: 0.9, sign: SIGN.dot },
  choose: { colour: 0x7df08a, fill: 0.4, ring: 1 },
  target: { colour: 0xff3d5e, fill: 0.3, ring: 1 },
  zone0: { colour: 0x2f6fdb, fill: 0.22, ring: 0.5 },
  zone1: { colour: 0xe8721c, fill: 0.22, ring: 0.5 },
  zone2: { colour: 0x1f9e6f, fill: 0.22, ring: 0.5 },
  zone3: { colour: 0xa24bc4, fill: 0.22, ring: 0.5 },
  hover: { colour: 0xffffff, fill: 0.16, ring: 1 },
  cursor: { colour: 0xfff27a, fill: 0.2, ring: 1 },
  spot: { colour: 0xffffff, fill: 0.1, ring: 0.8 },
  reach: { colour: 0xf6e27a, fill: 0.26, ring: 0.55 },
  ice: { colour: 0xdff4ff, fill: 0.78, ring: 0.9 },
  shadow: { colour: 0x15101f, fill: 0.72, ring: 0.9 },
};

export interface Spot {
  x: number;
  y: number;
  z: number;
}

const LIFT = 0.015;
const MOST = 2048;

/** Lit hexes as one mesh; ring and fill are drawn by the shader. */
export class Lights {
  readonly mesh: THREE.InstancedMesh;

  constructor() {
    const geometry = new THREE.CircleGeometry(1 / Math.sqrt(3), 6, Math.PI / 6).rotateX(-Math.PI / 2);
    geometry.setAttribute('look', new THREE.InstancedBufferAttribute(new Float32Array(MOST * 3), 3));
    const material = new THREE.MeshBasicMaterial({
      transparent: true,
      depthWrite: false,
      polygonOffset: true,
      polygonOffsetFactor: -4,
      polygonOffsetUnits: -4,
    });
    material.onBeforeCompile = (shader) => {
      shader.vertexShader = shader.vertexShader
        .replace(
          '#include <common>',
          '#include <common>\nattribute vec3 look; varying vec3 bwLook; varying vec2 bwLocal;',
        )
        .replace('#include <begin_vertex>', '#include <begin_vertex>\nbwLook = look; bwLocal = position.xz;');
      shader.fragmentShader = shader.fragmentShader
        .replace('#include <common>', '#include <common>\nvarying vec3 bwLook; varying vec2 bwLocal;')
        .replace(
          '#include <color_fragment>',
          `#include <color_fragment>
          float far = max(abs(bwLocal.x), max(abs(dot(bwLocal, vec2(0.5, 0.8660254))), abs(dot(bwLocal, vec2(0.5, -0.8660254)))));
          float ring = smoothstep(0.37, 0.405, far) * smoothstep(0.475, 0.45, far);
          float rim = smoothstep(0.33, 0.35, far) * smoothstep(0.39, 0.37, far);
          float middle = length(bwLocal);
          float sign = bwLook.z < 0.5 ? 0.0
            : bwLook.z < 1.5 ? smoothstep(0.11, 0.09, middle)
            : bwLook.z < 2.5 ? smoothstep(0.05, 0.03, min(abs(bwLocal.x - bwLocal.y), abs(bwLocal.x + bwLocal.y))) * step(middle, 0.17)
            : bwLook.z < 3.5 ? smoothstep(0.035, 0.02, abs(middle - 0.12))
            : smoothstep(0.15, 0.13, abs(bwLocal.x) + abs(bwLocal.y));
          diffuseColor.rgb = mix(diffuseColor.rgb, diffuseColor.rgb * 0.25, rim * (1.0 - ring) * step(0.85, bwLook.y));
          diffuseColor.a = max(max(bwLook.x * step(far, 0.46), bwLook.y * ring), max(0.5 * rim * step(0.85, bwLook.y), sign));`,
        );
    };
    this.mesh = new THREE.InstancedMesh(geometry, material, MOST);
    this.mesh.count = 0;
    this.mesh.frustumCulled = false;
    this.mesh.renderOrder = 2;
  }

  show(lights: { at: Spot; light: Light }[]): void {
    const look = this.mesh.geometry.getAttribute('look') as THREE.InstancedBufferAttribute;
    const [matrix, colour] = [new THREE.Matrix4(), new THREE.Color()];
    const shown = lights.slice(0, MOST);
    shown.forEach(({ at, light }, n) => {
      const { colour: tint, fill, ring, sign = SIGN.none } = LOOKS[light];
      this.mesh.setMatrixAt(n, matrix.makeTranslation(at.x, at.y + LIFT, at.z));
      this.mesh.setColorAt(n, colour.set(tint));
      look.setXYZ(n, fill, ring, sign);
    });
    this.mesh.count = shown.length;
    look.needsUpdate = true;
    this.mesh.instanceMatrix.needsUpdate = true;
    if (this.mesh.instanceColor) this.mesh.instanceColor.needsUpdate = true;
  }
}

/** A line above the ground: a route with its turns, or a ray of sight. */
export class Lines {
  readonly group = new THREE.Group();

  show(lines: { points: Spot[]; colour: number; dashed?: boolean; lift?: number }[]): void {
    for (const child of this.group.children as THREE.Mesh[]) {
      child.geometry.dispose();
      (child.material as THREE.Material).dispose();
    }
    this.group.clear();
    for (const line of lines) {
      const points = line.points.map((p) => new THREE.Vector3(p.x, p.y + (line.lift ?? LEVEL * 0.6), p.z));
      if (points.length < 2) continue;
      const path = new THREE.CurvePath<THREE.Vector3>();
      points.slice(1).forEach((point, n) => path.add(new THREE.LineCurve3(points[n]!, point)));
      const tube = new THREE.TubeGeometry(path as unknown as THREE.Curve<THREE.Vector3>, points.length * 6, 0.045, 6);
      const material = new THREE.MeshBasicMaterial({
        color: line.colour,
        transparent: true,
        opacity: line.dashed ? 0.55 : 0.95,
        depthTest: false,
      });
      const mesh = new THREE.Mesh(tube, material);
      mesh.renderOrder = 5;
      this.group.add(mesh);
    }
  }
}

const RUNE = 128; // px of one face on the picture of all

/** Glyphs: discs with a rune, face down or with their letter. All of them are one mesh with one picture. */
export function buildGlyphs(glyphs: { at: Spot; letter: string; up: boolean }[]): THREE.Group {
  const group = new THREE.Group();
  if (!glyphs.length) return group;
  const faces = [...new Map(glyphs.map((glyph) => [faceOf(glyph), glyph])).values()];
  const order = faces.map(faceOf);
  const discs = glyphs.map((glyph) => disc(glyph.at, order.indexOf(faceOf(glyph)), faces.length));
  const mesh = new THREE.Mesh(mergeGeometries(discs), new THREE.MeshLambertMaterial({ map: runes(faces) }));
  for (const one of discs) one.dispose();
  mesh.receiveShadow = true;
  group.add(mesh);
  return group;
}

const faceOf = ({ letter, up }: { letter: string; up: boolean }): string => (up ? letter : '');

/** A disc whose upper side shows one of the faces; its rim has the colour at the edge of that face. */
function disc(at: Spot, face: number, faces: number): THREE.BufferGeometry {
  const made = new THREE.CylinderGeometry(0.4, 0.4, 0.035, 6).rotateY(Math.PI / 6);
  const [uv, normal] = [made.getAttribute('uv'), made.getAttribute('normal')];
  for (let n = 0; n < uv.count; n += 1) {
    const top = normal.getY(n) > 0.5;
    uv.setXY(n, (face + (top ? uv.getX(n) : 0.02)) / faces, top ? uv.getY(n) : 0.02);
  }
  made.clearGroups();
  return made.translate(at.x, at.y + 0.02, at.z);
}

/** The faces beside each other. */
function runes(faces: readonly { letter: string; up: boolean }[]): THREE.CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = RUNE * faces.length;
  canvas.height = RUNE;
  const pen = canvas.getContext('2d')!;
  faces.forEach(({ letter, up }, n) => {
    pen.save();
    pen.translate(n * RUNE, 0);
    rune(pen, letter, up);
    pen.restore();
  });
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.anisotropy = 4;
  return texture;
}

function rune(pen: CanvasRenderingContext2D, letter: string, up: boolean): void {
  pen.fillStyle = up ? '#8a7a55' : '#33314a';
  pen.fillRect(0, 0, RUNE, RUNE);
  pen.fillStyle = up ? '#e9d48b' : '#4c4a63';
  pen.fillRect(6, 6, RUNE - 12, RUNE - 12);
  pen.strokeStyle = pen.fillStyle = up ? '#5a3d0c' : '#b9b3e0';
  pen.lineWidth = 6;
  pen.beginPath();
  pen.arc(64, 64, 46, 0, 7);
  pen.stroke();
  pen.font = `bold ${letter.length > 1 ? 46 : 64}px Georgia, serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(up && letter !== '?' ? letter : '✦', 64, 68);
}
