import type { Edition } from '../../content/collections.ts';
import { committeePath } from '../../routes.ts';
import { Label } from '../../ui/letters.tsx';
import { Link } from '../../ui/link.tsx';
import { Numeral } from './numeral.tsx';
import styles from './signatories.module.css';

/** Once the conference is over: the seals of all committees, as under a treaty. */
export function Signatories({ committees, pages }: Pick<Edition, 'committees' | 'pages'>) {
  if (committees.length === 0) return null;
  return (
    <section className={`wrap screen-only ${styles.signatories}`} aria-labelledby="signatories" data-when="after">
      <Label as="h2" id="signatories">
        {pages.home.signatories}
      </Label>
      <ul>
        {committees.map((committee, index) => (
          <li key={committee.slug}>
            <Link href={committeePath(committee.slug)}>
              <Numeral committee={committee} number={index + 1} isSmall className={styles.seal} />
              <span>{committee.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
