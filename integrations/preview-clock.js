// @ts-check
// Shows a page of `npm run dev` at another time: `?at=2030-03-15T08:00+00:00`. Links keep the time, and a bar shows it.
// Builds do not contain this script.
(() => {
  const written = new URLSearchParams(location.search).get('at');
  if (written === null) return;
  // `URLSearchParams` has decoded the plus of a time zone, as in `+00:00`, as a space.
  const at = written.replace(' ', '+');
  const RealDate = Date;
  const shift = Date.parse(at) - Date.now() || 0;
  const now = () => RealDate.now() + shift;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });

  const carryTime = (/** @type {Event} */ { target }) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    const url = new URL(link.href);
    url.searchParams.set('at', at);
    link.href = url.href;
  };
  for (const event of ['click', 'auxclick']) document.addEventListener(event, carryTime, true);

  document.addEventListener('DOMContentLoaded', () => {
    const bar = document.createElement('aside');
    bar.id = 'preview-bar';
    bar.ariaLabel = 'Preview';
    bar.style.cssText = 'position:sticky;bottom:0;z-index:9;padding:1rem';
    bar.dataset.theme = 'night';
    bar.append(`Shown as at ${new Date()}`);
    document.body.append(bar);
  });
})();
