import type { SitePage } from '../../metadata/site-pages.ts';
import { LinkRow, RuledList } from '../../ui/ruled-list.tsx';

export function PageList({ pages }: { pages: SitePage[] }) {
  return (
    <RuledList>
      {pages.map(({ path, title, description, lang }) => (
        <LinkRow key={path} url={path} title={title} note={description} lang={lang} />
      ))}
    </RuledList>
  );
}
