/** How long a toast stays, unless something else is said. */
const TOAST_MS = 8_000;

/** A short message over the page that goes by itself. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly kind: 'success' | 'failure';
  readonly lastsMs: number;
}

const watching = new Set<() => void>();
let toasts: readonly Toast[] = [];
let next = 0;

/** Shows a message, at the bottom centre, for eight seconds unless something else is said. */
export function showToast(text: string, { kind = 'success', lastsMs = TOAST_MS }: Partial<Toast> = {}): void {
  next++;
  show([...toasts, { id: next, text, kind, lastsMs }]);
}

/** Takes a message away. */
export function closeToast(id: number): void {
  show(toasts.filter((toast) => toast.id !== id));
}

/** Those that are shown, oldest first. */
export function shownToasts(): readonly Toast[] {
  return toasts;
}

/** Calls back at every change. */
export function watchToasts(changed: () => void): () => void {
  watching.add(changed);
  return () => watching.delete(changed);
}

function show(changed: readonly Toast[]): void {
  toasts = changed;
  for (const notify of watching) notify();
}
