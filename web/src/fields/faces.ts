// The heroes of Fields of Eternia in the builder.
import type { Faces } from '../builder/faces';
import CardText from './CardText.svelte';
import Picture from './Picture.svelte';

const SIDES: Record<string, string> = { masters: '#1d5f9e', evil: '#6a2f86' };

export const faces: Faces = {
  Art: Picture as Faces['Art'],
  Body: CardText as Faces['Body'],
  tone: (_, entry) => SIDES[entry.traits?.['faction'] ?? ''] ?? '#7a2a2a',
};
