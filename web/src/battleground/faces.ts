// The cards of Battleground in the builder.
import type { Faces } from '../builder/faces';
import CardText from './CardText.svelte';
import Picture from './Picture.svelte';

const FACTIONS: Record<string, string> = {
  masters: '#1f5fa8',
  evil: '#5c2a7d',
  horde: '#8c1f2b',
  rebellion: '#b0417d',
  'snake-men': '#2d6b34',
  preternia: '#8a6414',
  'foe-men': '#5d4a3a',
  monster: '#3d4a58',
};
const SECTIONS: Record<string, string> = { weapons: '#7a3c16', items: '#1f6464', fate: '#34457c', glory: '#8a6208' };

export const faces: Faces = {
  Art: Picture as Faces['Art'],
  Body: CardText as Faces['Body'],
  tone: (_, entry) => FACTIONS[entry.traits?.['faction'] ?? ''] ?? SECTIONS[entry.section] ?? '#5d4a3a',
};
