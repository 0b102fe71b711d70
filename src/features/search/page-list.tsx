import type { SitePage } from '../../metadata/site-pages.ts';
import { routes } from '../../routes.ts';
import { LinkRow, RuledList } from '../../ui/ruled-list.tsx';

const SUGGESTED: string[] = [routes.committees, routes.guidelines, routes.contact];

/** The pages that are suggested before a search, and when it finds nothing. */
export function suggestedIn(pages: SitePage[]): SitePage[] {
  return pages.filter(({ path }) => SUGGESTED.includes(path));
}

export function PageList({ pages }: { pages: SitePage[] }) {
  return (
    <RuledList>
      {pages.map(({ path, title, description, lang }) => (
        <LinkRow key={path} url={path} title={title} note={description} lang={lang} />
      ))}
    </RuledList>
  );
}
