import styles from './agenda.module.css';

/** The agenda of a committee. A remark in brackets at its end gets a separate line. */
export function Agenda({ agenda }: { agenda: string }) {
  const remark = agenda.endsWith(')') ? agenda.lastIndexOf('(') : agenda.length;
  return (
    <p className="statement">
      {agenda.slice(0, remark)}
      {remark < agenda.length && <span className={styles.remark}>{agenda.slice(remark)}</span>}
    </p>
  );
}
