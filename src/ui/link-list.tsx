import { Fragment } from 'react';
import { Link } from './link.tsx';

/** Links in a sentence, with commas between them. */
export function LinkList({ links }: { links: readonly { label: string; url: string }[] }) {
  return links.map(({ label, url }, index) => (
    <Fragment key={url}>
      {index > 0 && ', '}
      <Link className="target link" href={url}>
        {label}
      </Link>
    </Fragment>
  ));
}
