import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  /** Beside the title, before the close button. */
  readonly tools?: ReactNode;
  readonly wide?: boolean;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly children: ReactNode;
}

/**
 * A modal over the page, drawn while it is open. The browser's own dialog holds the focus inside, closes on Escape and
 * returns the focus.
 */
export function Dialog({ title, close, tools, wide = false, onKeyDown, children }: DialogProps) {
  const heading = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the page: only then does the focus go back to what opened it.
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={wide ? `${styles.dialog} ${styles.wide}` : styles.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div className={styles.dialogBody}>
        <header>
          <h2 id={heading}>{title}</h2>
          <span className="grow" />
          {tools}
          <button type="button" className="button small" aria-label="Close" onClick={close}>
            <Icon name="cross" size={14} /> Close
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
