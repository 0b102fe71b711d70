import type { ReactNode } from 'react';
import { isExternal } from '../shared/base-path.ts';
import styles from './arrow-link.module.css';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

interface ArrowLinkProps {
  href: string;
  /** Leads back: the arrow comes before the text. */
  isBack?: boolean;
  /**
   * Leads to a file of this site that another program opens, such as a calendar's. Without `download`: by its type a
   * phone then offers to add what is in it, and does not just keep it.
   */
  isFile?: boolean;
  rel?: 'prev' | 'next';
  children: ReactNode;
}

/** A link on its own line, with an arrow that shows whether it leaves the site. */
export function ArrowLink({ href, isBack = false, isFile = false, rel, children }: ArrowLinkProps) {
  const isForth = !isBack && !isFile;
  return (
    <Link
      href={href}
      {...(rel && { rel })}
      kind="arrow"
      className={`${styles.link} ${isForth ? styles.forth : isBack ? styles.back : ''}`}
    >
      {!isForth && <Icon name={isBack ? 'arrow-left' : 'download'} />}
      <span>{children}</span>
      {isForth && <Icon name={isExternal(href) ? 'arrow-out' : 'arrow-right'} />}
    </Link>
  );
}
