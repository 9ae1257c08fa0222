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

/** In which share of the minutes that are known of it worked, such as `99.95%`; never rounded up to all of them. */
export function workedText(days: readonly ComponentDay[]): string {
  const minutes = days.reduce((sum, day) => sum + day.minutes, 0);
  const down = days.reduce((sum, day) => sum + day.down, 0);
  if (minutes === 0) return 'Unknown';
  if (down === 0) return '100%';
  return `${(Math.floor(((minutes - down) / minutes) * 10_000) / 100).toFixed(2)}%`;
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
