// Heroscape on the board screen: which options lie on spaces and figures, what is asked when nothing does, and how
// answers and odds are read.
import type {
  BoardAdapter,
  Direction,
  Intent,
  Light,
  Lights,
  OddsRules,
  Piece,
  PieceId,
  PlaceId,
  Question,
  Route,
  Sight,
} from '../board/model';
import { ahead } from '../board/hexes';
import type { Explained, OddsView } from '../lib/match.svelte';
import { t } from '../lib/texts.svelte';
import type { OptionView } from '../protocol/types';
import { centreOf, type Piece as Figure } from './field/scene';
import type { Area, Price, Reach, War } from './war.svelte';

const STEPS: Record<Direction, { x: number; y: number }> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -0.87 },
  down: { x: 0, y: 0.87 },
};
const ROLLED = ['attack', 'use', 'target', 'shove'];

/** How a lit space looks: what awaits a figure on its way there. */
export type Danger = 'free' | 'stop' | 'engage' | 'strike' | 'fall';

export const dangerOf = (price: Price | undefined, meets: readonly string[] = [], stops = false): Danger => {
  if (price?.swipes?.length || price?.strikes?.length) return 'strike';
  if (price?.falls?.length || price?.lava) return 'fall';
  if (meets.length) return 'engage';
  return stops ? 'stop' : 'free';
};

export class WarBoard implements BoardAdapter<OddsView> {
  constructor(private readonly war: War) {}

  readonly ready = $derived.by(() => this.war.battlefield !== null);
  readonly places = $derived.by<readonly PlaceId[]>(() => [...(this.war.battlefield?.places.keys() ?? [])]);
  readonly pieces = $derived.by<readonly Piece[]>(() =>
    this.war.figures.map((figure) => ({
      id: figure.id,
      name: figure.name,
      side: figure.seat_id,
      places: figure.space_ids,
    })),
  );

  /** The same figures as the renderers draw them. */
  readonly figures = $derived.by<readonly Figure[]>(() =>
    this.war.figures.map((figure) => ({
      id: figure.id,
      unit: figure.unit_id,
      seat: figure.seat_id,
      at: figure.space_ids,
      height: figure.height,
      wounds: figure.wounds,
      life: figure.life,
      number: Number(/\.(\d+)$/.exec(figure.id)?.[1] ?? 0),
      size: figure.size_id,
    })),
  );
  readonly standing = $derived.by<readonly Figure[]>(() => this.figures.filter((figure) => figure.at.length));

  private readonly all = $derived.by<Lights>(() => {
    const [places, pieces] = [new Map<PlaceId, Light>(), new Map<PieceId, Light>()];
    for (const option of this.war.decision?.options ?? []) {
      const [lead] = this.war.spacesOf(option);
      if (lead) add(places, lead, this.wayLight(option));
      for (const at of this.objectAt(option)) add(places, at, { kind: 'target', options: [option] });
      const met = [...this.named(option), ...(this.war.areas.get(option.text)?.hits ?? [])];
      for (const piece of met) add(pieces, piece, this.pieceLight(option));
    }
    return { places, pieces };
  });

  /** With a figure selected, only what that figure may do is lit, if it may do anything. */
  lights(selected: PieceId): Lights {
    const own = (light: Light): boolean => light.options.some((option) => option.fields['figure'] === selected);
    const mine = (all: ReadonlyMap<string, Light>): Map<string, Light> =>
      new Map(
        [...all].flatMap(([id, light]): [string, Light][] => {
          if (light.kind !== 'target') return [[id, light]];
          const options = light.options.filter((option) => option.fields['figure'] === selected);
          return options.length ? [[id, { ...light, options }]] : [];
        }),
      );
    const { places, pieces } = this.all;
    if (![...places.values(), ...pieces.values()].some((light) => light.kind === 'target' && own(light)))
      return this.all;
    return { places: mine(places), pieces: mine(pieces) };
  }

