import { Fragment } from 'react';
import type { TitledLink } from '../routes.ts';
import { Link } from './link.tsx';

/** Links in a sentence, with commas between them. */
export function LinkList({ links }: { links: readonly TitledLink[] }) {
  return links.map(({ title, url }, index) => (
    <Fragment key={url}>
      {index > 0 && ', '}
      <Link className="target link" href={url}>
        {title}
      </Link>
    </Fragment>
  ));
}
