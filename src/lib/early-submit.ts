/**
 * Holds back a form that is sent before its script has arrived: the page is not left, what was
 * written stays, and the form sends itself once it is ready (`data-is-ready`).
 */
export function holdEarlySubmits(root: Document): void {
  root.addEventListener('submit', (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.isReady) return;
    event.preventDefault();
    form.dataset.isWaiting = 'true';
  });
}
