import type { ReactNode } from 'react';
import type { PageGroup } from '../../lib/site-pages.ts';
import { PageList } from './page-list.tsx';
import { SearchWithoutScript } from './search-without-script.tsx';

/** The search, or the reason why there is none, over the list of all pages. */
export function SearchPage({ search, groups }: { search?: ReactNode; groups: PageGroup[] }) {
  return (
    <div className="wrap">
      {search}
      <SearchWithoutScript />
      <PageList groups={groups} />
    </div>
  );
}
