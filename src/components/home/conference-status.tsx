import styles from './conference-status.module.css';

interface ConferenceStatusProps {
  /** What is said on each day of the conference. */
  during: string[];
  after: string;
}

/** The line beside the countdown during and after the conference, by the clock of the venue. Nothing before. */
export function ConferenceStatus({ during, after }: ConferenceStatusProps) {
  return (
    <>
      {during.map((words, index) => (
        <p key={words} className={styles.status} data-when="during" data-when-day={index + 1}>
          {words}
        </p>
      ))}
      <p className={styles.status} data-when="after">
        {after}
      </p>
    </>
  );
}
