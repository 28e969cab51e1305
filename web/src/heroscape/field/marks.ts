// What lies over the ground: lit spaces, start zones, glyphs, the route under the pointer, lines of sight.
import * as THREE from 'three';
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

const LOOKS: Record<Light, { colour: number; fill: number; ring: number }> = {
  free: { colour: 0x5ad1ff, fill: 0.34, ring: 0.9 },
  engage: { colour: 0xffc93a, fill: 0.38, ring: 1 },
  strike: { colour: 0xff5a3c, fill: 0.42, ring: 1 },
  fall: { colour: 0xd45cff, fill: 0.42, ring: 1 },
  stop: { colour: 0xffffff, fill: 0.22, ring: 0.9 },
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
    geometry.setAttribute('look', new THREE.InstancedBufferAttribute(new Float32Array(MOST * 2), 2));
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
          '#include <common>\nattribute vec2 look; varying vec2 bwLook; varying vec2 bwLocal;',
        )
        .replace('#include <begin_vertex>', '#include <begin_vertex>\nbwLook = look; bwLocal = position.xz;');
      shader.fragmentShader = shader.fragmentShader
        .replace('#include <common>', '#include <common>\nvarying vec2 bwLook; varying vec2 bwLocal;')
        .replace(
          '#include <color_fragment>',
          `#include <color_fragment>
          float far = max(abs(bwLocal.x), max(abs(dot(bwLocal, vec2(0.5, 0.8660254))), abs(dot(bwLocal, vec2(0.5, -0.8660254)))));
          float ring = smoothstep(0.37, 0.405, far) * smoothstep(0.475, 0.45, far);
          diffuseColor.a = max(bwLook.x * step(far, 0.46), bwLook.y * ring);`,
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
      const { colour: tint, fill, ring } = LOOKS[light];
      this.mesh.setMatrixAt(n, matrix.makeTranslation(at.x, at.y + LIFT, at.z));
      this.mesh.setColorAt(n, colour.set(tint));
      look.setXY(n, fill, ring);
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

/** Glyphs: discs with a rune, face down or with their letter. */
export function buildGlyphs(glyphs: { at: Spot; letter: string; up: boolean }[]): THREE.Group {
  const group = new THREE.Group();
  if (!glyphs.length) return group;
  const shape = new THREE.CylinderGeometry(0.4, 0.4, 0.035, 6).rotateY(Math.PI / 6);
  for (const glyph of glyphs) {
    const face = new THREE.MeshLambertMaterial({ map: rune(glyph.letter, glyph.up) });
    const rim = new THREE.MeshLambertMaterial({ color: 0x8a7a55 });
    const disc = new THREE.Mesh(shape, [rim, face, rim]);
    disc.position.set(glyph.at.x, glyph.at.y + 0.02, glyph.at.z);
    disc.receiveShadow = true;
    group.add(disc);
  }
  return group;
}

function rune(letter: string, up: boolean): THREE.CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 128;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = up ? '#e9d48b' : '#4c4a63';
  pen.fillRect(0, 0, 128, 128);
  pen.strokeStyle = pen.fillStyle = up ? '#5a3d0c' : '#b9b3e0';
  pen.lineWidth = 6;
  pen.beginPath();
  pen.arc(64, 64, 46, 0, 7);
  pen.stroke();
  pen.font = 'bold 64px Georgia, serif';
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(up && letter !== '?' ? letter : '✦', 64, 68);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  return texture;
}
