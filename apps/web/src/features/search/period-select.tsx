import { PERIODS, type Period } from '@ledgerscope/contract/period';
import { useId } from 'react';
import { Icon } from '../../shared/ui/icon.tsx';
import styles from './advanced-form.module.css';
import { ALL_TIME, PERIOD_DEFAULT } from './search-state.ts';

const NAMES: Readonly<Partial<Record<Period, string>>> = { TODAY: 'TODAY', OA: 'Since OA' };

interface PeriodSelectProps {
  readonly period: Period | undefined;
  /** True where a range of dates takes the period's place. */
  readonly ranged: boolean;
  readonly choose: (period: Period) => void;
}

/** The time period of a search. Cleared it means all time; a range of dates takes its place. */
export function PeriodSelect({ period, ranged, choose }: PeriodSelectProps) {
  const id = useId();
  const shown = ranged ? '' : (period ?? PERIOD_DEFAULT);
  return (
    <div className="field">
      <label htmlFor={id}>Time Period</label>
      <span className={styles.clearable}>
        <select
          id={id}
          className="text-input"
          value={shown}
          onChange={(event) => {
            const chosen = PERIODS.find((one) => one === event.currentTarget.value);
            if (chosen !== undefined) choose(chosen);
          }}
        >
          {ranged ? <option value="">Custom date range</option> : null}
          {PERIODS.map((one) => (
            <option key={one} value={one}>
              {NAMES[one] ?? one}
            </option>
          ))}
        </select>
        {ranged || shown === ALL_TIME ? null : (
          <button type="button" className="icon-button" aria-label="Clear Time Period" onClick={() => choose(ALL_TIME)}>
            <Icon name="cross" size={14} />
          </button>
        )}
      </span>
    </div>
  );
}
