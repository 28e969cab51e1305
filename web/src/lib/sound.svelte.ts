// The sounds of the table: short, made by the browser from tones and noise. Nothing is heard before the first gesture
// of the player; volume and mute are remembered.

/** A part of a sound: a tone that glides from one pitch to another, or filtered noise, that swells and fades. */
export interface Voice {
  tone: OscillatorType | 'noise';
  from: number; // Hz; of noise the middle of what is let through
  to?: number;
  at?: number; // seconds after the sound begins
  lasts: number; // seconds
  loud: number; // 0 to 1
}

const knock = (at: number, from: number, loud = 0.5): Voice[] => [
  { tone: 'noise', from, to: from * 0.6, at, lasts: 0.045, loud },
  { tone: 'triangle', from: from * 0.22, to: from * 0.14, at, lasts: 0.06, loud: loud * 0.8 },
];
const bell = (from: number, at = 0, loud = 0.22, lasts = 0.7): Voice[] => [
  { tone: 'sine', from, at, lasts, loud },
  { tone: 'sine', from: from * 2.76, at, lasts: lasts * 0.45, loud: loud * 0.35 },
];

export const SOUNDS: Readonly<Record<string, readonly Voice[]>> = {
  ask: [...bell(660, 0, 0.14, 0.4), ...bell(880, 0.11, 0.16, 0.5)],
  turn: [{ tone: 'noise', from: 500, to: 1700, lasts: 0.16, loud: 0.16 }, ...bell(523, 0.06, 0.1, 0.35)],
  step: [...knock(0, 420, 0.22), ...knock(0.13, 380, 0.2), ...knock(0.26, 430, 0.17)],
  card: [
    { tone: 'noise', from: 2600, to: 900, lasts: 0.09, loud: 0.26 },
    { tone: 'noise', from: 4200, to: 3000, at: 0.07, lasts: 0.03, loud: 0.2 },
  ],
  draw: [
    { tone: 'noise', from: 3200, to: 6500, lasts: 0.22, loud: 0.2 },
    { tone: 'triangle', from: 1900, to: 2500, at: 0.05, lasts: 0.3, loud: 0.07 },
  ],
  dice: [0, 0.07, 0.13, 0.24, 0.33, 0.41, 0.47].flatMap((at, n) => knock(at, 1900 - 130 * n, 0.34 - 0.03 * n)),
  die: [0, 0.1, 0.17, 0.22].flatMap((at, n) => knock(at, 1500 - 160 * n, 0.3)),
  hit: [
    { tone: 'noise', from: 900, to: 160, lasts: 0.2, loud: 0.55 },
    { tone: 'sine', from: 170, to: 60, lasts: 0.22, loud: 0.6 },
  ],
  block: [
    { tone: 'square', from: 420, to: 300, lasts: 0.08, loud: 0.12 },
    { tone: 'triangle', from: 1250, to: 1180, lasts: 0.35, loud: 0.16 },
    { tone: 'noise', from: 2500, to: 1500, lasts: 0.06, loud: 0.26 },
  ],
  fall: [
    { tone: 'sawtooth', from: 220, to: 55, lasts: 0.5, loud: 0.16 },
    { tone: 'noise', from: 500, to: 90, at: 0.1, lasts: 0.5, loud: 0.5 },
    { tone: 'sine', from: 90, to: 38, at: 0.12, lasts: 0.5, loud: 0.6 },
  ],
  heal: [523, 659, 784].flatMap((from, n) => bell(from, n * 0.08, 0.13, 0.5)),
  magic: [
    { tone: 'sine', from: 420, to: 1350, lasts: 0.45, loud: 0.14 },
    { tone: 'triangle', from: 635, to: 2000, at: 0.06, lasts: 0.45, loud: 0.08 },
    { tone: 'noise', from: 5200, to: 7800, lasts: 0.5, loud: 0.07 },
  ],
  coin: [...bell(1480, 0, 0.1, 0.22), ...bell(1975, 0.06, 0.1, 0.3)],
  prize: [523, 659, 784, 1047].flatMap((from, n) => bell(from, n * 0.09, 0.16, 0.6)),
  round: [
    { tone: 'sine', from: 98, lasts: 1.3, loud: 0.42 },
    { tone: 'sine', from: 196, lasts: 0.9, loud: 0.16 },
    { tone: 'noise', from: 240, to: 120, lasts: 0.3, loud: 0.2 },
  ],
  thunder: [
    { tone: 'noise', from: 700, to: 70, lasts: 1.2, loud: 0.6 },
    { tone: 'sine', from: 70, to: 34, lasts: 1.1, loud: 0.5 },
  ],
  won: [523, 659, 784, 1047, 1319].flatMap((from, n) => bell(from, n * 0.12, 0.2, 0.9)),
  end: [392, 330, 262].flatMap((from, n) => bell(from, n * 0.18, 0.18, 0.9)),
};

