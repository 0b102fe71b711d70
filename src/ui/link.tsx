import type { AnchorHTMLAttributes } from 'react';
import { isExternal, withBase } from '../shared/base-path.ts';
import { LOCALE } from '../shared/locale.ts';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** A path gets the site's base. Another site opens in a new tab, without a referrer; screen readers hear so after the words. */
export function Link({ href, children, ...attributes }: LinkProps) {
  const leaves = isExternal(href);
  return (
    <a href={withBase(href)} {...(leaves && { target: '_blank', rel: 'noopener noreferrer' })} {...attributes}>
      {children}
      {leaves && (
        // A page in another language links away, too.
        <span className="visually-hidden" lang={LOCALE}>
          {' (opens in a new tab)'}
        </span>
      )}
    </a>
  );
}
