import { isExternal, withBase } from '../shared/base-path.ts';

const NEW_TAB = '<span class="visually-hidden"> (opens in a new tab)</span>';

/**
 * The links of rendered Markdown as `ui/link.tsx` writes them: below the base path, and other sites in a new tab.
 * @param base path under which the site is published, such as `/mun`, or nothing
 */
export function finishLinks(html: string, base: string): string {
  return html.replace(/<a href="([^"]*)"([^>]*)>(.*?)<\/a>/gs, (_, address, others, words) =>
    isExternal(address)
      ? `<a href="${address}"${others} target="_blank" rel="noopener noreferrer">${words}${NEW_TAB}</a>`
      : `<a href="${withBase(address, base)}"${others}>${words}</a>`,
  );
}
