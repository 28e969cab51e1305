// A list that is built at home: what it is for, its lines, what the server says of it, and where it is kept.
import { api, ask, ApiError } from '../lib/api';
import { problemOf, type Problem } from '../lib/problems';
import type { Builder, ListCheck, ListFormat, RandomList } from '../protocol/types';
import type { Bench } from './bench';
import type { Faces } from './faces';
import { carriedSections, carrying, dropping, hashOf, withCard, withoutCard, type Lines, type Plan } from './list';
import { fetchLists, forgetHere, forgetThere, formatOf, keepHere, keepThere, savedLists, termsOf } from './saved';

const PAUSE = 120; // milliseconds without a change before the server is asked

export class Desk implements Bench {
  lines = $state.raw<Lines>([]);
  name = $state('');
  formatId = $state('');
  switches = $state.raw<string[]>([]);
  check = $state.raw<ListCheck | null>(null);
  problem = $state.raw<Problem | null>(null);
  saved = $state.raw<Plan[]>([]);
  past = $state.raw<Lines[]>([]);
  content = $state.raw<unknown>(null);
  faces = $state.raw<Faces | null>(null);
  readonly busy = false;
  private ids = new Map<string, string>(); // of the lists on the server, by name
  private asked = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  builder = $state.raw() as Builder;

  constructor(
    readonly game: string,
    builder: Builder,
    private language: string,
  ) {
    this.builder = builder;
    this.formatId = builder.formats[0]!.id;
    this.saved = savedLists(game);
    fetchLists(game).then(
      ({ plans, ids }) => {
        this.saved = plans;
        this.ids = ids;
      },
      () => {}, // what this browser keeps is there all the same
    );
  }

  get format(): ListFormat {
    return formatOf(this.formatId, this.builder);
  }

  get plan(): Plan {
    return { name: this.name.trim(), format: this.format.id, switches: this.switches, lines: this.lines };
  }

  /** The address under which anyone sees this list. */
  link(): string {
    return `${location.origin}/build/${this.game}${hashOf(this.plan)}`;
  }

  // --- changing ---------------------------------------------------------------------------------------------------

  add(card: string, line?: number): void {
    const carried = carriedSections(this.builder);
    this.put(line === undefined ? withCard(this.lines, card, carried.size > 0) : carrying(this.lines, line, card));
  }

  remove(line: number, piece?: string): void {
    this.put(piece === undefined ? withoutCard(this.lines, line) : dropping(this.lines, line, piece));
  }

  replace(lines: Lines, name?: string): void {
    this.put(lines);
    if (name !== undefined) this.name = name.slice(0, 40);
  }

  undo(): void {
    const before = this.past.at(-1);
    if (!before) return;
    this.past = this.past.slice(0, -1);
    this.lines = before;
    this.later();
  }

  take(plan: Plan): void {
    if (this.builder.formats.some((format) => format.id === plan.format)) this.formatId = plan.format;
    this.switches = plan.switches.filter((name) => name in (this.builder.switches ?? {}));
    this.replace(plan.lines, plan.name);
  }

  private put(lines: Lines): void {
    this.past = [...this.past.slice(-49), this.lines];
    this.lines = lines;
    this.later();
  }

  async chance(): Promise<void> {
    try {
      const found = await ask<RandomList>(`/api/games/${this.game}/lists/random`, {
        terms: termsOf(this.plan, this.builder),
      });
      this.replace(found.lines);
    } catch (error) {
      this.problem = problemOf(error);
    }
  }

  // --- what the server says ---------------------------------------------------------------------------------------

  /** In another language, or for other terms, everything is asked for anew. */
  async speak(language: string): Promise<void> {
    this.language = language;
    const [builder, content] = await Promise.all([
      ask<Builder>(`/api/games/${this.game}/builder?language=${language}`),
      api.content(this.game, language),
    ]);
    this.builder = builder;
    this.content = content;
    await this.judge();
  }

  later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.judge(), PAUSE);
  }

  private async judge(): Promise<void> {
    const number = ++this.asked;
    const body = { terms: termsOf(this.plan, this.builder), lines: this.lines, language: this.language };
    try {
      const found = await ask<ListCheck>(`/api/games/${this.game}/lists/check`, body);
      if (number !== this.asked) return; // an answer to an earlier list
      this.check = found;
      this.problem = null;
    } catch (error) {
      if (number !== this.asked) return;
      if (error instanceof ApiError && error.status === 429) this.later();
      else this.problem = problemOf(error);
    }
  }

  // --- keeping ----------------------------------------------------------------------------------------------------

  /** Keeps the list in this browser and, if it can be reached, on the server; whether it could. */
  async save(): Promise<boolean> {
    const { plan } = this;
    this.saved = keepHere(this.game, plan);
    try {
      const kept = await keepThere(this.game, plan, this.builder);
      this.ids.set(plan.name, kept.id);
      return true;
    } catch {
      return false;
    }
  }

  open(name: string): void {
    const found = this.saved.find((plan) => plan.name === name);
    if (found) this.take(found);
  }

  async forget(): Promise<void> {
    const name = this.name.trim();
    this.saved = forgetHere(this.game, name);
    const id = this.ids.get(name);
    if (id) await forgetThere(id).catch(() => {});
  }
}
