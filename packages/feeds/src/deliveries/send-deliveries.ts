import type { QueueService } from '@ledgerscope/aws-queues/queue-service';
import { webhookPost } from '@ledgerscope/messages';
import { postToWebhook } from '@ledgerscope/outside/webhook-post';
import type { Sealer } from '@ledgerscope/portal/secrets/sealer';
import {
  type AfterFailure,
  type BatchRule,
  type DueBatch,
  type NewMail,
  nextBatchMs,
  noteLostAwsQueue,
  noteTried,
  type PortalStore,
  type ReceiverKind,
  type Tried,
  takeDueBatches,
} from '@ledgerscope/portal-store';
import { backOffMs, workLoop } from '@ledgerscope/process/work-loop';
import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';

/** Receivers that are waited for at once: one that is slow takes a place of many. */
const AT_ONCE = 256;
const IDLE_MS = 30_000;
const LEAST_MS = 200;
const AFTER_ERROR_MS = 1_000;
/** Longer than a try may take. */
const LEASE_SECONDS = 30;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 900_000;
/** Tries of one batch, over about two and a half hours. */
const MOST_TRIES = 20;

/** What sending works with. */
export interface SendingOptions {
  readonly portal: PortalStore;
  /** Opens the secrets that posts are signed with; without it nothing is posted. */
  readonly sealer: Sealer | undefined;
  /** Where queues are that are not in the portal's database; without it nothing is sent to them. */
  readonly queues?: QueueService | undefined;
  /** Connects to public addresses only. */
  readonly dispatcher: Dispatcher;
  readonly mailOf: (email: string, url: string) => NewMail;
  readonly log: Logger;
  readonly signal: AbortSignal;
  /** Hears of each try. */
  readonly onDelivery?: ((isDelivered: boolean) => void) | undefined;
  readonly batch: Pick<BatchRule, 'most' | 'waitMs'>;
  /** Shorter ones in tests. */
  readonly leaseSeconds?: number;
}

/**
 * Sends what waits for receivers until the signal: of each subscription one batch at a time and in order, of all subscriptions at the
 * same time. What it sends as it is killed is sent again, under the same id.
 */
export async function sendDeliveries(options: SendingOptions): Promise<void> {
  const { portal, log, signal, leaseSeconds = LEASE_SECONDS } = options;
  const kinds: ReceiverKind[] = [];
  if (options.sealer !== undefined) kinds.push('webhook');
  if (options.queues !== undefined) kinds.push('queue');
  const rule = { ...options.batch, leaseSeconds, kinds };
  const running = new Set<Promise<void>>();
  await workLoop({
    name: 'deliveries',
    failure: 'deliveries failed; retrying',
    afterErrorMs: AFTER_ERROR_MS,
    waiter: () => {
      const woken = portal.wakes.from('delivery', signal);
      // What is next of those just sent need not wait for the slowest one.
      return (ms) => Promise.race([...running, woken(ms)]);
    },
    step: async () => {
      const free = AT_ONCE - running.size;
      const due = free === 0 ? [] : await takeDueBatches(portal, free, rule);
      for (const one of due) {
        const sent = sendOne(options, one).finally(() => running.delete(sent));
        running.add(sent);
      }
      if (due.length > 0) return LEAST_MS;
      // What waits may still be gathered.
      return Math.min(Math.max((await nextBatchMs(portal, rule)) ?? IDLE_MS, LEAST_MS), IDLE_MS);
    },
    log,
    signal,
  });
  await Promise.all(running);
}

async function sendOne(options: SendingOptions, due: DueBatch): Promise<void> {
  const { portal, mailOf, log, signal } = options;
  try {
    const tried = due.kind === 'queue' ? await sendToQueue(options, due) : await post(options, due);
    // What was cut off is no failure: it is sent again when the lease has ended.
    if (signal.aborted && !tried.isDelivered) return;
    options.onDelivery?.(tried.isDelivered);
    await noteTried(portal, due, tried, afterTry(due.tries + 1), mailOf);
  } catch (error) {
    // It is sent again when the lease has ended.
    log.warn({ err: error }, 'a delivery result could not be stored');
  }
}

async function sendToQueue({ queues, portal, log, signal }: SendingOptions, due: DueBatch): Promise<Tried> {
  const { url, messages, subscriptionId } = due;
  const sent = await queues?.send(url, messages, signal);
  if (sent === undefined) throw new Error('no queue service is configured');
  if (sent.isGone) await noteLostAwsQueue(portal, subscriptionId);
  if (!sent.isDelivered) log.warn(`queue ${url}: ${sent.response}; retrying`);
  return sent;
}

async function post({ sealer, dispatcher, signal }: SendingOptions, due: DueBatch): Promise<Tried> {
  const secrets = due.secrets.flatMap((sealed) => sealer?.open(sealed) ?? []);
  const { url, batchId: id, messages } = due;
  if (secrets.length > 0) return postToWebhook({ url, secrets, id, body: webhookPost(messages) }, dispatcher, signal);
  const response = 'The secret was encrypted with another key. Create a new one.';
  return { isDelivered: false, status: null, response, tookMs: 0 };
}

/** What follows a failure. */
export function afterTry(tries: number, random: () => number = Math.random): AfterFailure {
  return tries >= MOST_TRIES ? 'dead' : { retryMs: backOffMs(tries - 1, FIRST_RETRY_MS, LONGEST_RETRY_MS, random) };
}
