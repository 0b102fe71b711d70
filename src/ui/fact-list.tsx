import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import type { MenuLink } from '../routes.ts';
import { Link } from './link.tsx';

export interface Fact {
  term: string;
  lines: readonly (string | MenuLink)[];
  note?: string | undefined;
  actions?: readonly MenuLink[];
}

type FactListProps = { facts: readonly Fact[] } & HTMLAttributes<HTMLDListElement>;

/** Facts as a description list: term, lines, note and links. */
export function FactList({ facts, className, ...attributes }: FactListProps) {
  return (
    <dl className={clsx('facts', className)} {...attributes}>
      {facts.map(({ term, lines, note, actions }) => (
        <div key={term}>
          <dt className="label">{term}</dt>
          {lines.map((line) =>
            typeof line === 'string' ? (
              <dd className="title" key={line}>
                {line}
              </dd>
            ) : (
              <dd className="title" key={line.href}>
                <Link className="target underlined" href={line.href}>
                  {line.label}
                </Link>
              </dd>
            ),
          )}
          {note && <dd className="small quiet">{note}</dd>}
          {actions && actions.length > 0 && (
            <dd className="actions screen-only small">
              {actions.map(({ label, href }) => (
                <Link key={href} className="target link" href={href}>
                  {label}
                </Link>
              ))}
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
