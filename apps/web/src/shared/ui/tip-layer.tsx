import { useEffect, useId, useState } from 'react';
import { placeBeside } from './anchor-place.ts';

const LEAVE_MS = 120;

interface Tip {
  readonly text: string;
  readonly anchor: HTMLElement;
}

/**
 * Shows the text of `data-tip` beside the element under the pointer or in focus. One layer serves the whole page, so
 * that tables with hundreds of exact values need no tooltip component each. The tip stays while the pointer is on it
 * and closes on Escape (WCAG 1.4.13).
 */
export function TipLayer() {
  const id = useId();
  const [tip, setTip] = useState<Tip | null>(null);
  useEffect(() => watchTips(setTip), []);
  useEffect(() => {
    if (tip === null) return;
    const { anchor } = tip;
    anchor.setAttribute('aria-describedby', id);
    // A row that goes takes its tip along.
    const watch = new MutationObserver(() => anchor.isConnected || setTip(null));
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      watch.disconnect();
      anchor.removeAttribute('aria-describedby');
    };
  }, [tip, id]);
  if (tip === null) return null;
  return (
    <div
      className="tip"
      role="tooltip"
      id={id}
      data-tip-layer
      ref={(element) => {
        if (element !== null) placeBeside(element, tip.anchor, 'above');
      }}
    >
      {tip.text}
    </div>
  );
}

function watchTips(show: (tip: Tip | null) => void): () => void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const hide = () => show(null);
  const open = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('[data-tip-layer]')) return clearTimeout(leaving);
    const anchor = target?.closest<HTMLElement>('[data-tip]');
    clearTimeout(leaving);
    if (anchor?.dataset.tip) show({ text: anchor.dataset.tip, anchor });
    else leaving = setTimeout(hide, LEAVE_MS);
  };
  const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
  const stop = new AbortController();
  document.addEventListener('pointerover', open, { signal: stop.signal });
  document.addEventListener('focusin', open, { signal: stop.signal });
  document.addEventListener('keydown', onKey, { signal: stop.signal });
  document.addEventListener('scroll', hide, { signal: stop.signal, capture: true, passive: true });
  return () => {
    clearTimeout(leaving);
    stop.abort();
  };
}
