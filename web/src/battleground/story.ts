// How what happens in Battleground is told: what leads to a position, what is seen of it and for how long, how the log
// folds it, and what is heard.
import type { Line, Story } from '../board/telling.svelte';
import type { LogLine } from '../protocol/types';
import { eventOf } from './log';

type Kind = ReturnType<typeof eventOf>['type'];
type Table<Value> = Partial<Record<Kind, Value>>;

const LEADS: Table<number> = {
  attack_declared: 650,
  skill_used: 650,
  interruption_began: 700,
  rolled: 950,
  rerolled: 800,
  exploded: 650,
  tested: 500,
};
const LASTS: Table<number> = {
  round_began: 700,
  cards_revealed: 1900,
  activated: 700,
  moved: 750,
  shoved: 450,
  swapped: 450,
  turned: 150,
  wounded: 900,
  healed: 700,
  knocked_out: 1500,
  objective_captured: 1200,
  mission_completed: 1200,
  token_given: 450,
  token_removed: 300,
  attack_declared: 500,
  attack_resolved: 250,
  skill_used: 500,
  interruption_began: 700,
  power_triggered: 500,
  spell_fizzled: 800,
  bonus_taken: 500,
  passed: 500,
  mark_placed: 600,
};
const ICONS_OF: Table<string> = {
  round_began: 'end',
  activated: 'activate',
  moved: 'move',
  shoved: 'move',
  attack_declared: 'attack',
  skill_used: 'skill',
  power_triggered: 'skill',
  interruption_began: 'react',
  defence_declined: 'decline',
  wounded: 'evil',
  wound_prevented: 'defend',
  healed: 'regeneration',
  knocked_out: 'knockdown',
  objective_captured: 'objective',
  mission_began: 'choose',
  mission_completed: 'objective',
  bonus_taken: 'choose',
  cards_revealed: 'choose',
  spell_fizzled: 'decline',
  game_over: 'end',
};
const SOUNDS: Table<string> = {
  round_began: 'round',
  cards_revealed: 'card',
  bonus_taken: 'card',
  cards_drawn: 'card',
  activated: 'turn',
  moved: 'step',
  shoved: 'step',
  attack_declared: 'draw',
  skill_used: 'magic',
  power_triggered: 'magic',
  interruption_began: 'draw',
  rolled: 'dice',
  rerolled: 'dice',
  exploded: 'die',
  wounded: 'hit',
  wound_prevented: 'block',
  healed: 'heal',
  knocked_out: 'fall',
  objective_captured: 'prize',
  mission_completed: 'prize',
  spell_fizzled: 'block',
};
const DETAILS = new Set<Kind>([
  'rolled',
  'rerolled',
  'exploded',
  'gained',
  'lost',
  'turned',
  'cards_discarded',
  'cards_drawn',
  'activation_ended',
  'interruption_ended',
  'attack_resolved',
  'lasting_began',
]);
const GREAT = new Set<Kind>([
  'round_began',
  'knocked_out',
  'objective_captured',
  'mission_completed',
  'interruption_began',
  'game_over',
]);

const kindOf = (line: Line): Kind => eventOf(line).type;

export const story: Story = {
  lasts: (line) => LASTS[kindOf(line)] ?? 0,
  leads: (line) => LEADS[kindOf(line)] ?? 0,
  headed: (line) => kindOf(line) === 'round_began' || kindOf(line) === 'activated',
  merged: (line) => (DETAILS.has(kindOf(line)) ? 'left out' : ''),
  great: (line) => GREAT.has(kindOf(line)),
  detail: (line) => DETAILS.has(kindOf(line)),
  icon: (line) => ICONS_OF[kindOf(line)] ?? '',
  doer: ({ event }) => {
    const piece = event['attacker'] ?? event['character'];
    if (piece) return { piece: String(piece) };
    return typeof event['seat'] === 'number' ? { seat: event['seat'] } : null;
  },
  sound: (line) => SOUNDS[kindOf(line)] ?? '',
};

/** Who does something to whom, in what has just been told. */
export function strikesOf(lines: readonly LogLine[]): { from: string; to: string }[] {
  return lines.map(eventOf).flatMap((event) => {
    if (event.type === 'attack_declared' || event.type === 'further_target')
      return [{ from: event.attacker, to: event.target }];
    if (event.type === 'skill_used' && event.target && event.target !== event.character)
      return [{ from: event.character, to: event.target }];
    return [];
  });
}

const LOOKED_BACK = 60; // log lines: an attack with all its interruptions is shorter

/** Who attacks whom in the attack that is under way; a later one that interrupted it may be over already. */
export function strikesUnderWay(log: readonly LogLine[]): { from: string; to: string }[] {
  const recent = log.slice(-LOOKED_BACK);
  let over = 0;
  for (let n = recent.length - 1; n >= 0; n -= 1) {
    const kind = kindOf(recent[n]!);
    if (kind === 'activated' || kind === 'round_began' || kind === 'game_over') return [];
    if (kind === 'attack_resolved') over += 1;
    if (kind === 'attack_declared' && over-- === 0) return strikesOf(recent.slice(n, n + 1));
  }
  return [];
}
