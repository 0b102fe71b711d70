import styles from './offline-notice.module.css';

/**
 * The place where a page says that there is no network, and that it comes from the kept copy. Empty as it
 * is built: `features/offline/offline-notice.client.ts` fills it. Over the foot of the window, so that nothing moves.
 */
export function OfflineNotice() {
  return <div className={styles.notice} id="offline-notice" role="status" data-theme="night" />;
}
