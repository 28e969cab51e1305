// Terms at hand: which words of a text are terms of the game, and what is looked up now.
import { t, texts } from '../lib/texts.svelte';
import { TERMS } from './terms';

export interface Term {
  id: string;
  name: string;
  rule: string; // what it is
  forms: string[]; // as it stands in texts
}

/** A piece of a text; a term where `term` is set. */
export interface Piece {
  text: string;
  term?: string;
}

class Glossary {
  open = $state(false);
  term = $state(''); // the one that is looked up

  show(term = ''): void {
    this.term = term;
    this.open = true;
  }

  close(): void {
    this.open = false;
  }
}

export const glossary = new Glossary();

/** The terms of a game in the present language, by name. Empty until the words are there. */
export function termsOf(game: string): Term[] {
  const found = Object.entries(TERMS[game] ?? {})
    .filter(([id]) => texts.has(`term-${id}`))
    .map(([id, rule]): Term => {
      const forms = t(`term-${id}`).split(/,\s*/);
      return { id, rule, forms, name: forms[0]! };
    });
  return found.sort((a, b) => a.name.localeCompare(b.name, texts.language));
}

/** A text, cut where it names a term; each term is marked once. */
export function piecesOf(text: string, terms: readonly Term[]): Piece[] {
  const byForm = new Map(terms.flatMap((term) => term.forms.map((form) => [form.toLowerCase(), term.id] as const)));
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map(escaped);
  if (!forms.length) return [{ text }];
  const word = new RegExp(`(?<![\\p{L}\\p{N}])(?:${forms.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  const [pieces, seen] = [[] as Piece[], new Set<string>()];
  let from = 0;
  for (const found of text.matchAll(word)) {
    const term = byForm.get(found[0].toLowerCase());
    if (!term || seen.has(term)) continue;
    seen.add(term);
    if (found.index > from) pieces.push({ text: text.slice(from, found.index) });
    pieces.push({ text: found[0], term });
    from = found.index + found[0].length;
  }
  if (from < text.length) pieces.push({ text: text.slice(from) });
  return pieces;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
