import type { ReactNode } from 'react';

/** A figure under its name; `tip` says what it counts. */
export function Figure({ name, tip, children }: { name: string; tip?: string; children: ReactNode }) {
  return (
    <div>
      <dt className="muted" data-tip={tip}>
        {name}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
