import { CONTACT_ANCHORS } from '../../routes.ts';

/**
 * Scrolls to the heading of the form, unless it and the message below it are visible, not covered by header or toast. A toast
 * would also cover what is above the heading, unless even the title of the page is visible.
 */
export function scrollToForm(message: HTMLElement, { hasToast = false } = {}): void {
  const heading = document.getElementById(CONTACT_ANCHORS.form);
  if (!heading) return;
  const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  const first = (hasToast && document.querySelector('h1')) || heading;
  const isInView =
    first.getBoundingClientRect().top >= covered && message.getBoundingClientRect().bottom <= innerHeight;
  if (!isInView) heading.scrollIntoView();
}
