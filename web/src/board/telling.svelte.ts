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
  own: boolean;
  staged: number; // of its lines, how many have been told before the position changes
}

/** How a game's log lines are told; all a board, a recap, a log and a replay need to know of them. */
export interface Story {
  /** How many milliseconds a line is worth, once its position is shown. */
  lasts(line: Line): number;
  /** How many it is worth before: who does what to whom, and what is rolled. Zero where it is a consequence. */
  leads?(line: Line): number;
  /** A line that opens a part: a round, somebody's turn. */
  headed(line: Line): boolean;
  /** Lines in a row with the same word are one, the last; `left out` is only for the full log. */
  merged(line: Line): string;
  /** What nobody may miss. */
  great(line: Line): boolean;
  /** Details that the log folds away: dice, payments. */
  detail?(line: Line): boolean;
  /** The sign of a line, by its name among the icons; empty for none. */
  icon?(line: Line): string;
  /** Whose doing it is: an id of a piece, or a seat. */
  doer?(line: Line): { piece: string } | { seat: number } | null;
  /** The sound of a line, by its name in `lib/sound.ts`; empty for none. */
  sound?(line: Line): string;
}

/** What is known of a line in the log, and in a replay, too. */
export type Line = Pick<LogLine, 'text' | 'rules' | 'event'>;

export class Telling implements Teller {
  pace = $state<Pace>(remembered());
  waiting = $state(0); // positions of others that are still to be told
  staging = $state(false); // what led to the next position is being told
  told = $state.raw<readonly LogLine[]>([]); // the lines of the latest position that have been told
  recap = $state.raw<readonly LogLine[]>([]); // what happened since the player's last choice
  caption = $state(''); // the line that is worth most of what was shown last
  private queue: Waiting[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private settling: (() => void)[] = [];

  /** `still`: nothing is to move. */
  constructor(
    private readonly story: Pick<Story, 'lasts' | 'leads'>,
    private readonly still: () => boolean = () => prefersReducedMotion.current,
  ) {}

  tell(lines: readonly LogLine[], own: boolean, show: () => void): void {
    if (own) {
      this.skip();
      this.recap = [];
    }
    this.queue.push({ lines, show, own, staged: 0 });
    this.count();
    if (this.timer === undefined) this.next();
  }

  /** Resolves once the player's own choice is shown. */
  settled(): Promise<void> {
    if (!this.queue.some((one) => one.own)) return Promise.resolve();
    return new Promise((resolve) => this.settling.push(resolve));
  }

  /** Tell everything that waits at once. */
  skip(): void {
    this.halt();
    while (this.queue.length) this.showNext();
  }

  /** Forget what waits: the whole position has come. */
  drop(): void {
    this.halt();
    this.queue = [];
    this.told = [];
    this.count();
    this.settle();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    localStorage.setItem(KEY, pace);
    if (pace === 'none') this.skip();
  }

  private halt(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.staging = false;
  }

  private next(): void {
    this.timer = undefined;
    while (this.queue.length && this.timer === undefined) {
      const rest = this.paced(this.leadOn() || this.showNext());
      if (rest > 0) this.timer = setTimeout(() => this.next(), rest);
    }
  }

  /** Tells the next line that leads to a position: who, whom, roll, result. Zero when the position itself is due. */
  private leadOn(): number {
    const now = this.queue[0]!;
    if (!this.story.leads || this.paced(1) === 0) return 0;
    const leads = now.lines.map((line) => this.story.leads!(line));
    const end = leads.findLastIndex((wanted) => wanted > 0) + 1;
    let rest = 0;
    while (now.staged < end && rest === 0) rest = leads[now.staged++]!;
    if (rest === 0) return 0;
    this.staging = true;
    this.told = now.lines.slice(0, now.staged);
    this.caption = now.lines[now.staged - 1]!.text;
    return rest;
  }

  /** Shows the next position; how long its consequences should be seen. */
  private showNext(): number {
    const { lines, show, own, staged } = this.queue.shift()!;
    this.count();
    if (!own) this.recap = [...this.recap, ...lines];
    this.caption = this.weightiest(lines)?.text ?? this.caption;
    this.staging = false;
    this.told = lines;
    show();
    if (!this.queue.some((one) => one.own)) this.settle();
    return lines.slice(staged).reduce((sum, line) => sum + this.story.lasts(line), 0);
  }

  private settle(): void {
    this.settling.splice(0).forEach((resolve) => resolve());
  }

  private count(): void {
    this.waiting = this.queue.filter((one) => !one.own).length;
  }

  private weightiest(lines: readonly LogLine[]): LogLine | undefined {
    return lines
      .filter((line) => this.story.lasts(line))
      .reduce<LogLine | undefined>(
        (best, line) => (best && this.story.lasts(best) > this.story.lasts(line) ? best : line),
        undefined,
      );
  }

  private paced(wanted: number): number {
    const hurry = this.queue.length > CROWDED ? 0.4 : 1;
    return this.still() || document.hidden ? 0 : Math.min(LONGEST, wanted) * SPEED[this.pace] * hurry;
  }
}

function remembered(): Pace {
  const kept = localStorage.getItem(KEY) as Pace | null;
  return kept && PACES.includes(kept) ? kept : 'calm';
}
