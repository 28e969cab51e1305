// The battlefield in three dimensions: ground, scenery, figures and lights on one stage.
import * as THREE from 'three';
import { discard, Stage, type Point, type Quality } from '../../board/three/stage';
import { Figures, medallionTop, Sheet, type Sculpt, type Standing } from './figures';
import { buildGlyphs, Lights, Lines, type Light, type Spot } from './marks';
import { buildGrowth } from './growth';
import { weatherOver } from './mood';
import { buildScenery, type Changes, type Scenery } from './scenery';
import { centreOf, LEVEL, type Column, type Ground, type Piece } from './scene';
import { buildTerrain, NOISE, placesOf, type Terrain } from './terrain';

const SPARSE = 0.35; // of what grows, on a slow device
const HANGS = 0.18; // how far from the middle of its hex a rung is
const SIGHT = 66; // degrees a figure sees from top to bottom
const STEP = 180; // ms from one space to the next
const HEADROOM = 1.5; // over a space, for a figure with its medallion
const STEEP = [0.66, 0.78, 0.9]; // how high the camera may stand over the horizon to begin with
const [WIDE, TALL, LIFTED] = [0.92, 0.84, 0.03]; // the share of the canvas that is filled: there is a toolbar below

export interface FieldOptions {
  canvas: HTMLCanvasElement;
  ground: Ground;
  sculpts: Sculpt[];
  quality: Quality;
  onlost: () => void;
  onmoved?: () => void;
  onout?: () => void; // one no longer sees with a figure's eyes
}

/** A picked place or figure. */
export interface Picked {
  space: string;
  piece: string;
}

export class Field {
  readonly stage: Stage;
  private readonly terrain: Terrain;
  private readonly scenery: Scenery;
  private readonly figures: Figures;
  private readonly lights = new Lights();
  private readonly lines = new Lines();
  private readonly columns: Map<string, Column>;
  private readonly spots = new Map<string, Spot>();
  private readonly rungs = new Map<string, Spot>();
  private readonly centre = new THREE.Vector3();
  private readonly radius: number;
  private readonly corners: THREE.Vector3[] = [];
  private shown: Standing[] = [];
  private drawn: Standing[] = [];
  private drawnWalks = false;
  private faded: ReadonlySet<string> = new Set();
  private viewer = ''; // the figure with whose eyes one sees
  private readonly onout: (() => void) | undefined;
  private readonly walks = new Map<string, { points: Spot[]; start: number }>();
  private glyphs = new THREE.Group();
  private ticking: ReturnType<typeof setInterval> | undefined;

  constructor(options: FieldOptions) {
    const { ground } = options;
    this.stage = new Stage({
      ...options,
      weather: weatherOver(ground),
      onframe: (now) => this.walkOn(now),
      onout: () => this.out(),
      onrest: (still) => this.terrain.detail(still),
    });
    this.onout = options.onout;
    this.columns = placesOf(ground);
    for (const [at, column] of this.columns) {
      const level = column.spaces.find((s) => s.at === at)!.level;
      this.spots.set(at, { ...centreOf(column), y: level * LEVEL + (isThin(column, at) ? 0.07 : 0) });
    }
    // Rungs hang at the wall that their ladder leans on.
    for (const ladder of ground.ladders) {
      const [from, to] = [centreOf(ladder), centreOf(ladder.to)];
      for (const [at, column] of this.columns) {
        const space = column.spaces.find((one) => one.at === at)!;
        if (!space.rung || column.q !== ladder.q || column.r !== ladder.r) continue;
        const spot = this.spots.get(at)!;
        this.rungs.set(
          at,
          Object.assign(spot, { x: from.x + (to.x - from.x) * HANGS, z: from.z + (to.z - from.z) * HANGS }),
        );
      }
    }
    this.terrain = buildTerrain(ground);
    this.scenery = buildScenery(ground);
    this.figures = new Figures(new Sheet(options.sculpts));
    const { scene } = this.stage;
    scene.add(
      this.terrain.group,
      buildGrowth(ground, options.quality === 'high' ? 1 : SPARSE),
      this.scenery.group,
      this.figures.group,
      this.lights.mesh,
      this.lines.group,
      this.glyphs,
      this.table(ground),
    );
    const box = new THREE.Box3().setFromPoints([...this.spots.values()].map((s) => new THREE.Vector3(s.x, s.y, s.z)));
    box.getCenter(this.centre);
    this.corners.push(...outline(ground, this.spots));
    this.radius = Math.max(box.max.x - box.min.x, box.max.z - box.min.z) / 2 + 1;
    this.stage.light(this.centre, this.radius * 1.25);
    if (options.quality === 'high' && this.terrain.flows && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.ticking = setInterval(() => this.flow(), 110);
    }
    this.look('south', 0);
  }

