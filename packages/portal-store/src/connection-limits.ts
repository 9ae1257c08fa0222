import { Transform } from 'node:stream';
import type { ClientConfig } from 'pg';
import { PortalUnavailableError } from './portal-error.ts';

const CONNECT_MS = 5_000;
const STATEMENT_MS = 10_000;
/** The server ends a statement first, if it is there. */
const ANSWER_MS = STATEMENT_MS + 5_000;
const COPY_SILENCE_MS = 300_000;

/** What every connection waits for at most. */
export const SHORT_WORK = {
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  statement_timeout: STATEMENT_MS,
  query_timeout: ANSWER_MS,
} as const satisfies ClientConfig;

/** Of a connection whose statements take as long as tables are large: migrations, copies. A server that is gone is noticed by the system. */
export const LONG_WORK = { ...SHORT_WORK, statement_timeout: 0, query_timeout: 0 } as const satisfies ClientConfig;

/** Passes rows on, and fails once none came, or none was taken, for some minutes. */
export function unlessSilent(ms: number = COPY_SILENCE_MS): Transform {
  const rows = new Transform({
    transform: (chunk, _encoding, done) => {
      timer.refresh();
      done(null, chunk);
    },
    final: (done) => {
      clearTimeout(timer);
      done();
    },
    destroy: (error, done) => {
      clearTimeout(timer);
      done(error);
    },
  });
  const timer = setTimeout(
    () => rows.destroy(new PortalUnavailableError(`PostgreSQL did not respond for ${ms / 1000} s during a copy`)),
    ms,
  );
  return rows;
}
