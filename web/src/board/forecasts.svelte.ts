// The odds of the options of one question, each asked for once, and the hints made from them.
import type { OptionView } from '../protocol/types';
import type { OddsRules, Table } from './model';

const HINTED = 12; // options whose odds are asked for without being pointed at

export class Forecasts<Odds> {
  private known = $state.raw<ReadonlyMap<string, readonly Odds[]>>(new Map());
  private era = 0; // answers to an earlier question are not kept

  constructor(
    private readonly table: Table<Odds>,
    private readonly rules: () => OddsRules<Odds>,
  ) {}

  /** Hints by the text of their option. */
  readonly hints: ReadonlyMap<string, string> = $derived.by(() => {
    const options = this.table.decision?.options ?? [];
    const hint = (option: OptionView): string => {
      const all = this.known.get(option.text) ?? [];
      return all[0] === undefined ? '' : this.rules().hint(option, all[0], all);
    };
    return new Map(options.map((option) => [option.text, hint(option)] as const).filter(([, text]) => text !== ''));
  });

  /** The odds of an option, as far as they have come. */
  seen(option: OptionView): readonly Odds[] {
    return this.known.get(option.text) ?? [];
  }

  clear(): void {
    this.era += 1;
    this.known = new Map();
  }

  async of(option: OptionView): Promise<readonly Odds[]> {
    const era = this.era;
    const seen = this.known.get(option.text);
    if (seen) return seen;
    const { odds, lines } = (await this.table.preview(option.text)) ?? { odds: [], lines: [] };
    const found = odds.map((one, n) => Object.assign({}, one, { line: lines[n] ?? '' })); // with the same in words
    if (era === this.era) this.known = new Map([...this.known, [option.text, found]]);
    return found;
  }

  /** Asks for the odds of what shows a hint, one after the other, until another question comes: what stands alone
   * before what there is much of. */
  async hintAll(): Promise<void> {
    const era = this.era;
    const hinted = this.table.decision?.options.filter((option) => this.rules().hinted(option)) ?? [];
    const alike = (option: OptionView): number => hinted.filter(({ type }) => type === option.type).length;
    const ordered = [...hinted].sort((a, b) => alike(a) - alike(b));
    for (const option of ordered.slice(0, HINTED)) {
      await this.of(option);
      if (era !== this.era) return;
    }
  }
}
