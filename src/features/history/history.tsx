import { clsx } from 'clsx';
import type { History } from '../../content/schemas/history.ts';
import { Arch } from '../../ui/arch.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import styles from './history.module.css';

/** A figure under an engraved arch, for the head of the About page. */
export function FigureInArch({ figure, alt }: { figure: Picture; alt: string }) {
  return (
    <div className="engraving">
      <Arch className={styles.arch}>
        <PictureImage picture={figure} alt={alt} sizes="(min-width: 40rem) 15rem, 10rem" isFirst />
      </Arch>
    </div>
  );
}

/** The years of the school and the conference on one line; the latest is this one's. */
export function Timeline({ entries }: { entries: History['timeline'] }) {
  return (
    <ol className={clsx('wrap', styles.timeline)}>
      {entries.map(({ year, title, text }) => (
        <li key={year}>
          <time className={styles.year} dateTime={String(year)}>
            {year}
          </time>
          <h2 className="title">{title}</h2>
          <p className="quiet">{text}</p>
        </li>
      ))}
    </ol>
  );
}
