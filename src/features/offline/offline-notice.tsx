import { FORMATS } from '../../shared/locale.ts';
import styles from './offline-notice.module.css';

/**
 * The bar that says that there is no network, and that a page comes from the offline copy. offline-notice.client.ts
 * fills it. It stays at the foot of the window, and at the end of the page it has a place of its own. It has no role: every
 * page would end with a nameless status bar.
 */
export function OfflineNotice() {
  return (
    <div
      className={`screen-only ${styles.notice}`}
      id="offline-notice"
      aria-live="polite"
      aria-atomic="true"
      data-theme="night"
      // The script imports nothing, so it finds here how dates are written.
      data-locale={FORMATS}
    />
  );
}
