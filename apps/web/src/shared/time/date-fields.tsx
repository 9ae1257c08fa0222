import { useId, useState } from 'react';
import { useNow } from '../now.ts';
import styles from './date-fields.module.css';
import { spanFault } from './span-fault.ts';
import { epochOfField, fieldText, localZoneName, type TimeZone, useTimeZone } from './time-zone.ts';

/** No ledger of this kind is older. */
const EARLIEST_MS = String(Date.UTC(2018, 8, 1));
const STEP_SECONDS = 900;

interface DateFieldProps {
  readonly label: string;
  /** Milliseconds since 1970 as digits; undefined for none. */
  readonly value: string | undefined;
  /** The end of the same span has to be later; the field says so where it is not. */
  readonly from?: string | undefined;
  /** The start of the same span cannot be behind it. */
  readonly until?: string | undefined;
  readonly choose: (value: string | undefined) => void;
}

/** A date and time by quarters of an hour, none in the future, in the zone that {@link ZoneSwitch} says. */
export function DateField({ label, value, from, until, choose }: DateFieldProps) {
  const id = useId();
  const [zone] = useTimeZone();
  const now = String(useNow());
  // What is typed is the field's own until it is left: browsers write back another minute where a zone had an odd distance from UTC.
  const [typed, setTyped] = useState<string>();
  const fault = typed === undefined ? spanFault(from, value) : undefined;
  return (
    <div className="field date-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="datetime-local"
        className="text-input"
        step={STEP_SECONDS}
        min={fieldText(from || EARLIEST_MS, zone)}
        max={fieldText(until || now, zone)}
        value={typed ?? fieldText(value, zone)}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : `${id}fault`}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          choose(epochOfField(event.currentTarget.value, zone));
        }}
        // While it is typed a year has too few digits: what it has to be holds once that is over.
        onBlur={() => {
          setTyped(undefined);
          if (value !== undefined && value !== '') choose(clampField(value, EARLIEST_MS, now));
        }}
      />
      {fault === undefined ? null : (
        <p id={`${id}fault`} role="alert" className="down small">
          {fault}
        </p>
      )}
    </div>
  );
}

function clampField(value: string, min: string, max: string): string {
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
    <fieldset className={`segments ${styles.zoneSwitch}`} aria-label="Time zone">
      {names.map(([one, name]) => (
        <button key={one} type="button" aria-pressed={one === zone} onClick={() => choose(one)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}
