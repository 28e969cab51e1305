// A Heroscape match as one seat sees it, read from what the server sends: the parts of the screen ask here.
import { untrack } from 'svelte';
import { api } from '../lib/api';
import type { Seat } from '../lib/match.svelte';
import { nameOf } from '../lib/people';
import { titlesOf } from '../lib/rules';
import { t, texts } from '../lib/texts.svelte';
import type { CardRow, FigureRow, HeroscapeCatalogue, HeroscapeTable } from '../protocol/heroscape';
import type { OptionView } from '../protocol/types';
import { fallenName } from './fallen';
import { battlefieldOf, type Battlefield } from './ground';
import { mapOf } from './maps';

/** What a way costs besides points; the server says it beside each option to go. */
export interface Price {
  cost: number;
  swipes?: string[];
  falls?: number[];
  lava?: number;
  strikes?: string[];
}

/** What the server tells of a figure's reach: its ways with whom they engage, its targets, the areas of its powers. */
export interface Reach {
  figure: string;
  move: number;
  range: number;
  targets: string[];
  ways: (Price & { to: string[]; engaged?: string[]; stops?: boolean })[];
  auras: { power: string; spaces: string[] }[];
}

/** A number of a figure as it is now, with what changes it. */
export interface LiveNumber {
  base: number;
  total: number;
  modifiers: { amount: number; source: string }[];
}

export type LiveNumbers = Record<'move' | 'range' | 'attack' | 'defence', LiveNumber>;

/** What the server tells of a special attack: whom its area hits besides a target, and the spaces it lies on. */
export interface Area {
  figure: string;
  target: string;
  hits: string[];
  covers?: string[];
}

const NO_CARDS: HeroscapeCatalogue['units'] = {};

/** What a battlefield needs of a seat at the table; a replay or a map that is only looked at has a smaller one. */
export type Watched = Pick<
  Seat,
  | 'seat'
  | 'table'
  | 'seats'
  | 'asked'
  | 'decision'
  | 'fresh'
  | 'outcome'
  | 'problem'
  | 'sending'
  | 'pending'
  | 'explain'
>;

/** A seat that only watches. */
export const watching = (shown: Pick<Watched, 'table'> & Partial<Watched>): Watched => {
  const rest = {
    seat: null,
    seats: [],
    asked: [],
    decision: null,
    fresh: [],
    outcome: null,
    problem: '',
    sending: false,
    pending: '',
    explain: () => Promise.resolve(null),
  };
  // What is shown may change: it is read where it is asked for.
  return Object.defineProperties(rest, Object.getOwnPropertyDescriptors(shown)) as unknown as Watched;
};

export class War {
  catalogue = $state.raw<HeroscapeCatalogue | null>(null);
  titles = $state.raw<ReadonlyMap<string, string>>(new Map());
  battlefield = $state.raw<Battlefield | null>(null);
  private reached = $state.raw<{ question: number; reach: Reach } | null>(null);
  private aimed = $state.raw<{ question: number; areas: ReadonlyMap<string, Area> } | null>(null);

  constructor(readonly seat: Watched) {
    $effect(() => {
      const { language } = texts;
      const ignore = (): void => {}; // ids stand in for words until the next language
      api
        .content<HeroscapeCatalogue>('heroscape', language)
        .then((found) => (this.catalogue = found))
        .catch(ignore);
      titlesOf('heroscape', language)
        .then((found) => (this.titles = found))
        .catch(ignore);
    });
    // Where a figure is about to go, it is asked once whom it would meet there.
    $effect(() => {
      const { decision, subject } = this;
      if (decision?.kind !== 'go' || !subject) return;
      void this.seat.explain({ intent: 'reach', figure: subject }).then((answer) => {
        if (answer?.allowed) this.reached = { question: decision.id, reach: answer.facts as unknown as Reach };
      });
    });
    // Attacks without a target are asked once whom they would hit.
    $effect(() => {
      const { decision } = this;
      const aims = (decision?.options ?? []).filter(
        ({ type, fields }) => type === 'attack' && fields['power'] && !this.standing(String(fields['target'] ?? '')),
      );
      if (decision && aims.length) void untrack(() => this.askAreas(decision.id, aims));
    });
    $effect(() => {
      const [map, language] = [this.map, texts.language];
      if (!map) return;
      mapOf(
        untrack(() => this.table),
        language,
      )
        .then((found) => {
          if (map === this.map) this.battlefield = battlefieldOf(found);
        })
        .catch((error: unknown) => (this.seat.problem = String(error)));
    });
  }

