import { daysOf, useDailyUsage } from '../../entities/billing/get-usage.ts';
import { wholeText } from '../../shared/format/hbar-text.ts';
import { LoadFailure } from '../../shared/ui/load-failure.tsx';
import panelStyles from '../../shared/ui/panel.module.css';
import { saveUsage } from './save-usage.ts';
import styles from './usage.module.css';

const DAYS = 30;

/** Units of each of the last days, as bars. */
export function DailyUsage({ userId }: { userId: string }) {
  const { data, error, refetch } = useDailyUsage(userId, DAYS);
  const days = daysOf(data ?? [], DAYS, Date.now());
  const [most = 0n] = days.map(({ units }) => units).toSorted((a, b) => (a < b ? 1 : -1));
  const total = days.reduce((sum, { units }) => sum + units, 0n);
  return (
    <section className="card" aria-labelledby="daily-usage-title">
      <header>
        <h2 id="daily-usage-title">Units per day</h2>
        <span className="grow" />
        {total === 0n ? null : (
          <button type="button" className="button small" onClick={() => void saveUsage(userId, 'day')}>
            CSV<span className="sr-only"> of the units per day</span>
          </button>
        )}
      </header>
      {error === null ? null : <LoadFailure error={error} retry={() => void refetch()} />}
      {data === undefined ? null : total === 0n ? (
        <p className={`${panelStyles.panelEmpty} muted`}>No units were used in the last {DAYS} days.</p>
      ) : (
        <figure className={styles.usageDays}>
          <div
            className={styles.usageBars}
            role="img"
            aria-label={`Units used in the last ${DAYS} days: ${wholeText(total)} in total, up to ${wholeText(most)} per day`}
          >
            {days.map(({ day, units }) => (
              <span key={day} title={`${day}: ${wholeText(units)} units`}>
                <span style={{ height: `${percentOf(units, most)}%` }} />
              </span>
            ))}
          </div>
          <figcaption className="muted">
            <span>{days[0]?.day}</span>
            <span>{wholeText(most)} busiest day (UTC)</span>
            <span>{days.at(-1)?.day}</span>
          </figcaption>
        </figure>
      )}
    </section>
  );
}

function percentOf(units: bigint, most: bigint): number {
  return Number((units * 1_000n) / most) / 10;
}
