import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';
import { Link } from './link.tsx';

/** A fact in a line or two, with an optional note. */
export interface Fact {
  term: string;
  lines: readonly string[];
  note?: string | undefined;
  /** What a visitor can do about it, until it is over. */
  action?: { label: string; href: string };
}

/** Facts at a glance, across the page. */
export function FactList({
  facts,
  className,
  ...attributes
}: { facts: readonly Fact[] } & HTMLAttributes<HTMLDListElement>) {
  return (
    <dl className={clsx('wrap grid tiles facts', className)} {...attributes}>
      {facts.map(({ term, lines, note, action }) => (
        <div key={term}>
          <dt className="label">{term}</dt>
          {lines.map((line) => (
            <dd className="title" key={line}>
              {line}
            </dd>
          ))}
          {note && <dd className="small quiet">{note}</dd>}
          {action && (
            <dd className="screen-only small" data-when="before during">
              <Link kind="text" href={action.href}>
                {action.label}
              </Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
