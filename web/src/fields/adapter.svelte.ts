// Fields of Eternia on the board screen: which options lie on areas and heroes, what is asked when nothing does, and
// how answers and odds are read.
import { ahead } from '../board/hexes';
import {
  NO_SIGHT,
  type BoardAdapter,
  type Direction,
  type Light,
  type Lights,
  type OddsRules,
  type Piece,
  type PieceId,
  type PlaceId,
  type Question,
  type Route,
  type Sight,
  type TwoStepMove,
} from '../board/model';
import type { Explained, OddsView } from '../lib/match.svelte';
import { t } from '../lib/texts.svelte';
import type { OptionView } from '../protocol/types';
import type { Met, Planet, Way } from './planet.svelte';
import { percent } from './story';

const STEP = 90; // about the distance of two neighbours on the map
const STEPS: Record<Direction, { x: number; y: number }> = {
  left: { x: -STEP, y: 0 },
  right: { x: STEP, y: 0 },
  up: { x: 0, y: -STEP },
  down: { x: 0, y: STEP },
};
const CHANCY = ['card', 'fight', 'reroll', 'keep', 'pass', 'play', 'time', 'remove', 'cast', 'use', 'energy'];

export class PlanetBoard implements BoardAdapter<OddsView> {
  constructor(private readonly planet: Planet) {}

  readonly ready = $derived.by(() => this.planet.map !== null);
  readonly places = $derived.by<readonly PlaceId[]>(() => [...this.planet.areas.keys()]);
  readonly pieces = $derived.by<readonly Piece[]>(() =>
    this.planet.heroes.map((hero) => ({
      id: hero.id,
      name: hero.name,
      side: hero.team_id,
      places: hero.area_id ? [hero.area_id] : [],
    })),
  );

  private readonly all = $derived.by<Lights>(() => {
    const [places, pieces] = [new Map<PlaceId, Light>(), new Map<PieceId, Light>()];
    for (const option of this.planet.decision?.options ?? []) {
      const [area, hero] = [this.planet.areaOf(option), this.planet.heroOf(option)];
      if (area) add(places, area, this.areaLight(option, area));
      if (hero) add(pieces, hero, { kind: 'choose', options: [option] });
    }
    return { places, pieces };
  });

  /** While nothing is asked on the map: how far the hero that was picked could go. */
  private readonly afar = $derived.by<Lights>(() => ({
    places: new Map(
      [...(this.planet.reach?.ways ?? [])].map(([area, way]) => [area, { options: [], ...this.wayLight(area, way) }]),
    ),
    pieces: this.all.pieces,
  }));

  lights(): Lights {
    return this.planet.reach && !this.all.places.size ? this.afar : this.all;
  }

  /** Options that lie on no area: they are buttons, those on heroes too. */
  readonly buttons = $derived.by<readonly OptionView[]>(() =>
    (this.planet.decision?.options ?? []).filter((option) => !this.planet.areaOf(option)),
  );

  /** The same question, read from the map: options that lie on areas. */
  readonly onMap = $derived.by<readonly OptionView[]>(() =>
    (this.planet.decision?.options ?? []).filter((option) => this.planet.areaOf(option)),
  );

  get acting(): PieceId {
    return this.planet.table.acting?.hero_id ?? '';
  }

  get subject(): PieceId {
    return this.planet.subject;
  }

  readonly involved = $derived.by<ReadonlySet<PieceId>>(
    () => new Set((this.planet.table.epic?.sides ?? []).map((side) => side.id)),
  );

  readonly walking = 'all';
  readonly aimsOnHover = true;
  readonly answersForced = true;

  private areaLight(option: OptionView, area: string): Light {
    const way = this.planet.ways.get(option.text);
    if (way) return { options: [option], ...this.wayLight(area, way) };
    const fights = this.planet.marchesIntoFight(option);
    return {
      kind: fights ? 'danger' : option.type === 'goto' ? 'go' : 'choose',
      options: [option],
      ...(fights ? { notes: [t('planet-fights-soldiers')] } : {}),
    };
  }

  /** A way as a light: what it costs, how it leads, who waits at its end. */
  private wayLight(area: string, way: Way): Omit<Light, 'options'> {
    const [price, notes] = [t('planet-points', { points: way.cost }), this.planet.warnings(way)];
    return {
      kind: way.meets.length ? 'danger' : 'go',
      price,
      notes,
      route: { to: area, path: way.path, note: [price, ...notes].join(' · ') },
    };
  }

