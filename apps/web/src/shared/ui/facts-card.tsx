import type { ReactNode } from 'react';
import { Facts } from './facts.tsx';

interface Props {
  /** Id of the heading, which names the card. */
  readonly id?: string;
  readonly title?: string;
  readonly children: ReactNode;
}

/** A card of named facts under a heading. */
export function FactsCard({ id = 'summary', title = 'Summary', children }: Props) {
  return (
    <section className="card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
      </header>
      <Facts>{children}</Facts>
    </section>
  );
}
