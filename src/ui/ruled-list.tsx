import type { AnchorHTMLAttributes, PropsWithChildren } from 'react';
import { isExternal } from '../shared/base-path.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './ruled-list.module.css';

/** A list of rows between rules: documents, forms, letters. */
export function RuledList({ children }: PropsWithChildren) {
  return <ul className={`ruled ${styles.list}`}>{children}</ul>;
}

interface RowProps {
  title: string;
  /** The line below the title. */
  note?: string | undefined;
}

type LinkRowProps = RowProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof RowProps> & { href: string };

/** A row that is one link; its arrow shows whether it leaves the site. */
export function LinkRow({ title, note, href, ...attributes }: LinkRowProps) {
  return (
    <li>
      <Link className={styles.row} href={href} {...attributes}>
        <RowText title={title} note={note} />
        <Icon name={isExternal(href) ? 'arrow-out' : 'arrow-right'} className={`screen-only ${styles.sign}`} />
      </Link>
    </li>
  );
}

type DisclosureRowProps = PropsWithChildren<RowProps & { opensOnHover?: boolean }>;

/**
 * A row that opens a list of further rows, in the flow. The browser's own disclosure: it needs no script.
 * @param props `opensOnHover`: the mouse opens it, too
 */
export function DisclosureRow({ title, note, opensOnHover = false, children }: DisclosureRowProps) {
  return (
    <li data-menu-region={opensOnHover ? 'hover' : undefined}>
      <details>
        <summary className={styles.row}>
          <RowText title={title} note={note} />
          <Icon name="plus" className={`screen-only when-closed ${styles.sign}`} />
          <Icon name="minus" className={`screen-only when-open ${styles.sign}`} />
        </summary>
        <div className={styles.panel}>{children}</div>
      </details>
    </li>
  );
}

function RowText({ title, note }: RowProps) {
  return (
    <>
      {/* A browser may have translated them before React runs. */}
      <b suppressHydrationWarning>{title}</b>
      {note && <small suppressHydrationWarning>{note}</small>}
    </>
  );
}
