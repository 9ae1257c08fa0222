import type { ReactNode } from 'react';
import { AboutSubject, Absent } from './absent.tsx';

/** A list of named facts. Give it {@link Fact} children; absent ones are simply omitted. */
export function Facts({ children }: { children: ReactNode }) {
  return (
    <AboutSubject>
      <dl className="facts">{children}</dl>
    </AboutSubject>
  );
}

/** One fact; null content means that the value is missing. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children ?? <Absent />}</dd>
    </div>
  );
}
