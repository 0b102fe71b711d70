import styles from './offline-notice.module.css';

/**
 * The bar that says that there is no network, and that a page comes from the offline copy. offline-notice.client.ts
 * fills it. It stays at the foot of the window, and at the end of the page it has a place of its own.
 */
export function OfflineNotice({ lang }: { lang?: string | undefined }) {
  return (
    <div className={`screen-only ${styles.notice}`} id="offline-notice" role="status" data-theme="night" lang={lang} />
  );
}
