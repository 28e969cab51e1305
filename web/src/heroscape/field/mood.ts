// The light over a battlefield, by what most of its ground is: a clear day, a cold one, the glow of lava, a swamp's haze.
import type { Weather } from '../../board/three/stage';
import type { Ground } from './scene';

const CLEAR: Weather = {
  sky: { light: ['#6fa9d8', '#dbe9f2', '#c6d0c8'], dark: ['#0a1222', '#33496b', '#141925'] },
  sun: 0xfff0d2,
  power: 2.55,
  above: 0xd6e8ff,
  below: 0x6d5f45,
  fill: 1.25,
};

const MOODS: Record<string, Weather> = {
  clear: CLEAR,
  cold: {
    sky: { light: ['#8fb9da', '#eef5fa', '#d5dfe6'], dark: ['#0b1a2e', '#4b6b8c', '#1a2633'] },
    sun: 0xfff3e2,
    power: 2.1,
    above: 0xdcecff,
    below: 0x8ba0b5,
    fill: 1.3,
  },
  fiery: {
    sky: { light: ['#7d6a72', '#e9b48a', '#8a6350'], dark: ['#150b12', '#5c2a22', '#1b0f10'] },
    sun: 0xffdcb0,
    power: 2.3,
    above: 0xe2cfd2,
    below: 0x8a4a2c,
    fill: 1.15,
  },
  murky: {
    sky: { light: ['#7f978c', '#d3dcc4', '#9aa284'], dark: ['#0b1512', '#2f4a3c', '#111a14'] },
    sun: 0xf6efc8,
    power: 2.2,
    above: 0xd3e3d0,
    below: 0x5c5f3a,
    fill: 1.2,
  },
  buried: {
    sky: { light: ['#6e6a80', '#b5afc2', '#77728a'], dark: ['#0c0a14', '#2b2540', '#120f1b'] },
    sun: 0xffe3b8,
    power: 2.3,
    above: 0xc9c4e6,
    below: 0x5b4a4a,
    fill: 1.1,
  },
};

const KINDS: [string, string[], number][] = [
  ['fiery', ['molten-lava', 'lava-field'], 0.07],
  ['cold', ['snow', 'ice'], 0.25],
  ['murky', ['swamp', 'swamp-water'], 0.2],
  ['buried', ['dungeon', 'shadow'], 0.35],
];

/** The light that suits a battlefield. */
export function weatherOver(ground: Ground): Weather {
  const tops = ground.columns.map((column) => column.layers.at(-1)?.terrain ?? '');
  const share = (terrains: string[]): number => tops.filter((top) => terrains.includes(top)).length / tops.length;
  const kind = KINDS.find(([, terrains, least]) => share(terrains) >= least)?.[0] ?? 'clear';
  return MOODS[kind]!;
}
