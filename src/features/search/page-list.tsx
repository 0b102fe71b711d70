import type { ReactNode } from 'react';
import { Clause } from '../../components/ui/clause.tsx';
import { Link } from '../../components/ui/link.tsx';
import type { PageGroup } from '../../lib/site-pages.ts';
import styles from './page-list.module.css';

/** The search, or the reason why there is none, above the list of all pages. */
export function PageList({ groups, children }: { groups: PageGroup[]; children?: ReactNode }) {
  return (
    <div className="wrap">
      {children}
      <p className={styles.note}>The search needs JavaScript, which is off. All pages are listed below.</p>
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
    </div>
  );
}
