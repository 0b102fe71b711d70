import type { Committee } from '../../content/schemas/committee.ts';
import { committeePath } from '../../routes.ts';
import { Link } from '../../ui/link.tsx';
import { Ruled } from '../../ui/ruled.tsx';
import styles from './awards.module.css';

/** Who was awarded what in one committee. */
export function AwardList({ awards }: Pick<Committee, 'awards'>) {
  return (
    <Ruled isFine className={`list ${styles.awards}`}>
      {awards.map(({ award, portfolio, name }) => (
        <li key={`${award} ${portfolio} ${name}`}>
          <b>{award}</b>
          <span>
            {portfolio ?? name}
            {portfolio && name && <small>{name}</small>}
          </span>
        </li>
      ))}
    </Ruled>
  );
}

/** The awards of all committees, once the conference is over. */
export function AllAwards({ title: heading, committees }: { title: string; committees: Committee[] }) {
  return (
    <section className={`stack ${styles.all}`} data-when="after" aria-labelledby="awards">
      <h2 id="awards">{heading}</h2>
      <div className={styles.committees}>
        {committees.map(({ slug, title, awards }) => (
          <div key={slug}>
            <h3>
              <Link className="target" href={committeePath(slug)}>
                {title}
              </Link>
            </h3>
            <AwardList awards={awards} />
          </div>
        ))}
      </div>
    </section>
  );
}
