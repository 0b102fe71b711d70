import type { SitePage } from '../../metadata/site-pages.ts';
import { PageList, suggestedIn } from './page-list.tsx';
import { SearchForm } from './search-form.tsx';

/** The element into which `drawIsland` draws the search. Without script, it lists all pages. */
export function SearchIsland({ pages }: { pages: SitePage[] }) {
  return (
    <div id="search" className="stack" data-props={JSON.stringify({ pages })}>
      <search className="needs-script">
        <SearchForm disabled />
      </search>
      <p role="status" />
      <div className="needs-script">
        <PageList pages={suggestedIn(pages)} />
      </div>
      <div className="late">
        <p>The search needs JavaScript, which is not running. These are all pages.</p>
        <PageList pages={pages} />
      </div>
    </div>
  );
}
