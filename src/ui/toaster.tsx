import { clsx } from 'clsx';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { ANCHORS } from '../routes.ts';
import { Icon } from './icon.tsx';
import styles from './toaster.module.css';

const SUCCESS_TOAST_MS = 6000;

/** That of a failure stays until it is closed. */
interface Toast {
  text: string;
  isFailure: boolean;
}

interface ToasterProps {
  /** Another one is shown only when there has been none in between. */
  toast: Toast | undefined;
  /** Gets the focus when a toast that has it goes. */
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** Screen readers announce what appears in it. */
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
    // As one group: of several parts that appear together, Orca says only the last, the button.
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
