// What the screen brings into view or focus, found by marks in the page.
import { refocus } from '../lib/focus';

/** The question, on a phone. */
export function showQuestion(root: HTMLElement | undefined): void {
  root?.querySelector('.prompt')?.scrollIntoView({ block: 'nearest' });
}

/** The menu of a target with its odds, on a phone. */
export async function showMenu(root: HTMLElement | undefined): Promise<void> {
  const menu = root?.querySelector<HTMLElement>('.aiming');
  if (!menu) return;
  await refocus(menu);
  menu.scrollIntoView({ block: 'nearest' });
}

/** The button that switches the measuring tool. */
export function focusMeasure(root: HTMLElement | undefined): void {
  root?.querySelector<HTMLElement>('.measure')?.focus();
}

/** Whatever had the focus before, if it can take it again. */
export function returnFocus(element: Element | null): void {
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus({ preventScroll: true });
}
