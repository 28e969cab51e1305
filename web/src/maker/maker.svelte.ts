// The map maker's state: the map with its history, the tool in hand, what is selected, and what the engine says.
import { problemOf, type Problem } from '../lib/problems';
import { t, texts } from '../lib/texts.svelte';
import type { Budget, Kit, Looks, MapCard, Surveyed } from '../protocol/types';
import { lastDraft, ownBoxes, rememberBoxes, rememberDraft, workshop } from './ask';
import { cardOf, draftOf, EMPTY, hexesOf, namesOf, topSpot, type Draft, type Spot } from './draft';
import * as edit from './edit';
import {
  beside,
  both,
  discOf,
  hexOf,
  imageOf,
  keyOf,
  middleOf,
  MIRRORED,
  shifted,
  STAY,
  turned,
  type Hex,
  type Middle,
  type Move,
  type Symmetry,
} from './hexes';

export const TOOLS = [
  'raise',
  'lower',
  'paint',
  'erase',
  'bridge',
  'piece',
  'wall',
  'ladder',
  'door',
  'glyph',
  'zone',
  'hive',
  'select',
  'look',
] as const;
export type Tool = (typeof TOOLS)[number];
export type Overlay = 'none' | 'height' | 'plan';

/** Where a tool is used: a hex, and its side nearest to the pointer. */
export interface Target extends Hex {
  side: number;
}

const STROKES = new Set<Tool>(['raise', 'lower', 'paint', 'erase', 'bridge', 'zone', 'select']);
const HISTORY = 300;
const PAUSE = 180; // ms without an edit after which the engine is asked

export const spotKey = (spot: Spot): string => `${spot.q},${spot.r},${spot.n}`;

export class Maker {
  draft = $state.raw<Draft>(EMPTY);
  private past = $state.raw<readonly Draft[]>([]);
  private future = $state.raw<readonly Draft[]>([]);
  private before: Draft | null = null; // as it was before the stroke that is being made
  private touched = new Set<string>();
  private adding = true;

  kit = $state.raw<Kit | null>(null);
  tool = $state<Tool>('raise');
  sign = $state('g');
  level = $state(4);
  brush = $state(0);
  piece = $state(0);
  turns = $state(0);
  rim = $state('ruin');
  player = $state(0);
  rune = $state('?');
  hidden = $state(false);
  layout = $state(0);
  symmetry = $state<Symmetry>('none');
  private middle: Middle = { x: 0, r: 0 };
  overlay = $state<Overlay>('none');
  planLevel = $state(1);
  tall = $state(5);
  moves = $state(5);

  selection = $state.raw<ReadonlySet<string>>(new Set());
  clip = $state.raw<Draft | null>(null);
  pasting = $state(false);
  cursor = $state.raw<Hex>({ q: 0, r: 0 });
  hover = $state.raw<Target | null>(null);

