/** Asks before the page is left while something is on its way: a browser that leaves may drop it without a word. */
export async function askBeforeLeaving<Result>(onItsWay: Promise<Result>): Promise<Result> {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  const result = await onItsWay;
  removeEventListener('beforeunload', ask);
  return result;
}
