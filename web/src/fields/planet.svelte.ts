// A match on Eternia as one seat sees it, read from what the server sends: the parts of the screen ask here.
import { api } from '../lib/api';
import type { Seat } from '../lib/match.svelte';
import { nameOf } from '../lib/people';
import { titlesOf } from '../lib/rules';
import { t, texts, word } from '../lib/texts.svelte';
import { EMBLEMS } from './emblems';
import { drawnNow } from './story';
import type { AreaRow, CardText, FieldsCatalogue, FieldsTable, HeroRow, PlanRow, TeamRow } from '../protocol/fields';
import type { Area, AreaMap, OptionView } from '../protocol/types';

/** Who waits in an area: a boss or hero with its hit points, or soldiers and the hit points they cost. */
export interface Met {
  what: 'boss' | 'hero' | 'soldiers';
  who: string;
  count: number;
  harm: number;
}

/** A way to an area. */
export interface Way {
  cost: number;
  path: readonly string[];
  meets: readonly Met[];
  fights: boolean;
}

/** What can be done in an area, and the rule of it. */
export interface Prospect {
  what: string;
  rule: string;
  amount: number;
  who: readonly string[];
}

/** The areas that a hero could go to. */
export interface Reach {
  hero: string;
  of: number;
  ways: ReadonlyMap<string, Way>;
}

interface Ways {
  costs?: number[];
  paths?: string[][];
  meets?: Met[][];
  fights?: boolean[];
}

const waysOf = (ids: readonly string[], { costs, paths, meets, fights }: Ways): Map<string, Way> =>
  new Map(
    ids
      .slice(0, costs?.length ?? 0)
      .map((id, n) => [
        id,
        { cost: costs![n]!, path: paths?.[n] ?? [], meets: meets?.[n] ?? [], fights: fights?.[n] ?? false },
      ]),
  );

export interface Spends {
  uses: number;
  pays: number;
  ends: boolean;
}

const SHELVES = [
  'equipment',
  'spells',
  'vehicles',
  'allies',
  'beasts',
  'epic_beasts',
  'quests',
  'events',
  'victory',
] as const;

export class Planet {
  catalogue = $state.raw<FieldsCatalogue | null>(null);
  titles = $state.raw<ReadonlyMap<string, string>>(new Map());
  map = $state.raw<AreaMap | null>(null);

  constructor(readonly seat: Seat) {
    $effect(() => {
      const { language } = texts;
      const ignore = (): void => {}; // ids stand in for words until the next language
      api
        .content<FieldsCatalogue>('fields', language)
        .then((found) => (this.catalogue = found))
        .catch(ignore);
      titlesOf('fields', language)
        .then((found) => (this.titles = found))
        .catch(ignore);
    });
    $effect(() => {
      const [id, language] = [this.mapId, texts.language];
      if (!id) return;
      api
        .map<AreaMap>('fields', id, language)
        .then((found) => (this.map = found))
        .catch((error: unknown) => (this.seat.problem = String(error)));
    });
  }

  readonly table = $derived.by(() => this.seat.table as unknown as FieldsTable);
  readonly mapId = $derived.by(() => this.table.map_id ?? '');
  readonly decision = $derived.by(() => this.seat.decision);
  readonly heroes = $derived.by<readonly HeroRow[]>(() => this.table.heroes ?? []);
  readonly teams = $derived.by<readonly TeamRow[]>(() => this.table.teams ?? []);
  readonly rows = $derived.by<ReadonlyMap<string, AreaRow>>(
    () => new Map((this.table.areas ?? []).map((row) => [row.id, row])),
  );
  readonly areas = $derived.by<ReadonlyMap<string, Area>>(
    () => new Map((this.map?.areas ?? []).map((area) => [area.id, area])),
  );
  readonly team = $derived.by(() => this.seat.seats.find((one) => one.seat === this.seat.seat)?.team ?? 0);
  readonly mine = $derived.by(() => this.heroes.find((hero) => hero.seat === this.seat.seat));
  /** The hero whom the question is about, else the one whose turn it is. */
  readonly subject = $derived.by(() => {
    const asked = this.decision?.facts['hero'];
    return typeof asked === 'string' && this.hero(asked) ? asked : (this.table.acting?.hero_id ?? '');
  });

  /** The way that each destination means, by the text of its option. */
  readonly ways = $derived.by<ReadonlyMap<string, Way>>(() =>
    waysOf(
      (this.decision?.options ?? []).map(({ text }) => text),
      (this.decision?.facts ?? {}) as Ways,
    ),
  );

  /** Whether soldiers that are sent would fight where they arrive. */
  marchesIntoFight(option: OptionView): boolean {
    if (this.decision?.kind !== 'march') return false;
    const at = this.decision.options.findIndex(({ text }) => text === option.text);
    return (this.decision.facts['fights'] as boolean[] | undefined)?.[at] ?? false;
  }

  private asked = $state.raw<{ reach: Reach; at: unknown } | null>(null);
  /** How far a hero that was picked could go, as long as the position stands. */
  readonly reach = $derived.by(() => (this.asked?.at === this.seat.table ? this.asked.reach : null));

  /** Asks how far a hero could go; nothing for none. */
  async survey(hero: string): Promise<void> {
    this.asked = null;
    if (!hero || this.seat.seat === null) return;
    const at = this.seat.table;
    const found = await this.seat.explain({ intent: 'reach', hero });
    if (!found || at !== this.seat.table) return;
    const { areas, of, ...ways } = found.facts as unknown as Ways & { areas: string[]; of: number };
    this.asked = { reach: { hero, of, ways: waysOf(areas, ways) }, at };
  }

