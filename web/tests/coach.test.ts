import { describe, expect, it } from 'vitest';
import { band, curve, percent, signed } from '../src/coach/figures';
import { split } from '../src/coach/lines';

describe('lines that come in pieces', () => {
  it('are put together', async () => {
    const pieces = new ReadableStream<string>({
      start(controller) {
        for (const piece of ['{"done"', ':0}\n{"done":0.5}\n{"pro', 'blem":"x"}\n']) controller.enqueue(piece);
        controller.close();
      },
    });
    const found = [];
    for await (const line of split(pieces)) found.push(line);
    expect(found).toEqual([{ done: 0 }, { done: 0.5 }, { problem: 'x' }]);
  });
});

describe('figures of the coach', () => {
  it('are whole percentages with a sign where they are a change', () => {
    expect([percent(0.256), signed(0.256), signed(-0.031)]).toEqual(['26 %', '+26 %', '−3 %']);
  });

  it('draw a curve from the beginning to the end', () => {
    const leads = [0.5, 0.75, 1].map((chance, choice) => ({ choice, chances: [chance, 1 - chance], margin: 0.25 }));
    expect(curve(leads, 0)).toBe('0,0.5 0.5,0.25 1,0');
    expect(band(leads.slice(1), 0)).toBe('1,0 2,0 2,0.25 1,0.5');
  });
});
