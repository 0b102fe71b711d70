import { clsx } from 'clsx';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ANCHORS } from '../routes.ts';
import { Icon } from './icon.tsx';
import styles from './toaster.module.css';

const SUCCESS_TOAST_MS = 6000;

/** A failure stays until it is dismissed. */
interface Toast {
  text: string;
  isFailure: boolean;
}

interface ToasterProps {
  /** To show the next one, set this to undefined in between. */
  toast: Toast | undefined;
  /** Gets the focus when a focused toast disappears. */
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** A live region for toasts. */
export function Toaster({ toast, returnFocusTo }: ToasterProps) {
  const main = document.getElementById(ANCHORS.main);
  return (
    main &&
    createPortal(
      <div className={clsx('screen-only', styles.region)} role="status">
        {toast && <ToastBox {...toast} returnFocusTo={returnFocusTo} />}
      </div>,
      main,
    )
  );
}

function ToastBox({ text, isFailure, returnFocusTo }: Toast & Pick<ToasterProps, 'returnFocusTo'>) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(true);

  function close() {
    if (document.activeElement === button.current) returnFocusTo.current?.focus({ preventScroll: true });
    setIsOpen(false);
  }
  const expire = useEffectEvent(close);

  useEffect(() => {
    if (isFailure) return;
    const timer = setTimeout(expire, SUCCESS_TOAST_MS);
    return () => clearTimeout(timer);
  }, [isFailure]);

  if (!isOpen) return null;
  return (
    // A group, since Orca would only read the last of several parts: the button.
    // biome-ignore lint/a11y/useSemanticElements: <fieldset> groups the fields of a form.
    <div role="group" className={clsx(styles.toast, isFailure && styles.failed)} data-theme="night">
      <Icon name={isFailure ? 'warning' : 'sent'} className={styles.sign} />
      <p>{text}</p>
      <button ref={button} type="button" className={clsx('target', styles.close)} aria-label="Dismiss" onClick={close}>
        <Icon name="close" />
      </button>
    </div>
  );
}
