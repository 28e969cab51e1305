// The board screen: what is selected, lit, measured, aimed at and explained, and what a click means. It knows no
// game; `model.ts` is its contract with games and renderers. Made while a component initialises, as it has effects.
import { untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { prefersReducedMotion } from 'svelte/motion';
import { refocus } from '../lib/focus';
import { t } from '../lib/texts.svelte';
import type { OptionView } from '../protocol/types';
import { focusMeasure, returnFocus, showMenu, showQuestion } from './attention';
import { following } from './following.svelte';
import { Forecasts } from './forecasts.svelte';
import { habits } from './habits.svelte';
import {
  NO_SIGHT,
  type Answer,
  type BoardAdapter,
  type Direction,
  type Intent,
  type Light,
  type Lights,
  type Locator,
  type Piece,
  type PieceId,
  type PlaceId,
  type Question,
  type Reports,
  type Route,
  type Scene,
  type Sight,
  type Table,
} from './model';

const REST = 90; // ms the pointer stays at a place before its route is asked for
const PHONE = 'max-width: 860px';

export class BoardScreen<Odds> implements Scene, Reports {
  root = $state<HTMLElement>(); // the element of the whole screen
  chosen = $state<PieceId>(''); // the piece picked last
  menu = $state.raw<readonly OptionView[]>([]); // what the picked piece or place offers
  aimed = $state.raw<OptionView | null>(null); // the option whose odds are looked at
  odds = $state.raw<readonly Odds[]>([]);
  room = $state(true); // the odds have a free corner on the board
  answer = $state.raw<Answer | null>(null);
  route = $state.raw<Route | null>(null);
  hovered = $state<PlaceId>('');
  looked = $state<PlaceId>(''); // the place picked last, where picking it chose nothing
  measuring = $state(false);
  announced = $state(''); // for screen readers
  private pointed = $state.raw<ReadonlySet<string>>(new Set()); // what a line of the log is about
  private measured = $state.raw<readonly PlaceId[]>([]);
  private aimSight = $state.raw<Sight>(NO_SIGHT);
  private goal: PlaceId = ''; // where a move in two choices leads, once the second is asked for
  private goalSet = -1; // the question that was answered with the first
  private takingBack = false;
  private routeHovered = false; // the route belongs to the place under the pointer
  private resting: ReturnType<typeof setTimeout> | undefined;
  private asker: Element | null = null; // what had the focus when a question was asked
  private locator: Locator | null = null;
  private readonly forecasts: Forecasts<Odds>;

  constructor(
    readonly table: Table<Odds>,
    readonly game: BoardAdapter<Odds>,
    private readonly phone: { readonly current: boolean } = new MediaQuery(PHONE),
  ) {
    this.forecasts = new Forecasts(table, () => game.odds);
    $effect(() => {
      void this.question;
      untrack(() => this.begin());
    });
    // A new question can be answered once the choice before it is acknowledged.
    $effect(() => {
      void this.question;
      if (table.decision && !table.sending)
        untrack(() => void (this.goOn() || this.answerForced() || refocus(this.root)));
    });
  }

  readonly question = $derived.by(() => this.table.decision?.id ?? -1);

  get narrow(): boolean {
    return this.phone.current;
  }

  /** Whether odds lie on the board, beside what they are about. */
  get floats(): boolean {
    return !this.narrow && this.game.ready && this.room;
  }

  // --- the scene -----------------------------------------------------------------------------------------------

  get pieces(): readonly Piece[] {
    return this.game.pieces;
  }

  get acting(): PieceId {
    return this.game.acting;
  }

  get selected(): PieceId {
    return this.chosen || this.game.subject;
  }

  get pending(): string {
    return this.table.pending;
  }

  get still(): boolean {
    return prefersReducedMotion.current;
  }

  get hints(): ReadonlyMap<string, string> {
    return this.forecasts.hints;
  }

  /** The odds of an option, as far as they have come. */
  seen(option: OptionView): readonly Odds[] {
    return this.forecasts.seen(option);
  }

  readonly lights: Lights = $derived.by(() => this.game.lights(this.selected));

  readonly spotlit: ReadonlySet<PieceId> = $derived.by(
    () =>
      new Set([
        ...this.game.involved,
        ...this.game.odds.affected(this.odds),
        ...this.pieces.filter((piece) => this.pointed.has(piece.id)).map((piece) => piece.id),
      ]),
  );

  /** An answer is drawn; otherwise the line of sight of the option looked at. */
  readonly sight: Sight = $derived.by(() => (this.answer ? this.game.sight(this.answer.explained) : this.aimSight));

  readonly marked: readonly PlaceId[] = $derived.by(() => [
    ...new Set([
      ...this.sight.blockers,
      ...this.measured,
      ...(this.pointed.size ? this.game.places.filter((place) => this.pointed.has(place)) : []),
    ]),
  ]);

  readonly walk: readonly PlaceId[] = $derived.by(() =>
    this.measuring || this.game.walking === 'all' ? this.game.places : [...this.lights.places.keys()],
  );

  hintOn(piece: PieceId): string {
    const options = this.lights.pieces.get(piece)?.options ?? [];
    return options.map((option) => this.hints.get(option.text) ?? '').find((hint) => hint !== '') ?? '';
  }

  describe(place: PlaceId): string {
    const light = this.measuring ? undefined : this.lights.places.get(place);
    return [this.game.describe(place), light?.price, ...(light?.notes ?? [])].filter(Boolean).join(', ');
  }

  // --- what the renderer reports -------------------------------------------------------------------------------

  pickPlace(place: PlaceId): void {
    if (this.measuring) return void this.measureAt(place);
    const light = this.lightAt(place);
    if (light?.options.length) return this.offer(light);
    const standing = this.pieces.find((one) => one.places.includes(place) && this.lights.pieces.has(one.id));
    if (standing) return this.pickPiece(standing.id);
    this.looked = place;
    if (this.table.seat === null) return;
    const question = this.game.whyPlace(place);
    if (question) void this.askWay(question, place);
  }

  pickPiece(id: PieceId): void {
    const piece = this.pieces.find((one) => one.id === id);
    const place = piece?.places[0];
    if (this.measuring && place !== undefined) return void this.measureAt(place);
    const standing = place === undefined ? undefined : this.lights.places.get(place);
    const light = standing?.options.length ? standing : this.lights.pieces.get(id);
    this.chosen = id;
    if (light) return this.offer(light);
    const question = this.game.whyPiece(id);
    if (question) void this.ask(question);
  }

  hoverPlace(place: PlaceId): void {
    clearTimeout(this.resting);
    this.hovered = place;
    if (this.routeHovered && this.route?.to !== place) this.route = null;
    const light = this.lights.places.get(place);
    if (light?.route) this.showRoute(light.route);
    else if (light?.ask && this.route?.to !== place)
      this.resting = setTimeout(() => void this.askRoute(light.ask!, place), REST);
  }

  hoverPiece(id: PieceId): void {
    this.hoverPlace(this.pieces.find((one) => one.id === id)?.places[0] ?? '');
    const target = this.lights.pieces.get(id)?.options.find((option) => this.game.odds.offered(option));
    if (this.game.aimsOnHover && target) this.look(target);
  }

  step(from: PlaceId, direction: Direction): PlaceId | undefined {
    return this.game.step(from, direction, this.walk);
  }

  locateBy(locator: Locator): () => void {
    this.locator = locator;
    return () => {
      if (this.locator === locator) this.locator = null;
    };
  }

  /** Where something is on the screen; null where no renderer knows it. */
  readonly where: Locator = (what) => this.locator?.(what) ?? null;

  /** Whose a piece is. */
  readonly sideOf = (id: PieceId): number | undefined => this.pieces.find((piece) => piece.id === id)?.side;

  /** Shows the places and pieces that a line of the log names; nothing for null. */
  readonly point = (line: { event: unknown } | null): void => {
    this.pointed = new Set(line ? namesIn(line.event) : []);
  };

  /** A hint is about an option: what it names is marked, its odds, line of sight and way are shown; null: nothing. */
  readonly suggest = (option: OptionView | null): void => {
    this.point(option && { event: option.fields });
    if (this.menu.length) return;
    if (!option) {
      this.hoverPlace('');
      return this.dismiss();
    }
    const leads = [...this.lights.places].find(([, light]) => light.options.some(({ text }) => text === option.text));
    this.hoverPlace(leads?.[0] ?? '');
    if (this.game.odds.offered(option)) void this.aimAt(option);
    else this.dismiss();
  };

  // --- choosing ------------------------------------------------------------------------------------------------

  choose(option: OptionView): void {
    this.takingBack = false;
    this.menu = [];
    void this.table.choose(option);
  }

  /** A button was pressed. On a phone an option with odds shows them at the first tap. */
  press(option: OptionView): void {
    const looking = this.narrow && this.game.odds.confirmed(option) && this.aimed?.text !== option.text;
    if (!looking) return this.choose(option);
    if (!this.menu.length) this.menu = [option];
    void this.aimAt(option).then(() => this.showMenu());
  }

  /** The pointer or the focus is at a button. A finger cannot point without pressing. */
  look(option: OptionView): void {
    if (!this.narrow) void this.aimAt(option);
  }

  /** One option without odds is chosen at once; otherwise there is a menu, with the odds of the first. */
  private offer(light: Light): void {
    const [first] = light.options;
    if (!first) return;
    if (light.options.length === 1 && !this.game.odds.offered(first)) return this.choose(first);
    this.menu = light.options;
    void this.aimAt(first).then(() => this.showMenu());
  }

  private lightAt(place: PlaceId): Light | undefined {
    const alternate = this.game.alternate?.(place);
    return this.lights.places.get(place) ?? (alternate === undefined ? undefined : this.lights.places.get(alternate));
  }

  private async showMenu(): Promise<void> {
    if (this.narrow && this.menu.length && !following.led) await showMenu(this.root); // a guide shows it itself
  }

  // --- odds ----------------------------------------------------------------------------------------------------

  async aimAt(option: OptionView): Promise<void> {
    if (!this.game.odds.offered(option) || this.aimed?.text === option.text) return;
    this.aimed = option;
    this.aimSight = NO_SIGHT;
    const found = await this.forecasts.of(option);
    if (this.aimed?.text !== option.text) return;
    this.room = true;
    this.odds = found;
    void this.traceAim(option);
  }

  /** Draws the line of sight of the option that is looked at. */
  private async traceAim(option: OptionView): Promise<void> {
    const intent = this.game.aim(option);
    const found = intent && (await this.table.explain(intent));
    if (found && this.aimed?.text === option.text) this.aimSight = this.game.sight(found);
  }

  /** Puts menu and odds away. */
  dismiss(): void {
    this.menu = [];
    this.odds = [];
    this.aimed = null;
    this.aimSight = NO_SIGHT;
  }

  // --- questions, routes, measuring ----------------------------------------------------------------------------

  async ask({ intent, title }: Question): Promise<Answer | null> {
    this.asker = document.activeElement;
    this.table.problem = '';
    const explained = await this.table.explain(intent);
    if (!this.menu.length) this.dismiss();
    this.answer = explained && { title, explained };
    return this.answer;
  }

  /** Puts the answer away; the focus returns to where it was asked for. */
  closeAnswer(): void {
    this.answer = null;
    this.looked = '';
    this.measured = [];
    returnFocus(this.asker);
  }

  private async askWay(question: Question, to: PlaceId): Promise<void> {
    this.route = null;
    this.routeHovered = false;
    const answer = await this.ask(question);
    if (answer?.explained.allowed) this.route = this.game.route(answer.explained, to);
  }

  private async askRoute(intent: Intent, to: PlaceId): Promise<void> {
    const asked = this.question;
    const found = await this.table.explain(intent);
    if (asked !== this.question || this.hovered !== to || !found?.allowed) return;
    const route = this.game.route(found, to);
    if (route) this.showRoute(route);
  }

  private showRoute(route: Route): void {
    this.route = route;
    this.routeHovered = true;
    this.announced = route.note;
  }

  switchMeasuring(on = !this.measuring): void {
    this.measuring = on;
    this.measured = [];
    this.answer = null;
  }

  private async measureAt(place: PlaceId): Promise<void> {
    const [first, second] = this.measured;
    this.measured = first !== undefined && second === undefined ? [first, place] : [place];
    if (this.measured.length < 2) {
      this.announced = t('measure-from', { place: this.game.describe(place) });
      return;
    }
    const answer = await this.ask(this.game.measure(first!, place));
    if (!answer && this.table.problem) this.table.problem = t('measure-nowhere');
  }

  // --- moves in two choices ------------------------------------------------------------------------------------

  /** Whether the route that is shown can be gone. */
  get canGo(): boolean {
    return this.route !== null && this.game.move?.begin() !== undefined;
  }

  async go(): Promise<void> {
    const begin = this.game.move?.begin();
    if (!begin || !this.route) return;
    this.goal = this.route.to;
    this.goalSet = this.question;
    if (!(await this.table.choose(begin))) this.goal = '';
  }

  /** Goes on to the goal, unless something else is asked first; whether it did. */
  private goOn(): boolean {
    if (!this.goal || this.question === this.goalSet) return false;
    const option = this.game.move?.finish(this.goal);
    if (!this.game.move?.interrupted()) this.goal = '';
    if (option) this.choose(option);
    return option !== undefined;
  }

  /** Takes a choice back: until the next one everything is asked, or what was taken back would be chosen again. */
  takeBack(undo: () => void): void {
    this.takingBack = true;
    undo();
  }

  /** Answers a question that has one answer, or one that anybody would give; whether it did. */
  private answerForced(): boolean {
    const { decision } = this.table;
    if (!decision || !this.game.answersForced || habits.askAll || this.takingBack || this.table.guided) return false;
    const answer = decision.options.length === 1 ? decision.options[0] : this.game.sensible?.(decision);
    if (!answer) return false;
    void this.table.choose(answer);
    return true;
  }

  // --- a new question, and leaving -----------------------------------------------------------------------------

  /** Forgets what was looked at. */
  private begin(): void {
    this.chosen = '';
    this.looked = '';
    this.answer = null;
    this.route = null;
    this.dismiss();
    this.forecasts.clear();
    if (!this.table.decision) return;
    void this.forecasts.hintAll();
    if (this.narrow && this.game.ready) showQuestion(this.root);
    const leading = this.narrow ? this.game.odds.leading?.() : undefined;
    if (leading) void this.aimAt(leading);
  }

  /** Escape leaves one thing after the other: the answer, the menu, the measuring tool, the piece picked last. */
  readonly escape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.table.outcome) return;
    if (this.answer || this.looked) this.closeAnswer();
    else if (this.menu.length) this.dismiss();
    else if (this.measuring) {
      this.switchMeasuring(false);
      focusMeasure(this.root);
    } else this.chosen = '';
  };
}

/** Every word in an event: those that name a place or a piece are shown. */
function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(namesIn) : [];
}
