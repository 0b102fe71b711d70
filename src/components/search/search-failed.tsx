import { Button } from '../ui/button.tsx';
import styles from './search-failed.module.css';

/** Why nothing could be searched: no connection, no index where one should be, or none since the site is being worked on. */
export type SearchFailure = 'offline' | 'missing' | 'unbuilt';

const REASONS: Record<SearchFailure, string> = {
  offline: 'This device is offline, and the search needs a connection.',
  missing:
    'A part of the search did not arrive: the connection failed, or something in the browser or on the way blocks it.',
  unbuilt: 'There is no index while one works on the site: the search works in the built site (npm start).',
};

/** Says why nothing can be found now, as far as the browser knows, and what there is instead. */
export function SearchFailed({ failure, onRetry }: { failure: SearchFailure; onRetry: () => void }) {
  return (
    <div className={styles.failed}>
      <p>{REASONS[failure]} All pages are listed below.</p>
      <p>
        <Button kind="line" onClick={onRetry}>
          Try again
        </Button>
      </p>
    </div>
  );
}
