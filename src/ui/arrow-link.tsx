import type { ReactNode } from 'react';
import { isExternal } from '../shared/base-path.ts';
import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';

interface ArrowLinkProps {
  href: string;
  /** To the page that is named. */
  isBack?: boolean;
  /** In place of the arrow. No `download`: a phone then offers to add a calendar, and does not just keep the file. */
  icon?: IconName | undefined;
  children: ReactNode;
}

export function ArrowLink({ href, isBack = false, icon, children }: ArrowLinkProps) {
  const first = isBack ? 'arrow-left' : icon;
  return (
    <Link className="target underlined action-link" href={href}>
      {first && <Icon name={first} />}
      <span>
        {isBack && 'Back to '}
        {children}
      </span>
      {!first && <LinkArrow href={href} />}
    </Link>
  );
}

/** Says whether a link leads to another site. */
export function LinkArrow({ href }: { href: string }) {
  return isExternal(href) ? <ExternalArrow href={href} /> : <Icon name="arrow-right" />;
}

/** The sign of a link to another site, in lists whose other links have none. */
export function ExternalArrow({ href }: { href: string }) {
  return isExternal(href) && <Icon name="arrow-out" />;
}
