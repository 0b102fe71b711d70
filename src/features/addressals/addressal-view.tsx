import { clsx } from 'clsx';
import type { PropsWithChildren } from 'react';
import type { Addressal } from '../../content/schemas/addressal.ts';
import type { MenuLink } from '../../routes.ts';
import { ArrowLink } from '../../ui/arrow-link.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import styles from './addressal-view.module.css';

type AddressalViewProps = PropsWithChildren<{
  addressal: Addressal;
  /** Beside the signature. */
  seal: Picture | undefined;
  next?: MenuLink | undefined;
}>;

/** The page of one addressal: a letter with its signature and a link to the next letter, if there is one. */
export function AddressalView({ addressal, seal, next, children }: AddressalViewProps) {
  const { author, salutation, closing } = addressal;
  return (
    <div className="wrap halves">
      <article className={clsx('section grid', styles.letter)}>
        <p className="title heading">{salutation}</p>
        <div className={clsx('prose', styles.text)}>{children}</div>
        <div className={styles.signature}>
          <p>
            {author && <b>{author}</b>}
            <span className="quiet">{closing}</span>
          </p>
          {next && (
            <div className="screen-only">
              <ArrowLink href={next.href}>{next.label}</ArrowLink>
            </div>
          )}
        </div>
        {seal && (
          <div className={styles.seal}>
            <PictureImage picture={seal} alt="" sizes="(min-width: 60rem) 16rem, 9rem" />
          </div>
        )}
      </article>
    </div>
  );
}
