import type { AnchorHTMLAttributes } from 'react';
import { isExternal, withBase } from '../shared/base-path.ts';
import { LOCALE } from '../shared/locale.ts';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
}

/** Adds the base path to a path. Other sites open in a new tab, without a referrer; screen readers announce the new tab. */
export function Link({ href, children, ...attributes }: LinkProps) {
  const leaves = isExternal(href);
  return (
    <a href={withBase(href)} {...(leaves && { target: '_blank', rel: 'noopener noreferrer' })} {...attributes}>
      {children}
      {leaves && (
        // These words are in English even on pages in other languages.
        <span className="visually-hidden" lang={LOCALE}>
          {' (opens in a new tab)'}
        </span>
      )}
    </a>
  );
}