  /** Options that lie neither on a space nor on a figure: they are buttons. */
  readonly buttons = $derived.by<readonly OptionView[]>(() =>
    (this.war.decision?.options ?? []).filter((option) => !this.war.spacesOf(option).length && !this.onBoard(option)),
  );

  /** Figures of the acting side that have had their turn. */
  readonly spent = $derived.by<ReadonlySet<PieceId>>(
    () => new Set(this.war.figures.filter((figure) => figure.flag_ids.includes('spent')).map((figure) => figure.id)),
  );

  private onBoard(option: OptionView): boolean {
    return option.type !== 'use' && this.named(option).length + this.objectAt(option).length > 0;
  }

  /** Where a door or a tree stands that an option attacks. */
  private objectAt(option: OptionView): readonly PlaceId[] {
    return option.type === 'attack' ? this.war.objectSpaces(String(option.fields['target'] ?? '')) : [];
  }

  get acting(): PieceId {
    return this.war.subject;
  }

  get subject(): PieceId {
    return this.war.subject;
  }

  readonly involved = $derived.by<ReadonlySet<PieceId>>(() => {
    const facts = this.war.decision?.facts ?? {};
    return new Set(['attacker', 'target', 'enemy'].map((name) => facts[name]).filter((id) => typeof id === 'string'));
  });

  readonly walking = 'all';
  readonly aimsOnHover = true;
  readonly answersForced = true;

  /** The way that an option goes, with what it costs. */
  private wayLight(option: OptionView): Light {
    const price = this.war.prices.get(option.text);
    const danger = dangerOf(price);
    const [lead = ''] = this.war.spacesOf(option);
    return {
      kind: danger === 'free' ? (option.type === 'go' ? 'go' : 'choose') : 'danger',
      options: [option],
      ...(price ? { price: t('war-points', { points: price.cost }), notes: this.notes(option, price) } : {}),
      ...(option.type === 'go' ? { ask: { intent: 'move', figure: this.subject, to: lead } } : {}),
    };
  }

  /** What may happen on a way and at its end, in words. */
  private notes(option: OptionView, price: Price): string[] {
    const end = this.war.spacesOf(option).join();
    const meets = this.war.meets.get(end) ?? [];
    const names = meets.map(this.war.name).join(', ');
    return [
      ...this.dangers(price),
      ...(meets.length ? [t('war-engages', { names })] : []),
      ...(this.war.stops.has(end) ? [t('war-stops')] : []),
    ];
  }

  /** What may happen on a way, in words. */
  dangers(price: Price): string[] {
    const names = (ids: string[]): string => ids.map(this.war.name).join(', ');
    return [
      ...(price.swipes?.length ? [t('war-swipes', { count: price.swipes.length, names: names(price.swipes) })] : []),
      ...(price.strikes?.length ? [t('war-strikes', { names: names(price.strikes) })] : []),
      ...(price.falls ?? []).map((levels) => t('war-falls', { levels })),
      ...(price.lava ? [t('war-lava')] : []),
    ];
  }

  private named(option: OptionView): PieceId[] {
    const { figure, target } = option.fields as { figure?: unknown; target?: unknown };
    const id = option.type === 'move' || option.type === 'carry' || option.type === 'use' ? figure : target;
    return typeof id === 'string' && this.war.figure(id)?.space_ids.length ? [id] : [];
  }

  private pieceLight(option: OptionView): Light {
    const harms = ['attack', 'shove'].includes(option.type);
    return { kind: harms ? 'target' : 'choose', options: [option] };
  }

  describe(place: PlaceId): string {
    const field = this.war.battlefield;
    const space = field?.places.get(place);
    if (!field || !space) return place;
    const here = this.war.figures.filter((figure) => figure.space_ids.includes(place));
    const who = here.map((figure) => `${figure.name} (${figure.player})`);
    const glyph = (this.war.table.glyphs ?? []).filter((one) => one.space === place).map((one) => one.name);
    const ground = t('war-space', {
      at: place,
      terrain: this.war.ground.get(place)?.terrain ?? field.words[space.terrain] ?? space.terrain,
      level: space.level,
    });
    return [ground, ...who, ...glyph].join(', ');
  }

