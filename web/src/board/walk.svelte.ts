// Walking over places with the arrow keys: all of them are one stop for the Tab key.
import type { Direction, PlaceId, Reports, Scene } from './model';

const KEYS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' };

export class Walk {
  private last = $state<PlaceId>('');

  constructor(
    private readonly scene: () => Scene,
    private readonly reports: () => Reports,
    private readonly focus: (place: PlaceId) => void,
  ) {}

  /** The place that the Tab key leads to: where the keyboard was last, if it is still there. */
  get entry(): PlaceId {
    const walk = this.scene().walk;
    return walk.includes(this.last) ? this.last : (walk[0] ?? '');
  }

  /** The keyboard has come to a place. */
  arrive(place: PlaceId): void {
    this.last = place;
    this.reports().hoverPlace(place);
  }

  /** A key was pressed at a place. */
  press(event: KeyboardEvent, from: PlaceId): void {
    const direction = KEYS[event.key];
    const picks = event.key === 'Enter' || event.key === ' ';
    if (!direction && !picks) return;
    event.preventDefault();
    if (picks) return this.reports().pickPlace(from);
    const next = this.reports().step(from, direction!);
    if (next === undefined) return;
    this.last = next;
    this.focus(next);
  }
}
