import '../../styles/picker.css';
import { MantineProvider } from '@mantine/core';
import { DateTimePicker } from '@mantine/dates';
import dayjs from 'dayjs';
import { useShownScheme } from '../../shared/color-scheme.ts';
import { cssVariablesResolver, theme } from './picker-theme.ts';

/** No ledger of this kind is older. */
const EARLIEST = '2018-09-01 00:00:00';
const FORMAT = 'YYYY-MM-DD HH:mm:ss';
const MINUTES_STEP = 15;

interface DateRangeProps {
  /** Milliseconds since 1970 as digits; undefined for an open end. */
  readonly start: string | undefined;
  readonly end: string | undefined;
  readonly choose: (start: string | undefined, end: string | undefined) => void;
}

/** Start and end of the time that is searched, in the visitor's time zone; steps of 15 minutes, none in the future. */
export default function DateRange({ start, end, choose }: DateRangeProps) {
  const now = dayjs().format(FORMAT);
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={useShownScheme()}
      withGlobalClasses={false}
    >
      <Picker
        label="From"
        value={localText(start)}
        min={EARLIEST}
        max={localText(end) ?? now}
        choose={(value) => choose(epochOf(value), end)}
      />
      <Picker
        label="To"
        value={localText(end)}
        min={localText(start) ?? EARLIEST}
        max={now}
        choose={(value) => choose(start, epochOf(value))}
      />
    </MantineProvider>
  );
}

interface PickerProps {
  readonly label: string;
  readonly value: string | null;
  readonly min: string;
  readonly max: string;
  readonly choose: (value: string | null) => void;
}

function Picker({ label, value, min, max, choose }: PickerProps) {
  return (
    <DateTimePicker
      label={label}
      placeholder="Any time"
      size="sm"
      clearable
      clearButtonProps={{ 'aria-label': `Clear ${label}` }}
      valueFormat="MMM DD YYYY, HH:mm"
      value={value}
      minDate={min}
      maxDate={max}
      weekendDays={[]}
      previousLabel="Earlier"
      nextLabel="Later"
      popoverProps={{ withinPortal: true, shadow: 'md' }}
      submitButtonProps={{ 'aria-label': 'Use this time' }}
      timePickerProps={{
        withDropdown: true,
        minutesStep: MINUTES_STEP,
        hoursInputLabel: `Hours, ${label}`,
        minutesInputLabel: `Minutes, ${label}`,
        popoverProps: { withinPortal: false },
      }}
      // The picker itself bounds days only; the hours of the first and last day have to be bounded here.
      onChange={(chosen) => choose(chosen === null ? null : clamped(chosen, min, max))}
    />
  );
}

function clamped(value: string, min: string, max: string): string {
  if (value < min) return min;
  return value > max ? max : value;
}

function localText(epoch: string | undefined): string | null {
  return epoch === undefined ? null : dayjs(Number(epoch)).format(FORMAT);
}

function epochOf(value: string | null): string | undefined {
  return value === null ? undefined : String(dayjs(value).valueOf());
}