  readonly table = $derived.by(() => this.seat.table as unknown as HeroscapeTable);
  readonly map = $derived.by(() => this.table.map_id ?? '');
  readonly figures = $derived.by<readonly FigureRow[]>(() => this.table.figures ?? []);
  readonly cards = $derived.by<readonly CardRow[]>(() => this.table.cards ?? []);
  /** Spaces whose ground a power has changed. */
  readonly ground = $derived.by<ReadonlyMap<string, { terrain: string; terrain_id: string }>>(
    () => new Map((this.table.ground ?? []).map((row) => [row.space, row])),
  );
  readonly decision = $derived.by(() => this.seat.decision);
  readonly units = $derived.by(() => this.catalogue?.units ?? NO_CARDS);
  readonly team = $derived.by(() => this.seat.seats.find((s) => s.seat === this.seat.seat)?.team ?? 0);
  readonly subject = $derived.by(() => String(this.decision?.facts['figure'] ?? ''));
  readonly actingCard = $derived.by(() => this.table.acting?.card_id ?? '');

  /** The price of each way, by the text of its option. */
  readonly prices = $derived.by<ReadonlyMap<string, Price>>(() => {
    const prices = (this.decision?.facts['prices'] as Price[] | undefined) ?? [];
    return new Map(prices.map((price, n) => [this.decision?.options[n]?.text ?? '', price]));
  });

  /** Whom a figure would be engaged with at the end of each way, by the spaces it ends on. */
  readonly meets = $derived.by<ReadonlyMap<string, readonly string[]>>(() => {
    const known = this.reached?.question === this.decision?.id ? this.reached?.reach : undefined;
    return new Map((known?.ways ?? []).map((way) => [way.to.join(), way.engaged ?? []]));
  });

  /** Ways at whose end a figure must stop, by the spaces they end on. */
  readonly stops = $derived.by<ReadonlySet<string>>(() => {
    const known = this.reached?.question === this.decision?.id ? this.reached?.reach : undefined;
    return new Set((known?.ways ?? []).filter((way) => way.stops).map((way) => way.to.join()));
  });

  /** Whom attacks without a target would hit, by the text of their options. */
  readonly areas = $derived.by<ReadonlyMap<string, Area>>(() =>
    this.aimed?.question === this.decision?.id ? this.aimed!.areas : new Map<string, Area>(),
  );

  readonly waiting = $derived.by(() => {
    const { seat } = this;
    const names = seat.asked.map((asked) =>
      nameOf(
        seat.seats.find((one) => one.seat === asked),
        seat.seats,
      ),
    );
    if (seat.outcome) return t('match-over');
    return names.length ? t('waiting-for', { names: names.filter(Boolean).join(', ') }) : t('waiting-for-others');
  });

  /** The numbers of a figure as they are now; nothing for one that is not on the battlefield. */
  async numbers(figure: string): Promise<LiveNumbers | null> {
    const answer = await this.seat.explain({ intent: 'numbers', figure });
    return answer?.allowed ? (answer.facts as unknown as LiveNumbers) : null;
  }

  private async askAreas(question: number, options: readonly OptionView[]): Promise<void> {
    const answers = await Promise.all(
      options.map(({ fields: { figure, target, power } }) =>
        this.seat.explain({ intent: 'attack', figure, target, power }),
      ),
    );
    const told = options.flatMap(({ text }, n): [string, Area][] =>
      answers[n]?.facts['hits'] ? [[text, answers[n].facts as unknown as Area]] : [],
    );
    this.aimed = { question, areas: new Map(told) };
  }

  /** Whether a target is a figure or an object on the battlefield. */
  private standing(target: string): boolean {
    return Boolean(this.figure(target)?.space_ids.length) || this.objectSpaces(target).length > 0;
  }

  figure(id: string): FigureRow | undefined {
    return this.figures.find((figure) => figure.id === id);
  }

  /** The words for a figure, card, power or rule. */
  readonly name = (id: string): string =>
    this.figure(id)?.name ??
    this.cards.find((card) => card.id === id)?.name ??
    this.powerName(id) ??
    this.titles.get(id) ??
    fallenName(id, this.cards, this.units) ??
    id;

  private powerName(id: string): string | undefined {
    const unit = id.includes('/')
      ? Object.values(this.units).find((one) => one.powers.some((p) => p.id === id))
      : undefined;
    return unit?.powers.find((power) => power.id === id)?.name;
  }

  /** The spaces at an object that can be attacked, by its id as a target: `door:gate`, `tree:oak`. */
  objectSpaces(target: string): readonly string[] {
    const [kind, id] = [target.slice(0, target.indexOf(':')), target.slice(target.indexOf(':') + 1)];
    const { doors = [], obstacles = [] } = this.battlefield?.ground ?? {};
    const found = kind === 'door' ? doors : kind === 'tree' ? obstacles : [];
    return found.find((one) => one.id === id)?.at ?? [];
  }

  /** What an option is about: spaces it leads to, and figures it names. */
  spacesOf(option: OptionView): readonly string[] {
    const to = option.fields['to'] ?? option.fields['at'];
    return Array.isArray(to) ? (to as string[]) : [];
  }
}
