import { CONTACT_ANCHORS } from '../../routes.ts';

/** Scrolls to the heading of the form, unless it and the message below it are visible, not covered by header or toast. */
export function scrollToForm(message: HTMLElement): void {
  const heading = document.getElementById(CONTACT_ANCHORS.form);
  if (!heading) return;
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const isInView =
    heading.getBoundingClientRect().top >= covered && message.getBoundingClientRect().bottom <= innerHeight;
  if (!isInView) heading.scrollIntoView();
}
