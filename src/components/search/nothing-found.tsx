import { routes } from '../../lib/routes.ts';
import { LinkRow, RuledList } from '../ui/ruled-list.tsx';
import styles from './nothing-found.module.css';

/** Ways on for who has found nothing. */
export function NothingFound() {
  return (
    <div className={styles.ways}>
      <p>
        Try fewer or other words, or go on here. If your question is not answered on these pages, ask the secretariat.
      </p>
      <RuledList>
        <LinkRow title="Committees" note="Each with its agenda" href={routes.committees} />
        <LinkRow title="Guidelines" note="Registration, dress code, conduct" href={routes.guidelines} />
        <LinkRow title="Contact" note="Ask the secretariat" href={routes.contact} />
      </RuledList>
    </div>
  );
}
