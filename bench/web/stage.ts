// The page of `python -m bench.web`: battlefields on the stage of the client, measured or kept as pictures.
import { Field } from "../../web/src/heroscape/field/field";
import type { Sculpt } from "../../web/src/heroscape/field/figures";
import {
  chanceAt,
  type Column,
  type Ground,
  type Obstacle,
  type Piece,
} from "../../web/src/heroscape/field/scene";
import { battlefieldOf } from "../../web/src/heroscape/ground";
import type { UnitText } from "../../web/src/protocol/heroscape";
import type { ColumnBoard } from "../../web/src/protocol/types";

type Units = Record<string, UnitText>;
interface Army {
  pieces: Piece[];
  sculpts: Sculpt[];
}

const canvas = (): HTMLCanvasElement => document.querySelector("canvas")!;
const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done));

/** Hills, a lake, sand and a wood on this many hexes. */
function hills(count: number): Ground {
  const reach = Math.ceil(Math.sqrt(count));
  const hexes: [number, number][] = [];
  for (let q = -reach; q <= reach; q += 1) for (let r = -reach; r <= reach; r += 1) hexes.push([q, r]);
  const far = ([q, r]: [number, number]): number => Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r));
  const kept = hexes.sort((a, b) => far(a) - far(b)).slice(0, count);
  const columns = kept.map(([q, r]): Column => {
    const height = 2 + Math.round(2.5 * Math.sin(q / 3.1) + 2.5 * Math.cos(r / 2.7));
    const level = Math.max(1, height);
    const terrain = level > 4 ? "rock" : level > 2 ? "grass" : chanceAt(q, r) < 0.3 ? "sand" : "grass";
    const at = `${q},${r}`;
    const wet = height < 0;
    const layers = [{ from: 0, to: level, terrain: wet ? "sand" : terrain, flat: false }];
    if (wet) layers.push({ from: level, to: level, terrain: "water", flat: true });
    return { at, q, r, layers, spaces: [{ at, level, terrain: wet ? "water" : terrain, rung: 0 }] };
  });
  const trees = columns.filter(
    (column) => column.spaces[0]!.terrain === "grass" && chanceAt(column.q, column.r, 8) < 0.03,
  );
  const obstacles = trees.map((column): Obstacle => ({
    id: `tree ${column.at}`,
    kind: "tree",
    at: [column.at],
    base: column.layers[0]!.to,
    heights: [11],
  }));
  return { columns, obstacles, walls: [], doors: [], ladders: [] };
}

const sculptOf = (unit: string, card: UnitText, seat: number, number: number): Sculpt => ({
  unit,
  seat,
  number,
  species: card.species_id,
  unitClass: card.class_id,
  general: card.general_id,
  size: card.size_id,
  range: card.range,
  height: card.height,
  hexes: card.hexes,
});

/** Figures of these units on these spaces, each side its own; who covers two spaces takes the next one, too. */
function host(
  units: Units,
  names: string[][],
  zones: string[][],
  beside: (a: string, b: string) => boolean,
): Army {
  const army: Army = { pieces: [], sculpts: [] };
  names.forEach((side, seat) => {
    const free = [...(zones[seat] ?? [])];
    for (const unit of side) {
      const card = units[unit]!;
      for (let n = 1; n <= card.figures; n += 1) {
        const at = free.splice(Math.floor(free.length * 0.37), 1);
        if (!at.length) return;
        const next = card.hexes > 1 ? free.findIndex((one) => beside(one, at[0]!)) : -1;
        if (next >= 0) at.push(...free.splice(next, 1));
        const number = card.figures > 1 ? n : 0;
        army.sculpts.push(sculptOf(unit, card, seat, number));
        army.pieces.push({
          id: `${seat} ${unit} ${n}`,
          unit,
          seat,
          at,
          height: card.height,
          wounds: 0,
          life: card.life,
          number,
          size: card.size_id,
        });
      }
    }
  });
  return army;
}

function stood(ground: Ground, army: Army, quality: "low" | "high"): Field {
  const field = new Field({
    canvas: canvas(),
    ground,
    sculpts: army.sculpts,
    quality,
    onlost: () => undefined,
  });
  field.stage.size(canvas().clientWidth, canvas().clientHeight);
  field.stage.dress(true);
  field.showPieces(army.pieces);
  field.look("south", 0);
  return field;
}

