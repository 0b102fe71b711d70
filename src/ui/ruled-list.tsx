import { clsx } from 'clsx';
import type { AnchorHTMLAttributes, HTMLAttributes, PropsWithChildren, ReactNode } from 'react';
import { isExternal } from '../shared/base-path.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './ruled-list.module.css';

/** A list of rows between rules: documents, forms, letters. */
export function RuledList({ className, ...attributes }: HTMLAttributes<HTMLUListElement>) {
  return <ul className={clsx('rows', className)} {...attributes} />;
}

interface RowProps {
  title: string;
  /** Beside the title on wide screens, else below it. */
  note?: ReactNode;
}

type LinkRowProps = RowProps &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof RowProps> & {
    href: string;
    /** Phases in which it is shown. */
    when?: string;
  };

/** A row that is one link; its arrow shows whether it leaves the site. */
export function LinkRow({ title, note, href, when, ...attributes }: LinkRowProps) {
  return (
    <li data-when={when}>
      <Link className="row" href={href} {...attributes}>
        <RowText title={title} note={note} />
        <Icon name={isExternal(href) ? 'arrow-out' : 'arrow-right'} />
      </Link>
    </li>
  );
}

/** A row that leads nowhere. */
export function TextRow(words: RowProps) {
  return (
    <li className={clsx('row', styles.text)}>
      <RowText {...words} />
    </li>
  );
}

type DisclosureRowProps = PropsWithChildren<RowProps & { opensOnHover?: boolean }>;

/**
 * A row that opens a list of further rows over the page. The browser's own disclosure: it needs no script.
 * @param props `opensOnHover`: the mouse opens it, too
 */
export function DisclosureRow({ title, note, opensOnHover = false, children }: DisclosureRowProps) {
  return (
    <li className={styles.opening} data-menu-region={opensOnHover ? 'hover' : 'toggle'}>
      <details>
        <summary className="row">
          <RowText title={title} note={note} />
          <Icon name="plus" className="when-closed" />
          <Icon name="minus" className="when-open" />
        </summary>
        <ul className={styles.panel}>{children}</ul>
      </details>
    </li>
  );
}

function RowText({ title, note }: RowProps) {
  return (
    <>
      {/* A browser may have translated them before React runs. */}
      <b className="title" suppressHydrationWarning>
        {title}
      </b>
      {note && <small suppressHydrationWarning>{note}</small>}
    </>
  );
}
