import type { AnchorHTMLAttributes, PropsWithChildren } from 'react';
import { isExternal } from '../shared/base-path.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';
import { Ruled } from './ruled.tsx';
import styles from './ruled-list.module.css';
import { langOf, type Words, wordsOf } from './words.ts';

type RuledListProps = PropsWithChildren<{
  isNested?: boolean;
  /** Where some rows are text alone. */
  isTight?: boolean;
}>;

/** A list of rows between rules: documents, forms, letters. */
export function RuledList({ isNested = false, isTight = false, children }: RuledListProps) {
  return (
    <Ruled isFine={isNested} isTight={isTight} className={`list ${styles.list} ${isNested ? styles.nested : ''}`}>
      {children}
    </Ruled>
  );
}

interface RowProps {
  title: Words;
  /** One line below the title, or several. */
  note?: Words | Words[] | undefined;
}

/** A row that is one link. */
export function LinkRow({ className, ...link }: RowProps & { href: string; className?: string }) {
  return (
    <li className={className}>
      <RowLink {...link} />
    </li>
  );
}

type RowLinkProps = RowProps & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof RowProps> & { href: string };

/** The link of a row; its arrow shows whether it leaves the site. */
export function RowLink({ title, note, href, ...attributes }: RowLinkProps) {
  return (
    <Link className={`target ${styles.row}`} href={href} {...attributes}>
      <RowText title={title} note={note} />
      <Icon name={isExternal(href) ? 'arrow-out' : 'arrow-right'} className={`screen-only ${styles.sign}`} />
    </Link>
  );
}

type DisclosureRowProps = PropsWithChildren<RowProps & { opensOnHover?: boolean }>;

/**
 * A row that opens a list of further rows. The browser's own disclosure: it needs no script.
 * @param props `opensOnHover`: the mouse opens it, too, as a menu over what follows
 */
export function DisclosureRow({ title, note, opensOnHover = false, children }: DisclosureRowProps) {
  return (
    <li className={opensOnHover ? styles.hover : undefined} data-menu-region={opensOnHover ? 'hover' : undefined}>
      <details>
        <summary className={`target ${styles.row}`}>
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
    <span>
      <b lang={langOf(title)}>{wordsOf(title)}</b>
      {[note ?? []].flat().map((line) => (
        <small key={wordsOf(line)} lang={langOf(line)}>
          {wordsOf(line)}
        </small>
      ))}
    </span>
  );
}
