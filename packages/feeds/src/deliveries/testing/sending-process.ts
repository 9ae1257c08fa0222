import { flushCompileCache } from 'node:module';
import { QueueService } from '@ledgerscope/aws-queues/queue-service';
import { sealerOf } from '@ledgerscope/portal/secrets/sealer';
import { openPortalStore } from '@ledgerscope/portal-store';
import pino from 'pino';
import { sendDeliveries } from '../send-deliveries.ts';
import { dispatcherTo } from './webhook-receiver.ts';

/** Sends to webhooks and queues until it is killed. */
async function run([databaseUrl = '', port, endpoint, accessKeyId = '', secretAccessKey = '']: readonly string[]) {
  const portal = await openPortalStore({ databaseUrl });
  // It is killed, and would leave nothing compiled to the next one.
  flushCompileCache();
  process.send?.('sending');
  await sendDeliveries({
    portal,
    sealer: sealerOf(new Uint8Array(32)),
    dispatcher: dispatcherTo(Number(port)),
    queues: new QueueService({ region: 'us-east-1', endpoint }, { accessKeyId, secretAccessKey }),
    mailOf: (recipient) => ({ recipient, subject: 'Webhook', text: '', html: '' }),
    log: pino({ level: 'error' }, pino.destination(2)),
    signal: new AbortController().signal,
    batch: { most: 10, waitMs: 0 },
    leaseSeconds: 1,
  });
}

await run(process.argv.slice(2));
