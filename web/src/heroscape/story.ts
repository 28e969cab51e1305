// How what happens in Heroscape is told: how long each event is seen, what rises from the board, and which way figures
// have gone.
import type { Sign } from '../board/Rising.svelte';
import type { Line, Story } from '../board/telling.svelte';
import type { LogLine } from '../protocol/types';

const LASTS: Record<string, number> = {
  moved: 190,
  shoved: 400,
  thrown: 500,
  'figure-placed': 300,
  'attack-declared': 450,
  'attack-rolled': 1000,
  'defence-rolled': 1100,
  wounded: 700,
  healed: 600,
  destroyed: 900,
  'left-engagement': 800,
  fell: 900,
  lava: 900,
  'marker-revealed': 600,
  'turn-began': 500,
  'round-began': 500,
  initiative: 800,
  'glyph-revealed': 900,
  'power-used': 700,
  'power-result': 900,
  door: 600,
  erupted: 900,
  scored: 700,
};
const LEADS: Record<string, number> = {
  'attack-declared': 450,
  'attack-rolled': 900,
  'defence-rolled': 900,
  'd20-rolled': 900,
};
const SOUNDS: Record<string, string> = {
  moved: 'step',
  'attack-declared': 'draw',
  'attack-rolled': 'dice',
  'defence-rolled': 'dice',
  'd20-rolled': 'die',
  wounded: 'hit',
  healed: 'heal',
  destroyed: 'fall',
  'glyph-revealed': 'magic',
  'power-used': 'magic',
  'marker-revealed': 'card',
  'round-began': 'round',
  erupted: 'thunder',
  scored: 'prize',
  'game-ended': 'end',
};
const ICONS_OF: Record<string, string> = {
  moved: 'move',
  'attack-declared': 'attack',
  'defence-rolled': 'defend',
  'attack-rolled': 'attack',
  wounded: 'evil',
  healed: 'regeneration',
  destroyed: 'decline',
  'glyph-revealed': 'crystal',
  'power-used': 'skill',
  'round-began': 'end',
  'turn-began': 'activate',
};
const DETAILS = new Set(['dice', 'attack-rolled', 'defence-rolled', 'd20-rolled', 'markers-laid']);
const LEFT_OUT = new Set(['dice', 'attack-declared', 'markers-laid', 'marker-revealed', 'casualty']);
const HEADS = new Set(['turn-began', 'round-began']);

const kindOf = (line: Line): string => String(line.event['type']);

/** How what happens is told. */
export const story: Story = {
  lasts: (line) => LASTS[kindOf(line)] ?? 0,
  leads: (line) => LEADS[kindOf(line)] ?? 0,
  headed: (line) => HEADS.has(kindOf(line)),
  merged: (line) =>
    LEFT_OUT.has(kindOf(line)) ? 'left out' : kindOf(line) === 'moved' ? `moved ${String(line.event['figure'])}` : '',
  great: (line) => ['round-began', 'card-lost', 'glyph-revealed', 'erupted'].includes(kindOf(line)),
  detail: (line) => DETAILS.has(kindOf(line)),
  icon: (line) => ICONS_OF[kindOf(line)] ?? '',
  doer: ({ event }) => doerOf(event),
  sound: (line) => SOUNDS[kindOf(line)] ?? '',
};

function doerOf(event: Line['event']): { piece: string } | { seat: number } | null {
  const piece = event['attacker'] ?? event['figure'] ?? event['defender'];
  if (piece) return { piece: String(piece) };
  return typeof event['seat'] === 'number' ? { seat: event['seat'] } : null;
}

/** What rises from the figure that a line is about. */
export function signs({ event }: LogLine): Sign[] {
  const figure = String(event['figure'] ?? '');
  switch (event['type']) {
    case 'wounded':
      return [{ what: { piece: figure }, text: `−${String(event['amount'])}`, kind: 'harm' }];
    case 'healed':
      return [{ what: { piece: figure }, text: `+${String(event['amount'])}`, kind: 'gain' }];
    case 'destroyed': {
      const [at] = event['at'] as string[];
      return at ? [{ what: { place: at }, text: '✖', kind: 'end' }] : [];
    }
    default:
      return [];
  }
}

/** The way that each figure has gone: the spaces of its leading end. */
export function waysOf(lines: readonly LogLine[]): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, string[]>();
  for (const { event } of lines) {
    const path = event['path'] as string[] | undefined;
    if (!path || !['moved', 'shoved', 'thrown'].includes(String(event['type']))) continue;
    const way = ways.get(String(event['figure'])) ?? [];
    for (const at of path) if (way.at(-1) !== at) way.push(at);
    ways.set(String(event['figure']), way);
  }
  return ways;
}

/** Who attacks whom, in what has just happened. */
export function attacksOf(lines: readonly LogLine[]): { from: string; to: string }[] {
  const declared = lines.filter((line) => kindOf(line) === 'attack-declared');
  return declared.slice(-1).map(({ event }) => ({ from: String(event['attacker']), to: String(event['target']) }));
}
