// A modal dialog keeps the focus: Tab goes round inside it, Escape closes it.
export function keepFocus(event: KeyboardEvent, dialog: HTMLElement | undefined, close: () => void): void {
  if (event.key === 'Escape') close();
  if (event.key !== 'Tab' || !dialog) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>('button:not([disabled]), a[href], select, input')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  event.preventDefault();
  stops[(at + (event.shiftKey ? stops.length - 1 : 1)) % stops.length]?.focus();
}
