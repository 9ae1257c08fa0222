import type { Writable } from 'node:stream';
import { MS_PER_HOUR, MS_PER_MINUTE } from '@ledgerscope/ledger';
import { GrpcError } from './grpc-status.ts';

const UNIT_MS: Readonly<Record<string, number>> = {
  H: MS_PER_HOUR,
  M: MS_PER_MINUTE,
  S: 1_000,
  m: 1,
  u: 0.001,
  n: 0.000_001,
};
const TIMEOUT = /^(\d{1,8})([HMSmun])$/;
/** Node's timers are not made for more. */
const MOST_MS = 0x7fff_ffff;

/**
 * Aborts when nobody needs the answer to a call any more: the client is gone, the time that it set (`grpc-timeout`) is over, or the
 * server ends.
 */
export function callSignal(out: Writable, timeout: string | undefined, ending: AbortSignal): AbortSignal {
  const gone = new AbortController();
  const [, count = '', unit = ''] = TIMEOUT.exec(timeout ?? '') ?? [];
  const ms = Number(count) * (UNIT_MS[unit] ?? 0);
  const timer =
    count === '' || ms > MOST_MS
      ? undefined
      : setTimeout(() => gone.abort(new GrpcError('deadlineExceeded', 'The call has timed out.')), ms);
  out.once('close', () => {
    clearTimeout(timer);
    gone.abort(new GrpcError('cancelled', 'The client has disconnected.'));
  });
  out.on('error', () => {
    // It closes.
  });
  return AbortSignal.any([gone.signal, ending]);
}
