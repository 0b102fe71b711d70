import { Icon } from '../../ui/icon.tsx';
import styles from './offline-copy.module.css';
import type { Problem } from './offline-copy.ts';

/** What failed, and what to do about it. */
const WORDS: Record<Problem, [what: string, remedy: string]> = {
  unsupported: [
    'This browser cannot keep the site.',
    'It may be too old, or this may be a private window. You can print the pages you need, or save them from the browser’s menu.',
  ],
  blocked: [
    'The browser does not let the site store anything.',
    'Leave the private window, or allow this site to store data in the browser’s settings. Then try again.',
  ],
  full: ['There is not enough space on this phone.', 'Delete something you no longer need, then try again.'],
  network: ['The network was lost before everything was saved.', 'Try again where the network is better.'],
  changed: [
    'The website was updated in the meantime.',
    'The copy would have been part old and part new. Try again in a minute.',
  ],
  busy: [
    'The copy is being saved or updated in another tab.',
    'Wait until that has finished, or close the other tab. Then try again.',
  ],
  'not-removed': [
    'The copy could not be removed.',
    'Close the other tabs of this site and try again, or clear this site’s data in the browser’s settings.',
  ],
};

interface ProblemNoticeProps {
  problem: Problem;
  /** Whether there is a complete copy. */
  hasCopy: boolean;
}

/** Says what failed, what is left, what to do, and what still works. */
export function ProblemNotice({ problem, hasCopy }: ProblemNoticeProps) {
  const [what, remedy] = WORDS[problem];
  const left = hasCopy ? 'The copy you have is complete and stays.' : 'Nothing was kept, not even in part.';
  return (
    <div className={styles.problem}>
      <Icon name="warning" className={styles.sign} />
      <div>
        <p>
          <b>{what}</b>
        </p>
        <p>
          {problem !== 'not-removed' && `${left} `}
          {remedy} With a network, every page works as usual.
        </p>
      </div>
    </div>
  );
}
