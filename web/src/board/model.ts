// The contract of the board screen. The screen (`screen.svelte.ts`) knows places, pieces and options, but no game:
// a game describes itself in a `BoardAdapter`, a renderer draws a `Scene` and reports what the player points at.
// `docs/design/board.md` explains how the parts fit.
import type { DecisionView, Explained as ExplainedMessage, OptionView } from '../protocol/types';

export type PlaceId = string;
export type PieceId = string;
export type Direction = 'left' | 'right' | 'up' | 'down';
export type Intent = Record<string, unknown>;

/** Something that stands on the board. The first of its places is its front; without any it is off the board. */
export interface Piece {
  id: PieceId;
  name: string;
  side: number;
  places: readonly PlaceId[];
}

/** Why something is lit: to go there, to attack it, to choose it; `danger` marks a choice that harms oneself. */
export type LightKind = 'go' | 'target' | 'choose' | 'danger';

export interface Light {
  kind: LightKind;
  options: readonly OptionView[]; // what a click can mean; none: the click only selects
  tags?: readonly string[]; // what else a renderer of the game tells apart
  price?: string; // what it costs, in words
  notes?: readonly string[]; // what would happen on the way or there, in words
  route?: Route; // how to get there, if the option says so
  ask?: Intent; // otherwise the question whose answer holds the route
}

export interface Lights {
  places: ReadonlyMap<PlaceId, Light>;
  pieces: ReadonlyMap<PieceId, Light>;
}

export const NO_LIGHTS: Lights = { places: new Map(), pieces: new Map() };

/** A way over the board; the note is its price in words. */
export interface Route {
  to: PlaceId;
  path: readonly PlaceId[];
  note: string;
}

/** A ray ends at a place, or at coordinates that the adapter and its renderers agree on. */
export type RayEnd = PlaceId | readonly number[];

export interface Ray {
  kind: 'clear' | 'cover' | 'blocked';
  from: RayEnd;
  to: RayEnd;
}

/** What an answer draws on the board: rays, the places that block them, and the area that something reaches. */
export interface Sight {
  rays: readonly Ray[];
  blockers: readonly PlaceId[];
  area?: readonly PlaceId[];
}

export const NO_SIGHT: Sight = { rays: [], blockers: [] };

/** A question to the server, with the words it is shown under. */
export interface Question {
  intent: Intent;
  title: string;
}

/** What the server answers. */
export type Explained = Pick<ExplainedMessage, 'allowed' | 'denials' | 'facts'>;

export interface Answer {
  title: string;
  explained: Explained;
}

/** What the screen needs of a seat at a match; `lib/match.svelte.ts` has it. */
export interface Table<Odds> {
  readonly seat: number | null;
  readonly decision: DecisionView | null;
  readonly sending: boolean;
  readonly pending: string;
  readonly outcome: unknown;
  problem: string;
  readonly guided?: boolean; // while a guide leads, nothing is answered by itself
  choose(option: OptionView): Promise<boolean>;
  explain(intent: Intent): Promise<Explained | null>;
  preview(option: string): Promise<{ odds: Odds[]; lines: string[] } | null>;
}

/** How a game's options relate to odds. */
export interface OddsRules<Odds> {
  /** Whether an option has odds worth asking for. */
  offered(option: OptionView): boolean;
  /** Whether its button shows a hint without being pointed at. */
  hinted(option: OptionView): boolean;
  /** The hint in words; empty if these odds have none. */
  hint(option: OptionView, odds: Odds, all: readonly Odds[]): string;
  /** Pieces that the option affects besides its target. */
  affected(odds: readonly Odds[]): readonly PieceId[];
  /** Whether a phone shows the odds at the first tap and chooses at the second. */
  confirmed(option: OptionView): boolean;
  /** The option whose odds a phone shows at once when a question begins. */
  leading?(): OptionView | undefined;
}

/** A move in two choices: the first says that one moves, the second where to. */
export interface TwoStepMove {
  /** The option that begins the move, if it is on offer. */
  begin(): OptionView | undefined;
  /** The option that goes on to a place. */
  finish(to: PlaceId): OptionView | undefined;
  /** Whether the present question interrupts the move without ending it. */
  interrupted(): boolean;
}

