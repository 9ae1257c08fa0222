import { type ReactNode, useId } from 'react';
import { sharePercent } from '../../shared/chart/slices.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import styles from './statistics.module.css';

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
  /** True where places have a detail below their value: they are higher then. */
  readonly hasDetails?: boolean;
}

/** A top list: ten at most, each with a bar beside the greatest. It has the height of ten at once, so that nothing moves when they come. */
export function RankCard(props: RankCardProps) {
  const { title, unit, rows, error, retry, empty = 'No data available', hasDetails = false } = props;
  const heading = useId();
  return (
    <section className="card rank-card" aria-labelledby={heading} aria-busy={rows === undefined && error === null}>
      <header>
        <h2 id={heading}>{title}</h2>
        <span className="grow" />
        <span className="faint small">{unit}</span>
      </header>
      <div className={hasDetails ? `${styles.rankBody} ${styles.detailed}` : styles.rankBody}>
        {error !== null && rows === undefined ? (
          <LoadFailure error={error} retry={retry} />
        ) : rows === undefined ? (
          <p className="empty muted">Loading...</p>
        ) : rows.length === 0 ? (
          <p className="empty muted">{empty}</p>
        ) : (
          <Places rows={rows} />
        )}
      </div>
    </section>
  );
}

function Places({ rows }: { rows: readonly Ranked[] }) {
  const greatest = Math.max(...rows.map(({ size }) => size));
  return (
    <ol className={`${styles.ranks} num`}>
      {rows.map(({ key, name, value, size, detail }) => (
        <li key={key}>
          <span className={styles.rankBar} style={{ width: `${sharePercent(size, greatest)}%` }} aria-hidden="true" />
          <span className={styles.rankName}>{name}</span>
          <span className={styles.rankValue}>
            {value}
            {detail === undefined ? null : <span className="faint small block">{detail}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
