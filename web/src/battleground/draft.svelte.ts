// Building a Force at the table with the screen of the builder: what is added and removed are choices of the match.
import type { Bench } from '../builder/bench';
import type { Faces } from '../builder/faces';
import { carriedBy, type Lines } from '../builder/list';
import { ask } from '../lib/api';
import type { Builder, DecisionView, Line, ListCheck, OptionView } from '../protocol/types';
import type { Content, Draft } from './types';

const GAME = 'battleground';

/** A Force in the making as a list. */
export const linesOf = (draft: Draft): Lines => [
  ...(draft.characters ?? []).map((entry): Line => ({ card: entry.card, carries: [...entry.weapons, ...entry.items] })),
  ...[...(draft.fate ?? []), ...(draft.glory ?? [])].map((card): Line => ({ card })),
];

interface Seat {
  decision: DecisionView;
  draft: Draft;
  mates: Draft[];
  content: Content;
  sending: boolean;
  choose: (option: OptionView) => void;
}

export class DraftBench implements Bench {
  builder = $state.raw() as Builder;
  check = $state.raw<ListCheck | null>(null);
  wanted = $state.raw<Lines | null>(null); // a list that is being put together, choice by choice

  constructor(
    private readonly seat: () => Seat,
    builder: Builder,
    readonly faces: Faces,
  ) {
    this.builder = builder;
  }

  readonly lines: Lines = $derived.by(() => linesOf(this.seat().draft));
  readonly busy: boolean = $derived.by(() => this.seat().sending);

  get content(): Content {
    return this.seat().content;
  }

  // --- choices ----------------------------------------------------------------------------------------------------

  private option(type: string, fields: Record<string, unknown>): OptionView | undefined {
    return this.seat().decision.options.find(
      (one) => one.type === type && Object.entries(fields).every(([name, value]) => one.fields[name] === value),
    );
  }

  /** The choice that adds a card, to the Force or to what a line carries. */
  adding(card: string, line?: number): OptionView | undefined {
    if (line !== undefined) return this.option('equip', { index: line, card });
    return this.option('add', { card }) ?? this.option('take', { card });
  }

  /** The choice that takes a line, or what it carries, off the Force. */
  removing(line: number, piece?: string): OptionView | undefined {
    if (piece !== undefined) return this.option('unequip', { index: line, card: piece });
    const card = this.lines[line]?.card;
    return this.option('dismiss', { index: line }) ?? this.option('putback', { card });
  }

  add(card: string, line?: number): void {
    this.take(this.adding(card, line));
  }

  remove(line: number, piece?: string): void {
    this.take(this.removing(line, piece));
  }

  private take(option: OptionView | undefined): void {
    if (option && !this.busy) this.seat().choose(option);
  }

  /** One choice nearer to the list that is wanted; what cannot be had is left out. */
  approach(): void {
    const wanted = this.wanted;
    if (!wanted || this.busy) return;
    const option = this.surplus(wanted) ?? this.lacking(wanted);
    if (option) this.seat().choose(option);
    else this.wanted = null;
  }

  private surplus(wanted: Lines): OptionView | undefined {
    for (const [n, line] of this.lines.entries()) {
      const target = wanted.find((one) => one.card === line.card);
      if (!target) return this.removing(n);
      const piece = carriedBy(line).find((one) => !carriedBy(target).includes(one));
      const option = piece === undefined ? undefined : this.removing(n, piece);
      if (option) return option;
    }
    return undefined;
  }

  private lacking(wanted: Lines): OptionView | undefined {
    for (const target of wanted) {
      const n = this.lines.findIndex((one) => one.card === target.card);
      const card = n < 0 ? this.adding(target.card) : undefined;
      if (card) return card;
      if (n < 0) continue;
      const pieces = carriedBy(target).filter((one) => !carriedBy(this.lines[n]!).includes(one));
      const piece = pieces.map((one) => this.adding(one, n)).find(Boolean);
      if (piece) return piece;
    }
    return undefined;
  }

  // --- reasons ----------------------------------------------------------------------------------------------------

  /** What the server says of the Force as it is. */
  async judge(language: string): Promise<void> {
    const { decision, mates } = this.seat();
    const lines = this.lines;
    const terms = { scenario: decision.facts['scenario'] };
    const found = await ask<ListCheck>(`/api/games/${GAME}/lists/check`, {
      terms,
      lines,
      mates: mates.map(linesOf),
      language,
    });
    if (lines === this.lines) this.check = found;
  }
}
