// What is drawn for a game: its tile, and for some the board. A game without a board is played on the plain table,
// and one that is not named here at all is as playable.
import type { Component } from 'svelte';
import type { Faces } from './builder/faces';
import type { Seat } from './lib/match.svelte';
import type { DecisionView, ReplayStep } from './protocol/types';
import { secretive } from './battleground/secrets';
import BattlegroundArt from './battleground/Art.svelte';
import FieldsArt from './fields/Art.svelte';
import HeroscapeArt from './heroscape/Art.svelte';
import HeroscapePreview from './heroscape/Preview.svelte';

type Screen = Component<
  { seat: Seat; match: string; focusRule?: string; tab?: string; plain: boolean; ontoggle: () => void },
  Record<string, never>,
  'focusRule' | 'tab'
>;

type Stage = Component<{ steps: ReplayStep[]; at: number }>;

export interface Screens {
  art: Component; // the picture on its tile
  moments: string[]; // events worth jumping to in a replay
  link?: { path: string; word: string }; // a page of its own, offered on its tile
  load: () => Promise<Screen>; // the drawn board, fetched when it is first needed
  loadEnding?: () => Promise<Component<{ seat: Seat }>>; // what a game adds to its result
  secret?: (decision: DecisionView) => boolean; // whether its answers show what others must not see; without it, always
  shared?: boolean; // team-mates know everything of each other: no curtain between them at one screen
  loadStage?: () => Promise<Stage>; // the drawn board in a replay, likewise
  loadFaces?: () => Promise<Faces>; // what is drawn on its cards in the builder
  preview?: Component<{ map: string }>; // a battlefield to look at before a match is opened
}

export const GAMES: Record<string, Screens | undefined> = {
  battleground: {
    art: BattlegroundArt,
    secret: secretive,
    load: async () => (await import('./battleground/Battleground.svelte')).default as Screen,
    loadStage: async () => (await import('./battleground/ReplayStage.svelte')).default,
    loadEnding: async () => (await import('./battleground/Ending.svelte')).default,
    loadFaces: async () => (await import('./battleground/faces')).faces,
    moments: [
      'round_began',
      'knocked_out',
      'objective_captured',
      'mission_completed',
      'interruption_began',
      'game_over',
    ],
  },
  heroscape: {
    art: HeroscapeArt,
    link: { path: '/maker', word: 'maker' },
    load: async () => (await import('./heroscape/Heroscape.svelte')).default as Screen,
    loadStage: async () => (await import('./heroscape/ReplayField.svelte')).default as Stage,
    loadEnding: async () => (await import('./heroscape/Ending.svelte')).default,
    loadFaces: async () => (await import('./heroscape/faces')).faces,
    preview: HeroscapePreview,
    moments: ['round-began', 'destroyed', 'glyph-revealed', 'erupted', 'game-ended'],
  },
  fields: {
    art: FieldsArt,
    load: async () => (await import('./fields/Fields.svelte')).default as Screen,
    loadEnding: async () => (await import('./fields/Ending.svelte')).default,
    loadFaces: async () => (await import('./fields/faces')).faces,
    shared: true,
    moments: ['round_began', 'captured', 'defeated', 'quest_ended', 'skull_event', 'boss_came', 'game_over'],
  },
};
