import { clsx } from 'clsx';
import type { History } from '../../content/schemas/history.ts';
import type { OwnPages } from '../../content/schemas/own-pages.ts';
import { ByPhase } from '../../phase/by-phase.tsx';
import { Arch } from '../../ui/arch.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import styles from './about-head.module.css';

interface AboutHeadProps extends History {
  page: OwnPages['about'];
  picture: (Picture & { alt: string }) | undefined;
}

export function AboutHead({ page: { title, lede }, picture, timeline }: AboutHeadProps) {
  const drawing = picture && (
    <Arch className={styles.arch}>
      <PictureImage picture={picture} alt={picture.alt} sizes="(min-width: 40rem) 12rem, 8rem" isFirst />
    </Arch>
  );
  return <PageHead title={title} lede={lede} links={<Timeline entries={timeline} />} drawing={drawing} />;
}

function Timeline({ entries }: { entries: History['timeline'] }) {
  return (
    <ol className={clsx('rows', styles.timeline)}>
      {entries.map(({ year, title, text }) => (
        <li key={year}>
          <time className={styles.year} dateTime={String(year)}>
            {year}
          </time>
          <b className="title">{title}</b>
          <small className="quiet">
            <ByPhase words={text} />
          </small>
        </li>
      ))}
    </ol>
  );
}
