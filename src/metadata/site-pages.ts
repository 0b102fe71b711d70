import type { Edition } from '../content/collections.ts';
import { listPages } from '../routes.ts';

/** What the head of a page says about it: its own name, and a sentence or two for search results. */
export interface PageMeta {
  title: string;
  description: string;
}

/** A page of the site as lists of pages show it. */
export type SitePage = PageMeta & {
  path: string;
  /** Its language, if it is not English. */
  lang?: string | undefined;
};

/** Every page of the site except that for unknown addresses. */
export function sitePages({
  ownPages,
  parents,
  committees,
  addressals,
  furtherPages,
  translations,
}: Edition): SitePage[] {
  const summarised = <Text extends { summary: string }>(text: Text) => ({ ...text, description: text.summary });
  const found = listPages<PageMeta & { code?: string }>((name) => (name === 'parents' ? parents : ownPages[name]), {
    committees: committees.map(summarised),
    addressals: addressals.map(summarised),
    furtherPages,
    translations: translations.map(({ code, parents: { title, description } }) => ({ code, title, description })),
  });
  return found.map(({ path, title, description, code: lang }) => ({ path, title, description, lang }));
}
