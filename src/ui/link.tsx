import type { AnchorHTMLAttributes } from 'react';
import { isExternal, withBase } from '../shared/base-path.ts';
import { LOCALE } from '../shared/locale.ts';

const NEW_TAB = ' (opens in a new tab)';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** The only way to link. A path gets the site's base. Another site opens in a new tab, without a referrer. */
export function Link({ href, children, ...attributes }: LinkProps) {
  const leaves = isExternal(href);
  return (
    <a href={withBase(href)} {...(leaves && { target: '_blank', rel: 'noopener noreferrer' })} {...attributes}>
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
