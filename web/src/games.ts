// The games that have a drawn screen. Any other game is played on the plain table, without being named here.
import type { Component } from 'svelte';
import type { Seat } from './lib/match.svelte';
import type { ReplayStep } from './lib/api';
import BattlegroundArt from './battleground/Art.svelte';
import Battleground from './battleground/Battleground.svelte';
import BattlegroundReplay from './battleground/ReplayStage.svelte';
import BattlegroundWhy from './battleground/WhyWords.svelte';

export interface Screens {
  art: Component;
  screen: Component<{ seat: Seat; match: string; focusRule?: string; tab?: string; plain: boolean; ontoggle: () => void }, Record<string, never>, 'focusRule' | 'tab'>;
  why: Component<{ seat: Seat; onrule: (rule: string) => void }>; // "why can't I?" on the plain table
  stage: Component<{ steps: ReplayStep[]; at: number }>;
  moments: string[]; // events worth jumping to in a replay
}

export const GAMES: Record<string, Screens | undefined> = {
  battleground: {
    art: BattlegroundArt,
    screen: Battleground as Screens['screen'],
    why: BattlegroundWhy,
    stage: BattlegroundReplay,
    moments: ['round_began', 'knocked_out', 'objective_captured', 'mission_completed', 'interruption_began', 'game_over'],
  },
};
