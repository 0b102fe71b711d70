import { CONTACT_ANCHORS } from '../../routes.ts';

/**
 * Scrolls to the heading of the form, unless heading and message are in view below the site header. If a toast is shown,
 * the title of the page must be in view, too: at the top of the page, the toast covers no text.
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
