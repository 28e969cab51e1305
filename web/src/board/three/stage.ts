// A scene on a canvas, drawn when something has changed: camera, light, picking, and where things are on the screen.
// It knows no game. Whoever uses it adds objects and says what can be picked.
import * as THREE from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';

export type Quality = 'low' | 'high';

export interface Point {
  x: number;
  y: number;
}

/** Sky (overhead, at the horizon, below it), sun, and the light from all around. */
export interface Weather {
  sky: { light: readonly string[]; dark: readonly string[] };
  sun: number;
  power: number;
  above: number;
  below: number;
  fill: number;
}

export interface StageOptions {
  canvas: HTMLCanvasElement;
  weather: Weather;
  quality: Quality;
  onlost: () => void;
  onframe?: (now: number) => boolean; // before each picture: whether something is still on its way
  onout?: () => void; // the camera no longer sees with somebody's eyes
  onmoved?: () => void; // the camera has moved: what lies over the canvas must follow
  onrest?: (still: boolean) => void; // on a slow device: whether there is time for all details
}

const COARSE = 0.5; // pixels drawn for each pixel of the screen while a slow device moves
const EYE = 0.01; // how far before the eyes lies what they turn about
const OUTSIDE = {
  minDistance: 3,
  maxDistance: 90,
  maxPolarAngle: 1.45,
  enablePan: true,
  enableZoom: true,
  rotateSpeed: 1,
};
const INSIDE = {
  minDistance: EYE,
  maxDistance: EYE,
  maxPolarAngle: 2.9,
  enablePan: false,
  enableZoom: false,
  rotateSpeed: -0.4, // what is seen follows the pointer
};
const REST = 450; // ms without a change after which a slow device draws once in full

export class Stage {
  readonly scene = new THREE.Scene();
  readonly camera = new THREE.PerspectiveCamera(38, 1, 0.1, 400);
  readonly controls: OrbitControls;
  readonly renderer: THREE.WebGLRenderer;
  private readonly sun: THREE.DirectionalLight;
  private readonly ray = new THREE.Raycaster();
  private due = 0;
  private resting: ReturnType<typeof setTimeout> | undefined;
  private gone = false;
  private flight: {
    from: THREE.Vector3;
    to: THREE.Vector3;
    look: [THREE.Vector3, THREE.Vector3];
    start: number;
    lasts: number;
  } | null = null;
  private outside: { position: THREE.Vector3; target: THREE.Vector3; fov: number } | null = null;
  frames = 0;

  constructor(private readonly options: StageOptions) {
    const { canvas, quality } = options;
    this.renderer = new THREE.WebGLRenderer({
      canvas,
      antialias: quality === 'high',
      powerPreference: 'high-performance',
    });
    this.renderer.setPixelRatio(quality === 'high' ? Math.min(2, devicePixelRatio) : COARSE);
    this.renderer.toneMapping = THREE.NeutralToneMapping;
    this.renderer.toneMappingExposure = 1.22;
    this.renderer.shadowMap.enabled = quality === 'high';
    this.renderer.shadowMap.type = THREE.PCFShadowMap;
    this.renderer.shadowMap.autoUpdate = false;
    this.controls = new OrbitControls(this.camera, canvas);
    Object.assign(this.controls, {
      ...OUTSIDE,
      screenSpacePanning: false,
      zoomToCursor: true,
    });
    this.controls.addEventListener('change', () => this.draw());
    canvas.addEventListener('webglcontextlost', this.lose);
    const { weather } = options;
    this.sun = new THREE.DirectionalLight(weather.sun, weather.power);
    this.scene.add(new THREE.HemisphereLight(weather.above, weather.below, weather.fill), this.sun, this.sun.target);
    this.dress(false);
  }

  /** Light or dark surroundings. */
  dress(dark: boolean): void {
    const sky = this.options.weather.sky[dark ? 'dark' : 'light'];
    if (this.scene.background instanceof THREE.Texture) this.scene.background.dispose();
    this.scene.background = heaven(sky);
    this.scene.fog = new THREE.Fog(new THREE.Color(sky[1]!), 70, 200);
    this.draw();
  }

