import { clsx } from 'clsx';
import type { AnchorHTMLAttributes } from 'react';
import { isExternal, withBase } from '../shared/base-path.ts';
import { LOCALE } from '../shared/locale.ts';
import { type LinkKind, linkClass } from './link-kind.ts';

const NEW_TAB = ' (opens in a new tab)';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** How it looks; without one, as its component says. */
  kind?: LinkKind;
}

/** How components link to a page or another site. A path gets the site's base. Another site opens in a new tab, without a referrer. */
export function Link({ href, kind, className, children, ...attributes }: LinkProps) {
  const leaves = isExternal(href);
  return (
    <a
      className={clsx(kind && linkClass(kind), className) || undefined}
      href={withBase(href)}
      {...(leaves && { target: '_blank', rel: 'noopener noreferrer' })}
      {...attributes}
    >
      {children}
      {leaves && (
        // A page in another language links away, too.
        <span className="visually-hidden" lang={LOCALE}>
          {NEW_TAB}
        </span>
      )}
    </a>
  );
}
