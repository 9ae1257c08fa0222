import { useId } from 'react';
import { useNow } from '../now.ts';
import { epochOfField, fieldText, localZoneName, type TimeZone, useTimeZone } from './time-zone.ts';

/** No ledger of this kind is older. */
const EARLIEST_MS = String(Date.UTC(2018, 8, 1));
const STEP_SECONDS = 900;

interface DateFieldProps {
  readonly label: string;
  /** Milliseconds since 1970 as digits; undefined for none. */
  readonly value: string | undefined;
  /** The end of the same span cannot lie before it. */
  readonly from?: string | undefined;
  /** The start of the same span cannot lie behind it. */
  readonly until?: string | undefined;
  readonly choose: (value: string | undefined) => void;
}

/** A date and time by quarters of an hour, none in the future, in the zone that {@link ZoneSwitch} says. */
export function DateField({ label, value, from, until, choose }: DateFieldProps) {
  const id = useId();
  const [zone] = useTimeZone();
  const min = from ?? EARLIEST_MS;
  const now = useNow();
  const max = until ?? String(now);
  return (
    <div className="field date-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        className="text-input"
        step={STEP_SECONDS}
        min={fieldText(min, zone)}
        max={fieldText(max, zone)}
        value={fieldText(value, zone)}
        onChange={(event) => choose(epochOfField(event.currentTarget.value, zone))}
        // While it is typed a year has too few digits: its bounds hold once that is over.
        onBlur={() => value !== undefined && value !== '' && choose(bounded(value, min, max))}
      />
    </div>
  );
}

function bounded(value: string, min: string, max: string): string {
  if (Number(value) < Number(min)) return min;
  return Number(value) > Number(max) ? max : value;
}

/** In which time zone dates are typed: that of the device, or UTC. */
export function ZoneSwitch() {
  const [zone, choose] = useTimeZone();
  const local = localZoneName(useNow());
  const names: readonly (readonly [TimeZone, string])[] = [
    ['local', `Local (${local})`],
    ['utc', 'UTC'],
  ];
  return (
    <fieldset className="segments zone-switch" aria-label="Time zone">
      {names.map(([one, name]) => (
        <button key={one} type="button" aria-pressed={one === zone} onClick={() => choose(one)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
