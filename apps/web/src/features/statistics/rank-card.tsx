import { type ReactNode, useId } from 'react';
import { sharePercent } from '../../shared/chart/slices.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';

/** A place of a ranking. */
export interface Ranked {
  readonly key: string;
  readonly name: ReactNode;
  readonly value: ReactNode;
  /** What bars are compared by. */
  readonly size: number;
  /** Beside the value, smaller. */
  readonly detail?: ReactNode;
}

interface RankCardProps {
  readonly title: string;
  /** What a value counts. */
  readonly unit: string;
  /** Undefined while they load; greatest first. */
  readonly rows: readonly Ranked[] | undefined;
  readonly error: Error | null;
  readonly retry: () => unknown;
  readonly empty?: string;
}

/** A top list: ten at most, each with a bar beside the greatest. */
export function RankCard({ title, unit, rows, error, retry, empty = 'No data available' }: RankCardProps) {
  const heading = useId();
  return (
    <section className="card rank-card" aria-labelledby={heading} aria-busy={rows === undefined && error === null}>
      <header>
        <h2 id={heading}>{title}</h2>
        <span className="grow" />
        <span className="faint small">{unit}</span>
      </header>
      {error !== null && rows === undefined ? (
        <LoadFailure error={error} retry={retry} />
      ) : rows === undefined ? (
        <p className="empty muted">Loading...</p>
      ) : rows.length === 0 ? (
        <p className="empty muted">{empty}</p>
      ) : (
        <Places rows={rows} />
      )}
    </section>
  );
}

function Places({ rows }: { rows: readonly Ranked[] }) {
  const greatest = Math.max(...rows.map(({ size }) => size));
  return (
    <ol className="ranks num">
      {rows.map(({ key, name, value, size, detail }) => (
        <li key={key}>
          <span className="rank-bar" style={{ width: `${sharePercent(size, greatest)}%` }} aria-hidden="true" />
          <span className="rank-name">{name}</span>
          <span className="rank-value">
            {value}
            {detail === undefined ? null : <span className="faint small block">{detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
