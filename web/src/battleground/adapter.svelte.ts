// Battleground on the board screen: which options lie on hexes and figures, what is asked when nothing does, and how
// answers and odds are read.
import type {
  BoardAdapter,
  Direction,
  Explained,
  Intent,
  Light,
  Lights,
  OddsRules,
  Piece,
  PieceId,
  PlaceId,
  Question,
  Ray,
  Route,
  Sight,
  TwoStepMove,
} from '../board/model';
import { ahead, type Point } from '../board/hexes';
import type { Odds } from '../protocol/types';
import { t } from '../lib/texts.svelte';
import type { DecisionView, OptionView } from '../protocol/types';
import type { Battle } from './battle.svelte';
import { BattleMap } from './ground.svelte';
import { deckOf } from './hexes';
import { hasOdds, involved } from './offers';
import type { Person } from './types';

const STEPS: Record<Direction, Point> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -0.87 },
  down: { x: 0, y: 0.87 },
};

export const pieceOf = ({ id, name, team, at, out }: Person): Piece => ({
  id,
  name,
  side: team,
  places: at && !out ? [at] : [],
});

export class BattleBoard implements BoardAdapter<Odds> {
  readonly ground: BattleMap;

  constructor(private readonly battle: Battle) {
    this.ground = new BattleMap(
      () => battle.table,
      () => battle.table.zone_ids?.[battle.team] === 1,
    );
  }

  readonly ready = $derived.by(
    () => Boolean(this.battle.table.map_id) && !this.battle.draft && this.battle.decision?.kind !== 'map',
  );
  readonly pieces: readonly Piece[] = $derived.by(() => this.battle.people.map(pieceOf));
  readonly involved: ReadonlySet<PieceId> = $derived.by(() => involved(this.battle.decision));
  private readonly lit: Lights = $derived.by(() => ({
    places: new Map([...this.battle.offers.hexes].map(([at, option]) => [at, this.lightOn(at, option)])),
    pieces: new Map([...this.battle.offers.people].map(([id, options]) => [id, figureLight(options)])),
  }));

  get places(): readonly PlaceId[] {
    return this.ground.places;
  }

  get acting(): PieceId {
    return this.battle.acting;
  }

  get subject(): PieceId {
    return this.battle.subject;
  }

  lights(): Lights {
    return this.lit;
  }

  private lightOn(at: PlaceId, option: OptionView): Light {
    const walks = this.battle.decision?.kind === 'destination' && option.type === 'goto';
    const ask = { intent: 'move', character: this.battle.subject, to: at };
    return { kind: option.type === 'choose' ? 'choose' : 'go', options: [option], ...(walks ? { ask } : {}) };
  }

  describe(place: PlaceId): string {
    return this.ground.describe(place);
  }

  alternate(place: PlaceId): PlaceId {
    return deckOf(place);
  }

  step(from: PlaceId, direction: Direction, among: readonly PlaceId[]): PlaceId | undefined {
    const { layout } = this.ground;
    const here = layout.place(from);
    if (!here) return undefined;
    const { x, y } = STEPS[direction];
    const points = among.flatMap((at) => {
      const point = layout.place(at);
      return point ? [{ at, ...point }] : [];
    });
    return ahead(here, x, y, points)?.at;
  }

  whyPlace(place: PlaceId): Question | null {
    if (!this.acting) return null;
    return { intent: { intent: 'move', character: this.acting, to: place }, title: t('why-move', { at: place }) };
  }

  whyPiece(id: PieceId): Question | null {
    const { decision, people, team, seat } = this.battle;
    const person = people.find((one) => one.id === id);
    if (!person) return null;
    const { name } = person;
    if (decision?.kind === 'act' && person.at && id !== this.acting && person.team !== team)
      return { intent: { intent: 'attack', attacker: this.acting, target: id }, title: t('why-attack-name', { name }) };
    if (decision?.kind === 'activate' && person.seat === seat.seat)
      return { intent: { intent: 'activate', character: id }, title: t('why-activate', { name }) };
    return null;
  }

