import type { ReactNode } from 'react';
import arrow from './arrow-link.module.css';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/**
 * A link on its own line to a file of this site that another program opens, such as a calendar's. Without
 * `download`: by its type a phone then offers to add what is in it, and does not just keep it.
 */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={`action ${arrow.link}`}>
      <Icon name="download" />
      <span>{children}</span>
    </Link>
  );
}
