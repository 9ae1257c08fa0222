const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365 * DAY_SECONDS;
/** What the newest two years hold of the part that rises towards today, whatever the live rate. */
const RISING_SHARE = 170_000;
const RISING_SECONDS = 2 * YEAR_SECONDS;
/** A young network's transactions a day, and how many come on top with each year. */
const FIRST_PER_DAY = 30;
const MORE_PER_DAY_AND_YEAR = 60;

/** How dense the transactions of a growing network are. */
export interface Growth {
  /** Transactions a second that the present approaches. */
  readonly tps: number;
  /** The age at which the rising part has half the live rate. */
  readonly halfAgeSeconds: number;
}

/**
 * A network whose rate rises like 1/(age + c) to the live rate, so that two years cost no more than a few days of it:
 * `c` is chosen so that the rising part of two years is the same number of transactions for every live rate.
 */
export function growthTo(tps: number): Growth {
  let [low, high] = [1, 1e12];
  for (let step = 0; step < 100; step++) {
    const middle = Math.sqrt(low * high);
    if (risingPart({ tps, halfAgeSeconds: middle }, RISING_SECONDS) < RISING_SHARE) low = middle;
    else high = middle;
  }
  return { tps, halfAgeSeconds: low };
}

function risingPart({ tps, halfAgeSeconds }: Growth, age: number): number {
  return tps * halfAgeSeconds * Math.log1p(age / halfAgeSeconds);
}

/**
 * How many transactions fall between two ages (seconds before the end, `from` the greater one) of a network whose
 * history is `history` seconds long. Rhythm and bursts are not in it.
 */
export function expectedTransactions(growth: Growth, from: number, to: number, history: number): number {
  const rising = risingPart(growth, from) - risingPart(growth, to);
  const steady = steadyUntil(history - to) - steadyUntil(history - from);
  return Math.min(rising + steady, growth.tps * (from - to));
}

/** The part that grows evenly, from the beginning to a time after it. */
function steadyUntil(seconds: number): number {
  const days = seconds / DAY_SECONDS;
  return FIRST_PER_DAY * days + (MORE_PER_DAY_AND_YEAR * days * seconds) / YEAR_SECONDS / 2;
}
