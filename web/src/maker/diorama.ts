// The map that is being built in three dimensions: the battlefield's own ground and scenery on a stage, exchanged after
// every edit while the camera stays where it is.
import * as THREE from 'three';
import { Stage, type Point, type Quality } from '../board/three/stage';
import { buildGrowth } from '../heroscape/field/growth';
import { buildGlyphs, Lights, type Light, type Spot } from '../heroscape/field/marks';
import { weatherOver } from '../heroscape/field/mood';
import { buildScenery } from '../heroscape/field/scenery';
import { centreOf, LEVEL, type Ground } from '../heroscape/field/scene';
import { buildTerrain, type Terrain } from '../heroscape/field/terrain';
import { hexAt, sideAt, type Hex } from './hexes';

export class Diorama {
  readonly stage: Stage;
  private terrain: Terrain | null = null;
  private built = new THREE.Group();
  private glyphs = new THREE.Group();
  private readonly lights = new Lights();
  private readonly table: THREE.Mesh;
  private readonly plane = new THREE.Plane(new THREE.Vector3(0, 1, 0), 0);
  private spots = new Map<string, Spot>();
  private centre = new THREE.Vector3();
  private radius = 8;
  private looked = false;

  constructor(canvas: HTMLCanvasElement, quality: Quality, onlost: () => void) {
    const clear = weatherOver({ columns: [], obstacles: [], walls: [], doors: [], ladders: [] });
    this.stage = new Stage({ canvas, quality, onlost, weather: clear });
    this.table = new THREE.Mesh(
      new THREE.CylinderGeometry(1, 1.02, 0.5, 64),
      new THREE.MeshLambertMaterial({ color: 0x2c2b2b }),
    );
    this.table.receiveShadow = true;
    this.stage.scene.add(this.table, this.built, this.glyphs, this.lights.mesh);
  }

  /** Another map; the camera comes to it the first time. */
  show(ground: Ground, glyphs: { at: string; letter: string; up: boolean }[]): void {
    const { scene } = this.stage;
    const old = this.built;
    this.built = new THREE.Group();
    this.terrain = null;
    this.spots = new Map(
      ground.columns.flatMap((column) =>
        column.spaces.map((space, n) => {
          const thin = column.layers[n]?.flat ? 0.07 : 0;
          return [space.at, { ...centreOf(column), y: space.level * LEVEL + thin }] as const;
        }),
      ),
    );
    if (ground.columns.length) {
      this.terrain = buildTerrain(ground);
      this.built.add(this.terrain.group, buildGrowth(ground, 1), buildScenery(ground).group);
    }
    scene.add(this.built);
    scene.remove(old, this.glyphs);
    requestAnimationFrame(() => dispose(old)); // its programs are those of the new one
    this.glyphs = buildGlyphs(
      glyphs.flatMap((one) => (this.spots.has(one.at) ? [{ ...one, at: this.spots.get(one.at)! }] : [])),
    );
    scene.add(this.glyphs);
    this.measure(ground);
    if (!this.looked) this.look(0);
    this.stage.draw(true);
  }

  private measure(ground: Ground): void {
    const places = ground.columns.length
      ? ground.columns.map(centreOf)
      : [
          { x: 0, z: 0 },
          { x: 11, z: 8 },
        ];
    const [x, z] = [places.map((p) => p.x), places.map((p) => p.z)];
    const [left, right, back, front] = [Math.min(...x), Math.max(...x), Math.min(...z), Math.max(...z)];
    this.centre.set((left + right) / 2, 0, (back + front) / 2);
    this.radius = Math.max(4, Math.max(right - left, front - back) / 2 + 1);
    const size = Math.hypot(right - left, front - back) / 2 + 9;
    this.table.scale.set(size, 1, size);
    this.table.position.set(this.centre.x, -0.62, this.centre.z);
    this.stage.light(this.centre, this.radius * 1.25);
  }

  showLights(lit: readonly (readonly [string | Hex, Light])[]): void {
    this.lights.show(
      lit.flatMap(([at, light]) => {
        const spot = typeof at === 'string' ? this.spots.get(at) : { ...centreOf(at), y: 0.02 };
        return spot ? [{ at: spot, light }] : [];
      }),
    );
    this.stage.draw();
  }

  /** What lies under a point of the canvas: a hex and its nearest side, of the map or of the table. */
  pick(point: Point): (Hex & { side: number }) | null {
    const [hit] = this.terrain ? this.stage.hits(point, [this.terrain.land]) : [];
    const block = hit?.instanceId === undefined ? undefined : this.terrain!.blocks[hit.instanceId];
    if (hit && block) {
      const hex = hexAt(block.x, block.z);
      return { ...hex, side: sideAt(hit.point.x - block.x, hit.point.z - block.z) };
    }
    const met = this.stage.rayAt(point).intersectPlane(this.plane, new THREE.Vector3());
    if (!met) return null;
    const hex = hexAt(met.x, met.z);
    const middle = centreOf(hex);
    return { ...hex, side: sideAt(met.x - middle.x, met.z - middle.z) };
  }

  /** Where a hex is on the canvas. */
  where(hex: Hex): Point | null {
    const top = [...Array(7).keys()].reverse().find((n) => this.spots.has(`${hex.q},${hex.r},${n}`));
    const { x, z } = centreOf(hex);
    const y = top === undefined ? 0 : this.spots.get(`${hex.q},${hex.r},${top}`)!.y;
    return this.stage.where(new THREE.Vector3(x, y, z));
  }

  /** The whole map from the south. */
  look(lasts = 500): void {
    this.looked = true;
    const { aspect } = this.stage.camera;
    const far = this.radius * (aspect < 1.1 ? 3.1 / aspect : 2.9);
    const middle = this.centre.clone().add(new THREE.Vector3(0, 0, this.radius * 0.08));
    this.stage.go(middle.clone().add(new THREE.Vector3(0, far * 0.78, far * 0.74)), middle, lasts);
  }

  /** What is on the canvas, as a picture. */
  async picture(): Promise<Blob | null> {
    const { renderer, scene, camera } = this.stage;
    const shown = this.lights.mesh.visible;
    this.lights.mesh.visible = false;
    renderer.render(scene, camera);
    const made = new Promise<Blob | null>((done) => renderer.domElement.toBlob(done, 'image/png'));
    const blob = await made;
    this.lights.mesh.visible = shown;
    this.stage.draw();
    return blob;
  }

  leave(): void {
    this.stage.leave();
  }
}

function dispose(group: THREE.Group): void {
  group.traverse((thing) => {
    if (!(thing instanceof THREE.Mesh)) return;
    (thing.geometry as THREE.BufferGeometry).dispose();
    for (const material of [thing.material].flat() as THREE.Material[]) material.dispose();
    if (thing instanceof THREE.InstancedMesh) thing.dispose();
  });
}
