import { type ReactNode, useEffect, useRef, useState } from 'react';

/** A page that was open for as long has everything, for who prints it or saves all of it as a picture. */
const REST_MS = 4_000;

/**
 * Draws its children once their place comes near the window, or a while after the page, so that what is in sight loads first.
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
    const show = () => setSeen(true);
    const timer = setTimeout(show, REST_MS);
    window.addEventListener('beforeprint', show);
    return () => {
      watch.disconnect();
      clearTimeout(timer);
      window.removeEventListener('beforeprint', show);
    };
  }, []);
  return (
    <div ref={box} className={seen ? undefined : room}>
      {seen ? children : null}
    </div>
  );
}
