import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { placeBeside } from '../../shared/ui/anchor-place.ts';
import type { LinkedEntityKind } from './entity-href.ts';
import { HoverCard } from './hover-card.tsx';
import styles from './hover-card-layer.module.css';

const OPEN_MS = 350;
const LEAVE_MS = 180;

interface Shown {
  readonly kind: LinkedEntityKind;
  readonly id: string;
  readonly anchor: HTMLElement;
}

/**
 * Shows the key facts of the entity whose link rests under the pointer or has the focus. One layer serves the whole page,
 * and nothing is asked for before a link was rested on. The card stays while the pointer is on it and closes on Escape. It is not
 * announced: the link says where it leads, and its page says the rest.
 */
export function HoverCardLayer() {
  const [shown, setShown] = useState<Shown | null>(null);
  const card = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState(key);
  useEffect(() => watchLinks(setShown), []);
  // A card never outlives the page it was opened on.
  if (openedAt !== key) {
    setOpenedAt(key);
    setShown(null);
  }
  useEffect(() => {
    if (card.current === null || shown === null) return;
    const { current } = card;
    const place = () => placeBeside(current, shown.anchor, 'below');
    place();
    // Facts come later than the card, which grows by them.
    const watch = new ResizeObserver(place);
    watch.observe(current);
    return () => watch.disconnect();
  }, [shown]);
  if (shown === null) return null;
  return (
    <div className={styles.hoverCard} data-card-layer ref={card} role="note" aria-label={`${shown.kind} ${shown.id}`}>
      <HoverCard kind={shown.kind} id={shown.id} />
    </div>
  );
}

function watchLinks(show: (shown: Shown | null) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let open: HTMLElement | null = null;
  const later = (ms: number, anchor: HTMLElement | null) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      open = anchor;
      show(shownOf(anchor));
    }, ms);
  };
  const onPoint = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null;
    const anchor = target?.closest<HTMLElement>('[data-card]') ?? null;
    if (target?.closest('[data-card-layer]') || (anchor !== null && anchor === open)) return clearTimeout(timer);
    later(anchor === null ? LEAVE_MS : OPEN_MS, anchor);
  };
  const hide = () => later(0, null);
  const stop = new AbortController();
  const options = { signal: stop.signal };
  document.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && onPoint(event), options);
  document.addEventListener('focusin', onPoint, options);
  document.addEventListener('keydown', (event) => event.key === 'Escape' && hide(), options);
  document.addEventListener('scroll', hide, { ...options, capture: true, passive: true });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}

function shownOf(anchor: HTMLElement | null): Shown | null {
  const [kind, id] = anchor?.dataset.card?.split('/') ?? [];
  if (anchor === null || !anchor.isConnected || kind === undefined || id === undefined) return null;
  return { kind: kind as LinkedEntityKind, id, anchor };
}
