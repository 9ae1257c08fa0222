/** In tinybars. */
export const HBAR = 100_000_000n;

export const NS_PER_SECOND = 1_000_000_000n;
export const NS_PER_MINUTE = 60n * NS_PER_SECOND;
export const NS_PER_HOUR = 60n * NS_PER_MINUTE;
export const NS_PER_DAY = 24n * NS_PER_HOUR;

/** The network's usual auto-renewal period: 90 days. */
export const AUTO_RENEW_SECONDS = 7_776_000n;