  /** Put the sun so that its shadow covers a place of this size. */
  light(centre: THREE.Vector3, radius: number): void {
    this.sun.position.copy(centre).add(new THREE.Vector3(-0.62, 1.05, 0.5).multiplyScalar(radius * 1.6));
    this.sun.target.position.copy(centre);
    this.sun.castShadow = this.options.quality === 'high';
    this.sun.shadow.mapSize.set(2048, 2048);
    Object.assign(this.sun.shadow.camera, {
      left: -radius,
      right: radius,
      top: radius,
      bottom: -radius,
      near: 0.1,
      far: radius * 4,
    });
    Object.assign(this.sun.shadow, { bias: -0.0006, normalBias: 0.03, radius: 4 });
    this.sun.shadow.camera.updateProjectionMatrix();
  }

  size(width: number, height: number): void {
    if (!width || !height) return;
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    this.renderer.setSize(width, height, false);
    this.draw();
  }

  /** Draw soon; several wishes are one picture. `shadows`: something that casts one has changed. */
  draw(shadows = false): void {
    if (shadows) this.renderer.shadowMap.needsUpdate = true;
    if (!this.due && !this.gone) this.due = requestAnimationFrame(this.paint);
  }

  /** A picture at rest has all pixels, also where there is not the time for them while it moves. */
  private refine(): void {
    if (this.options.quality === 'high') return;
    clearTimeout(this.resting);
    if (this.renderer.getPixelRatio() !== COARSE) this.renderer.setPixelRatio(COARSE);
    this.options.onrest?.(false);
    this.resting = setTimeout(() => {
      if (this.gone || this.due) return;
      this.options.onrest?.(true);
      this.renderer.setPixelRatio(Math.min(1.5, devicePixelRatio));
      this.renderer.render(this.scene, this.camera);
    }, REST);
  }

  private readonly paint = (now: number): void => {
    this.due = 0;
    if (this.gone) return;
    if (this.flight) this.fly(now);
    if (this.options.onframe?.(now)) this.draw();
    this.refine();
    this.renderer.render(this.scene, this.camera);
    this.frames += 1;
    this.options.onmoved?.();
  };

  /** Move the camera there; at once where motion is not wanted. */
  go(position: THREE.Vector3, target: THREE.Vector3, lasts = 500): void {
    this.leaveEyes();
    if (lasts <= 0 || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.camera.position.copy(position);
      this.controls.target.copy(target);
      this.controls.update();
      this.flight = null;
    } else {
      this.flight = {
        from: this.camera.position.clone(),
        to: position,
        look: [this.controls.target.clone(), target],
        start: performance.now(),
        lasts,
      };
    }
    this.draw();
  }

  /** See with somebody's eyes: the head turns where it is dragged to, until the camera is sent somewhere else. */
  enter(eye: THREE.Vector3, towards: THREE.Vector3, fov: number): void {
    const { camera, controls } = this;
    this.flight = null;
    this.outside ??= { position: camera.position.clone(), target: controls.target.clone(), fov: camera.fov };
    Object.assign(controls, INSIDE);
    camera.fov = fov;
    camera.near = EYE;
    camera.updateProjectionMatrix();
    camera.position.copy(eye);
    controls.target.copy(eye).add(towards.clone().sub(eye).setLength(EYE));
    controls.update();
    this.draw();
  }

  /** Whether the camera sees with somebody's eyes. */
  get inside(): boolean {
    return this.outside !== null;
  }

  /** Back to where the camera was. */
  stepBack(): void {
    if (this.outside) this.go(this.outside.position, this.outside.target, 0);
  }

  private leaveEyes(): void {
    if (!this.outside) return;
    Object.assign(this.controls, OUTSIDE);
    this.camera.fov = this.outside.fov;
    this.camera.near = 0.1;
    this.camera.updateProjectionMatrix();
    this.camera.position.copy(this.outside.position);
    this.controls.target.copy(this.outside.target);
    this.outside = null;
    this.options.onout?.();
  }

