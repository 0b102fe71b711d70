// @ts-check
// The page takes the time after `?at=` for the present one, also on the pages it links to, and a bar says so.
(() => {
  const written = new URLSearchParams(location.search).get('at');
  if (written === null) return;
  // In an address a plus is a space.
  const at = written.trim().replace(/ (?=\d\d:\d\d$)/, '+');
  const hasZone = /T\d\d:\d\d(:\d\d)?(Z|[+-]\d\d:\d\d)$/.test(at);
  const shift = hasZone ? Date.parse(at) - Date.now() : Number.NaN;
  const isTime = !Number.isNaN(shift);
  if (isTime) {
    const RealDate = Date;
    const now = () => RealDate.now() + shift;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, args, newTarget) => Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }

  for (const event of ['click', 'auxclick']) {
    document.addEventListener(
      event,
      ({ target }) => {
        const link = target instanceof Element ? target.closest('a') : null;
        if (!link || link.closest('#preview-bar') || link.origin !== location.origin) return;
        const url = new URL(link.href);
        url.searchParams.set('at', at);
        link.href = url.href;
      },
      true,
    );
  }

  document.addEventListener('DOMContentLoaded', () => {
    const HOUR_MS = 3_600_000;
    const days = (document.documentElement.dataset.phaseBoundaries ?? '').split(' ').map(Number);
    const [first = 0, last = 0] = [days[0], days.at(-1)];
    const addressAt = (/** @type {number} */ time) => `?at=${new Date(time).toISOString()}`;
    const bar = document.createElement('nav');
    bar.id = 'preview-bar';
    bar.ariaLabel = 'Preview';
    bar.style.cssText = 'position:sticky;bottom:0;z-index:9;padding:1rem;background:#0d1527;color:#efe6cf';
    bar.append(isTime ? `Shown as at ${at.replace('T', ', ')}` : `“${at}” is no date and time with a time zone.`);
    for (const [label, href] of [
      ['Before', addressAt(first - 48 * HOUR_MS)],
      ...days.slice(0, -1).map((day, index) => [`Day ${index + 1}`, addressAt(day + 8 * HOUR_MS)]),
      ['After', addressAt(last + 8 * HOUR_MS)],
      ['Now', location.pathname],
    ]) {
      const link = document.createElement('a');
      Object.assign(link, { textContent: label, href });
      link.style.cssText = 'display:inline-block;margin-left:1.25rem;color:inherit';
      bar.append(link);
    }
    document.body.append(bar);
  });
})();
