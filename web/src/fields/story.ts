// How what happens on Eternia is told: how long each event is seen, what rises from the map, what is a great moment.
import type { Sign } from '../board/Rising.svelte';
import type { Line, Story } from '../board/telling.svelte';
import type { LogLine } from '../protocol/types';

const LASTS: Record<string, number> = {
  activated: 500,
  moved: 900,
  tower_travelled: 900,
  enemy_moved: 900,
  captured: 900,
  soldiers_placed: 500,
  soldiers_moved: 600,
  soldiers_removed: 500,
  card_bought: 700,
  spell_cast: 900,
  item_used: 700,
  quest_began: 800,
  quest_ended: 900,
  checked: 900,
  encounter_chosen: 900,
  epic_began: 1200,
  combat_card_played: 350,
  grid_revealed: 900,
  struck: 1000,
  damaged: 600,
  defeated: 1600,
  combat_won: 1200,
  wilds_began: 900,
  wilds_rolled: 800,
  wilds_ended: 900,
  round_began: 1200,
  skull_event: 1400,
  boss_came: 1400,
  victory_completed: 1200,
  vp_gained: 500,
};
const LEADS: Record<string, number> = {
  checked: 900,
  wilds_rolled: 800,
  combat_card_played: 350,
  grid_revealed: 900,
};
const SOUNDS: Record<string, string> = {
  activated: 'turn',
  moved: 'step',
  tower_travelled: 'magic',
  enemy_moved: 'step',
  captured: 'prize',
  soldiers_placed: 'step',
  card_bought: 'coin',
  spell_cast: 'magic',
  item_used: 'card',
  quest_began: 'card',
  quest_ended: 'prize',
  checked: 'dice',
  epic_began: 'draw',
  combat_card_played: 'card',
  grid_revealed: 'card',
  struck: 'hit',
  damaged: 'hit',
  healed: 'heal',
  defeated: 'fall',
  wilds_began: 'draw',
  wilds_rolled: 'dice',
  round_began: 'round',
  skull_event: 'thunder',
  boss_came: 'thunder',
  vp_gained: 'coin',
  victory_completed: 'prize',
  game_over: 'end',
};
const ICONS_OF: Record<string, string> = {
  activated: 'activate',
  moved: 'move',
  enemy_moved: 'move',
  captured: 'objective',
  card_bought: 'use',
  spell_cast: 'skill',
  item_used: 'use',
  quest_began: 'choose',
  quest_ended: 'objective',
  epic_began: 'attack',
  struck: 'attack',
  damaged: 'evil',
  healed: 'regeneration',
  defeated: 'decline',
  wilds_began: 'wolf',
  vp_gained: 'crystal',
  round_began: 'end',
  skull_event: 'evil',
  boss_came: 'dragon',
};
const DETAILS = new Set([
  'totals_made',
  'eternium_spent',
  'combat_card_drawn',
  'combat_card_discarded',
  'wilds_rolled',
]);
const QUIET = new Set([
  'market_opened',
  'market_refilled',
  'combat_card_drawn',
  'combat_card_discarded',
  'totals_made',
  'looked',
  'turn_ended',
  'eternium_spent',
  'combat_round_began',
  'counter_changed',
]);
const GREAT = new Set(['defeated', 'skull_event', 'boss_came', 'victory_completed', 'round_began', 'extra_round']);

const kindOf = (line: Line): string => String(line.event['type']);

/** How what happens is told. */
export const story: Story = {
  lasts: (line) => LASTS[kindOf(line)] ?? 0,
  leads: (line) => LEADS[kindOf(line)] ?? 0,
  headed: (line) => ['activated', 'round_began'].includes(kindOf(line)),
  merged: (line) => (QUIET.has(kindOf(line)) ? 'left out' : ''),
  great: (line) => GREAT.has(kindOf(line)),
  detail: (line) => DETAILS.has(kindOf(line)),
  icon: (line) => ICONS_OF[kindOf(line)] ?? '',
  doer: ({ event }) => doerOf(event),
  sound: (line) => SOUNDS[kindOf(line)] ?? '',
};

function doerOf(event: Line['event']): { piece: string } | { seat: number } | null {
  const piece = event['hero'] ?? event['who'];
  if (piece) return { piece: String(piece) };
  return typeof event['seat'] === 'number' ? { seat: event['seat'] } : null;
}

/** What rises from heroes and areas. */
export function signs({ event }: LogLine): Sign[] {
  const [who, area] = [String(event['who'] ?? ''), String(event['area'] ?? '')];
  switch (event['type']) {
    case 'damaged':
      return [{ what: { piece: who }, text: `−${String(event['amount'])}`, kind: 'harm' }];
    case 'healed':
      return [{ what: { piece: who }, text: `+${String(event['amount'])}`, kind: 'gain' }];
    case 'defeated':
      return [{ what: { place: area }, text: '✖', kind: 'end' }];
    case 'vp_gained':
      return event['hero']
        ? [{ what: { piece: String(event['hero']) }, text: `+${String(event['amount'])} ★`, kind: 'gain' }]
        : [];
    default:
      return [];
  }
}

/** Where the points of a team came from: the last rule or card that each gain names, with the points. */
export function pointsOf(lines: readonly LogLine[], team: number): Record<string, number> {
  const found: Record<string, number> = {};
  for (const line of lines) {
    const { team: whose, amount, rules } = line.event as { team?: number; amount?: number; rules?: string[] };
    const source = rules?.at(-1);
    if (kindOf(line) === 'vp_gained' && whose === team && source) found[source] = (found[source] ?? 0) + (amount ?? 0);
  }
  return found;
}

/** The way that a hero has just gone. */
export function wayOf(lines: readonly LogLine[]): readonly string[] {
  const moved = lines.filter((line) => kindOf(line) === 'moved').at(-1);
  return (moved?.event['path'] as string[] | undefined) ?? [];
}

/** A chance in percent: what may happen is never 0, what may fail never 100. */
export function percent(share: number): string {
  const rounded = Math.round(100 * share);
  if (rounded === 0 && share > 1e-9) return '<1';
  return rounded === 100 && share < 1 - 1e-9 ? '>99' : String(rounded);
}

/** The quest or encounter that was drawn last in the turn under way. */
export function drawnNow(lines: readonly LogLine[]): string {
  for (let n = lines.length - 1; n >= 0; n -= 1) {
    const line = lines[n]!;
    if (kindOf(line) === 'activated') return '';
    if (['quest_began', 'encounter_chosen'].includes(kindOf(line))) return String(line.event['card'] ?? '');
  }
  return '';
}
