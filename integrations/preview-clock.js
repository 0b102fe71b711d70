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

  /** @param {string} time */
  const addressAt = (time) => `${location.pathname}?${new URLSearchParams({ at: time })}`;
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
    const [first = 0] = days;
    const times = [
      ['Before', first - 48 * HOUR_MS],
      ...days.slice(0, -1).map((day, index) => [`Day ${index + 1}`, day + 8 * HOUR_MS]),
      ['After', (days.at(-1) ?? 0) + 8 * HOUR_MS],
    ];
    const bar = document.createElement('nav');
    bar.id = 'preview-bar';
    bar.ariaLabel = 'Preview';
    bar.style.cssText =
      'position:sticky;bottom:0;z-index:9;display:flex;flex-wrap:wrap;gap:0 1.25rem;align-items:center;padding:.25rem 1rem;background:#0d1527;color:#efe6cf';
    bar.append(isTime ? `Shown as at ${at.replace('T', ', ')}` : `“${at}” is no date and time with a time zone.`);
    const links = times.map(([label, time]) => [String(label), addressAt(new Date(Number(time)).toISOString())]);
    for (const [label = '', href = ''] of [...links, ['Now', location.pathname]]) {
      const link = document.createElement('a');
      link.textContent = label;
      link.href = href;
      link.style.cssText = 'display:inline-flex;align-items:center;min-height:44px;color:inherit';
      bar.append(link);
    }
    document.body.append(bar);
  });
})();
