import { furtherLink, routes, type TitledLink, translatedPath } from '../routes.ts';
import type { SiteContent } from './collections.ts';

export interface NewcomerLink extends TitledLink {
  /** The phases in which the link is shown, such as `before during`; absent for all. */
  when?: string | undefined;
  /** The same page in other languages. */
  translations?: TitledLink[];
}

/** Links to the page for parents in all languages except one. */
export function languageLinks({ parents, translations }: Pick<SiteContent, 'parents' | 'translations'>, except = 'en') {
  return [
    { title: parents.words.readHere, url: routes.parents, lang: 'en' },
    ...translations.map(({ language, parents: { words } }) => ({
      title: words.readHere,
      url: translatedPath(language),
      lang: language,
    })),
  ].filter(({ lang }) => lang !== except);
}

/** Links for newcomers, on the home page and in the drawer of small screens: pages with `onHome`, and the page for parents. */
export function newcomerLinks(content: Pick<SiteContent, 'parents' | 'translations' | 'furtherPages'>): NewcomerLink[] {
  const pages = content.furtherPages.flatMap((page) =>
    page.onHome
      ? [{ ...furtherLink(page), note: page.onHome, when: page.everyYear ? undefined : 'before during' }]
      : [],
  );
  const parents = {
    title: content.parents.title,
    url: routes.parents,
    note: 'What parents and teachers ask first',
    translations: languageLinks(content),
  };
  return [...pages, parents];
}
