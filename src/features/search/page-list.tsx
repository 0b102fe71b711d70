import type { ReactNode } from 'react';
import type { PageGroup } from '../../site/site-pages.ts';
import { Clause } from '../../ui/clause.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './page-list.module.css';

/** The search, or the reason why there is none, above the list of all pages. */
export function PageList({ groups, children }: { groups: PageGroup[]; children?: ReactNode }) {
  return (
    <div className="wrap">
      {children}
      <p className={`without-script ${styles.note}`}>
        The search needs JavaScript, which is turned off. All pages are listed below.
      </p>
      <div className={styles.groups}>
        {groups.map(({ title, pages }) => (
          <Clause key={title} title={title}>
            <ul className={styles.list}>
              {pages.map(({ label, href, lang }) => (
                <li key={href}>
                  <Link kind="listed" href={href} lang={lang}>
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </Clause>
        ))}
      </div>
    </div>
  );
}
