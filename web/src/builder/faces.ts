// What a game draws on its cards in the builder: a picture, what the card says, and the colour of its frame.
import type { Component } from 'svelte';
import type { ListEntry } from '../protocol/types';

type Part = Component<{ id: string; content: never }>;

export interface Faces {
  Art: Part;
  Body: Part;
  tone: (id: string, entry: ListEntry) => string; // a CSS colour, dark enough for white signs
}
