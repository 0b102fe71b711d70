import styles from './offline-notice.module.css';

/**
 * The bar that says that there is no network, and that a page comes from the offline copy. offline-notice.client.ts
 * fills it. It covers the foot of the window, so that nothing moves.
 */
export function OfflineNotice() {
  return <div className={styles.notice} id="offline-notice" role="status" data-theme="night" />;
}