  step(from: PlaceId, direction: Direction, among: readonly PlaceId[]): PlaceId | undefined {
    const places = this.war.battlefield?.places;
    const point = (at: PlaceId): { at: PlaceId; x: number; y: number } | undefined => {
      const place = places?.get(at);
      if (!place) return undefined;
      const { x, z } = centreOf(place);
      return { at, x, y: z };
    };
    const here = point(from);
    if (!here) return undefined;
    const lit = this.all.places;
    const best = new Map<string, PlaceId>(); // one space of each hex: a lit one, else the highest
    for (const at of among) {
      const place = places?.get(at);
      if (!place || place.rung) continue;
      const key = `${place.q},${place.r}`;
      const known = best.get(key);
      if (known === undefined || lit.has(at) || (!lit.has(known) && places!.get(known)!.level < place.level))
        best.set(key, at);
    }
    const { x, y } = STEPS[direction];
    return ahead(
      here,
      x,
      y,
      [...best.values()].flatMap((at) => point(at) ?? []),
    )?.at;
  }

  /** The next space over a space in its hex, or under it: a bridge, a wall walk, the rungs of a ladder. */
  readonly above = (from: PlaceId, way: 1 | -1): PlaceId | undefined => {
    const places = this.war.battlefield?.places;
    const here = places?.get(from);
    if (!places || !here) return undefined;
    const others = [...places.values()].filter(
      (one) => one.q === here.q && one.r === here.r && (one.level - here.level) * way > 0,
    );
    return others.sort((a, b) => (a.level - b.level) * way)[0]?.at;
  };

  whyPlace(place: PlaceId): Question | null {
    const figure = this.subject;
    if (!figure) return null;
    return { intent: { intent: 'move', figure, to: place }, title: t('why-move', { at: place }) };
  }

  whyPiece(id: PieceId): Question | null {
    const { decision, team } = this.war;
    const piece = this.war.figure(id);
    if (!piece) return null;
    if (!decision) return this.reachOf(id);
    const attacker = this.war.figures.find((f) => f.card_id === this.war.actingCard && f.space_ids.length);
    if (decision.kind === 'attack' && attacker && piece.team_id !== team)
      return {
        intent: { intent: 'attack', figure: attacker.id, target: id },
        title: t('why-attack-name', { name: piece.name }),
      };
    if (decision.kind === 'move' && piece.team_id === team)
      return { intent: { intent: 'pick', figure: id }, title: t('war-why-pick', { name: piece.name }) };
    return this.reachOf(id);
  }

  /** What a figure can reach, of whichever side. */
  private reachOf(id: PieceId): Question | null {
    const piece = this.war.figure(id);
    if (!piece?.space_ids.length) return null;
    return { intent: { intent: 'reach', figure: id }, title: t('war-reach-title', { name: piece.name }) };
  }

  measure(from: PlaceId, to: PlaceId): Question {
    const at = (place: PlaceId): string =>
      this.war.figures.find((figure) => figure.space_ids.includes(place))?.id ?? place;
    const looks = this.war.figure(this.subject)?.space_ids.length ? { figure: this.subject } : {};
    return {
      intent: { intent: 'measure', viewer: at(from), target: at(to), ...looks },
      title: t('measured', { from: this.war.name(at(from)), to: this.war.name(at(to)) }),
    };
  }

  aim(option: OptionView): Intent | null {
    const { figure, target, power } = option.fields as { figure?: string; target?: string; power?: string };
    if (option.type !== 'attack' || !figure || !target) return null;
    if (power) return { intent: 'attack', figure, target, power };
    return this.war.figure(target) ? { intent: 'measure', viewer: figure, target } : null;
  }

