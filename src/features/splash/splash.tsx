import { Fragment } from 'react';
import type { Conference } from '../../content/schemas/conference.ts';
import { routes } from '../../routes.ts';
import { formatDays } from '../../shared/dates.ts';
import { capitalise, ordinal } from '../../shared/words.ts';
import { Band } from '../../ui/band.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Drawing } from '../../ui/drawing.tsx';
import { Label } from '../../ui/letters.tsx';
import { Niche } from '../../ui/niche.tsx';
import { Ornament } from '../../ui/ornament.tsx';
import { type Picture, PictureImage } from '../../ui/picture-image.tsx';
import narrow from './particles-narrow.svg?raw';
import wide from './particles-wide.svg?raw';
import styles from './splash.module.css';

interface SplashProps {
  conference: Conference;
  /** What the button says. */
  enter: string;
  /** Stands in the arch; without one, the mark does. */
  picture: Picture | undefined;
  /** What it shows, in words; left out where it only decorates. */
  pictureAlt?: string | undefined;
}

/** What fits into a line beside the arch of a phone that is held on its side. */
const LINE_LETTERS = 14;

/** The splash page. Its motion is CSS alone; without motion it shows the last frame. */
export function Splash({ conference, enter, picture, pictureAlt = '' }: SplashProps) {
  const { name, edition, city, dates } = conference;
  // Set on both sides of the arch.
  const words = name.split(' ');
  const middle = Math.ceil(words.length / 2);
  const sides = [words.slice(0, middle), words.slice(middle)] as const;
  const isLong = sides.some((side) => side.join(' ').length > LINE_LETTERS);
  return (
    <div className={styles.splash} data-theme="night">
      <Drawing svg={narrow} className={`${styles.particles} ${styles.narrow}`} />
      <Drawing svg={wide} className={`${styles.particles} ${styles.wide}`} />
      <label className={`target ${styles.pause}`}>
        <input type="checkbox" />
        Pause motion
      </label>
      <Band className={styles.ground} />
      <div className={styles.frame} aria-hidden="true" />
      <div className={styles.inner}>
        <h1 className={isLong ? `${styles.title} ${styles.long}` : styles.title}>
          <Words words={sides[0]} className={styles.left} /> <Words words={sides[1]} className={styles.right} />
        </h1>
        <div className={styles.portal}>
          <Niche className={`${styles.scene} ${picture?.isFigure ? '' : styles.plain}`}>
            <Ornament className={styles.halo} />
            {picture ? (
              <PictureImage
                picture={picture}
                alt={pictureAlt}
                sizes="(min-width: 60rem) min(25vw, 40vh), min(56vw, 25vh)"
                isFirst
              />
            ) : (
              <Ornament className={styles.mark} />
            )}
          </Niche>
        </div>
        <Label className={styles.edition}>{`${capitalise(ordinal(edition))} edition · ${city}`}</Label>
        <Label className={styles.days}>{formatDays(dates)}</Label>
      </div>
      <p className={styles.home}>
        <ButtonLink kind="brass" href={routes.home}>
          {enter}
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
