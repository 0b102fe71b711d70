import { clsx } from 'clsx';
import type { AnchorHTMLAttributes } from 'react';
import { isExternal, NEW_TAB, withBase } from '../shared/base-path.ts';
import { LOCALE } from '../shared/locale.ts';
import { type LinkKind, linkClass } from './link-kind.ts';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  /** How it looks; without one, as its component says. */
  kind?: LinkKind;
}

/** How components link to a page or another site. A path gets the site's base. Another site opens in a new tab. */
export function Link({ href, kind, className, children, ...attributes }: LinkProps) {
  const leaves = isExternal(href);
  return (
    <a
      className={clsx(kind && linkClass(kind), className) || undefined}
      href={withBase(href)}
      {...(leaves && NEW_TAB.attributes)}
      {...attributes}
    >
      {children}
      {leaves && (
        // A page in another language links away, too.
        <span className="visually-hidden" lang={LOCALE}>
          {NEW_TAB.hint}
        </span>
      )}
    </a>
  );
}

/** An email address: it opens the visitor's own email program. */
export function EmailLink({ email, kind }: { email: string; kind: LinkKind }) {
  return (
    <Link kind={kind} href={`mailto:${email}`}>
      {email}
    </Link>
  );
}
