import pLimit from 'p-limit';

/** More waits already than may. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

/** Runs work once there is room for it. */
export type BoundedLimit = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * So much work at a time, the rest waits in order, up to a bound.
 * @throws BusyError where `mostWaiting` wait already
 */
export function boundedLimit(most: number, mostWaiting: number): BoundedLimit {
  const limit = pLimit(most);
  return async (work) => {
    if (limit.activeCount >= most && limit.pendingCount >= mostWaiting)
      throw new BusyError('too many requests are waiting');
    return limit(work);
  };
}
