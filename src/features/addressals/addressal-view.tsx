import type { PropsWithChildren } from 'react';
import type { Edition } from '../../content/collections.ts';
import type { Addressal } from '../../content/schemas/addressal.ts';
import type { MenuLink } from '../../routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import styles from './addressal-view.module.css';

type AddressalViewProps = PropsWithChildren<{
  addressal: Addressal;
  edition: Edition;
  next?: MenuLink | undefined;
}>;

/** The page of one addressal: a letter with its signature; below it a link to the next, if there is one. */
export function AddressalView({ addressal, edition, next, children }: AddressalViewProps) {
  const { author, salutation, closing } = addressal;
  return (
    <div className={`wrap grid ${styles.page}`}>
      <article className={`prose ${styles.letter}`}>
        <p className="quiet small" data-when="after">
          {edition.pages.addressals.afterwards}
        </p>
        <p className="title">{salutation}</p>
        <div className={`prose ${styles.text}`}>{children}</div>
        <div className={styles.signature}>
          <p>
            {author && <b>{author}</b>}
            <span className="quiet">{closing}</span>
          </p>
        </div>
        {next && (
          <p className="screen-only">
            <ArrowLink href={next.href}>{next.label}</ArrowLink>
          </p>
        )}
      </article>
    </div>
  );
}
