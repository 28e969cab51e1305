// Army cards in the builder.
import type { Faces } from '../builder/faces';
import CardText from './CardText.svelte';
import { GENERALS } from './field/palette';
import Picture from './Picture.svelte';

export const faces: Faces = {
  Art: Picture as Faces['Art'],
  Body: CardText as Faces['Body'],
  tone: (_, entry) => {
    const [, dark] = GENERALS[entry.traits?.['general'] ?? ''] ?? GENERALS['valkrill']!;
    return `#${dark.toString(16).padStart(6, '0')}`;
  },
};