  private flow(): void {
    if (document.hidden) return;
    this.terrain.flow(performance.now() / 1000);
    this.stage.draw();
  }

  /** The table on which the battlefield stands. */
  private table(ground: Ground): THREE.Mesh {
    const places = ground.columns.map(centreOf);
    const [x, z] = [places.map((p) => p.x), places.map((p) => p.z)];
    const [left, right, back, front] = [Math.min(...x), Math.max(...x), Math.min(...z), Math.max(...z)];
    const top = new THREE.Mesh(new THREE.CylinderGeometry(1, 1.02, 0.5, 64), tableMaterial());
    const size = Math.hypot(right - left, front - back) / 2 + 9;
    top.scale.set(size, 1, size);
    top.position.set((left + right) / 2, -0.62, (back + front) / 2);
    top.receiveShadow = true;
    return top;
  }

  // --- what is shown -------------------------------------------------------------------------------------------

  /** Stand these figures on the battlefield; those with a way walk it, unless motion is not wanted. */
  showPieces(
    pieces: Piece[],
    faded: ReadonlySet<string> = new Set(),
    ways: ReadonlyMap<string, readonly string[]> = new Map(),
  ): void {
    const here = pieces.filter((p) => p.at.every((at) => this.spots.has(at)) && p.at.length);
    this.shown = here.map((p) => this.stand(p, here));
    this.faded = faded;
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    for (const [id, way] of still ? [] : ways) {
      const points = way.flatMap((at) => this.spots.get(at) ?? []);
      if (points.length > 1 && !this.walks.has(id)) this.walks.set(id, { points, start: performance.now() });
    }
    this.walkOn(performance.now());
    this.stage.draw(true);
  }

  /** Puts walking figures where they are now; whether some still walk. */
  private walkOn(now: number): boolean {
    const standing = this.shown.map((one) => {
      const walk = this.walks.get(one.piece.id);
      if (!walk) return one;
      const along = Math.max(0, now - walk.start) / STEP;
      if (along < walk.points.length - 1)
        return { ...one, ...between(walk.points, along), gaze: heading(walk.points, along) };
      this.walks.delete(one.piece.id);
      return one;
    });
    if (this.drawnWalks || this.walks.size || this.shown !== this.drawn)
      this.figures.show(standing, this.faded, this.viewer);
    this.drawn = this.shown;
    this.drawnWalks = this.walks.size > 0;
    if (this.drawnWalks) this.stage.renderer.shadowMap.needsUpdate = true;
    return this.drawnWalks;
  }

  private stand(piece: Piece, others: readonly Piece[]): Standing {
    const [front, back] = [this.spots.get(piece.at[0]!)!, this.spots.get(piece.at.at(-1)!)!];
    const all = piece.at.map((at) => this.spots.get(at)!);
    const mid = (pick: (s: Spot) => number): number => all.reduce((sum, s) => sum + pick(s), 0) / all.length;
    return {
      piece,
      x: mid((s) => s.x),
      y: Math.max(...all.map((s) => s.y)),
      z: mid((s) => s.z),
      turn: Math.atan2(-(back.z - front.z), back.x - front.x),
      gaze: piece.at.length > 1 ? Math.atan2(front.x - back.x, front.z - back.z) : this.gaze(piece, front, others),
    };
  }

  /** A figure looks at the nearest of another side; without one, over the battlefield. */
  private gaze(piece: Piece, from: Spot, others: readonly Piece[]): number {
    const foes = others.filter((one) => one.seat !== piece.seat).map((one) => this.spots.get(one.at[0]!)!);
    const far = (spot: Spot): number => Math.hypot(spot.x - from.x, spot.z - from.z);
    const goal = foes.reduce((a: Spot, b) => (a === this.centre || far(b) < far(a) ? b : a), this.centre);
    return Math.atan2(goal.x - from.x, goal.z - from.z);
  }

  showChanges(changes: Changes): void {
    this.scenery.show(changes);
    this.stage.draw(true);
  }

  showGlyphs(glyphs: { at: string; letter: string; up: boolean }[]): void {
    this.stage.scene.remove(this.glyphs);
    discard(this.glyphs);
    this.glyphs = buildGlyphs(
      glyphs.flatMap((g) => (this.spots.has(g.at) ? [{ ...g, at: this.spots.get(g.at)! }] : [])),
    );
    this.stage.scene.add(this.glyphs);
    this.stage.draw();
  }

  showLights(lit: Iterable<[string, Light]>): void {
    this.lights.show(
      [...lit].flatMap(([at, light]) => (this.spots.has(at) ? [{ at: this.spots.get(at)!, light }] : [])),
    );
    this.stage.draw();
  }

