import { clsx } from 'clsx';
import { onlyFor } from '../../content/conference-details.ts';
import { committeePath } from '../../routes.ts';
import { roman } from '../../shared/words.ts';
import { Link } from '../../ui/link.tsx';
import styles from './committee-grid.module.css';
import { type PicturedCommittee, Thumbnail } from './committee-picture.tsx';

export function CommitteeGrid({ committees }: { committees: PicturedCommittee[] }) {
  return (
    <ul className={clsx('wrap grid tiles', styles.grid)}>
      {committees.map((committee, index) => {
        const { slug, title, fullName, agenda, openTo, era } = committee;
        return (
          <li key={slug} className={clsx('card', styles.card)}>
            <Thumbnail committee={committee} isFirst={index < 2} />
            <div className={styles.name}>
              <h2>
                <Link className="stretched" href={committeePath(slug)}>
                  {title}
                </Link>
              </h2>
              <p className="quiet">{fullName}</p>
            </div>
            <p className={styles.caption}>
              <span aria-hidden="true">{roman(index + 1)}</span>
              {(openTo || era) && <span>{openTo ? onlyFor(openTo) : era}</span>}
            </p>
            {/* Search engines should quote the agenda from the page of the committee, not from this page. */}
            <p className={styles.agenda} data-nosnippet>
              {agenda}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
