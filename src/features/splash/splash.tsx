import { Fragment } from 'react';
import type { Conference } from '../../content/schemas/conference.ts';
import { routes } from '../../routes.ts';
import { formatDays } from '../../shared/dates.ts';
import { capitalise, ordinal } from '../../shared/words.ts';
import { Band } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Niche } from '../../ui/niche.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import styles from './splash.module.css';

interface SplashProps {
  conference: Conference;
  /** Shown in the arch. */
  statue: Picture & { alt: string };
}

/** The splash page. Its motion is CSS alone; without motion it shows the last frame. */
export function Splash({ conference, statue }: SplashProps) {
  const { name, edition, city, dates } = conference;
  const words = name.split(' ');
  const middle = Math.ceil(words.length / 2);
  return (
    <div className={styles.splash} data-theme="night">
      {/* Before the particles: the style sheet stops those that follow it. */}
      <input className={styles.pause} type="checkbox" aria-label="Pause motion" title="Pause motion" />
      <Particles />
      <div className={styles.frame} aria-hidden="true" />
      <h1 className={styles.title}>
        <Words words={words.slice(0, middle)} className={styles.left} />{' '}
        <Words words={words.slice(middle)} className={styles.right} />
      </h1>
      <div className={styles.portal}>
        <Niche className={styles.scene}>
          <span className={`ornament ${styles.halo}`} />
          <PictureImage
            picture={statue}
            alt={statue.alt}
            sizes="(orientation: landscape) min(26vw, 42vh), min(50vw, 25vh)"
            isFirst
          />
        </Niche>
      </div>
      <Band className={styles.ground} />
      <p className={`label ${styles.edition}`}>{`${capitalise(ordinal(edition))} edition · ${city}`}</p>
      <p className={`label ${styles.days}`}>{formatDays(dates)}</p>
      <p className={styles.home}>
        <ButtonLink kind="brass" href={routes.home}>
          HOME
        </ButtonLink>
      </p>
    </div>
  );
}

/** Words that rise into place. */
function Words({ words, className }: { words: string[]; className: string | undefined }) {
  return (
    <span className={className}>
      {words.map((word, index) => (
        <Fragment key={word}>
          {index > 0 && ' '}
          <span className={styles.word}>{word}</span>
        </Fragment>
      ))}
    </span>
  );
}

/** Twenty lozenges that drift beside the arch, above and below the words. */
function Particles() {
  return (
    <svg className={styles.particles} aria-hidden="true">
      {Array.from({ length: 20 }, (_, index) => {
        const fromEdge = 5 + ((index * 8.9) % 23);
        const isRight = index % 2 === 1;
        const isHigh = index % 5 < 3;
        const size = 3.5 + ((index * 1.7) % 4.5);
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
            key={index}
            x={`${(isRight ? 100 - fromEdge : fromEdge).toFixed(1)}%`}
            y={`${isHigh ? 5 + ((index * 7) % 19) : 84 + ((index * 5) % 11)}%`}
            width={size.toFixed(1)}
            height={size.toFixed(1)}
          />
        );
      })}
    </svg>
  );
}
