/** Nanoseconds of a millisecond, second, minute, hour and day. */
export const NS_PER_MS = 1_000_000n;
export const NS_PER_SECOND = 1_000_000_000n;
export const NS_PER_MINUTE = 60n * NS_PER_SECOND;
export const NS_PER_HOUR = 60n * NS_PER_MINUTE;
export const NS_PER_DAY = 24n * NS_PER_HOUR;

/** Milliseconds of a second, minute, hour and day. */
export const MS_PER_SECOND = 1_000;
export const MS_PER_MINUTE = 60 * MS_PER_SECOND;
export const MS_PER_HOUR = 60 * MS_PER_MINUTE;
export const MS_PER_DAY = 24 * MS_PER_HOUR;

/** Seconds of an hour, a day and a year of 365 days. */
export const SECONDS_PER_HOUR = 3_600;
export const SECONDS_PER_DAY = 24 * SECONDS_PER_HOUR;
export const SECONDS_PER_YEAR = 365 * SECONDS_PER_DAY;
