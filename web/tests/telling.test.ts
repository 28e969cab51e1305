// What the others did is told in order and in its time; one's own choice comes at once.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Telling } from '../src/board/telling.svelte';
import type { LogLine } from '../src/protocol/types';

const line = (text: string, type = 'moved'): LogLine => ({ number: 0, text, rules: [], event: { type } });
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function told(still = false): { telling: Telling; seen: string[]; come: (text: string, own?: boolean) => void } {
  const telling = new Telling({ lasts: () => 1000 }, () => still);
  const seen: string[] = [];
  return { telling, seen, come: (text, own = false) => telling.tell([line(text)], own, () => seen.push(text)) };
}

test('positions are shown one after the other, each for its time', () => {
  const { telling, seen, come } = told();
  ['a', 'b', 'c'].forEach((text) => come(text));
  expect(seen).toEqual(['a']);
  expect(telling.waiting).toBe(2);
  vi.advanceTimersByTime(999);
  expect(seen).toEqual(['a']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['a', 'b']);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(['a', 'b', 'c']);
  expect(telling.recap.map((one) => one.text)).toEqual(['a', 'b', 'c']);
});

test('whoever skips is in the present, in order', () => {
  const { telling, seen, come } = told();
  ['a', 'b', 'c'].forEach((text) => come(text));
  telling.skip();
  expect(seen).toEqual(['a', 'b', 'c']);
  expect(telling.waiting).toBe(0);
});

test('an own choice is shown at once, after what came before it, and begins a new recap', () => {
  const { telling, seen, come } = told();
  ['a', 'b'].forEach((text) => come(text));
  come('mine', true);
  expect(seen).toEqual(['a', 'b', 'mine']);
  expect(telling.recap).toEqual([]);
  come('c');
  expect(seen).toEqual(['a', 'b', 'mine']);
  vi.advanceTimersByTime(1000);
  expect(seen).toEqual(['a', 'b', 'mine', 'c']);
});

test('nothing waits where nothing is to move, or where the player wants everything at once', () => {
  const quiet = told(true);
  ['a', 'b'].forEach((text) => quiet.come(text));
  expect(quiet.seen).toEqual(['a', 'b']);
  const { telling, seen, come } = told();
  telling.setPace('none');
  ['a', 'b'].forEach((text) => come(text));
  expect(seen).toEqual(['a', 'b']);
  expect(kept.get('pace')).toBe('none');
});

test('what waits is forgotten when the whole position comes', () => {
  const { telling, seen, come } = told();
  ['a', 'b'].forEach((text) => come(text));
  telling.drop();
  vi.advanceTimersByTime(5000);
  expect(seen).toEqual(['a']);
});

test('who, whom, the roll and the result are told before their consequence is seen, and the next question with it', async () => {
  const leads: Record<string, number> = { declared: 400, rolled: 900 };
  const telling = new Telling({ lasts: () => 100, leads: (one) => leads[String(one.event['type'])] ?? 0 }, () => false);
  const seen: string[] = [];
  const lines = ['declared', 'paid', 'rolled', 'wounded'].map((type) => line(type, type));
  telling.tell(lines, true, () => seen.push('position'));
  const texts = (): string[] => telling.told.map((one) => one.text);
  expect([texts(), seen]).toEqual([['declared'], []]);
  let answered = false;
  void telling.settled().then(() => (answered = true));
  vi.advanceTimersByTime(400);
  expect([texts(), seen]).toEqual([['declared', 'paid', 'rolled'], []]);
  await vi.advanceTimersByTimeAsync(899);
  expect([seen, answered, telling.staging]).toEqual([[], false, true]);
  await vi.advanceTimersByTimeAsync(1);
  expect([texts().at(-1), seen, answered, telling.staging]).toEqual(['wounded', ['position'], true, false]);
});

test('what leads to a position can be skipped', () => {
  const telling = new Telling({ lasts: () => 100, leads: () => 500 }, () => false);
  const seen: string[] = [];
  telling.tell([line('rolled')], true, () => seen.push('position'));
  expect(seen).toEqual([]);
  telling.skip();
  expect(seen).toEqual(['position']);
  expect(telling.staging).toBe(false);
});
