import type { PropsWithChildren } from 'react';
import type { Edition } from '../../content/collections.ts';
import type { Addressal } from '../../content/schemas/addressal.ts';
import type { MenuLink } from '../../routes.ts';
import { ordinal } from '../../shared/words.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Quiet, Title } from '../../ui/letters.tsx';
import { Niche } from '../../ui/niche.tsx';
import styles from './addressal-view.module.css';

type AddressalViewProps = PropsWithChildren<{ addressal: Addressal; edition: Edition; next?: MenuLink | undefined }>;

/** The page of one addressal: a letter beside the niche for a portrait; below it a link to the next, if there is one. */
export function AddressalView({ addressal, edition, next, children }: AddressalViewProps) {
  const { author, role, salutation, closing } = addressal;
  return (
    <div className={`wrap columns ${styles.grid}`}>
      <div className={`stack ${styles.side}`}>
        <Niche className={styles.rosette} isDecorative />
        {author && (
          <p className={styles.who}>
            <b>{author}</b>
            <Quiet as="span">{role}</Quiet>
          </p>
        )}
      </div>
      <article className={`prose ${styles.letter}`}>
        <Quiet isSmall data-when="after">
          {edition.pages.addressals.afterwards}
        </Quiet>
        <Title>{salutation}</Title>
        <div className={`prose ${styles.text}`}>{children}</div>
        <p className={styles.signature}>
          {author && <b>{author}</b>}
          <Quiet as="span">
            {closing}, {ordinal(edition.conference.edition)} edition
          </Quiet>
        </p>
        {next && (
          <p className="screen-only">
            <ArrowLink href={next.href}>{next.label}</ArrowLink>
          </p>
        )}
      </article>
    </div>
  );
}
