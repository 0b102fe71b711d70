/**
 * Makes a page believe that it is another time, and keep believing it on the pages it links to. The page holds this
 * function's text and runs it before anything else, so it must use nothing from outside itself.
 * @param moment milliseconds since the epoch; the clock runs on from there
 * @param written the moment as it stands after `?at=`
 */
export function believe(moment: number, written: string): void {
  const RealDate = Date;
  const ahead = moment - RealDate.now();
  const now = () => RealDate.now() + ahead;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args: [], newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, name, receiver) => (name === 'now' ? now : Reflect.get(target, name, receiver)),
  });
  const withMoment = (address: string | URL) => {
    const url = new URL(address, location.href);
    url.searchParams.set('at', written);
    return url.href;
  };
  const keep = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    const isOwn = link?.closest('#preview-bar');
    if (link && !isOwn && link.origin === location.origin) link.href = withMoment(link.href);
  };
  for (const event of ['click', 'auxclick']) document.addEventListener(event, keep, true);
  // Pages that note in the address what is shown, such as the list of committees, know no moment.
  for (const name of ['pushState', 'replaceState'] as const) {
    const change = history[name].bind(history);
    history[name] = (state, unused, address) => change(state, unused, address ? withMoment(address) : address);
  }
}
