import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Draws its children once their place comes near the window, so that what nobody scrolls to is never loaded. */
export function InView({ minHeight, children }: { minHeight: number; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (box.current === null) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && setSeen(true), {
      rootMargin: '400px',
    });
    watch.observe(box.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={box} style={{ minHeight: seen ? undefined : minHeight }}>
      {seen ? children : null}
    </div>
  );
}
