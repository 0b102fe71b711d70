import { clsx } from 'clsx';
import type { PropsWithChildren, ReactNode } from 'react';
import type { PhasedText } from '../../phase/phase.ts';
import { Arch } from '../../ui/arch.tsx';
import { PageHead, sizesInHead } from '../../ui/page-head.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import styles from './placeholder.module.css';

type PlaceholderProps = PropsWithChildren<{
  title: string;
  lede?: PhasedText | undefined;
  picture?: ReactNode;
}>;

/** A page with a title, a drawing and links to other pages, for content that is missing or still to come. */
export function Placeholder({ title, lede, picture, children }: PlaceholderProps) {
  return (
    <PageHead
      title={title}
      lede={lede}
      action={<div className={clsx('actions', styles.actions)}>{children}</div>}
      drawing={picture}
      hasBand={false}
    />
  );
}

/** The drawing for pages that are still to come: a closed door; after the conference, a door that is ajar. */
export function Doors({ pictures }: { pictures: Picture[] }) {
  return pictures.map((picture, index) => (
    <div key={picture.src} data-when={index === 0 ? 'before during' : 'after'}>
      <PictureImage picture={picture} alt="" sizes={sizesInHead(picture)} />
    </div>
  ));
}

/** The drawing on the page for unknown addresses: an arch with a question mark in place of a statue. */
export function EmptyArch() {
  return (
    <div className={styles.picture}>
      <Arch isDecorative>
        <span className={styles.figure}>?</span>
      </Arch>
    </div>
  );
}
