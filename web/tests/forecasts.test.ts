// Hints: what stands alone is reckoned before what there is much of.
import { expect, it } from 'vitest';
import { Forecasts } from '../src/board/forecasts.svelte';
import type { OddsRules, Table } from '../src/board/model';
import type { OptionView } from '../src/protocol/types';

it('asks for what stands alone first, and for no more than a dozen', async () => {
  const option = (type: string, n: number): OptionView =>
    ({ text: `${type} ${n}`, type, label: '', fields: {} }) as unknown as OptionView;
  const swaps = Array.from({ length: 14 }, (_, n) => option('time', n));
  const asked: string[] = [];
  const table = {
    decision: { options: [...swaps, option('move', 0), option('pass', 0)] },
    preview: (text: string) => {
      asked.push(text);
      return Promise.resolve({ odds: [0.5], lines: ['half'] });
    },
  } as unknown as Table<number>;
  const rules = {
    hinted: ({ type }: OptionView) => type !== 'move',
    hint: () => '50 %',
  } as unknown as OddsRules<number>;
  const forecasts = new Forecasts<number>(table, () => rules);
  await forecasts.hintAll();
  expect(asked).toEqual(['pass 0', ...swaps.slice(0, 11).map(({ text }) => text)]);
});
