// Sounds: every line of a story names one that there is; nothing before the first gesture; volume and mute are kept.
import { beforeEach, expect, test, vi } from 'vitest';
import { story as battleground } from '../src/battleground/story';
import { story as fields } from '../src/fields/story';
import { story as heroscape } from '../src/heroscape/story';
import type { Line } from '../src/board/telling.svelte';

const line = (type: string): Line => ({ text: '', rules: [], event: { type } });
const MAIN = {
  battleground: [
    battleground,
    [
      'rolled',
      'moved',
      'attack_declared',
      'wounded',
      'knocked_out',
      'cards_revealed',
      'objective_captured',
      'round_began',
    ],
  ],
  heroscape: [
    heroscape,
    ['moved', 'attack-rolled', 'defence-rolled', 'd20-rolled', 'wounded', 'destroyed', 'glyph-revealed', 'round-began'],
  ],
  fields: [
    fields,
    [
      'activated',
      'moved',
      'captured',
      'card_bought',
      'spell_cast',
      'damaged',
      'defeated',
      'wilds_rolled',
      'round_began',
    ],
  ],
} as const;

const made: string[] = [];
const param = { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() };
const node = (kind: string) => () => {
  made.push(kind);
  const frequency = kind === 'oscillator' || kind === 'filter' ? { frequency: param } : {};
  return { connect: vi.fn(), start: vi.fn(), stop: vi.fn(), gain: param, type: '', ...frequency };
};
class Speaker {
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  createGain = node('gain');
  createOscillator = node('oscillator');
  createBiquadFilter = node('filter');
  createBufferSource = node('noise');
  createBuffer = () => ({ getChannelData: () => new Float32Array(50) });
  resume = vi.fn();
}

const kept = new Map<string, string>();
const heard = new Map<string, () => void>();

async function box() {
  vi.resetModules();
  return await import('../src/lib/sound.svelte');
}

beforeEach(() => {
  made.length = 0;
  kept.clear();
  heard.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('AudioContext', Speaker);
  vi.stubGlobal('addEventListener', (name: string, call: () => void) => heard.set(name, call));
  vi.stubGlobal('removeEventListener', (name: string) => heard.delete(name));
});

test.each(Object.entries(MAIN))('the main events of %s are heard', async (_, [story, types]) => {
  const { SOUNDS } = await box();
  for (const type of types) expect(SOUNDS[story.sound!(line(type))], type).toBeDefined();
});

test('nothing is heard before the first gesture; then each sound once', async () => {
  const { sound } = await box();
  expect(sound.play('dice')).toBe(false);
  expect(made).toEqual([]);
  heard.get('pointerdown')!();
  expect(heard.size).toBe(0);
  expect(sound.play('dice')).toBe(true);
  expect(made).toContain('noise');
  expect(sound.play('dice')).toBe(false); // the same at the same moment
});

test('volume and mute are remembered', async () => {
  const first = (await box()).sound;
  first.wake();
  first.setVolume(0.3);
  first.setMuted(true);
  expect(first.play('hit')).toBe(false);
  const second = (await box()).sound;
  second.wake();
  expect([second.volume, second.muted]).toEqual([0.3, true]);
  second.setMuted(false);
  expect(second.play('hit')).toBe(true);
});

test('every sound is short and never loud', async () => {
  const { SOUNDS } = await box();
  for (const [name, voices] of Object.entries(SOUNDS))
    for (const { at = 0, lasts, loud } of voices) {
      expect(at + lasts, name).toBeLessThan(2);
      expect(loud, name).toBeLessThanOrEqual(0.6);
    }
});
