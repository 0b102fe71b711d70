/* What the journeys ask of a page. Each function runs in it, and so refers to nothing else of this file. */

/** @returns whether every island has taken over its markup. */
export function isAlive(): boolean {
  return document.querySelector('astro-island[ssr]') === null;
}

export function heading(): string {
  return document.querySelector('h1')?.textContent ?? '';
}

export function path(): string {
  return location.pathname;
}

export function text(selector: string): string {
  return document.querySelector(selector)?.textContent?.trim() ?? '';
}

/** @returns texts of the elements that are shown. */
export function seenTexts(selector: string): string[] {
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility())
    .map((element) => element.textContent?.trim() ?? '');
}

export function isSeen(selector: string): boolean {
  return document.querySelector(selector)?.checkVisibility({ visibilityProperty: true }) ?? false;
}

export function isModal(selector: string): boolean {
  return document.querySelector(selector)?.matches(':modal') ?? false;
}

export function focus(selector: string): void {
  document.querySelector<HTMLElement>(selector)?.focus();
}

export function hasFocus(selector: string): boolean {
  return document.activeElement === document.querySelector(selector);
}

export function holdsFocus(selector: string): boolean {
  return document.querySelector(selector)?.contains(document.activeElement) ?? false;
}

export function focusedText(): string {
  return document.activeElement?.textContent?.trim() ?? '';
}

/** @returns pixels by which the page is wider than the window. */
export function overflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}

/** @returns pictures that cannot be shown, and fonts of the site that are not there. */
export async function unloaded(): Promise<string[]> {
  const pictures = await Promise.all(
    [...document.images].map(async (image) => {
      image.loading = 'eager';
      await image.decode().catch(() => undefined);
      return image.naturalWidth > 0 ? [] : [image.currentSrc];
    }),
  );
  await document.fonts.ready;
  const loaded = new Set(
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
  );
  const wanted = [document.body, document.querySelector('h1') ?? document.body].map(
    (element) => getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll('"', '') ?? '',
  );
  return [...pictures.flat(), ...wanted.filter((family) => !loaded.has(family))];
}

/** @returns what the listener of the served copy has heard. */
export function complaints(): string[] {
  return (window as unknown as { complaints: string[] }).complaints;
}

/** @returns whether the four figures are what is left until the target, give or take the second that passes. */
export function countdownIsRight(): boolean {
  const figure = (unit: string) => Number(document.querySelector(`[role=timer] [data-unit=${unit}]`)?.textContent);
  const target = document.querySelector<HTMLElement>('[role=timer] [data-countdown]')?.dataset.countdown ?? '';
  const shown = ((figure('days') * 24 + figure('hours')) * 60 + figure('minutes')) * 60 + figure('seconds');
  const left = (Date.parse(target) - Date.now()) / 1000;
  return Math.abs(shown - left) <= 1;
}

export function linkTo(end: string): string {
  return document.querySelector<HTMLAnchorElement>(`main a[href$="${end}"]`)?.href ?? '';
}

export function isDark(): boolean {
  return matchMedia('(prefers-color-scheme: dark)').matches;
}

export function background(): string {
  return getComputedStyle(document.body).backgroundColor;
}