/** What lies on the field in the midst of a match: a reach, a way, rays to targets, glyphs. */
function inPlay(field: Field, army: Army, dry: readonly string[]): void {
  field.showLights(dry.slice(0, 60).map((at, n) => [at, (["free", "engage", "strike", "stop"] as const)[n % 4]!]));
  const foes = army.pieces.filter((piece) => piece.seat === 1).slice(0, 3);
  field.showLines(
    [dry.slice(0, 6)],
    foes.map((foe) => ({ from: army.pieces[0]!.id, to: foe.id, clear: true })),
  );
  const letters = ["?", "A", "G", "I", "V", "W", "K", "D"];
  field.showGlyphs(letters.map((letter, n) => ({ at: dry[n * 7]!, letter, up: letter !== "?" })));
}

/** Milliseconds of a frame while the camera turns, draw calls, and how long the first frame took. */
async function measured(
  count: number,
  units: Units,
  names: string[][],
  quality: "low" | "high",
  turns = 24,
): Promise<object> {
  const ground = hills(count);
  const dry = ground.columns
    .filter((column) => column.spaces[0]!.terrain !== "water")
    .map((column) => column.at);
  const half = Math.floor(dry.length / 2);
  const army = host(units, names, [dry.slice(0, half), dry.slice(half)], () => false);
  const begun = performance.now();
  const field = stood(ground, army, quality);
  inPlay(field, army, dry);
  while (!field.stage.frames) await frame();
  read(field);
  const first = performance.now() - begun;
  const times: number[] = [];
  for (let n = 0; n < turns; n += 1) {
    field.stage.camera.position.applyAxisAngle(field.stage.camera.up, 0.02);
    field.stage.controls.update();
    const start = performance.now();
    field.stage.renderer.render(field.stage.scene, field.stage.camera);
    read(field);
    times.push(performance.now() - start);
  }
  const { calls, triangles } = field.stage.renderer.info.render;
  field.leave();
  return { first, frame: times.sort((a, b) => a - b)[Math.floor(turns / 2)], calls, triangles, figures: army.pieces.length };
}

/** Waits until the picture is really drawn. */
function read(field: Field): void {
  const gl = field.stage.renderer.getContext();
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
}

/** Opens and leaves a battlefield many times; the heap after each. */
async function memory(times: number, board: ColumnBoard, units: Units, names: string[][]): Promise<number[]> {
  const { ground, layouts } = battlefieldOf(board);
  const heaps: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const old = canvas();
    const fresh = old.cloneNode() as HTMLCanvasElement;
    old.replaceWith(fresh);
    const field = stood(
      ground,
      host(units, names, layouts[0]?.zones ?? [], () => false),
      "low",
    );
    while (!field.stage.frames) await frame();
    field.leave();
    field.stage.renderer.forceContextLoss();
    await frame();
    (globalThis as { gc?: () => void }).gc?.();
    heaps.push((performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize);
  }
  return heaps;
}

interface View {
  side?: "south" | "north" | "east" | "west";
  near?: number; // the share of the distance from which all is seen
  at?: string; // a space to look at
  low?: number; // how much lower the camera stands
}

/** A battlefield with two hosts on it, to be kept as a picture. */
async function pictured(board: ColumnBoard, units: Units, names: string[][], view: View): Promise<void> {
  const { ground, layouts, places } = battlefieldOf(board);
  const beside = (a: string, b: string): boolean => {
    const [one, other] = [places.get(a)!, places.get(b)!];
    const [q, r] = [one.q - other.q, one.r - other.r];
    return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r)) === 1 && one.level === other.level;
  };
  const layout = layouts[0];
  const field = stood(ground, host(units, names, layout?.zones ?? [], beside), "high");
  field.showGlyphs((layout?.glyphs ?? []).map(({ at, letter, up }) => ({ at, letter, up })));
  field.look(view.side ?? "south", 0);
  if (view.at) field.show(view.at, 0);
  const { camera, controls } = field.stage;
  const away = camera.position
    .clone()
    .sub(controls.target)
    .multiplyScalar(view.near ?? 0.86);
  away.y *= view.low ?? 1;
  camera.position.copy(controls.target).add(away);
  controls.update();
  field.stage.draw(true);
  for (let n = 0; n < 3; n += 1) await frame();
}

Object.assign(window, { measured, memory, pictured });