  /** Who waits in an area for a hero, and what the hero could do there. */
  async look(hero: string, area: string): Promise<{ meets: Met[]; fights: boolean; prospects: Prospect[] } | null> {
    const found = this.seat.seat === null ? null : await this.seat.explain({ intent: 'look', hero, area });
    return found && (found.facts as unknown as { meets: Met[]; fights: boolean; prospects: Prospect[] });
  }

  /** Who waits somewhere, in words, and whether one fights. */
  warnings({ meets, fights }: { meets: readonly Met[]; fights: boolean }): string[] {
    const told = meets.map(({ what, who, count, harm }) =>
      what === 'soldiers'
        ? [t('planet-soldiers', { count }), harm ? t('planet-harm', { harm }) : ''].filter(Boolean).join(': ')
        : t('planet-foe', { name: this.nameOfFoe(who), hp: count }),
    );
    return [...told, ...(fights ? [t('planet-fights')] : [])];
  }

  /** What a plan of the side that nobody plays means for the area it ends in. */
  planned({ hero, fights, soldiers }: PlanRow): string {
    if (!hero) return t('planet-plan-soldiers', { count: soldiers ?? 0 });
    return t(fights ? 'planet-plan-fights' : 'planet-plan-comes', { hero });
  }

  private nameOfFoe(id: string): string {
    return this.table.boss?.id === id ? this.table.boss.name : this.name(id);
  }

  /** What each option takes before it is chosen, by its text: actions, eternium, the rest of the turn. */
  readonly spends = $derived.by<ReadonlyMap<string, Spends>>(() => {
    const facts = (this.decision?.facts ?? {}) as { uses?: number[]; pays?: number[]; ends?: boolean[] };
    return new Map(
      (this.decision?.options ?? []).map(({ text }, n) => [
        text,
        { uses: facts.uses?.[n] ?? 0, pays: facts.pays?.[n] ?? 0, ends: facts.ends?.[n] ?? false },
      ]),
    );
  });

  /** The sign of a card: its part of the body, its type, or its deck. */
  emblemOf(id: string): string {
    const card = this.card(id);
    const shelf = SHELVES.find((name) => this.catalogue?.[name][id]) ?? '';
    return [card?.part, card?.type, card?.kind, shelf].find((sign) => sign && EMBLEMS[sign]) ?? 'token';
  }

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

  hero(id: string): HeroRow | undefined {
    return this.heroes.find((hero) => hero.id === id);
  }

  card(id: string): CardText | undefined {
    for (const shelf of SHELVES) {
      const found = this.catalogue?.[shelf][id];
      if (found) return found;
    }
    return undefined;
  }

  /** What a card or a weapon says. */
  textOf(id: string): string {
    const weapons = Object.values(this.catalogue?.heroes ?? {}).flatMap((hero) => hero.weapons);
    const weapon = weapons.find((one) => one.id === id);
    return weapon?.text ?? Object.values(this.card(id)?.texts ?? {}).join(' ');
  }

  /** What the card, weapon or energy of an option says, where its label does not say it already. */
  wordsOf(option: OptionView): string {
    const { card, spell, weapon } = option.fields as Record<string, unknown>;
    const side = option.type === 'energy' ? this.table.epic?.sides.find((one) => one.team_id === this.team) : undefined;
    const text = this.textOf(String(card ?? spell ?? weapon ?? side?.weapon_id ?? ''));
    return option.label.includes(text) ? '' : text;
  }

  /** What a quest asks of a team, in words. */
  taskOf(id: string, team: number): string {
    const tasks = this.card(id)?.tasks ?? {};
    return tasks[this.teams[team]?.faction_id ?? ''] ?? tasks['any'] ?? '';
  }

  /** The card that a question is about, else the quest or encounter drawn last in this turn. */
  readonly subjectCard = $derived.by(() => {
    const asked = this.decision?.facts['card'];
    if (typeof asked === 'string' && this.card(asked)) return asked;
    const id = drawnNow(this.seat.log);
    return this.card(id) ? id : '';
  });

  /** The words for a hero, area, card or rule. */
  readonly name = (id: string): string =>
    this.hero(id)?.name ?? this.areas.get(id)?.name ?? this.card(id)?.name ?? this.titles.get(id) ?? id;

  /** Where points came from: a card, or what a rule pays them for. */
  source(id: string): string {
    return word('planet-source', id, this.name(id));
  }

  /** The area that an option leads to, if it names one. */
  areaOf(option: OptionView): string {
    const { area, to, what } = option.fields as { area?: unknown; to?: unknown; what?: unknown };
    return [area, to, what].find((id): id is string => typeof id === 'string' && this.areas.has(id)) ?? '';
  }

  /** The hero on the map that an option names. */
  heroOf(option: OptionView): string {
    if (!['activate', 'hero', 'trade', 'spread', 'choose'].includes(option.type)) return '';
    const { hero, to, what } = option.fields as { hero?: unknown; to?: unknown; what?: unknown };
    const named = [hero, to, what].find((id): id is string => typeof id === 'string' && Boolean(this.hero(id)));
    return named && this.hero(named)?.area_id ? named : '';
  }
}
