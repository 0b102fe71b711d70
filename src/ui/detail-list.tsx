import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import type { TitledLink } from '../routes.ts';
import { Link } from './link.tsx';

export interface Detail {
  term: string;
  lines: readonly (string | TitledLink)[];
  note?: string | undefined;
  actions?: readonly TitledLink[];
}

type DetailListProps = { details: readonly Detail[] } & HTMLAttributes<HTMLDListElement>;

/** A description list of details: each has a term and lines, and may have a note and links. */
export function DetailList({ details, className, ...attributes }: DetailListProps) {
  return (
    <dl className={clsx('details', className)} {...attributes}>
      {details.map(({ term, lines, note, actions }) => (
        <div key={term}>
          <dt className="label">{term}</dt>
          {lines.map((line) =>
            typeof line === 'string' ? (
              <dd className="title" key={line}>
                {line}
              </dd>
            ) : (
              <dd className="title" key={line.url}>
                <Link className="target underlined" href={line.url}>
                  {line.title}
                </Link>
              </dd>
            ),
          )}
          {note && <dd className="small quiet">{note}</dd>}
          {actions && actions.length > 0 && (
            <dd className="actions screen-only small">
              {actions.map(({ title, url }) => (
                <Link key={url} className="target link" href={url}>
                  {title}
                </Link>
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
