import { clsx } from 'clsx';
import type { Ref } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './contact-form.module.css';

interface EmptyFieldAlertProps {
  ref: Ref<HTMLParagraphElement>;
  /** The number of the rejected attempt; undefined if no field is empty. */
  attempt: number | undefined;
}

/** Two alerts take turns, so that one appears at every attempt: screen readers announce an alert only when it appears. */
export function EmptyFieldAlert({ ref, attempt }: EmptyFieldAlertProps) {
  return [0, 1].map((turn) => {
    const isShown = attempt !== undefined && attempt % 2 === turn;
    return (
      <p
        key={turn}
        role="alert"
        ref={isShown ? ref : null}
        hidden={!isShown}
        className={clsx(styles.notice, styles.failure, styles.alert)}
      >
        <Icon name="warning" />
        <span>{isShown ? 'Please fill in all fields before submitting.' : ''}</span>
      </p>
    );
  });
}
