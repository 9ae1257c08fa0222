import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Icon } from './icon.tsx';
import styles from './toast-layer.module.css';
import { closeToast, shownToasts, type Toast, watchToasts } from './toasts.ts';

/** The messages over the page and its dialogs. Screen readers say them; they wait while the pointer or the focus is on them. */
export function ToastLayer() {
  const toasts = useSyncExternalStore(watchToasts, shownToasts);
  const layer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (toasts.length > 0) bringToFront(layer.current);
  }, [toasts]);
  return (
    <section ref={layer} className={styles.toasts} popover="manual" aria-label="Notifications" aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </section>
  );
}

/** Above what was shown last, such as the ground of a dialog. */
function bringToFront(layer: HTMLElement | null): void {
  if (layer?.showPopover === undefined) return;
  layer.hidePopover();
  layer.showPopover();
}

function ToastCard({ toast: { id, text, kind, lastsMs } }: { toast: Toast }) {
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => closeToast(id), lastsMs);
    return () => clearTimeout(timer);
  }, [id, lastsMs, isHeld]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while it is looked at
    <div
      className={styles.toast}
      data-kind={kind}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <Icon name={kind === 'success' ? 'check' : 'warning'} size={16} />
      <p className="grow break">{text}</p>
      <button type="button" className="icon-button" aria-label="Dismiss" onClick={() => closeToast(id)}>
        <Icon name="cross" size={14} />
      </button>
    </div>
  );
}