  /** An area in words. */
  describe(place: PlaceId): string {
    const row = this.planet.rows.get(place);
    if (!row) return this.planet.name(place);
    const heroes = this.planet.heroes.filter((hero) => hero.area_id === place);
    const plans = (this.planet.table.plans ?? []).filter((plan) => plan.path_ids.at(-1) === place);
    return [
      `${row.area} (${row.kind})`,
      row.control && t('planet-held', { team: row.control }),
      row.trader,
      row.eternium ? t('planet-eternium', { count: row.eternium }) : '',
      row.soldiers && t('planet-soldiers-of', { soldiers: row.soldiers }),
      ...heroes.map((hero) => t('planet-hero', { name: hero.name, hp: hero.hp, most: hero.hp_most })),
      ...row.marks,
      ...plans.map((plan) => t('planet-plan-round', { round: plan.round, plan: this.planet.planned(plan) })),
    ]
      .filter(Boolean)
      .join(', ');
  }

  placeName(place: PlaceId): string {
    return this.planet.name(place);
  }

  step(from: PlaceId, direction: Direction, among: readonly PlaceId[]): PlaceId | undefined {
    const point = (at: PlaceId): { at: PlaceId; x: number; y: number } | undefined => {
      const label = this.planet.areas.get(at)?.label;
      return label && { at, x: label[0], y: label[1] };
    };
    const here = point(from);
    if (!here) return undefined;
    const { x, y } = STEPS[direction];
    const others = among.flatMap((at) => (at === from ? [] : (point(at) ?? [])));
    return ahead(here, x, y, others)?.at;
  }

  whyPlace(place: PlaceId): Question | null {
    const hero = this.subject || this.planet.mine?.id;
    if (!hero || !this.planet.decision) return null;
    return {
      intent: { intent: 'move', hero, to: place },
      title: t('planet-go', { hero: this.planet.name(hero), area: this.planet.name(place) }),
    };
  }

  whyPiece(id: PieceId): Question | null {
    if (this.planet.decision?.kind !== 'activate') return null;
    return {
      intent: { intent: 'option', text: `activate ${id}` },
      title: t('planet-activate', { name: this.planet.name(id) }),
    };
  }

  measure(from: PlaceId, to: PlaceId): Question {
    return this.whyPlace(to) ?? { intent: { intent: 'option', text: `goto ${to}` }, title: this.planet.name(from) };
  }

  aim(): null {
    return null;
  }

  route({ facts }: Explained, to: PlaceId): Route | null {
    const { path, points, meets, fights } = facts as {
      path?: string[];
      points?: number;
      meets?: Met[];
      fights?: boolean;
    };
    if (!path) return null;
    const dangers = this.planet.warnings({ meets: meets ?? [], fights: fights ?? false });
    return { to, path, note: [t('planet-points', { points: points ?? 0 }), ...dangers].join(' · ') };
  }

  sight(): Sight {
    return NO_SIGHT;
  }

  say({ allowed, facts }: Explained): string {
    const { points, of } = facts as { points?: number; of?: number };
    return allowed && points !== undefined ? t('planet-way', { points, of: of ?? points }) : '';
  }

  readonly move: TwoStepMove = {
    begin: () => this.planet.decision?.options.find((option) => option.type === 'move'),
    finish: (to) =>
      this.planet.decision?.options.find((option) => option.type === 'goto' && option.fields['area'] === to),
    interrupted: () => this.planet.decision?.kind === 'react',
  };

  readonly odds: OddsRules<OddsView> = {
    offered: ({ type }) => CHANCY.includes(type),
    hinted: ({ type }) => CHANCY.includes(type),
    hint: (_, odds, all) => hintOf(odds, all),
    affected: (odds) => odds.map((one) => one.target),
    confirmed: () => false,
  };
}

const mean = (chances: readonly number[]): string =>
  String(Math.round(10 * chances.reduce((sum, chance, harm) => sum + chance * harm, 0)) / 10);

function hintOf(odds: OddsView, all: readonly OddsView[]): string {
  if (odds.note === 'wilds') return t('planet-hint-wilds', { chance: percent(odds.knock_out) });
  if (odds.note === 'check') return t('planet-hint-check', { chance: percent(odds.knock_out) });
  const own = all.find((one) => one.note.endsWith('-own'));
  return t('planet-hint-epic', {
    harm: mean(odds.wounds),
    fall: percent(odds.knock_out),
    taken: mean(own?.wounds ?? []),
    own: percent(own?.knock_out ?? 0),
  });
}

function add(lights: Map<string, Light>, id: string, light: Light): void {
  const known = lights.get(id);
  lights.set(id, known ? { ...known, options: [...known.options, ...light.options] } : light);
}
