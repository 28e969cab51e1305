// Where on the screen the things are that a guide speaks of: pieces and places as the board finds them, options as
// buttons, parts of the screen by name.
import type { DecisionView, OptionView } from '../protocol/types';

/** What the field of a board screen can do (`board/Stage.svelte`). */
type Field = HTMLElement & { locate?: (what: { piece: string } | { place: string }) => DOMRectReadOnly | null };

export type Target = { rect: DOMRectReadOnly; element?: HTMLElement | SVGElement };

// Options that lie on the board: what a click there would mean.
const ON_BOARD = new Set(['go', 'goto', 'move', 'attack', 'activate', 'place', 'choose', 'target']);

const PARTS: Record<string, string> = {
  board: '.field',
  panel: '.panel',
  status: '.screen > :first-child',
  hand: 'section:has(> ul > .card-face)',
  goals: '.goals',
  combat: '.combat',
};

const shown = (element: Element): boolean => element.getClientRects().length > 0;

const buttonsOf = (text: string): (HTMLElement | SVGElement)[] =>
  [...document.querySelectorAll<HTMLElement | SVGElement>(`[data-option="${CSS.escape(text)}"]`)].filter(shown);

function onBoard(kind: 'piece' | 'place', name: string): DOMRectReadOnly | null {
  const field = document.querySelector<Field>('.field');
  const [rect, frame] = [
    field?.locate?.(kind === 'piece' ? { piece: name } : { place: name }),
    field?.getBoundingClientRect(),
  ];
  if (!rect || !frame) return null;
  const inside =
    rect.right > frame.left && rect.left < frame.right && rect.bottom > frame.top && rect.top < frame.bottom;
  return inside ? rect : null;
}

/** The things that a page names, as far as they are on the screen. */
export function targetsOf(points: readonly string[]): Target[] {
  return points.flatMap((point): Target[] => {
    const at = point.indexOf(':');
    const [kind, name] = [point.slice(0, at), point.slice(at + 1)];
    if (kind === 'option') return buttonsOf(name).map(framed);
    if (kind === 'part')
      return [...document.querySelectorAll<HTMLElement>(PARTS[name] ?? '')].filter(shown).slice(0, 1).map(framed);
    const rect = onBoard(kind === 'piece' ? 'piece' : 'place', name);
    return rect ? [{ rect }] : [];
  });
}

/** Where a question can be answered: its buttons, and the places and pieces that mean the same. */
export function answersOf(decision: DecisionView): Target[] {
  return decision.options.flatMap((option) => {
    const found = [...buttonsOf(option.text).map(framed), ...placesOf(option)];
    return found.length ? found : diceOf(option);
  });
}

/** Dice that have to be picked before an option has a button. */
function diceOf({ fields }: OptionView): Target[] {
  const faces = Array.isArray(fields['faces']) ? fields['faces'] : [];
  return faces.flatMap((face) => {
    const die = document.querySelector<HTMLElement>(`[data-die="${Number(face)}"][aria-pressed="false"]`);
    return die ? [framed(die)] : [];
  });
}

function placesOf({ type, fields }: OptionView): Target[] {
  if (!ON_BOARD.has(type)) return [];
  const names = Object.values(fields)
    .flat()
    .filter((value): value is string => typeof value === 'string');
  const found = names.flatMap((name) => onBoard('piece', name) ?? onBoard('place', name) ?? []);
  return found.slice(-1).map((rect) => ({ rect }));
}

const framed = (element: HTMLElement | SVGElement): Target => ({ rect: element.getBoundingClientRect(), element });
