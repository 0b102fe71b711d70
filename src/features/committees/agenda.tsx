import styles from './agenda.module.css';

/** The agenda of a committee. What stands in brackets at its end is on a line of its own. */
export function Agenda({ agenda }: { agenda: string }) {
  const remark = agenda.endsWith(')') ? agenda.lastIndexOf('(') : agenda.length;
  return (
    <p className="statement">
      {agenda.slice(0, remark)}
      {remark < agenda.length && <span className={styles.remark}>{agenda.slice(remark)}</span>}
    </p>
  );
}
