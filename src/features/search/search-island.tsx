import type { SitePage } from '../../metadata/site-pages.ts';
import { PageList } from './page-list.tsx';
import { SearchForm } from './search-form.tsx';

/** The element into which `drawIsland` draws the search. Without script, it lists all pages. */
export function SearchIsland({ pages }: { pages: SitePage[] }) {
  return (
    <div id="search" className="stack" data-props={JSON.stringify({ pages })}>
      <search className="needs-script">
        <SearchForm disabled />
      </search>
      <div className="late">
        <p>The search needs JavaScript, which is not running. These are all pages.</p>
        <PageList pages={pages} />
      </div>
    </div>
  );
}
