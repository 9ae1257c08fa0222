import type { ComponentDay, ComponentState } from '@ledgerscope/contract/component-status';
import { MS_PER_DAY } from '@ledgerscope/ledger';

const DAYS = 90;
/** A minute now and then is no slow day. */
const SLOW_SHARE = 0.01;

/** One bar of the history. */
export interface HistoryDay extends Omit<ComponentDay, 'minutes'> {
  readonly state: ComponentState;
}

/** The last 90 days in UTC, the oldest first; what nothing is known of is unknown. */
export function historyOf(days: readonly ComponentDay[], nowMs: number): HistoryDay[] {
  const known = new Map(days.map((each) => [each.day, each]));
  return Array.from({ length: DAYS }, (_, index) => {
    const day = new Date(nowMs - (DAYS - 1 - index) * MS_PER_DAY).toISOString().slice(0, 10);
    const found = known.get(day);
    if (found === undefined || found.minutes === 0) return { day, state: 'unknown', slow: 0, down: 0 };
    const { minutes, slow, down } = found;
    return { day, state: down > 0 ? 'down' : slow / minutes > SLOW_SHARE ? 'slow' : 'ok', slow, down };
  });
}

/**
 * In which share of the minutes that are known of it worked, such as `99.95%`, never rounded up to all of them, and in which it was
 * slow: as the colours of the days have both.
 */
export function workedText(days: readonly ComponentDay[]): string {
  const sum = (of: (day: ComponentDay) => number) => days.reduce((total, day) => total + of(day), 0);
  const minutes = sum((day) => day.minutes);
  if (minutes === 0) return 'Unknown';
  const slow = sum((day) => day.slow);
  const worked = shareText(minutes - sum((day) => day.down), minutes);
  return slow / minutes > SLOW_SHARE || days.some((day) => day.slow / day.minutes > SLOW_SHARE)
    ? `${worked}, slow in ${shareText(Math.max(1, slow), minutes)}`
    : worked;
}

function shareText(part: number, whole: number): string {
  return part === whole ? '100%' : `${(Math.floor((part / whole) * 10_000) / 100).toFixed(2)}%`;
}

/** What was wrong on a day. */
export function troubleText({ slow, down }: Pick<HistoryDay, 'slow' | 'down'>): string {
  const parts = [
    ...(down === 0 ? [] : [`down for ${minutesText(down)}`]),
    ...(slow === 0 ? [] : [`slow for ${minutesText(slow)}`]),
  ];
  return parts.join(', ');
}

function minutesText(minutes: number): string {
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
