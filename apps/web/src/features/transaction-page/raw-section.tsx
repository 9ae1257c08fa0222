import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import type { TransactionKey } from './get-transaction.ts';
import styles from './transaction-page.module.css';

const RawContents = lazy(() => import('./raw-contents.tsx'));
/** Loading begins when the section is this near to the window. */
const NEAR = '200px';

/** The raw transaction at the page's end; read only when the visitor comes near it. */
export function RawSection({ id, isReported }: { id: TransactionKey; isReported: boolean }) {
  const section = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (section.current === null) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setSeen(true);
      },
      { rootMargin: NEAR },
    );
    watch.observe(section.current);
    return () => watch.disconnect();
  }, []);
  const open = () => {
    setSeen(true);
    section.current?.focus();
  };
  const waiting = <Skeleton height={240} />;
  return (
    <section ref={section} tabIndex={-1} className={`card ${styles.rawSection}`} id="raw" aria-labelledby="raw-heading">
      <header>
        <h2 id="raw-heading">Raw transaction</h2>
      </header>
      {seen ? (
        <Suspense fallback={waiting}>
          <RawContents id={id} isReported={isReported} />
        </Suspense>
      ) : (
        <>
          {/* For the keyboard, which reaches the section before it is seen. */}
          <button type="button" className="sr-only" onFocus={open}>
            Show the raw transaction
          </button>
          {waiting}
        </>
      )}
    </section>
  );
}
