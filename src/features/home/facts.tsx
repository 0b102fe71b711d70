import type { Phase } from '../../shared/phases.ts';
import { type Fact, FactList } from '../../ui/fact-list.tsx';
import styles from './facts.module.css';

/** The facts of the conference at a glance. @param props `when`: the phase in which they are shown, if not in all */
export function Facts({ facts, when }: { facts: Fact[]; when?: Phase }) {
  return <FactList facts={facts} className={`wrap ${styles.facts}`} noteClassName={styles.note} when={when} />;
}