/** What a game tells the screen. Implementations are reactive: a class with `$derived` fields, for example. */
export interface BoardAdapter<Odds> {
  /** Whether there is a board to look at now. */
  readonly ready: boolean;
  readonly places: readonly PlaceId[];
  readonly pieces: readonly Piece[];
  /** What is lit while a piece is selected: where the options of the question lie on the board. */
  lights(selected: PieceId): Lights;
  /** The piece whose turn it is, and the one the question is about. */
  readonly acting: PieceId;
  readonly subject: PieceId;
  /** Pieces that the question involves. */
  readonly involved: ReadonlySet<PieceId>;
  /** Which places the arrow keys walk over while nothing is measured; the lit ones unless it says `all`. */
  readonly walking?: 'lit' | 'all';
  /** Whether the odds of a target are shown while the pointer rests on it. */
  readonly aimsOnHover?: boolean;

  /** A place in words: spoken when the keyboard comes to it, written while it is pointed at. */
  describe(place: PlaceId): string;
  /** What a place is called, where that is not its id. */
  placeName?(place: PlaceId): string;
  /** The place that an arrow key leads to. */
  step(from: PlaceId, direction: Direction, among: readonly PlaceId[]): PlaceId | undefined;
  /** A place that is meant, too, when this one is picked: the deck above a hex, for example. */
  alternate?(place: PlaceId): PlaceId | undefined;

  /** What to ask if a place or a piece that offers nothing is picked. */
  whyPlace(place: PlaceId): Question | null;
  whyPiece(piece: PieceId): Question | null;
  /** What to ask to measure between two places. */
  measure(from: PlaceId, to: PlaceId): Question;
  /** What to ask for the line of sight of an option whose odds are looked at. */
  aim(option: OptionView): Intent | null;

  /** Answers, read: the route to a place, what is drawn, and what is said beside the denials. */
  route(answer: Explained, to: PlaceId): Route | null;
  sight(answer: Explained): Sight;
  say(answer: Explained): string;

  readonly odds: OddsRules<Odds>;
  readonly move?: TwoStepMove;
  /** Whether questions with one answer are answered without asking, unless the player wants to be asked. */
  readonly answersForced?: boolean;
  /** The one answer among several that anybody would give; it is given unless the player wants to be asked everything. */
  sensible?(decision: DecisionView): OptionView | undefined;
}

/** What a renderer draws. Every field is reactive. */
export interface Scene {
  readonly pieces: readonly Piece[];
  readonly lights: Lights;
  readonly acting: PieceId;
  readonly selected: PieceId;
  readonly spotlit: ReadonlySet<PieceId>;
  readonly route: Route | null;
  readonly sight: Sight;
  readonly marked: readonly PlaceId[]; // blockers, and what is being measured
  readonly hovered: PlaceId;
  readonly measuring: boolean;
  readonly walk: readonly PlaceId[]; // where the arrow keys lead
  readonly pending: string; // the option on its way to the server
  readonly still: boolean; // the player prefers no motion
  /** The odds of a lit piece in a few words, once they are known. */
  hintOn(piece: PieceId): string;
  /** A place in words, with what is lit there, its price and its notes. */
  describe(place: PlaceId): string;
}

/** Where a place or a piece is on the screen, in the coordinates of `getBoundingClientRect`. */
export type Locator = (what: { place: PlaceId } | { piece: PieceId }) => DOMRectReadOnly | null;

/** What a renderer reports. */
export interface Reports {
  pickPlace(place: PlaceId): void;
  pickPiece(piece: PieceId): void;
  /** The pointer or the keyboard is at a place; empty if it left the board. */
  hoverPlace(place: PlaceId): void;
  hoverPiece(piece: PieceId): void;
  /** The neighbour of a place in a direction, among those that can be walked to. */
  step(from: PlaceId, direction: Direction): PlaceId | undefined;
  /** Says how to find things on the screen; the result takes it back. Made for `$effect`. */
  locateBy(locator: Locator): () => void;
}
