// How what happens on Eternia is told: how long each event is seen, what rises from the map, what is a great moment.
import type { Sign } from '../board/Rising.svelte';
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

const kindOf = (line: LogLine): string => String(line.event['type']);

/** How many milliseconds a line is worth. */
export const lasts = (line: LogLine): number => LASTS[kindOf(line)] ?? 0;

/** A line that opens a part of the recap: a hero's turn, a round. */
export const headed = (line: LogLine): boolean => ['activated', 'round_began'].includes(kindOf(line));

/** Lines that are only for the log are left out of the recap. */
export const merged = (line: LogLine): string => (QUIET.has(kindOf(line)) ? 'left out' : '');

/** What nobody may miss, for oneself and for the others. */
export const great = (line: LogLine): boolean => GREAT.has(kindOf(line));

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
