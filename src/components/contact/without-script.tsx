import styles from './without-script.module.css';

/** What stands in the form's place where no script runs. */
export function WithoutScript({ email, replyWithinHours }: { email: string; replyWithinHours: number }) {
  return (
    <p className={`lede ${styles.note}`} data-pagefind-ignore>
      The form needs JavaScript, which is off. Please write to <a href={`mailto:${email}`}>{email}</a>: we reply within{' '}
      {replyWithinHours} hours.
    </p>
  );
}
