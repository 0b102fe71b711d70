import { furtherPath, type MenuLink, routes, translatedPath } from '../routes.ts';
import type { SiteContent } from './collections.ts';

/** A link to the page for parents in another language, with its label in that language. */
interface LanguageLink extends MenuLink {
  lang: string;
}

export interface NewcomerLink extends MenuLink {
  /** What the page is about. */
  note: string;
  /** Phases in which the link is shown. */
  when?: string | undefined;
  /** The same page in other languages. */
  translations?: LanguageLink[];
}

/** Links to the page for parents in all languages except one. */
export function languageLinks({ parents, translations }: SiteContent, except = 'en'): LanguageLink[] {
  return [
    { label: parents.words.readHere, href: routes.parents, lang: 'en' },
    ...translations.map(({ code, parents: { words } }) => ({
      label: words.readHere,
      href: translatedPath(code),
      lang: code,
    })),
  ].filter(({ lang }) => lang !== except);
}

/** Links for newcomers, on the home page and in the drawer of small screens: pages with `onHome`, and that for parents. */
export function newcomerLinks(content: SiteContent): NewcomerLink[] {
  const pages = content.furtherPages.flatMap(({ slug, title, onHome, everyYear }) =>
    onHome
      ? [{ label: title, href: furtherPath(slug), note: onHome, when: everyYear ? undefined : 'before during' }]
      : [],
  );
  const parents = {
    label: content.parents.title,
    href: routes.parents,
    note: 'What parents and teachers ask first',
    translations: languageLinks(content),
  };
  return [...pages, parents];
}
