// Keyboard play: when the control that had the focus is gone, the focus goes to the next question.
import { tick } from 'svelte';

// What the question is about comes first (`asked` marks a place apart from the panel), then the panel.
const FIRST = [
  '[data-face]',
  '[data-lit][tabindex="0"]',
  '.asked [data-option]:not([disabled])',
  'aside [data-option]:not([disabled])',
  '[data-option]:not([disabled])',
];

export async function refocus(root: HTMLElement | undefined): Promise<void> {
  await tick();
  const active = document.activeElement;
  const lost =
    !active || active === document.body || active.id === 'main' || !active.isConnected || active.matches(':disabled');
  if (!root || !lost) return;
  for (const selector of FIRST) {
    const found = root.querySelector<HTMLElement | SVGElement>(selector);
    if (found) return found.focus({ preventScroll: true });
  }
}
