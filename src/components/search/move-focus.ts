import type { KeyboardEvent } from 'react';

/** Marks the field and the links of what was found, in the order in which Up and Down walk through them. */
export const STOP = { 'data-search-stop': '' };

/** Lets the arrow keys Down and Up walk from the field through what was found, and back. Tab does so without. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const stops = [...document.querySelectorAll<HTMLElement>('[data-search-stop]')];
  const next = stops[stops.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
