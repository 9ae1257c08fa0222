import { setTimeout as sleep } from 'node:timers/promises';
import { gatherAlerts, type PortalStore } from '@ledgerscope/portal-store';
import type { Logger } from 'pino';
import type { AlertMessage } from './alert-message.ts';

const POLL_MS = 1_000;
const AFTER_ERROR_MS = 5_000;
const BATCH = 100;
/** What happens within the same seconds is told together. */
const AFTER_SECONDS = 3;
/** Of one account there is one message a minute. */
const EVERY_SECONDS = 60;

/** Writes what was found for saved accounts into the outbox, until the signal. Several processes may do so at once. */
export async function sendAlerts(
  portal: PortalStore,
  messageOf: AlertMessage,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    let pause = POLL_MS;
    try {
      const options = { afterSeconds: AFTER_SECONDS, everySeconds: EVERY_SECONDS, most: BATCH };
      if ((await gatherAlerts(portal, options, messageOf)) === BATCH) pause = 0;
    } catch (error) {
      if (!signal.aborted) log.warn({ err: error }, 'alerts wait: the portal store does not answer');
      pause = AFTER_ERROR_MS;
    }
    await sleep(pause, undefined, { signal, ref: false }).catch(() => undefined);
  }
}