  /** Where the camera stands around what it looks at, clockwise from the south, in radians. */
  get heading(): number {
    return this.controls.getAzimuthalAngle();
  }

  /** Nearer (a share below 1) or farther. */
  zoom(share: number): void {
    if (this.outside) return;
    const away = this.camera.position.clone().sub(this.controls.target);
    const { minDistance, maxDistance } = this.controls;
    const far = Math.min(maxDistance, Math.max(minDistance, away.length() * share));
    this.go(this.controls.target.clone().add(away.setLength(far)), this.controls.target.clone(), 150);
  }

  private fly(now: number): void {
    const { from, to, look, start, lasts } = this.flight!;
    const share = Math.min(1, Math.max(0, (now - start) / lasts));
    const eased = share * share * (3 - 2 * share);
    this.camera.position.lerpVectors(from, to, eased);
    this.controls.target.lerpVectors(look[0], look[1], eased);
    if (share >= 1) this.flight = null;
    this.controls.update();
    this.draw();
  }

  /** The ray from the eye through a point of the canvas. */
  rayAt(point: Point): THREE.Ray {
    const { clientWidth, clientHeight } = this.renderer.domElement;
    this.ray.setFromCamera(
      new THREE.Vector2((point.x / clientWidth) * 2 - 1, 1 - (point.y / clientHeight) * 2),
      this.camera,
    );
    return this.ray.ray;
  }

  /** What lies under a point of the canvas, the nearest first. */
  hits(point: Point, things: THREE.Object3D[]): THREE.Intersection[] {
    this.rayAt(point);
    return this.ray.intersectObjects(things, false);
  }

  /** Where a place of the scene is on the canvas; null behind the camera. */
  where(place: THREE.Vector3): Point | null {
    const seen = place.clone().project(this.camera);
    if (seen.z > 1) return null;
    const { clientWidth, clientHeight } = this.renderer.domElement;
    return { x: ((seen.x + 1) / 2) * clientWidth, y: ((1 - seen.y) / 2) * clientHeight };
  }

  private readonly lose = (event: Event): void => {
    event.preventDefault();
    this.gone = true;
    this.options.onlost();
  };

  /** Give everything back. */
  leave(): void {
    this.gone = true;
    cancelAnimationFrame(this.due);
    clearTimeout(this.resting);
    this.options.canvas.removeEventListener('webglcontextlost', this.lose);
    this.controls.dispose();
    discard(this.scene);
    if (this.scene.background instanceof THREE.Texture) this.scene.background.dispose();
    this.renderer.dispose();
    // A canvas that stays is drawn on again; one that is gone gives its context back at once, browsers have few of them.
    setTimeout(() => this.options.canvas.isConnected || this.renderer.forceContextLoss());
  }
}

/** Gives back what an object and its parts hold on the graphics card: shapes, materials and their pictures. */
export function discard(object: THREE.Object3D): void {
  object.traverse((thing) => {
    if (!(thing instanceof THREE.Mesh)) return;
    (thing.geometry as THREE.BufferGeometry).dispose();
    for (const material of [thing.material].flat() as (THREE.Material & { map?: THREE.Texture | null })[]) {
      material.map?.dispose();
      material.dispose();
    }
    if (thing instanceof THREE.InstancedMesh || thing instanceof THREE.BatchedMesh) thing.dispose();
  });
}

/** The sky from its height over the horizon to what lies below. */
function heaven(colours: readonly string[]): THREE.CanvasTexture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [4, 256];
  const pen = canvas.getContext('2d')!;
  const fill = pen.createLinearGradient(0, 0, 0, 256);
  fill.addColorStop(0, colours[0]!);
  fill.addColorStop(0.42, colours[1]!);
  fill.addColorStop(1, colours[2]!);
  pen.fillStyle = fill;
  pen.fillRect(0, 0, 4, 256);
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  return texture;
}
