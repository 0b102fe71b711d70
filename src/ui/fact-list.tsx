import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import type { MenuLink } from '../routes.ts';
import { FORMATS } from '../shared/locale.ts';
import { Link } from './link.tsx';

export interface Fact {
  term: string;
  lines: readonly (string | readonly MenuLink[])[];
  note?: string | undefined;
  actions?: readonly MenuLink[];
}

type FactListProps = { facts: readonly Fact[] } & HTMLAttributes<HTMLDListElement>;

export function FactList({ facts, className, ...attributes }: FactListProps) {
  return (
    <dl className={clsx('facts', className)} {...attributes}>
      {facts.map(({ term, lines, note, actions }) => (
        <div key={term}>
          <dt className="label">{term}</dt>
          {lines.map((line) => (
            <dd className="title" key={String(line)}>
              {typeof line === 'string' ? line : <LinkList links={line} />}
            </dd>
          ))}
          {note && <dd className="small quiet">{note}</dd>}
          {actions && actions.length > 0 && (
            <dd className="actions screen-only small" data-when="before during">
              {actions.map(({ label, href }) => (
                <Link key={href} kind="text" href={href}>
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

function LinkList({ links }: { links: readonly MenuLink[] }) {
  // Every other part is what joins two names.
  return new Intl.ListFormat(FORMATS).formatToParts(links.map(({ label }) => label)).map(({ value }, index) => {
    const link = links[index / 2];
    return link ? (
      <Link key={link.href} kind="underlined" href={link.href}>
        {value}
      </Link>
    ) : (
      value
    );
  });
}
