import { furtherPath, routes, type TitledLink, translatedPath } from '../routes.ts';
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
    ...translations.map(({ code, parents: { words } }) => ({
      title: words.readHere,
      url: translatedPath(code),
      lang: code,
    })),
  ].filter(({ lang }) => lang !== except);
}

/** Links for newcomers, on the home page and in the drawer of small screens: pages with `onHome`, and the page for parents. */
export function newcomerLinks(content: Pick<SiteContent, 'parents' | 'translations' | 'furtherPages'>): NewcomerLink[] {
  const pages = content.furtherPages.flatMap(({ slug, title, onHome, everyYear }) =>
    onHome ? [{ title, url: furtherPath(slug), note: onHome, when: everyYear ? undefined : 'before during' }] : [],
  );
  const parents = {
    title: content.parents.title,
    url: routes.parents,
    note: 'What parents and teachers ask first',
    translations: languageLinks(content),
  };
  return [...pages, parents];
}