  measure(from: PlaceId, to: PlaceId): Question {
    return { intent: { intent: 'measure', viewer: from, target: to }, title: t('measured', { from, to }) };
  }

  aim(option: OptionView): Intent | null {
    const at = (id: unknown): string => this.battle.people.find((one) => one.id === id)?.at ?? '';
    const [viewer, target] = [at(this.acting), option.type === 'attack' ? at(option.fields['target']) : ''];
    return viewer && target ? { intent: 'measure', viewer, target } : null;
  }

  route({ facts }: Explained, to: PlaceId): Route {
    const { path, points, of } = facts as { path: string[]; points?: number; of?: number };
    return { to, path, note: points === undefined ? '' : t('way-cost', { points, of: of ?? points }) };
  }

  sight({ facts, denials }: Explained): Sight {
    const lines = (facts['lines'] as number[][][] | undefined) ?? [];
    const seen = lines.map(([from, to]): Ray => ({ kind: facts['cover'] ? 'cover' : 'clear', from: from!, to: to! }));
    const against = denials.flatMap(({ facts: { blocked_by, from, to } }) =>
      blocked_by ? [{ by: blocked_by as string[], from: from as string, to: to as string }] : [],
    );
    const blocked = against.filter(({ from, to }) => from && to);
    return {
      rays: [...seen, ...blocked.map(({ from, to }): Ray => ({ kind: 'blocked', from, to }))],
      blockers: against.flatMap(({ by }) => by),
    };
  }

  say({ facts }: Explained): string {
    if (facts['distance'] === undefined) return '';
    return t('measure-facts', {
      distance: Number(facts['distance']),
      sight: facts['sight'] ? t('yes') : t('no'),
      cover: facts['cover'] ? t('yes') : t('no'),
      arc: t(`arc-${String(facts['arc'])}`),
    });
  }

  readonly odds: OddsRules<Odds> = {
    offered: hasOdds,
    hinted: ({ type }) => ['attack', 'defend', 'react'].includes(type),
    hint: ({ type }, { wounds }) => (wounds.length ? hintOf(type, wounds[0]!) : ''),
    affected: (odds) => odds.slice(1).map((one) => one.target),
    confirmed: ({ type }) => type === 'attack',
    leading: () => {
      const { decision } = this.battle;
      const rolls = (option: OptionView): boolean => this.odds.hinted(option) || option.type === 'spend';
      return decision?.kind === 'act' ? undefined : decision?.options.find(rolls);
    },
  };

  readonly answersForced = true;

  /** Dice that all succeeded are not rolled again. */
  sensible({ kind, facts, options }: DecisionView): OptionView | undefined {
    const [faces, needed] = [facts['faces'] as number[] | undefined, Number(facts['needed'])];
    if (!kind.endsWith('_reroll') || !faces?.every((face) => face >= needed)) return undefined;
    return options.find((option) => (option.fields['faces'] as string[] | undefined)?.length === 0);
  }

  readonly move: TwoStepMove = {
    begin: () => {
      const { decision } = this.battle;
      return decision?.kind === 'act'
        ? decision.options.find((o) => o.type === 'move' && !o.fields['focused'])
        : undefined;
    },
    finish: (to) =>
      this.battle.decision?.options.find((option) => option.type === 'goto' && option.fields['at'] === to),
    interrupted: () => this.battle.decision?.kind === 'react',
  };
}

const figureLight = (options: OptionView[]): Light => ({
  kind: options.some((option) => option.type === 'attack') ? 'target' : 'choose',
  options,
});

const hintOf = (type: string, unharmed: number): string =>
  type === 'defend'
    ? t('hint-safe', { percent: Math.round(100 * unharmed) })
    : t('hint-wounds', { percent: Math.round(100 * (1 - unharmed)) });
