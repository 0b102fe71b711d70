import type { ReactNode } from 'react';
import { isExternal } from '../shared/base-path.ts';
import { Icon, type IconName } from './icon.tsx';
import { Link } from './link.tsx';

interface ArrowLinkProps {
  href: string;
  /** Puts an arrow to the left and “Back to” before the words. */
  isBack?: boolean;
  /** An icon before the words, for example a calendar, in place of the arrow after them. */
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

/** The arrow of a link. Its direction shows whether the link leads to another site. */
export function LinkArrow({ href }: { href: string }) {
  return isExternal(href) ? <ExternalArrow href={href} /> : <Icon name="arrow-right" />;
}

/** The arrow of external links, for lists whose other links have no arrow. */
export function ExternalArrow({ href }: { href: string }) {
  return isExternal(href) && <Icon name="arrow-out" />;
}
