import { gatherAlerts, nextAlertMs, type PortalStore } from '@ledgerscope/portal-store';
import { workLoop } from '@ledgerscope/process/work-loop';
import type { Logger } from 'pino';
import type { AlertMessage } from './alert-message.ts';

const IDLE_MS = 30_000;
const LEAST_MS = 100;
const AFTER_ERROR_MS = 5_000;
const BATCH = 100;
/** What happens within the same seconds is reported together; of one account there is one message a minute. */
const RULE = { afterSeconds: 3, everySeconds: 60, most: BATCH };

/** Writes what was found for saved accounts into the outbox, until the signal. Several processes may do so at once. */
export async function sendAlerts(
  portal: PortalStore,
  messageOf: AlertMessage,
  log: Logger,
  signal: AbortSignal,
): Promise<void> {
  await workLoop({
    name: 'alerts',
    failure: 'alerts are waiting: the portal database is not responding',
    afterErrorMs: AFTER_ERROR_MS,
    waiter: () => portal.wakes.from('alert', signal),
    step: async () => {
      if ((await gatherAlerts(portal, RULE, messageOf)) === BATCH) return 0;
      // What cannot be reported at the moment is not tried without a pause.
      return Math.min(Math.max((await nextAlertMs(portal, RULE)) ?? IDLE_MS, LEAST_MS), IDLE_MS);
    },
    log,
    signal,
  });
}
