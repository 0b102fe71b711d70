import { kindOf } from '../../content/facts/committee-kind.ts';
import type { Committee } from '../../content/schemas/committee.ts';
import type { Conference } from '../../content/schemas/conference.ts';
import { pathForCardTitle } from '../../routes.ts';
import { roman } from '../../shared/words.ts';
import { Link } from '../../ui/link.tsx';
import type { Picture } from '../../ui/picture-image.tsx';
import { Agenda } from './agenda.tsx';
import { audienceOf } from './committee-filter.tsx';
import styles from './committee-grid.module.css';
import { CommitteePicture } from './committee-picture.tsx';

/** A committee with its picture, where it has one, as a card shows it. */
type CommitteeCard = Committee & { picture: Picture | undefined };

interface CommitteeGridProps {
  committees: CommitteeCard[];
  conference: Pick<Conference, 'committeeKinds'>;
}

/** All committees as cards, two in a row on small screens and up to six on large ones. */
export function CommitteeGrid({ committees, conference }: CommitteeGridProps) {
  return (
    <ul className={`wrap ${styles.grid}`}>
      {committees.map((committee, index) => {
        const { slug, cardTitle, fullName, agenda, eligibility, picture } = committee;
        const kind = kindOf(committee, conference);
        return (
          <li
            key={slug}
            data-card
            data-audience={audienceOf(committee)}
            data-kind={kind?.id}
            className={`${styles.card} ${kind?.isDark ? styles.night : ''}`}
          >
            <div className={styles.picture} data-transition={`picture-${slug}`}>
              <CommitteePicture
                committee={committee}
                picture={picture}
                isNight={kind?.isDark ?? false}
                sizes="(min-width: 80rem) min(13vw, 11.75rem), (min-width: 60rem) 20vw, (min-width: 40rem) 27.5vw, 41vw"
                isFirst={index < 2}
                isDecoration
              />
            </div>
            <div className={styles.caption}>
              <span className={styles.number} aria-hidden="true">
                {roman(index + 1)}
              </span>
              <h2 className="stretched">
                <Link href={pathForCardTitle(cardTitle, committees)}>{cardTitle}</Link>
              </h2>
              <p>{fullName}</p>
              {/* Two cards in a row leave no room for it. It is searched on the committee's own page. */}
              <p className={`screen-only ${styles.agenda}`} data-nosnippet>
                <Agenda>{agenda}</Agenda>
              </p>
              {eligibility && <p className={`${styles.tag} ${styles.binding}`}>{eligibility.label}</p>}
              {kind?.isDark && <p className={styles.tag}>{kind.label}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
