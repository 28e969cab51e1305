// What the others did is told step by step: each position that comes from the server is shown for as long as it takes
// to see what happened, and everything since the player's last choice is kept for a recap. Whoever does not want to
// wait skips to the present, or chooses another pace. `lib/match.svelte.ts` hands the positions over.
import { prefersReducedMotion } from 'svelte/motion';
import type { Teller } from '../lib/match.svelte';
import type { LogLine } from '../protocol/types';

export const PACES = ['calm', 'brisk', 'none'] as const;
export type Pace = (typeof PACES)[number];

const KEY = 'pace';
const LONGEST = 4500; // ms for one position
const SPEED: Record<Pace, number> = { calm: 1, brisk: 0.45, none: 0 };
const CROWDED = 14; // positions waiting from which on everything goes faster

interface Waiting {
  lines: readonly LogLine[];
  show: () => void;
}

export class Telling implements Teller {
  pace = $state<Pace>(remembered());
  waiting = $state(0); // positions that are still to be told
  recap = $state.raw<readonly LogLine[]>([]); // what happened since the player's last choice
  caption = $state(''); // the line that is worth most of what was shown last
  private queue: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `lasts`: how many milliseconds a line should be seen; `still`: nothing is to move. */
  constructor(
    private readonly lasts: (line: LogLine) => number,
    private readonly still: () => boolean = () => prefersReducedMotion.current,
  ) {}

  tell(lines: readonly LogLine[], own: boolean, show: () => void): void {
    if (own) {
      this.skip();
      this.recap = [];
      show();
      this.rest(lines);
      return;
    }
    this.queue.push({ lines, show });
    this.waiting = this.queue.length;
    if (this.timer === undefined) this.next();
  }

  /** Tell everything that waits at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    while (this.queue.length) this.showNext();
  }

  /** Forget what waits: the whole position has come. */
  drop(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.waiting = 0;
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem(KEY, pace);
    if (pace === 'none') this.skip();
  }

  private next(): void {
    this.timer = undefined;
    while (this.queue.length && this.timer === undefined) this.rest(this.showNext());
  }

  private showNext(): readonly LogLine[] {
    const { lines, show } = this.queue.shift()!;
    this.waiting = this.queue.length;
    this.recap = [...this.recap, ...lines];
    this.caption = this.weightiest(lines)?.text ?? this.caption;
    show();
    return lines;
  }

  private weightiest(lines: readonly LogLine[]): LogLine | undefined {
    return lines
      .filter((line) => this.lasts(line))
      .reduce<LogLine | undefined>(
        (best, line) => (best && this.lasts(best) > this.lasts(line) ? best : line),
        undefined,
      );
  }

  private rest(lines: readonly LogLine[]): void {
    const wanted = lines.reduce((sum, line) => sum + this.lasts(line), 0);
    const hurry = this.queue.length > CROWDED ? 0.4 : 1;
    const rest = this.still() || document.hidden ? 0 : Math.min(LONGEST, wanted) * SPEED[this.pace] * hurry;
    if (rest > 0) this.timer = setTimeout(() => this.next(), rest);
  }
}

function remembered(): Pace {
  const kept = localStorage.getItem(KEY) as Pace | null;
  return kept && PACES.includes(kept) ? kept : 'calm';
}
