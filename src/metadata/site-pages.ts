import type { Edition } from '../content/collections.ts';
import { listPages } from '../routes.ts';

/** For the head of a page: its own name, and a sentence or two for search results. */
export interface PageMeta {
  title: string;
  description: string;
}

export type SitePage = PageMeta & {
  path: string;
  /** Absent if it is English. */
  lang?: string | undefined;
};

/** Every page that is listed: not that for unknown addresses, nor what the offline copy shows in place of a page. */
export function sitePages(edition: Edition): SitePage[] {
  const { ownPages, parents, committees, addressals, furtherPages, translations } = edition;
  const summarised = <Text extends { summary: string }>(text: Text) => ({ ...text, description: text.summary });
  const found = listPages<PageMeta & { code?: string }>((name) => (name === 'parents' ? parents : ownPages[name]), {
    committees: committees.map(summarised),
    addressals: addressals.map(summarised),
    furtherPages,
    translations: translations.map(({ code, parents: { title, description } }) => ({ code, title, description })),
  });
  return found.map(({ path, title, description, code: lang }) => ({ path, title, description, lang }));
}
