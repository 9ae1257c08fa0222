import { type FormEvent, useId } from 'react';
import { formatInstant } from '../format/instant.ts';
import { Popup } from '../ui/popup.tsx';
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
        <div className="time-filter">
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
          <Range
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
  if (start === undefined && end === undefined) return period ?? 'all';
  const text = (value: string | undefined) =>
    value === undefined ? '' : (formatInstant(new Date(Number(value)).toISOString()).split(',')[0] ?? '');
  return `${text(start)} – ${text(end)}`.trim();
}

interface RangeProps {
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly choose: (start: string | undefined, end: string | undefined) => void;
}

function Range({ start, end, choose }: RangeProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    choose(epochMs(form.get('start')), epochMs(form.get('end')));
  };
  return (
    <form className="time-range" onSubmit={submit}>
      <label htmlFor={`${id}start`}>From</label>
      <input id={`${id}start`} name="start" type="datetime-local" defaultValue={localText(start)} />
      <label htmlFor={`${id}end`}>To</label>
      <input id={`${id}end`} name="end" type="datetime-local" defaultValue={localText(end)} />
      <button type="submit" className="button small primary">
        Apply
      </button>
    </form>
  );
}

function epochMs(value: FormDataEntryValue | null): string | undefined {
  const ms = typeof value === 'string' && value !== '' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(ms) ? undefined : String(ms);
}

/** The visitor's local time, as the input writes it. */
function localText(epoch: string | undefined): string {
  const date = new Date(Number(epoch ?? Number.NaN));
  if (Number.isNaN(date.getTime())) return '';
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
