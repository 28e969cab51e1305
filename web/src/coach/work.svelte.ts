// Work that takes a while: how far it is, what came of it, and that it can be broken off.
import { problemOf } from '../lib/problems';
import type { CoachLine } from '../protocol/types';
import { linesOf } from './lines';

export class Work {
  done = $state<number | null>(null); // null: nothing is under way
  problem = $state('');
  private under: AbortController | null = null;

  /** Ask; the line that holds the answer, or null if it was broken off or went wrong. */
  async ask(path: string, body: unknown): Promise<CoachLine | null> {
    this.cancel();
    const mine = new AbortController();
    this.under = mine;
    this.problem = '';
    this.done = 0;
    try {
      for await (const line of linesOf(path, body, mine.signal)) {
        if (line.problem) this.problem = line.problem;
        else if (line.hint ?? line.analysis) return line;
        else if (this.under === mine) this.done = line.done ?? 0;
      }
    } catch (error) {
      if (!mine.signal.aborted) this.problem = problemOf(error).text;
    } finally {
      if (this.under === mine) this.end();
    }
    return null;
  }

  cancel(): void {
    this.under?.abort();
    this.end();
  }

  private end(): void {
    this.under = null;
    this.done = null;
  }
}
