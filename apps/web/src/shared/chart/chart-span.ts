const NS_DIGITS = 9;

/** What a series is of, as the API says it. */
export interface ChartSpan {
  readonly start: string;
  readonly end: string;
  readonly interval: string;
}

/** The span of a reply; undefined where nothing is stored. */
export function chartSpan({
  start,
  end,
  interval,
}: {
  readonly start: string | null;
  readonly end: string | null;
  readonly interval: string;
}): ChartSpan | undefined {
  return start === null || end === null ? undefined : { start, end, interval };
}

/** Of what a series is, and which end of its interval the timestamp of a point is; the start where it is not said. */
interface Stamped {
  readonly span?: ChartSpan | undefined;
  readonly stampedAt?: 'start' | 'end';
}

/** From when to when each point of a series is; the span cuts the first and the last of them. Empty where that is not known. */
export function intervalsOf(
  points: readonly { readonly timestamp: string }[],
  { span, stampedAt = 'start' }: Stamped = {},
): readonly (readonly [start: string, end: string])[] {
  const stamps = points.map(({ timestamp }) => timestamp);
  const [first = '', last = ''] = [span?.start, span?.end];
  if (stampedAt === 'end') return stamps.map((stamp, place) => [stamps[place - 1] ?? first, stamp]);
  return stamps.map((stamp, place) => [[first, stamp].toSorted()[1] ?? stamp, stamps[place + 1] ?? last]);
}

/** A span in UTC, to the minute: `2026-10-01 00:00 – 2026-11-01 00:00 UTC`. */
export function spanText({ start, end }: Pick<ChartSpan, 'start' | 'end'>): string {
  const text = (iso: string) => iso.slice(0, 16).replace('T', ' ');
  return `${text(start)} – ${text(end)} UTC`;
}

/** A span as the parameters of an address, in milliseconds since 1970; its end is exclusive. */
export function spanParameters({ start, end }: Pick<ChartSpan, 'start' | 'end'>): string {
  return new URLSearchParams({ startDate: String(floorMs(start)), endDate: String(floorMs(end) + 1) }).toString();
}

function floorMs(iso: string): number {
  const [seconds = '', fraction = ''] = iso.replace('Z', '').split('.');
  return Date.parse(`${seconds}Z`) + Math.floor(Number(fraction.padEnd(NS_DIGITS, '0')) / 1e6);
}
