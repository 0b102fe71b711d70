import { CONTACT_ANCHORS } from '../../routes.ts';

/**
 * Scrolls to the heading of the form, unless this heading and the message are in view below the site header. If there is a
 * toast, the title of the page counts in place of the heading: a toast is above the title, but further down covers text.
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
