import type { ReactNode } from 'react';
import { isExternal } from '../shared/base-path.ts';
import styles from './arrow-link.module.css';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

interface ArrowLinkProps {
  href: string;
  /** Leads back: the arrow comes before the text. */
  isBack?: boolean;
  rel?: 'prev' | 'next';
  children: ReactNode;
}

/** A link on its own line, with an arrow that shows whether it leaves the site. */
export function ArrowLink({ href, isBack = false, rel, children }: ArrowLinkProps) {
  return (
    <Link href={href} {...(rel && { rel })} className={`action ${styles.link} ${isBack ? styles.back : styles.forth}`}>
      {isBack && <Icon name="arrow-left" />}
      <span>{children}</span>
      {!isBack && <Icon name={isExternal(href) ? 'arrow-out' : 'arrow-right'} />}
    </Link>
  );
}
