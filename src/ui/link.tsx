import { clsx } from 'clsx';
import type { AnchorHTMLAttributes } from 'react';
import { isExternal, withBase } from '../shared/base-path.ts';
import { LOCALE } from '../shared/locale.ts';
import styles from './link.module.css';

const KINDS = {
  inline: clsx(styles.text),
  text: clsx('target', styles.text),
  listed: clsx('target', styles.listed),
  underlined: 'target underlined',
  action: clsx('target', styles.action),
  arrow: clsx('target underlined', styles.action),
};

/** All but `inline`, which is for a word in a sentence, are large enough for a finger. */
type LinkKind = keyof typeof KINDS;

/** For what looks like a link and is none: a button, a summary. */
export function linkClass(kind: LinkKind): string {
  return KINDS[kind];
}

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  kind?: LinkKind;
}

/** A path gets the site's base. Another site opens in a new tab, without a referrer; screen readers hear so after the words. */
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
          {' (opens in a new tab)'}
        </span>
      )}
    </a>
  );
}

export function EmailLink({ email, kind }: { email: string; kind: LinkKind }) {
  return (
    <Link kind={kind} href={`mailto:${email}`}>
      {email}
    </Link>
  );
}
