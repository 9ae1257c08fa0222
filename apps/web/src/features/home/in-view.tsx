import { type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * Draws its children once their place comes near the window, so that parts which nobody scrolls to are never loaded.
 * @param room class that reserves about their height until then
 */
export function InView({ room, children }: { room: string | undefined; children: ReactNode }) {
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