  /** Routes over spaces, and rays between places or figures. */
  showLines(routes: string[][], rays: { from: string; to: string; clear: boolean }[]): void {
    const ways = routes.map((route) => ({ points: route.flatMap((at) => this.spots.get(at) ?? []), colour: 0xfff27a }));
    const seen = rays.flatMap((ray) => {
      const ends = [this.point(ray.from), this.point(ray.to)];
      return ends[0] && ends[1]
        ? [{ points: ends as Spot[], colour: ray.clear ? 0x7dff9a : 0xff5a3c, lift: 0, dashed: !ray.clear }]
        : [];
    });
    this.lines.show([...ways, ...seen]);
    this.stage.draw();
  }

  private point(id: string): Spot | null {
    return this.figures.middle(id) ?? this.spots.get(id) ?? null;
  }

  // --- picking and finding ----------------------------------------------------------------------------------------

  /** What lies under a point of the canvas. */
  pick(point: Point): Picked {
    const [ground] = this.stage.hits(point, [this.terrain.land]);
    const ray = this.stage.rayAt(point);
    const piece = this.figures.under(ray);
    const tile = ground?.instanceId === undefined ? '' : this.terrain.blocks[ground.instanceId]!.at;
    const space = this.rungUnder(ray, ground?.distance ?? Infinity) || tile;
    const inFront = piece && (!ground || piece.distance < ground.distance + 0.9);
    return { space, piece: inFront ? piece.id : '' };
  }

  /** The rung under a ray, if nothing lies before it. */
  private rungUnder(ray: THREE.Ray, before: number): string {
    const spot = new THREE.Vector3();
    const near = [...this.rungs].flatMap(([at, { x, y, z }]) => {
      spot.set(x, y, z);
      const far = ray.distanceToPoint(spot);
      return far < 0.26 && ray.origin.distanceTo(spot) < before + 0.7 ? [{ at, far }] : [];
    });
    return near.sort((a, b) => a.far - b.far)[0]?.at ?? '';
  }

  /** Where a space or a figure is on the canvas. */
  where(id: string): Point | null {
    const middle = this.figures.middle(id);
    if (middle) return this.stage.where(middle);
    const spot = this.spots.get(id);
    return spot ? this.stage.where(new THREE.Vector3(spot.x, spot.y, spot.z)) : null;
  }

  /** Where the top of the medallion over a figure is on the canvas: labels stand on it. */
  crown(id: string): Point | null {
    const crown = this.figures.crown(id);
    if (!crown) return null;
    if (this.viewer) return this.stage.where(crown);
    const { camera } = this.stage;
    const up = new THREE.Vector3().setFromMatrixColumn(camera.matrixWorld, 1);
    return this.stage.where(crown.addScaledVector(up, medallionTop(camera.position.distanceTo(crown))));
  }

  // --- the camera ---------------------------------------------------------------------------------------------------

  /** Look at the whole battlefield from one side, or from above. */
  look(from: 'south' | 'north' | 'east' | 'west' | 'top', lasts = 500): void {
    const ways = { south: [0, 1], north: [0, -1], east: [1, 0], west: [-1, 0], top: [0, 0.01] } as const;
    const [x, z] = ways[from];
    const views = (from === 'top' ? [1.57] : STEEP).map((angle) =>
      this.fitting(new THREE.Vector3(x * Math.cos(angle), Math.sin(angle), z * Math.cos(angle)).normalize()),
    );
    const { towards, middle, far } = views.reduce((a, b) => (b.filled > a.filled ? b : a));
    this.stage.go(middle.clone().addScaledVector(towards, far), middle, lasts);
  }

  /** From where every corner of the battlefield is in sight and it fills the canvas best. */
  private fitting(towards: THREE.Vector3): {
    towards: THREE.Vector3;
    middle: THREE.Vector3;
    far: number;
    filled: number;
  } {
    const eye = this.stage.camera.clone();
    const middle = this.centre.clone();
    let far = this.radius * 2.4;
    let filled = 0;
    for (let n = 0; n < 12; n += 1) {
      eye.position.copy(middle).addScaledVector(towards, far);
      eye.lookAt(middle);
      eye.updateMatrixWorld();
      const seen = this.corners.map((corner) => corner.clone().project(eye));
      const [left, right] = [Math.min(...seen.map((s) => s.x)), Math.max(...seen.map((s) => s.x))];
      const [low, high] = [Math.min(...seen.map((s) => s.y)), Math.max(...seen.map((s) => s.y))];
      const tall = Math.tan((eye.fov * Math.PI) / 360) * far;
      const up = new THREE.Vector3().setFromMatrixColumn(eye.matrixWorld, 1);
      const across = new THREE.Vector3().setFromMatrixColumn(eye.matrixWorld, 0);
      middle.addScaledVector(up, ((low + high) / 2 - LIFTED) * tall);
      middle.addScaledVector(across, ((left + right) / 2) * tall * eye.aspect);
      far *= Math.max((right - left) / 2 / WIDE, (high - low) / 2 / TALL);
      filled = (right - left) * (high - low);
    }
    return { towards, middle, far, filled };
  }

