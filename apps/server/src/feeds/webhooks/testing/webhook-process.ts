import { openPortalStore } from '@ledgerscope/portal-store';
import pino from 'pino';
import { sealerOf } from '../../../portal/secrets/sealer.ts';
import { sendWebhooks } from '../send-webhooks.ts';
import { dispatcherTo } from './webhook-receiver.ts';

/** Posts to webhooks until it is killed. */
async function run(databaseUrl: string, port: number): Promise<void> {
  const portal = await openPortalStore({ databaseUrl });
  process.send?.('sending');
  await sendWebhooks({
    portal,
    sealer: sealerOf(new Uint8Array(32)),
    dispatcher: dispatcherTo(port),
    mailOf: (recipient) => ({ recipient, subject: 'Webhook', text: '', html: '' }),
    log: pino({ level: 'error' }, pino.destination(2)),
    signal: new AbortController().signal,
    batch: { most: 10, waitMs: 0 },
    leaseSeconds: 1,
  });
}

await run(process.argv[2] ?? '', Number(process.argv[3]));
