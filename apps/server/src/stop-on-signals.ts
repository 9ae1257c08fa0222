import { stopOnRequest } from '@ledgerscope/process/stop-requests';
import type { Logger } from 'pino';
import { sayEnding } from './supervised.ts';

/** The server ends within ten seconds after it was asked to; the store survives being killed. */
const MOST_STOP_MS = 7_000;

/** What is aborted once this process is asked to end; where it has not ended then, it is ended. */
export function stopOnSignals(log: Logger): AbortController {
  const abort = new AbortController();
  // A second signal ends the process at once; the store survives that too.
  stopOnRequest((signal) => {
    log.info(`${signal}: finishing current batch`);
    sayEnding();
    abort.abort();
    setTimeout(() => {
      log.warn('shutdown timeout: current batch aborted, will be repeated on restart');
      process.exit(1);
    }, MOST_STOP_MS).unref();
  });
  return abort;
}