  /** Bring a space or a figure into the middle, keeping the direction of view. */
  show(id: string, lasts = 500): void {
    const spot = this.point(id);
    if (!spot) return;
    const target = new THREE.Vector3(spot.x, spot.y, spot.z);
    const away = this.stage.camera.position.clone().sub(this.stage.controls.target);
    this.stage.go(target.clone().add(away.setLength(Math.min(away.length(), 12))), target, lasts);
  }

  /** See what a figure sees: from its eyes towards another figure or the nearest of another side. */
  eyes(id: string, towards = ''): void {
    const one = this.shown.find(({ piece }) => piece.id === id);
    const from = this.figures.eyes(id);
    if (!one || !from) return;
    const goal = towards !== id ? this.figures.eyes(towards) : null;
    const ahead = new THREE.Vector3(Math.sin(one.gaze), -0.12, Math.cos(one.gaze)).add(from);
    this.stage.enter(from, goal ?? ahead, SIGHT);
    this.see(id);
  }

  /** Back to where one looked from before. */
  stepBack(): void {
    this.stage.stepBack();
  }

  private out(): void {
    this.see('');
    this.onout?.();
  }

  private see(viewer: string): void {
    this.viewer = viewer;
    this.figures.show(this.drawn, this.faded, viewer);
    this.stage.draw(true);
  }

  leave(): void {
    clearInterval(this.ticking);
    this.stage.leave();
  }
}

// What must be in sight when the whole battlefield is: the feet of all columns, room for a figure on each of them, and
// the tops of trees and rocks.
function outline(ground: Ground, spots: ReadonlyMap<string, Spot>): THREE.Vector3[] {
  const found = [...spots.values()].flatMap(({ x, y, z }) => [
    new THREE.Vector3(x, 0, z),
    new THREE.Vector3(x, y + HEADROOM, z),
  ]);
  for (const { at, base, heights } of ground.obstacles)
    at.forEach((name, n) => {
      const spot = spots.get(name);
      const top = base + (heights[n] ?? heights[0] ?? 0);
      if (spot) found.push(new THREE.Vector3(spot.x, top * LEVEL, spot.z));
    });
  return found;
}

// A point on a way, with a small hop from each space to the next.
function between(points: readonly Spot[], along: number): Spot {
  const [n, share] = [Math.floor(along), along - Math.floor(along)];
  const [a, b] = [points[n]!, points[n + 1]!];
  const hop = Math.sin(share * Math.PI) * 0.18 + Math.max(0, a.y - b.y, b.y - a.y) * 0.25 * Math.sin(share * Math.PI);
  const mix = (from: number, to: number): number => from + (to - from) * share;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y) + hop, z: mix(a.z, b.z) };
}

// Where a figure looks on its way.
function heading(points: readonly Spot[], along: number): number {
  const [a, b] = [points[Math.floor(along)]!, points[Math.floor(along) + 1]!];
  return Math.atan2(b.x - a.x, b.z - a.z);
}

// A table of dark planks that fades into the surroundings at the rim.
function tableMaterial(): THREE.Material {
  const material = new THREE.MeshLambertMaterial({ color: 0x5b4433, transparent: true });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec2 bwLocal; varying vec2 bwPlace;')
      .replace(
        '#include <begin_vertex>',
        '#include <begin_vertex>\nbwLocal = position.xz; bwPlace = (modelMatrix * vec4(position, 1.0)).xz;',
      );
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', `#include <common>\nvarying vec2 bwLocal; varying vec2 bwPlace;\n${NOISE}`)
      .replace(
        '#include <color_fragment>',
        `#include <color_fragment>
        float plank = floor(bwPlace.y / 1.7);
        vec2 along = vec2(bwPlace.x * 0.22 + 7.3 * plank, bwPlace.y * 2.6);
        float grain = bwNoise(along * vec2(1.0, 2.2)) * 0.6 + bwNoise(along * vec2(2.5, 9.0)) * 0.4;
        float seam = smoothstep(0.025, 0.0, abs(fract(bwPlace.y / 1.7) - 0.5) - 0.47) ;
        diffuseColor.rgb *= (0.62 + 0.5 * grain) * (0.9 + 0.2 * bwHash(vec2(plank, 3.0)));
        diffuseColor.rgb *= mix(0.55, 1.0, seam);
        diffuseColor.a = smoothstep(1.0, 0.72, length(bwLocal));`,
      );
  };
  return material;
}

const isThin = (column: Column, at: string): boolean => {
  const space = column.spaces.find((s) => s.at === at)!;
  return column.layers.some((layer) => layer.flat && layer.to === space.level && layer.terrain === space.terrain);
};
