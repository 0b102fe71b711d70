import { clsx } from 'clsx';
import type { PropsWithChildren, ReactNode } from 'react';
import type { TitledLink } from '../routes.ts';
import { LinkArrow } from './arrow-link.tsx';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import styles from './ruled-list.module.css';

/** A list of rows with lines between them. */
export function RuledList({ children }: PropsWithChildren) {
  return <ul className="rows">{children}</ul>;
}

interface RowProps {
  title: ReactNode;
  note?: ReactNode;
}

/** The whole row is the target of its link. The name of the link does not include the note. */
export function LinkRow({ title, note, url, lang }: RowProps & Pick<TitledLink, 'url' | 'lang'>) {
  const link = (
    <Link className="stretched" href={url}>
      {title}
    </Link>
  );
  return (
    <li className="row" lang={lang}>
      <RowText title={link} note={note} />
      <LinkArrow href={url} />
    </li>
  );
}

/** A row without a link. */
export function TextRow(words: RowProps) {
  return (
    <li className={clsx('row', styles.text)}>
      <RowText {...words} />
    </li>
  );
}

type DisclosureRowProps = PropsWithChildren<RowProps & { opensOnHover?: boolean }>;

export function DisclosureRow({ title, note, opensOnHover = false, children }: DisclosureRowProps) {
  return (
    <li data-menu-region={opensOnHover ? 'hover' : 'toggle'}>
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
      <b className="title">{title}</b>
      {note && <small>{note}</small>}
    </>
  );
}
