import type { Page } from '@playwright/test';
import { prepare } from './in-page.ts';

/** WCAG 2.2.2: what moves on for longer than this, in ms, must have a way to stop it. */
const LONGEST = 5000;

/** What moves, under whatever the page was told of motion: running animations, and fades from page to page. */
export async function motionFaults(page: Page): Promise<string[]> {
  await prepare(page);
  return page.evaluate(() => {
    const findings = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(({ effect }) => {
        const target = (effect as KeyframeEffect | null)?.target;
        return `${target ? window.access.nameOf(target) : 'something'}: moves`;
      });
    for (const media of document.querySelectorAll('video[autoplay], audio[autoplay], marquee, blink'))
      findings.push(`${media.localName}: moves by itself`);
    if (getComputedStyle(document.documentElement).scrollBehavior === 'smooth')
      findings.push('the page glides when it scrolls');

    const look = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSMediaRule && !matchMedia(rule.media.mediaText).matches) continue;
        if (rule.constructor.name === 'CSSViewTransitionRule' && rule.cssText.includes('auto'))
          findings.push('pages fade into each other');
        else if (rule instanceof CSSGroupingRule) look(rule.cssRules);
      }
    };
    for (const sheet of [...document.styleSheets, ...document.adoptedStyleSheets]) look(sheet.cssRules);
    return findings;
  });
}

/**
 * What moves on by itself for more than five seconds, and cannot be stopped with a control that says so. The
 * control is pressed, what moves must stand still, and it is pressed again.
 *
 * The countdown is not counted: its digits change in place, nothing travels or flashes, and a clock that is stopped
 * tells a wrong time, so that its change is essential in the words of WCAG 2.2.2.
 */
export async function endlessMotion(page: Page): Promise<string[]> {
  await prepare(page);
  const moving = () =>
    page.evaluate((longest) => {
      const names = document.getAnimations().flatMap(({ playState, effect }) => {
        const target = (effect as KeyframeEffect | null)?.target;
        const lasts = Number(effect?.getComputedTiming().endTime ?? 0) > longest;
        return playState === 'running' && lasts && target ? [window.access.nameOf(target)] : [];
      });
      const playing = [...document.querySelectorAll('video, audio')].filter(
        (media) => !(media as HTMLMediaElement).paused,
      );
      const marquees = document.querySelectorAll('marquee, blink');
      return [...names, ...[...playing, ...marquees].map(window.access.nameOf)];
    }, LONGEST);
  const names = await moving();
  if (!names.length) return [];
  const what = `${names[0]}${names.length > 1 ? ` and ${names.length - 1} more` : ''}`;
  const name = /pause|stop/i;
  const control = page.getByRole('checkbox', { name }).or(page.getByRole('button', { name })).first();
  if (!(await control.isVisible())) return [`${what}: moves on, and nothing is there to pause it`];
  await control.click();
  const still = await moving();
  await control.click();
  if (still.length) return [`${still[0]}: moves on though it is paused`];
  return (await moving()).length === names.length ? [] : [`${what}: does not move again after the pause`];
}
