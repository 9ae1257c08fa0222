import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

const FIRST_FIELD = 'form :is(input:not([type="hidden"]), select, textarea):not([disabled], [readonly])';

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
    // A form begins in its first field, not on the button that closes it.
    current?.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
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
      {/* A section, so that its header is no second banner of the page. */}
      <section className={styles.dialogBody}>
        <header>
          <h2 id={heading}>{title}</h2>
          <span className="grow" />
          {tools}
          <button type="button" className="button small" aria-label="Close" onClick={close}>
            <Icon name="cross" size={14} /> Close
          </button>
        </header>
        {children}
      </section>
    </dialog>
  );
}
