import { clsx } from 'clsx';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { ANCHORS } from '../../routes.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './toaster.module.css';

const SUCCESS_TOAST_MS = 6000;

/** A toast about a failure stays until it is dismissed. */
interface Toast {
  text: string;
  isFailure: boolean;
}

interface ToasterProps {
  toast: Toast | undefined;
  onDismiss: () => void;
  /** Gets the focus if a toast disappears while its button has the focus. */
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** A live region. The box of a toast is hidden, not removed: React fails to remove a box that an extension has removed. */
export function Toaster({ toast, onDismiss, returnFocusTo }: ToasterProps) {
  const button = useRef<HTMLButtonElement>(null);
  const main = document.getElementById(ANCHORS.main);

  function close() {
    if (document.activeElement === button.current) returnFocusTo.current?.focus({ preventScroll: true });
    onDismiss();
  }
  const expire = useEffectEvent(close);

  useEffect(() => {
    if (!toast || toast.isFailure) return;
    const timer = setTimeout(expire, SUCCESS_TOAST_MS);
    return () => clearTimeout(timer);
  }, [toast]);

  return (
    main &&
    createPortal(
      <div className={clsx('screen-only', styles.region)} role="status">
        {/* Without a group, the screen reader Orca would read only the last part, the button. */}
        {/* biome-ignore lint/a11y/useSemanticElements: <fieldset> groups the fields of a form. */}
        <div
          role="group"
          hidden={!toast}
          className={clsx(styles.toast, toast?.isFailure && styles.failed)}
          data-theme="night"
        >
          <Icon name={toast?.isFailure ? 'warning' : 'sent'} className={styles.icon} />
          <p>{toast?.text ?? ''}</p>
          <button
            ref={button}
            type="button"
            className={clsx('target', styles.close)}
            aria-label="Dismiss"
            onClick={close}
          >
            <Icon name="close" />
          </button>
        </div>
      </div>,
      main,
    )
  );
}
