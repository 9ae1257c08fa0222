import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The steps by which a header gives room: as the window says, without menus, without words, without gaps. */
const STEPS = ['', 'menus', 'words', 'gaps'] as const;

/**
 * Gives a header the first step at which its line fits (`data-tight`). Breakpoints cannot say that: text may be larger than they
 * know, by the least size of text that a browser has, and names may be longer.
 */
export function useTight(): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = header;
    const line = current?.firstElementChild;
    if (current == null || line == null) return undefined;
    const fit = () => fitLine(current, line);
    const sizes = new ResizeObserver(fit);
    for (const part of [line, ...line.children]) sizes.observe(part);
    const parts = new MutationObserver(fit);
    parts.observe(line, { childList: true });
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, []);
  return header;
}

function fitLine(header: HTMLElement, line: Element): void {
  for (const step of STEPS) {
    header.dataset.tight = step;
    if (line.scrollWidth <= line.clientWidth) return;
  }
}
