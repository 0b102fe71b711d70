import type { Committee } from '../../content/schemas/committee.ts';
import { pathForCardTitle } from '../../routes.ts';
import { isOnMidnight } from '../../shared/picture-variants.ts';
import { roman } from '../../shared/words.ts';
import { Link } from '../../ui/link.tsx';
import type { Picture } from '../../ui/picture-image.tsx';
import { Agenda } from './agenda.tsx';
import styles from './committee-grid.module.css';
import { CommitteePicture } from './committee-picture.tsx';

/** A committee with its picture, where it has one, as a card shows it. */
type CommitteeCard = Committee & { picture: Picture | undefined };

/** All committees as cards, two in a row on small screens and up to six on large ones. */
export function CommitteeGrid({ committees }: { committees: CommitteeCard[] }) {
  return (
    <ul className={`wrap ${styles.grid}`}>
      {committees.map((committee, index) => {
        const { slug, cardTitle, fullName, agenda, openTo, tag, picture } = committee;
        const isDark = isOnMidnight(committee.image);
        return (
          <li key={slug} className={`${styles.card} ${isDark ? styles.night : ''}`}>
            <div className={styles.picture}>
              <CommitteePicture
                committee={committee}
                number={index + 1}
                picture={picture}
                isNight={isDark}
                isFirst={index < 2}
                isDecoration
              />
            </div>
            {/* As engraved plates have it: the number at the left; at the right who or what time it is for. */}
            <p className={styles.imprint}>
              <span className={styles.number} aria-hidden="true">
                {roman(index + 1)}
              </span>
              {openTo ? <span className={styles.openTo}>{openTo}</span> : tag && <span>{tag}</span>}
            </p>
            <h2 className="stretched">
              <Link href={pathForCardTitle(cardTitle, committees)}>{cardTitle}</Link>
            </h2>
            <p className={styles.fullName}>{fullName}</p>
            {/* It is searched on the committee's own page. */}
            <p className="screen-only" data-nosnippet>
              <Agenda>{agenda}</Agenda>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