const KEY = 'sound';
const APART = 0.06; // seconds between two of the same sound
const ATTACK = 0.006;

class SoundBox {
  volume = $state(0.5);
  muted = $state(false);
  private speaker: AudioContext | null = null;
  private hiss: AudioBuffer | null = null;
  private last = new Map<string, number>();

  constructor() {
    if (typeof localStorage === 'undefined') return;
    const kept = /^(\d+(?:\.\d+)?)( muted)?$/.exec(localStorage.getItem(KEY) ?? '');
    if (kept) [this.volume, this.muted] = [Math.min(1, Number(kept[1])), Boolean(kept[2])];
    const wake = (): void => {
      for (const gesture of GESTURES) removeEventListener(gesture, wake, true);
      this.wake();
    };
    for (const gesture of GESTURES) addEventListener(gesture, wake, true);
  }

  /** Called by the first gesture: browsers allow no sound before it, and nobody wants one. */
  wake(): void {
    if (typeof AudioContext !== 'undefined') this.speaker ??= new AudioContext();
  }

  setVolume(volume: number): void {
    this.volume = volume;
    this.muted = volume === 0;
    this.keep();
  }

  setMuted(muted: boolean): void {
    this.muted = muted;
    if (!muted && this.volume === 0) this.volume = 0.5;
    this.keep();
  }

  /** Plays a sound by its name, `after` seconds from now; whether it can be heard. */
  play(name: string, after = 0): boolean {
    const [speaker, voices] = [this.speaker, SOUNDS[name]];
    if (!speaker || !voices || this.muted || this.volume === 0) return false;
    const begin = speaker.currentTime + after;
    if (begin - (this.last.get(name) ?? -1) < APART) return false;
    this.last.set(name, begin);
    void speaker.resume?.();
    for (const voice of voices) this.sing(speaker, voice, begin);
    return true;
  }

  private sing(speaker: AudioContext, { tone, from, to = from, at = 0, lasts, loud }: Voice, begin: number): void {
    const [start, end] = [begin + at, begin + at + lasts];
    const gain = speaker.createGain();
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0002, loud * this.volume), start + ATTACK);
    gain.gain.exponentialRampToValueAtTime(0.0001, end);
    gain.connect(speaker.destination);
    const source = tone === 'noise' ? this.noise(speaker, from, to, start, end, gain) : speaker.createOscillator();
    if ('frequency' in source) {
      source.type = tone as OscillatorType;
      source.frequency.setValueAtTime(from, start);
      source.frequency.exponentialRampToValueAtTime(to, end);
      source.connect(gain);
    }
    source.start(start);
    source.stop(end + 0.02);
  }

  private noise(
    speaker: AudioContext,
    from: number,
    to: number,
    start: number,
    end: number,
    gain: GainNode,
  ): AudioBufferSourceNode {
    const filter = speaker.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(from, start);
    filter.frequency.exponentialRampToValueAtTime(to, end);
    filter.connect(gain);
    const source = speaker.createBufferSource();
    source.buffer = this.hiss ??= hissOf(speaker);
    source.loop = true;
    source.connect(filter);
    return source;
  }

  private keep(): void {
    localStorage.setItem(KEY, `${this.volume}${this.muted ? ' muted' : ''}`);
  }
}

const GESTURES = ['pointerdown', 'keydown'] as const;

/** Half a second of noise. */
function hissOf(speaker: AudioContext): AudioBuffer {
  const buffer = speaker.createBuffer(1, speaker.sampleRate / 2, speaker.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = Math.random() * 2 - 1;
  return buffer;
}

export const sound = new SoundBox();
