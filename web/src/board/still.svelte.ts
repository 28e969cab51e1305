// A board that is only looked at, as in a replay: one can point at places and select pieces, nothing is asked.
import { prefersReducedMotion } from 'svelte/motion';
import {
  NO_LIGHTS,
  NO_SIGHT,
  type Direction,
  type Locator,
  type Piece,
  type PieceId,
  type PlaceId,
  type Reports,
  type Route,
  type Scene,
  type Sight,
} from './model';

export interface Still {
  readonly pieces: readonly Piece[];
  readonly acting: PieceId;
  readonly route: Route | null;
  readonly sight?: Sight; // lines between pieces
  readonly walk?: readonly PlaceId[]; // places that the arrow keys visit
  describe(place: PlaceId): string;
  step?(from: PlaceId, direction: Direction, among: readonly PlaceId[]): PlaceId | undefined;
}

export class StillScene implements Scene, Reports {
  hovered = $state<PlaceId>('');
  selected = $state<PieceId>('');
  readonly lights = NO_LIGHTS;
  readonly spotlit: ReadonlySet<PieceId> = new Set();
  readonly marked: readonly PlaceId[] = [];
  readonly measuring = false;
  readonly pending = '';

  constructor(private readonly shown: Still) {}

  get pieces(): readonly Piece[] {
    return this.shown.pieces;
  }

  get acting(): PieceId {
    return this.shown.acting;
  }

  get route(): Route | null {
    return this.shown.route;
  }

  get sight(): Sight {
    return this.shown.sight ?? NO_SIGHT;
  }

  get walk(): readonly PlaceId[] {
    return this.shown.walk ?? [];
  }

  get still(): boolean {
    return prefersReducedMotion.current;
  }

  hintOn(): string {
    return '';
  }

  describe(place: PlaceId): string {
    return this.shown.describe(place);
  }

  pickPlace(): void {}

  pickPiece(piece: PieceId): void {
    this.selected = piece;
  }

  hoverPlace(place: PlaceId): void {
    this.hovered = place;
  }

  hoverPiece(piece: PieceId): void {
    this.hovered = this.pieces.find((one) => one.id === piece)?.places[0] ?? '';
  }

  step(from: PlaceId, direction: Direction): PlaceId | undefined {
    return this.shown.step?.(from, direction, this.walk);
  }

  private locator: Locator | null = null;
  readonly where: Locator = (what) => this.locator?.(what) ?? null;

  locateBy(locator: Locator): () => void {
    this.locator = locator;
    return () => {
      if (this.locator === locator) this.locator = null;
    };
  }
}
