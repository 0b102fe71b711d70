import type { ReactNode } from 'react';
import { isExternal } from '../shared/base-path.ts';
import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';

interface ArrowLinkProps {
  href: string;
  /** Leads back: the arrow comes before the text. */
  isBack?: boolean;
  /**
   * In place of the arrow, for a file of this site that another program opens, such as a calendar. The link has no
   * `download` attribute: a phone then offers to add what is in the file, and does not just keep it.
   */
  icon?: IconName;
  children: ReactNode;
}

/** A link on its own line, with an arrow that shows whether it leaves the site. */
export function ArrowLink({ href, isBack = false, icon, children }: ArrowLinkProps) {
  const first = isBack ? 'arrow-left' : icon;
  return (
    <Link href={href} kind="arrow">
      {first && <Icon name={first} />}
      <span>{children}</span>
      {!first && <Icon name={isExternal(href) ? 'arrow-out' : 'arrow-right'} />}
    </Link>
  );
}
