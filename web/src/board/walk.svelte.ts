// Walking over places with the arrow keys: all of them are one stop for the Tab key. Where places lie one above the
// other, page up and page down lead from one to the next.
import type { Direction, PlaceId, Reports, Scene } from './model';

const KEYS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

const LEVELS: Record<string, 1 | -1> = { PageUp: 1, PageDown: -1 };

/** The place over a place, or under it. */
export type Above = (from: PlaceId, way: 1 | -1) => PlaceId | undefined;

export class Walk {
  private last = $state<PlaceId>('');

  constructor(
    private readonly scene: () => Scene,
    private readonly reports: () => Reports,
    private readonly focus: (place: PlaceId) => void,
    private readonly above: Above = () => undefined,
  ) {}

  /** The place that the Tab key leads to: where the keyboard was last, if it is still there. */
  get entry(): PlaceId {
    const walk = this.scene().walk;
    return walk.includes(this.last) ? this.last : (walk[0] ?? '');
  }

  /** The focus has come to a place. What lies there is shown if the keyboard led there, not where a question begins. */
  arrive(place: PlaceId, element: Element | null): void {
    this.last = place;
    if (element?.matches(':focus-visible')) this.reports().hoverPlace(place);
  }

  /** A key was pressed at a place. */
  press(event: KeyboardEvent, from: PlaceId): void {
    const direction = KEYS[event.key];
    const picks = event.key === 'Enter' || event.key === ' ';
    const level = LEVELS[event.key];
    if (!direction && !picks && !level) return;
    event.preventDefault();
    if (picks) return this.reports().pickPlace(from);
    const next = level ? this.above(from, level) : this.reports().step(from, direction!);
    if (next === undefined) return;
    this.last = next;
    this.focus(next);
  }
}
