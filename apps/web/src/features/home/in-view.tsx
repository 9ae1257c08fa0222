import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * Draws its children once their place comes near the window, so that what nobody scrolls to is never loaded.
 * @param room class that keeps about their height free until then
 */
export function InView({ room, children }: { room: string; children: ReactNode }) {
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
    <div ref={box} className={seen ? undefined : room}>
      {seen ? children : null}
    </div>
  );
}
