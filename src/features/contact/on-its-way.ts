import type { Outcome } from './email.ts';

/**
 * While a message is on its way, a browser that leaves the page may drop it without a word. So the page asks before it
 * is left, and its entry in the browser’s history remembers the message for a visitor who comes back.
 */
export async function whileOnItsWay(sending: Promise<Outcome>): Promise<Outcome> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  history.replaceState({ isOnItsWay: true }, '');
  const outcome = await sending;
  removeEventListener('beforeunload', ask);
  // Leaving ends the request, and that outcome still gets here, where nobody reads it.
  if (outcome.kind === 'unknown') addEventListener('input', forget, { once: true });
  else forget();
  return outcome;
}

/** The outcome of a message that was on its way when this page was left or loaded again. Given once. */
export function outcomeOfLeftMessage(): Outcome | undefined {
  if (history.state?.isOnItsWay !== true) return undefined;
  forget();
  return { kind: 'unknown', reason: 'The page was left before there was an answer.' };
}

function forget(): void {
  history.replaceState(null, '');
}