  survey = $state.raw<Surveyed | null>(null);
  surveyed = $state.raw<Draft | null>(null); // the map the survey is about
  asking = $state(false);
  lit = $state.raw<ReadonlySet<string>>(new Set());
  looks = $state.raw<Looks | null>(null);
  boxes = $state.raw<Record<string, number>>(ownBoxes());
  budget = $state.raw<Budget | null>(null);
  problem = $state.raw<Problem | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor() {
    const kept = lastDraft();
    if (kept) this.draft = draftOf(kept);
    else this.draft = { ...EMPTY, name: t('maker-new-name') };
    $effect(() => {
      const { language } = texts;
      workshop
        .kit(language)
        .then((kit) => (this.kit = kit))
        .catch((error: unknown) => (this.problem = problemOf(error)));
    });
    $effect(() => {
      const [draft, layout, language] = [this.draft, this.layoutName, texts.language];
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.ask(draft, layout, language), PAUSE);
      return () => clearTimeout(this.timer);
    });
  }

  // --- the engine -----------------------------------------------------------------------------------------------

  readonly names = $derived.by(() => namesOf(this.draft));
  readonly card = $derived.by<MapCard>(() => cardOf(this.draft, this.names));
  readonly layoutName = $derived.by(() => this.draft.layouts[this.layout]?.name ?? '');
  readonly current = $derived.by(() => this.surveyed === this.draft);
  readonly playable = $derived.by(() => this.current && (this.survey?.playable ?? false));

  private async ask(draft: Draft, layout: string, language: string): Promise<void> {
    const number = (this.asked += 1);
    this.asking = true;
    rememberDraft(cardOf(draft));
    try {
      const survey = await workshop.survey(cardOf(draft), layout, language);
      if (number !== this.asked) return;
      this.survey = survey;
      this.surveyed = draft;
      this.problem = null;
    } catch (error) {
      if (number === this.asked) this.problem = problemOf(error);
    } finally {
      if (number === this.asked) this.asking = false;
    }
  }

  /** Light the places a finding is about. */
  show(labels: readonly string[]): void {
    const names = namesOf(this.surveyed ?? this.draft);
    this.lit = new Set(labels.flatMap((label) => names.spot(label) ?? []).map(spotKey));
  }

  async look(hex: Hex): Promise<void> {
    if (!this.draft.cells.has(keyOf(hex))) return;
    try {
      this.looks = await workshop.look(this.card, this.names.label(topSpot(this.draft, hex)), this.tall, this.moves);
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  async count(): Promise<void> {
    rememberBoxes(this.boxes);
    try {
      const owned = Object.fromEntries(Object.entries(this.boxes).filter(([, count]) => count > 0));
      this.budget = await workshop.budget(this.card, owned, texts.language);
      this.problem = null;
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  // --- history --------------------------------------------------------------------------------------------------

  readonly undoable = $derived.by(() => this.past.length > 0);
  readonly redoable = $derived.by(() => this.future.length > 0);

  /** Another map in place of this one, which can be taken back. */
  change(next: Draft, before: Draft = this.draft): void {
    if (next === before) return;
    const bounds = this.kit?.bounds;
    const names = namesOf(next);
    const hexes = hexesOf(next);
    const far = hexes.length ? Math.max(...hexes.map((hex) => this.across(names.label({ ...hex, n: 0 })))) : 0;
    if (bounds && (next.cells.size > bounds.hexes || far > bounds.across)) {
      this.draft = before;
      this.problem = { text: t('maker-too-large', { hexes: bounds.hexes, across: bounds.across }) };
      return;
    }
    this.past = [...this.past, before].slice(-HISTORY);
    this.future = [];
    this.draft = next;
    this.forget();
  }

  private across(label: string): number {
    const found = /^([A-Z]+)(\d+)/.exec(label)!;
    const column = [...found[1]!].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
    return Math.max(column, Number(found[2]));
  }

  private forget(): void {
    this.lit = new Set();
    this.looks = null;
    this.budget = null;
    if (this.overlay === 'plan') this.overlay = 'none';
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.future = [this.draft, ...this.future];
    this.draft = before;
    this.forget();
  }

  redo(): void {
    const [next, ...rest] = this.future;
    if (!next) return;
    this.future = rest;
    this.past = [...this.past, this.draft];
    this.draft = next;
    this.forget();
  }

  /** Begin with another map; it can be taken back as any other edit. */
  open(card: MapCard): void {
    this.selection = new Set();
    this.layout = 0;
    this.change(draftOf(card));
    this.cursor = hexesOf(this.draft)[0] ?? { q: 0, r: 0 };
  }

  rename(name: string): void {
    const id = name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 60);
    this.draft = { ...this.draft, name, id: id || 'my-battlefield' };
  }

  // --- symmetry -------------------------------------------------------------------------------------------------

  mirrorBy(symmetry: Symmetry): void {
    this.symmetry = symmetry;
    this.middle = middleOf(this.draft.cells.size ? hexesOf(this.draft) : this.grid);
  }

  /** The places a tool works on: its own, and its image. */
  private get images(): Move[] {
    const image = imageOf(this.symmetry, this.middle);
    return image ? [STAY, image] : [STAY];
  }

  // --- tools ----------------------------------------------------------------------------------------------------

  readonly ground = $derived.by(() => {
    const found = this.kit?.grounds.find((one) => one.sign === this.sign);
    return { sign: this.sign, flat: found?.flat ?? false };
  });
  readonly shape = $derived.by(() => this.kit?.pieces[this.piece]);
  readonly brushed = $derived.by(() => ['raise', 'lower', 'paint', 'erase', 'zone', 'bridge'].includes(this.tool));

  /** The hexes that a tool would touch. */
  readonly aimed = $derived.by<Hex[]>(() => {
    const at = this.hover;
    if (!at) return [];
    if (this.pasting && this.clip) return hexesOf(edit.moved(this.clip, shifted(at)));
    const own =
      this.tool === 'piece' && this.shape
        ? this.footprint(at, this.shape.cells)
        : this.tool === 'hive' && this.kit
          ? this.footprint(at, this.kit.hive)
          : this.brushed
            ? discOf(at, this.brush)
            : [{ q: at.q, r: at.r }];
    if (['select', 'look'].includes(this.tool)) return own;
    return this.images.flatMap((move) => own.map(move.hex));
  });

  private footprint(at: Hex, cells: readonly (readonly [number, number])[]): Hex[] {
    const move = both(turned(this.turns), shifted(at));
    return cells.map(([q, r]) => move.hex({ q, r }));
  }

  /** The pointer went down, or a key was pressed: one use of the tool. */
  begin(at: Target): void {
    this.cursor = { q: at.q, r: at.r };
    if (this.pasting) return this.paste(at);
    if (this.tool === 'look') return void this.look(at);
    this.before = this.draft;
    this.touched = new Set();
    this.adding = !this.isIn(at);
    this.use(at);
  }

  /** The pointer goes on; most tools are used on every hex it comes to. */
  drag(at: Target): void {
    if (this.before && STROKES.has(this.tool)) this.use(at);
  }

  end(): void {
    const before = this.before;
    this.before = null;
    if (before && before !== this.draft) {
      const after = this.draft;
      this.draft = before;
      this.change(after);
    }
  }

  /** Whether a brush that adds and takes away begins on something that is in already. */
  private isIn(at: Hex): boolean {
    if (this.tool === 'select') return this.selection.has(keyOf(at));
    const spot = topSpot(this.draft, at);
    return (this.draft.layouts[this.layout]?.zones[this.player] ?? []).some((one) => spotKey(one) === spotKey(spot));
  }

  private use(at: Target): void {
    const key = keyOf(at);
    if (this.touched.has(key)) return;
    this.touched.add(key);
    if (this.tool === 'select') {
      const selection = new Set(this.selection);
      if (this.adding) selection.add(key);
      else selection.delete(key);
      this.selection = selection;
      return;
    }
    this.draft = this.images.reduce((draft, move, n) => this.applied(draft, at, move, n), this.draft);
  }

  private applied(draft: Draft, at: Target, move: Move, image: number): Draft {
    const kit = this.kit;
    if (!kit) return draft;
    const disc = (): Hex[] => this.fresh(discOf(at, this.brush), move);
    const [here, side] = [move.hex(at), move.side(at.side)];
    const most = kit.bounds.level;
    switch (this.tool) {
      case 'raise':
      case 'lower':
        return disc().reduce(
          (made, hex) => edit.raise(made, hex, this.tool === 'raise' ? 1 : -1, this.ground, most),
          draft,
        );
      case 'paint':
        return disc().reduce((made, hex) => edit.paint(made, hex, this.ground), draft);
      case 'erase':
        return disc().reduce(edit.erase, draft);
      case 'bridge':
        return disc().reduce((made, hex) => edit.bridge(made, hex, this.level, this.sign, kit.bounds.layers), draft);
      case 'piece': {
        const shape = this.shape;
        return shape
          ? edit.stand(draft, this.footprint(at, shape.cells).map(move.hex), shape.kind, shape.heights)
          : draft;
      }
      case 'wall':
        return edit.fence(draft, here, side, this.rim);
      case 'ladder':
        return edit.ladder(draft, here, side);
      case 'door': {
        const pillar = kit.pieces.filter((one) => one.kind === 'castle-wall').find((one) => one.heights[0] === 10);
        return edit.gate(draft, { q: at.q, r: at.r }, at.side, move, pillar?.heights ?? []);
      }
      case 'hive':
        return edit.hive(draft, this.footprint(at, kit.hive).map(move.hex));
      case 'glyph':
        if (!draft.cells.has(keyOf(here))) return draft;
        return this.inLayout(draft, (one) =>
          edit.glyph(one, topSpot(draft, here), `${this.hidden && this.rune !== '?' ? '?' : ''}${this.rune}`),
        );
      case 'zone': {
        const player = image ? this.player ^ 1 : this.player;
        return disc()
          .filter((hex) => draft.cells.has(keyOf(hex)))
          .reduce(
            (made, hex) => this.inLayout(made, (one) => edit.zone(one, topSpot(made, hex), player, this.adding)),
            draft,
          );
      }
      default:
        return draft;
    }
  }

  /** The hexes of a brush that this stroke has not been to yet, and where they lie in an image of it. */
  private fresh(hexes: Hex[], move: Move): Hex[] {
    return hexes.map(move.hex).filter((hex) => {
      const key = `done ${keyOf(hex)}`;
      if (this.touched.has(key)) return false;
      this.touched.add(key);
      return true;
    });
  }

  private inLayout(draft: Draft, change: Parameters<typeof edit.inLayout>[3]): Draft {
    return edit.inLayout(draft, this.layout, t('maker-layout-name', { number: 1 }), change);
  }

  addLayout(): void {
    const layouts = this.draft.layouts.length
      ? this.draft.layouts
      : [{ name: t('maker-layout-name', { number: 1 }), zones: [], glyphs: [] }];
    const name = t('maker-layout-name', { number: layouts.length + 1 });
    this.change({ ...this.draft, layouts: [...layouts, { name, zones: [], glyphs: [] }] });
    this.layout = layouts.length;
  }

  // --- parts of the map -----------------------------------------------------------------------------------------

  selectAll(): void {
    this.tool = 'select';
    this.selection = new Set(this.draft.cells.keys());
  }

  copy(): void {
    if (!this.selection.size) return;
    this.clip = edit.clip(this.draft, this.selection);
  }

  cut(): void {
    this.copy();
    this.remove();
  }

  remove(): void {
    this.change([...this.selection].map(hexOf).reduce(edit.erase, this.draft));
    this.selection = new Set();
  }

  startPaste(): void {
    if (this.clip) this.pasting = true;
  }

  private paste(at: Hex): void {
    if (!this.clip) return;
    const part = this.clip;
    const next = this.images.reduce(
      (draft, move) => edit.laid(draft, edit.moved(part, shifted(at)), { q: 0, r: 0 }, move, this.layout),
      this.draft,
    );
    this.change(next);
    this.selection = new Set(hexesOf(edit.moved(part, shifted(at))).map(keyOf));
  }

  /** Turn or mirror what is being pasted, the piece in hand, or what is selected. */
  spin(move: Move): void {
    if (this.pasting && this.clip) {
      this.clip = edit.moved(this.clip, move);
      return;
    }
    if (!this.selection.size) {
      if (move !== MIRRORED) this.turns = (this.turns + 1) % 6;
      return;
    }
    const part = edit.clip(this.draft, this.selection);
    const origin = this.anchor();
    const rest = [...this.selection].map(hexOf).reduce(edit.erase, this.draft);
    this.change(edit.laid(rest, part, origin, move, this.layout));
    this.selection = new Set(hexesOf(edit.moved(part, both(move, shifted(origin)))).map(keyOf));
  }

  turn(): void {
    this.spin(turned(1));
  }

  mirror(): void {
    this.spin(MIRRORED);
  }

  /** Where the middle of the selection lies: the place a part of the map is cut out around. */
  private anchor(): Hex {
    const { x, r } = middleOf([...this.selection].map(hexOf));
    const row = Math.round(r / 2);
    return { q: Math.round((x / 2 - row) / 2), r: row };
  }

  drop(): void {
    if (this.pasting) this.pasting = false;
    else this.selection = new Set();
    this.lit = new Set();
    this.looks = null;
  }

  // --- the grid -------------------------------------------------------------------------------------------------

  /** The hexes that can be built on: those there are, with a rim of empty ones. */
  readonly grid = $derived.by<Hex[]>(() => {
    const hexes = hexesOf(this.draft);
    const rows = hexes.map((hex) => hex.r);
    const columns = hexes.map((hex) => hex.q + (hex.r - (hex.r & 1)) / 2);
    const [top, bottom] = hexes.length ? [Math.min(...rows) - 2, Math.max(...rows) + 2] : [0, 9];
    const [left, right] = hexes.length ? [Math.min(...columns) - 2, Math.max(...columns) + 2] : [0, 11];
    const found: Hex[] = [];
    for (let row = top; row <= bottom; row += 1)
      for (let column = left; column <= right; column += 1) found.push({ q: column - (row - (row & 1)) / 2, r: row });
    return found;
  });

  /** From a hex by an arrow key; up and down go straight, in steps of half a hex. */
  step(from: Hex, key: string): Hex {
    switch (key) {
      case 'ArrowLeft':
        return beside(from, 3);
      case 'ArrowRight':
        return beside(from, 0);
      case 'ArrowUp':
        return beside(from, from.r & 1 ? 2 : 1);
      default:
        return beside(from, from.r & 1 ? 4 : 5);
    }
  }

  /** What a hex is, said out loud. */
  describe(hex: Hex): string {
    const parts = this.draft.cells.get(keyOf(hex));
    const label = this.names.label({ ...hex, n: 0 });
    if (!parts) return t('maker-hex-empty', { at: label });
    const said = (n: number): string => {
      const name = this.kit?.grounds.find((one) => one.sign === parts[n]!.sign)?.name ?? '';
      return t('maker-hex', { at: label, terrain: name, level: parts[n]!.top });
    };
    const spot = topSpot(this.draft, hex);
    const piece = this.draft.obstacles.find((one) => one.at.some((each) => keyOf(each) === keyOf(hex)));
    const layout = this.draft.layouts[this.layout];
    const zone = layout?.zones.findIndex((spots) => spots.some((each) => spotKey(each) === spotKey(spot))) ?? -1;
    const rune = layout?.glyphs.find((one) => keyOf(one.at) === keyOf(hex));
    return [
      said(0),
      ...parts.slice(1).map((part) => t('maker-hex-over', { level: part.top })),
      piece ? (this.kit?.pieces.find((one) => one.kind === piece.kind)?.name ?? '') : '',
      zone >= 0 ? t('maker-hex-zone', { number: zone + 1 }) : '',
      rune ? t('maker-tool-glyph') : '',
    ]
      .filter(Boolean)
      .join(', ');
  }

  /** Keys that work everywhere on the map; whether one was meant. */
  press(event: KeyboardEvent): boolean {
    const meta = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    const at: Target = { ...this.cursor, side: this.turns };
    const once = (tool: Tool): void => {
      const held = this.tool;
      this.tool = tool;
      this.begin(at);
      this.end();
      this.tool = held;
    };
    if (meta) {
      const deeds: Record<string, () => void> = {
        z: () => (event.shiftKey ? this.redo() : this.undo()),
        y: () => this.redo(),
        c: () => this.copy(),
        x: () => this.cut(),
        v: () => this.startPaste(),
        a: () => this.selectAll(),
      };
      const deed = deeds[key];
      deed?.();
      return Boolean(deed);
    }
    const deeds: Record<string, () => void> = {
      enter: () => {
        this.begin(at);
        this.end();
      },
      ' ': () => {
        this.begin(at);
        this.end();
      },
      '+': () => once('raise'),
      '=': () => once('raise'),
      '-': () => once('lower'),
      delete: () => (this.selection.size ? this.remove() : once('erase')),
      backspace: () => (this.selection.size ? this.remove() : once('erase')),
      r: () => this.turn(),
      m: () => this.mirror(),
      escape: () => this.drop(),
    };
    if (/^[1-6]$/.test(key)) {
      this.tool = 'zone';
      this.player = Number(key) - 1;
      return true;
    }
    if (event.key.startsWith('Arrow')) {
      this.cursor = this.step(this.cursor, event.key);
      this.hover = { ...this.cursor, side: this.turns };
      return true;
    }
    const deed = deeds[key];
    deed?.();
    return Boolean(deed);
  }
}
