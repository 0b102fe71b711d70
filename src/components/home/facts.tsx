import type { Fact } from '../../lib/conference-facts.ts';
import { FactList } from './fact-list.tsx';
import styles from './facts.module.css';

/** The facts of the conference at a glance. */
export function Facts({ facts }: { facts: Fact[] }) {
  return <FactList facts={facts} className={`wrap ${styles.facts}`} noteClassName={styles.note} />;
}
