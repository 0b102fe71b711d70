import type { KeepFault } from '../../lib/keep.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './keep-fault.module.css';

/** What failed, and what can be done about it. */
const WORDS: Record<KeepFault, [what: string, remedy: string]> = {
  unsupported: [
    'This browser cannot keep the site.',
    'It may be too old, or this may be a private window. Print the pages you need, or save them from the browser’s menu.',
  ],
  blocked: [
    'The browser does not let the site store anything.',
    'Leave the private window, or allow this site to store data in the browser’s settings, and try again.',
  ],
  full: ['There is not enough room on this phone.', 'Delete something that you no longer need, and try again.'],
  network: ['The network was lost before everything had come.', 'Try again where the network is better.'],
  changed: [
    'The website was being published anew at the same time.',
    'The copy would have been half old and half new. Try again in a minute.',
  ],
  busy: ['The site is being kept in another tab.', 'Wait until that is done, or close the other tab, and try again.'],
};

/** Says why keeping came to nothing, what is left, and what still works. */
export function KeepFaultNotice({ fault, isUpdate }: { fault: KeepFault; isUpdate: boolean }) {
  const [what, remedy] = WORDS[fault];
  return (
    <div className={styles.fault}>
      <Icon name="warning" className={styles.sign} />
      <div>
        <p>
          <b>{what}</b>
        </p>
        <p>
          {isUpdate ? 'The copy from before is whole and stays. ' : 'Nothing was kept, not even in part. '}
          {remedy} With a network, every page works as ever.
        </p>
      </div>
    </div>
  );
}
