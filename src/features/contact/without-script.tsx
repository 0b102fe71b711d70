import styles from './without-script.module.css';

/** Stands in place of the form where JavaScript is turned off. */
export function WithoutScript({ email, replyWithinHours }: { email: string; replyWithinHours: number }) {
  return (
    <p className={`lede ${styles.note}`} data-nosnippet>
      The form needs JavaScript, which is turned off in this browser. Please write to{' '}
      <a href={`mailto:${email}`}>{email}</a> instead. We reply within {replyWithinHours} hours.
    </p>
  );
}