  route({ facts }: Explained, to: PlaceId): Route | null {
    const { path, points } = facts as { path?: string[]; points?: number };
    const start = this.war.figure(this.subject)?.space_ids[0];
    if (!path) return null;
    const light = this.all.places.get(to);
    const note = [t('war-points', { points: points ?? 0 }), ...(light?.notes ?? [])].join(' · ');
    return { to, path: [...(start ? [start] : []), ...path], note };
  }

  sight({ allowed, facts, denials }: Explained): Sight {
    if (facts['ways'] instanceof Array) return reachDrawn(facts as unknown as Reach);
    if (facts['hits'] instanceof Array) return this.areaDrawn(facts as unknown as Area);
    const all = [facts, ...denials.map((denial) => denial.facts)];
    const ends = all.find((one) => typeof one['viewer'] === 'string' && typeof one['target'] === 'string');
    const blockers = all.flatMap((one) => (Array.isArray(one['blocked']) ? (one['blocked'] as string[]) : []));
    if (!ends) return { rays: [], blockers };
    const seen = ends['visible'] ?? allowed;
    return {
      rays: [{ kind: seen ? 'clear' : 'blocked', from: ends['viewer'] as string, to: ends['target'] as string }],
      blockers,
    };
  }

  /** A special attack: a ray to its target and from there to whoever else is hit, and the spaces it lies on. */
  private areaDrawn({ figure, target, hits, covers = [] }: Area): Sight {
    const aimed = this.war.figure(target) ? target : '';
    const rays = hits.map((to) => ({ kind: 'clear' as const, from: aimed || figure, to }));
    return {
      rays: aimed ? [{ kind: 'clear', from: figure, to: aimed }, ...rays] : rays,
      blockers: [],
      area: covers,
    };
  }

  say({ facts }: Explained): string {
    if (facts['ways'] instanceof Array) return this.sayReach(facts as unknown as Reach);
    if (facts['distance'] === undefined) return '';
    const told = t('war-measure', {
      distance: Number(facts['distance']),
      sight: facts['visible'] ? t('yes') : t('no'),
    });
    const supposed = String(facts['supposed'] ?? '');
    return supposed ? `${told} ${t('war-supposed', { name: this.war.name(supposed) })}` : told;
  }

  private sayReach({ move, range, ways, targets, auras }: Reach): string {
    return [
      t('war-reach', { move, range, spaces: ways.length }),
      ...(targets.length ? [t('war-reach-targets', { names: targets.map(this.war.name).join(', ') })] : []),
      ...auras.map(({ power, spaces }) => t('war-reach-aura', { power: this.war.name(power), spaces: spaces.length })),
    ].join(' ');
  }

  readonly odds: OddsRules<OddsView> = {
    offered: ({ type }) => ROLLED.includes(type),
    hinted: ({ type }) => type === 'attack',
    hint: (_, odds) => {
      if (!odds.wounds.length) return '';
      const [wound, destroy] = [1 - odds.wounds[0]!, odds.knock_out].map((share) => Math.round(100 * share));
      return wound === destroy
        ? t('war-hint-destroys', { destroy: destroy! })
        : t('war-hint', { wound: wound!, destroy: destroy! });
    },
    affected: (odds) => odds.map((one) => one.target),
    confirmed: ({ type }) => type === 'attack',
  };
}

/** A figure's reach on the battlefield: where it could go, and whom it could attack from where it stands. */
function reachDrawn({ figure, ways, targets, auras }: Reach): Sight {
  const area = [...new Set([...ways.map((way) => way.to[0]!), ...(ways.length ? [] : auras.flatMap((a) => a.spaces))])];
  return { rays: targets.map((to) => ({ kind: 'clear', from: figure, to })), blockers: [], area };
}

function add(lights: Map<string, Light>, id: string, light: Light): void {
  const known = lights.get(id);
  lights.set(id, known ? { ...known, options: [...known.options, ...light.options] } : light);
}
