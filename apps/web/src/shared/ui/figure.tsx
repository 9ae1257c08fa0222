import type { ReactNode } from 'react';
import { wholeText } from '../format/hbar-text.ts';

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

/** A count; undefined while it loads, null where nobody can know it. */
export function figureText(count: number | string | null | undefined): string {
  if (count === undefined) return '…';
  return count === null ? 'Unknown' : wholeText(count);
}
