import { CONTACT_ANCHORS } from '../../routes.ts';

/** Scrolls to the heading of the form, unless it and what has been said below it are in view: not under header or toast. */
export function scrollToForm(said: HTMLElement): void {
  const heading = document.getElementById(CONTACT_ANCHORS.form);
  if (!heading) return;
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const isInView = heading.getBoundingClientRect().top >= covered && said.getBoundingClientRect().bottom <= innerHeight;
  if (!isInView) heading.scrollIntoView();
}
