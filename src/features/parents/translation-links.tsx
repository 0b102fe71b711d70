import { languageOf } from '../../languages/languages.ts';
import { alternatesOf, routes } from '../../routes.ts';
import { Link } from '../../ui/link.tsx';

interface TranslationLinksProps {
  /** Those into which the page for parents and schools is translated. */
  languages: readonly { code: string }[];
  /** Language of the page on which the links are. */
  current?: string;
}

/** Links to the page for parents and schools in each of its other languages, if it has any. */
export function TranslationLinks({ languages, current = 'en' }: TranslationLinksProps) {
  return Object.entries(alternatesOf(routes.parentsAndSchools, languages))
    .filter(([code]) => code !== current)
    .map(([code, path]) => (
      <Link key={code} kind="arrow" href={path} lang={code} hrefLang={code}>
        {languageOf(code).name}
      </Link>
    ));
}
