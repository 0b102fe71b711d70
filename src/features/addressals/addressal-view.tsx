import type { PropsWithChildren } from 'react';
import type { Edition } from '../../content/collections.ts';
import type { Addressal } from '../../content/schemas/addressal.ts';
import type { MenuLink } from '../../routes.ts';
import { ordinal } from '../../shared/words.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { Quiet, Title } from '../../ui/letters.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import styles from './addressal-view.module.css';

type AddressalViewProps = PropsWithChildren<{
  addressal: Addressal;
  edition: Edition;
  /** Beside the signature. */
  seal: Picture | undefined;
  next?: MenuLink | undefined;
}>;

/** The page of one addressal: a letter, signed and sealed; below it a link to the next, if there is one. */
export function AddressalView({ addressal, edition, seal, next, children }: AddressalViewProps) {
  const { author, salutation, closing } = addressal;
  return (
    <div className={`wrap columns ${styles.page}`}>
      <article className={`prose ${styles.letter}`}>
        <Quiet isSmall data-when="after">
          {edition.pages.addressals.afterwards}
        </Quiet>
        <Title>{salutation}</Title>
        <div className={`prose ${styles.text}`}>{children}</div>
        <div className={styles.signature}>
          <p>
            {author && <b>{author}</b>}
            <Quiet as="span">
              {closing}, {ordinal(edition.conference.edition)} edition
            </Quiet>
          </p>
          {seal && (
            <div className={`screen-only ${styles.seal}`}>
              <PictureImage picture={seal} alt="" sizes="8rem" />
            </div>
          )}
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
