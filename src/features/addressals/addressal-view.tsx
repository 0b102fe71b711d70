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
    <div className="wrap">
      <article className="section grid">
        <p className="title statement heading">{salutation}</p>
        <div className={clsx('prose', styles.text)}>{children}</div>
        <div className={styles.signature}>
          <div>
            <p className="statement">{author || closing}</p>
            {author && <p className="quiet">{closing}</p>}
            {next && (
              <div className="screen-only">
                <ArrowLink href={next.href}>{next.label}</ArrowLink>
              </div>
            )}
          </div>
          {seal && (
            <div className={styles.seal}>
              <PictureImage picture={seal} alt="" sizes="9rem" />
            </div>
          )}
        </div>
      </article>
    </div>
  );
}
