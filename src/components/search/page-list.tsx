import type { PageGroup } from '../../lib/site-pages.ts';
import { Clause } from '../ui/clause.tsx';
import { Link } from '../ui/link.tsx';
import styles from './page-list.module.css';

/** Every page of the site, in groups: for who would rather choose than search. Gives way to what a search has found. */
export function PageList({ groups }: { groups: PageGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, pages }) => (
        <Clause key={title} title={title}>
          <ul className={styles.list}>
            {pages.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        </Clause>
      ))}
    </div>
  );
}
