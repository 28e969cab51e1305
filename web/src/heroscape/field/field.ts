// The battlefield in three dimensions: ground, scenery, figures and lights on one stage.
import * as THREE from 'three';
import { Stage, type Point, type Quality } from '../../board/three/stage';
import { Figures, Sheet, type Sculpt, type Standing } from './figures';
import { buildGlyphs, Lights, Lines, type Light, type Spot } from './marks';
import { buildScenery, type Changes, type Scenery } from './scenery';
import { centreOf, LEVEL, type Column, type Ground, type Piece } from './scene';
import { buildTerrain, placesOf, type Terrain } from './terrain';

export interface FieldOptions {
  canvas: HTMLCanvasElement;
  ground: Ground;
  sculpts: Sculpt[];
  quality: Quality;
  onlost: () => void;
  onmoved?: () => void;
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
  private readonly centre = new THREE.Vector3();
  private readonly radius: number;
  private readonly corners: THREE.Vector3[] = [];
  private glyphs = new THREE.Group();
  private ticking: ReturnType<typeof setInterval> | undefined;

  constructor(options: FieldOptions) {
    const { ground } = options;
    this.stage = new Stage(options);
    this.columns = placesOf(ground);
    for (const [at, column] of this.columns) {
      const level = column.spaces.find((s) => s.at === at)!.level;
      this.spots.set(at, { ...centreOf(column), y: level * LEVEL + (isThin(column, at) ? 0.07 : 0) });
    }
    this.terrain = buildTerrain(ground);
    this.scenery = buildScenery(ground);
    this.figures = new Figures(new Sheet(options.sculpts));
    const { scene } = this.stage;
    scene.add(
      this.terrain.group,
      this.scenery.group,
      this.figures.group,
      this.lights.mesh,
      this.lines.group,
      this.glyphs,
      this.table(ground),
    );
    const box = new THREE.Box3().setFromPoints([...this.spots.values()].map((s) => new THREE.Vector3(s.x, s.y, s.z)));
    box.getCenter(this.centre);
    for (const x of [box.min.x - 0.6, box.max.x + 0.6])
      for (const z of [box.min.z - 0.6, box.max.z + 0.6])
        for (const y of [0, box.max.y]) this.corners.push(new THREE.Vector3(x, y, z));
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
    const size = Math.hypot(right - left, front - back) / 2 + 2.5;
    top.scale.set(size, 1, size);
    top.position.set((left + right) / 2, -0.62, (back + front) / 2);
    top.receiveShadow = true;
    return top;
  }

  // --- what is shown -------------------------------------------------------------------------------------------

  showPieces(pieces: Piece[], faded: ReadonlySet<string> = new Set()): void {
    this.figures.show(
      pieces.filter((p) => p.at.every((at) => this.spots.has(at)) && p.at.length).map((p) => this.stand(p)),
      faded,
    );
    this.stage.draw(true);
  }

  private stand(piece: Piece): Standing {
    const [front, back] = [this.spots.get(piece.at[0]!)!, this.spots.get(piece.at.at(-1)!)!];
    const all = piece.at.map((at) => this.spots.get(at)!);
    const mid = (pick: (s: Spot) => number): number => all.reduce((sum, s) => sum + pick(s), 0) / all.length;
    return {
      piece,
      x: mid((s) => s.x),
      y: Math.max(...all.map((s) => s.y)),
      z: mid((s) => s.z),
      turn: Math.atan2(-(back.z - front.z), back.x - front.x),
    };
  }

  showChanges(changes: Changes): void {
    this.scenery.show(changes);
    this.stage.draw(true);
  }

  showGlyphs(glyphs: { at: string; letter: string; up: boolean }[]): void {
    this.stage.scene.remove(this.glyphs);
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
    const piece = this.figures.under(this.stage.rayAt(point));
    const space = ground?.instanceId === undefined ? '' : this.terrain.blocks[ground.instanceId]!.at;
    const inFront = piece && (!ground || piece.distance < ground.distance + 0.9);
    return { space, piece: inFront ? piece.id : '' };
  }

