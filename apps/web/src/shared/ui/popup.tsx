import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styles from './popup.module.css';

const GAP = 6;
const MARGIN = 8;

interface PopupProps {
  /** What the button shows. */
  readonly trigger: ReactNode;
  /** Name of the button where its content is no text. */
  readonly label?: string;
  readonly className?: string | undefined;
  readonly align?: 'start' | 'end';
  /** Drawn only while open. `close` closes it and gives the focus back. */
  readonly children: (close: () => void) => ReactNode;
}

/**
 * A button that opens a panel beside it. Escape, a click elsewhere and leaving it by Tab close it. The panel is placed
 * inside the window, whatever the button's place.
 */
export function Popup({ trigger, label, className = 'button small', align = 'end', children }: PopupProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => (open ? closeFromOutside(root.current, () => setOpen(false)) : undefined), [open]);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape bubbles up from the button and from what the panel holds
    <div
      className={styles.popup}
      ref={root}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        close();
      }}
    >
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {trigger}
      </button>
      {open ? (
        <div
          id={id}
          className={styles.popupPanel}
          ref={(panel) => {
            if (panel !== null && button.current !== null) place(panel, button.current, align);
          }}
        >
          {children(close)}
        </div>
      ) : null}
    </div>
  );
}

function closeFromOutside(root: HTMLElement | null, close: () => void): () => void {
  const stop = new AbortController();
  const outside = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    // Date pickers and selects of the library draw their lists at the end of the document.
    if (target === null || root?.contains(target) || target.closest('[data-portal]') !== null) return;
    close();
  };
  document.addEventListener('pointerdown', outside, { signal: stop.signal });
  document.addEventListener('focusin', outside, { signal: stop.signal });
  return () => stop.abort();
}

function place(panel: HTMLElement, button: HTMLElement, align: 'start' | 'end'): void {
  const box = button.getBoundingClientRect();
  const wanted = align === 'start' ? box.left : box.right - panel.offsetWidth;
  const left = Math.min(Math.max(MARGIN, wanted), document.documentElement.clientWidth - panel.offsetWidth - MARGIN);
  const room = innerHeight - box.bottom - GAP - MARGIN;
  const above = panel.offsetHeight > room && box.top > room;
  panel.style.left = `${left - box.left}px`;
  panel.style.top = above ? 'auto' : `${box.height + GAP}px`;
  panel.style.bottom = above ? `${box.height + GAP}px` : 'auto';
}
