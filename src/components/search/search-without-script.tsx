import styles from './search-without-script.module.css';

/** What stands in the field's place where no script runs. */
export function SearchWithoutScript() {
  return <p className={styles.note}>The search needs JavaScript, which is off. All pages are listed below.</p>;
}
