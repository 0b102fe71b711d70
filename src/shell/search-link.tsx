import { routes } from '../site/routes.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { ariaCurrent } from './navigation.ts';
import styles from './search-link.module.css';

/** The link to the search, in the header at every size. Its keys are those of features/search/search-shortcut.client.ts. */
export function SearchLink({ path }: { path: string }) {
  return (
    <Link
      className={styles.link}
      href={routes.search}
      aria-current={ariaCurrent(routes.search, path)}
      aria-keyshortcuts="Control+K Meta+K"
    >
      <Icon name="search" className={styles.sign} />
      <span className="visually-hidden">Search</span>
    </Link>
  );
}
