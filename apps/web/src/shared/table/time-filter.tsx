import { type FormEvent, useState } from 'react';
import { formatInstant } from '../format/instant.ts';
import { DateField, ZoneSwitch } from '../time/date-fields.tsx';
import { spanFault } from '../time/span-fault.ts';
import { Popup } from '../ui/popup.tsx';
import styles from './time-filter.module.css';
import type { UrlTable } from './use-table-state.ts';

const PERIODS = ['1H', '1D', '1W', '1M', '1Y'] as const;

/** The query parameters of a span of time, for `filters` of a timed table. */
export const TIME_FILTERS = ['period', 'startDate', 'endDate'] as const;

/** Narrows a list to a period or to a range of time; choosing one clears the other. */
export function TimeFilter({ table }: { table: UrlTable }) {
  const { period, startDate, endDate } = table.state.filters;
  return (
    <Popup trigger={`Time: ${nameOf(period, startDate, endDate)}`}>
      {(close) => (
        <div className={styles.timeFilter}>
          <fieldset className="choices row">
            <legend>Period</legend>
            {[undefined, ...PERIODS].map((one) => (
              <button
                key={one ?? 'all'}
                type="button"
                className={one === period ? 'button small on' : 'button small'}
                aria-pressed={one === period}
                onClick={() => {
                  table.filter({ period: one, startDate: undefined, endDate: undefined });
                  close();
                }}
              >
                {one ?? 'All'}
              </button>
            ))}
          </fieldset>
          <TimeRangeForm
            start={startDate}
            end={endDate}
            choose={(start, end) => {
              table.filter({ period: undefined, startDate: start, endDate: end });
              close();
            }}
          />
        </div>
      )}
    </Popup>
  );
}

function nameOf(period: string | undefined, start: string | undefined, end: string | undefined): string {
  if (start === undefined && end === undefined) return period ?? 'all time';
  const text = (value: string | undefined) =>
    value === undefined ? '' : (formatInstant(new Date(Number(value)).toISOString()).split(',')[0] ?? '');
  return `${text(start)} – ${text(end)}`.trim();
}

interface RangeProps {
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly choose: (start: string | undefined, end: string | undefined) => void;
}

/** A span of time to choose, one end of which may be open. */
export function TimeRangeForm({ start, end, choose }: RangeProps) {
  const [draft, setDraft] = useState({ start, end });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (spanFault(draft.start, draft.end) === undefined) choose(draft.start, draft.end);
  };
  return (
    <form className={styles.timeRange} noValidate onSubmit={submit}>
      <DateField
        label="From"
        value={draft.start}
        until={draft.end}
        choose={(value) => setDraft({ ...draft, start: value })}
      />
      <DateField
        label="To"
        value={draft.end}
        from={draft.start}
        choose={(value) => setDraft({ ...draft, end: value })}
      />
      <ZoneSwitch />
      <button type="submit" className="button small primary">
        Apply
      </button>
    </form>
  );
}
