const GAP = 8;
const MARGIN = 8;

/** Puts a floating element beside its anchor, inside the window: above by choice, else below it. */
export function placeBeside(floating: HTMLElement, anchor: HTMLElement, prefer: 'above' | 'below'): void {
  const box = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = floating;
  const left = Math.min(Math.max(MARGIN, box.left + box.width / 2 - width / 2), innerWidth - width - MARGIN);
  const above = box.top - height - GAP;
  const below = box.bottom + GAP;
  const fits = prefer === 'above' ? above >= MARGIN : below + height > innerHeight - MARGIN;
  floating.style.left = `${left}px`;
  floating.style.top = `${fits ? above : below}px`;
}
