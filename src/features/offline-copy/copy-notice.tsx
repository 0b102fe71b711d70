import { clsx } from 'clsx';
import { routes } from '../../routes.ts';
import { withBase } from '../../shared/base-path.ts';
import styles from './copy-notice.module.css';

/** Shown on pages that the worker has marked. */
export function CopyNotice() {
  return (
    <aside aria-label="Offline copy" className={clsx('wrap screen-only', styles.notice)}>
      The network does not respond. You are reading{' '}
      <a href={withBase(routes.offlineCopy)}>the copy kept on this device</a>, which may be out of date.
    </aside>
  );
}