  /** Where a space or a figure is on the canvas. */
  where(id: string): Point | null {
    const middle = this.figures.middle(id);
    if (middle) return this.stage.where(middle);
    const spot = this.spots.get(id);
    return spot ? this.stage.where(new THREE.Vector3(spot.x, spot.y, spot.z)) : null;
  }

  /** Where the head of a figure is on the canvas. */
  crown(id: string): Point | null {
    const crown = this.figures.crown(id);
    return crown ? this.stage.where(crown) : null;
  }

  // --- the camera ---------------------------------------------------------------------------------------------------

  /** Look at the whole battlefield from one side, or from above. */
  look(from: 'south' | 'north' | 'east' | 'west' | 'top', lasts = 500): void {
    const ways = {
      south: [0, 1.02, 1.02],
      north: [0, 1.02, -1.02],
      east: [1.02, 1.02, 0],
      west: [-1.02, 1.02, 0],
      top: [0, 1.75, 0.01],
    } as const;
    const towards = new THREE.Vector3(...ways[from]).normalize();
    const middle = this.centre
      .clone()
      .add(new THREE.Vector3(towards.x, 0, towards.z).multiplyScalar(this.radius * 0.12));
    const far = this.fitting(middle, towards);
    this.stage.go(middle.clone().addScaledVector(towards, far), middle, lasts);
  }

  /** How far away the camera must be for every corner of the battlefield to be in sight. */
  private fitting(middle: THREE.Vector3, towards: THREE.Vector3): number {
    const eye = this.stage.camera.clone();
    const seen = new THREE.Vector3();
    for (let far = this.radius; far < this.radius * 8; far *= 1.06) {
      eye.position.copy(middle).addScaledVector(towards, far);
      eye.lookAt(middle);
      eye.updateMatrixWorld();
      const inside = this.corners.every((corner) => {
        seen.copy(corner).project(eye);
        return Math.abs(seen.x) < 0.97 && seen.y < 0.97 && seen.y > -0.9; // the toolbar lies at the bottom
      });
      if (inside) return far;
    }
    return this.radius * 8;
  }

  /** Bring a space or a figure into the middle, keeping the direction of view. */
  show(id: string, lasts = 500): void {
    const spot = this.point(id);
    if (!spot) return;
    const target = new THREE.Vector3(spot.x, spot.y, spot.z);
    const away = this.stage.camera.position.clone().sub(this.stage.controls.target);
    this.stage.go(target.clone().add(away.setLength(Math.min(away.length(), 12))), target, lasts);
  }

  /** See what a figure sees, from its head towards the middle of the battlefield or another place. */
  eyes(id: string, towards = ''): void {
    const from = this.figures.crown(id);
    if (!from) return;
    const goal = this.point(towards) ?? this.centre;
    this.stage.go(
      from,
      from.clone().add(new THREE.Vector3(goal.x - from.x, goal.y - from.y, goal.z - from.z).setLength(1.5)),
    );
  }

  leave(): void {
    clearInterval(this.ticking);
    this.stage.leave();
  }
}

// Dark wood in the middle that fades into the surroundings at the rim.
function tableMaterial(): THREE.Material {
  const material = new THREE.MeshLambertMaterial({ color: 0x3b3f49, transparent: true });
  material.onBeforeCompile = (shader) => {
    shader.vertexShader = shader.vertexShader
      .replace('#include <common>', '#include <common>\nvarying vec2 bwLocal;')
      .replace('#include <begin_vertex>', '#include <begin_vertex>\nbwLocal = position.xz;');
    shader.fragmentShader = shader.fragmentShader
      .replace('#include <common>', '#include <common>\nvarying vec2 bwLocal;')
      .replace(
        '#include <color_fragment>',
        '#include <color_fragment>\ndiffuseColor.a = smoothstep(1.0, 0.55, length(bwLocal));',
      );
  };
  return material;
}

const isThin = (column: Column, at: string): boolean => {
  const space = column.spaces.find((s) => s.at === at)!;
  return column.layers.some((layer) => layer.flat && layer.to === space.level && layer.terrain === space.terrain);
};
