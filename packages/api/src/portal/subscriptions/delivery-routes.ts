import { randomBytes, randomUUID } from 'node:crypto';
import type { Deliveries, Delivery } from '@ledgerscope/contract';
import { NS_PER_SECOND } from '@ledgerscope/ledger';
import { webhookTest } from '@ledgerscope/messages';
import { OutsideError } from '@ledgerscope/outside/outside-error';
import { postToWebhook, webhookUrl } from '@ledgerscope/outside/webhook-post';
import type { Sealer } from '@ledgerscope/portal/secrets/sealer';
import {
  type DeliveryRow,
  deliveriesOf,
  endReplay,
  newestMessages,
  type OwnReceiver,
  type OwnSubscription,
  ownReceiver,
  type PortalStore,
  pauseSubscription,
  pauseWebhook,
  type QueueMessageRow,
  queueState,
  replaySubscription,
  rotateSecret,
  sendDeadAgain,
  setMostReceives,
} from '@ledgerscope/portal-store';
import { instantText } from '@ledgerscope/transactions/values';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError, FormError } from '../../api-error.ts';
import { linkOrigin } from '../../pages/link-origin.ts';
import { portalStoreOf } from '../../portal-store-of.ts';
import { queueUrlOf } from '../../sqs/queue-address.ts';
import { limitAttempts } from '../accounts/attempt-limits.ts';
import { checkActive, NO_SUBSCRIPTION, ownSubscription } from './queue-places.ts';

const MOST_SHOWN = 50;

/** How messages of the user who is signed in are delivered, and what can be done about it. */
export const DELIVERY_HANDLERS = {
  getDeliveries: async ({ context, path, signedIn: { user }, request }) => {
    const store = portalStoreOf(context);
    const subscription = await ownSubscription(store, user.id, path.id);
    const common = { ...progressOf(subscription, context.snapshot.head?.lastNs ?? 0n) };
    const receiver = await ownReceiver(store, user.id, path.id);
    const url = queueUrlOf(linkOrigin(context, request), subscription.queueName);
    const own = receiver === undefined ? ofQueue(store, subscription, url) : ofReceiver(store, subscription, receiver);
    return { data: { ...common, mostReceives: subscription.mostReceives, ...(await own) } };
  },

  pauseSubscription: async (asked) => setPaused(asked, true),
  resumeSubscription: async (asked) => setPaused(asked, false),
  replaySubscription: async ({ context, path, query: { from, until }, signedIn: { user } }) => {
    if (from === undefined) throw new ApiError('invalid_parameter', '`from` must be a timestamp', 'from');
    if (until !== undefined && until < from)
      throw new ApiError('invalid_parameter', 'until must be after from', 'until');
    const store = portalStoreOf(context);
    checkActive(await ownSubscription(store, user.id, path.id));
    const headNs = context.snapshot.head?.lastNs ?? 0n;
    const begun = await replaySubscription(store, user.id, path.id, from - 1n, until ?? headNs);
    if (begun === false) throw new ApiError('not_found', NO_SUBSCRIPTION);
    if (begun === 'already') throw new ApiError('conflict', 'A replay is already in progress. Stop it first.');
    if (begun === 'nothing') throw new ApiError('conflict', 'No data in this time range yet.');
    return { data: { message: 'Replay started. Live messages will follow.' } };
  },
  endReplay: async ({ context, path, signedIn: { user } }) => {
    if (!(await endReplay(portalStoreOf(context), user.id, path.id))) throw new ApiError('not_found', NO_SUBSCRIPTION);
    return { data: { message: 'Replay stopped.' } };
  },
  setMostReceives: async ({ context, path, form, signedIn: { user } }) => {
    const store = portalStoreOf(context);
    const { webhookUrl, awsQueue } = await ownSubscription(store, user.id, path.id);
    if (webhookUrl !== null || awsQueue !== null)
      throw new ApiError('conflict', 'Max receives only applies to built-in queues.');
    await setMostReceives(store, user.id, path.id, form.mostReceives);
    return { data: { message: form.mostReceives === null ? 'Dead-letter limit removed.' : 'Saved.' } };
  },
  sendDeadLetters: async ({ context, path, signedIn: { user } }) => {
    const store = portalStoreOf(context);
    await ownSubscription(store, user.id, path.id);
    const again = await sendDeadAgain(store, path.id);
    return { data: { message: again === 1 ? 'Resending 1 message.' : `Resending ${again} messages.` } };
  },
  testWebhook: async ({ context, path, signedIn: { user }, request, reply }) => {
    const store = portalStoreOf(context);
    const { url, secretSealed } = await own(store, user.id, path.id);
    const secret = sealerOf(context).open(secretSealed);
    const { webhookDispatcher: dispatcher } = context;
    if (secret === undefined || dispatcher === undefined) throw noKey();
    await limitAttempts(store, 'webhook', { request, reply }, String(user.id));
    const { isDelivered, ...answer } = await postToWebhook(
      { url, secrets: [secret], id: randomUUID(), body: webhookTest() },
      dispatcher,
    );
    return { data: { delivered: isDelivered, ...answer } };
  },
  rotateWebhookSecret: async ({ context, path, signedIn: { user } }) => {
    const store = portalStoreOf(context);
    await own(store, user.id, path.id);
    const { secret, secretSealed } = newWebhookSecret(context);
    await rotateSecret(store, path.id, secretSealed);
    return { data: { webhookSecret: secret } };
  },
} satisfies Partial<Handlers>;

async function setPaused(
  { context, path, signedIn: { user } }: Parameters<Handlers['pauseSubscription' | 'resumeSubscription']>[0],
  isPaused: boolean,
) {
  const store = portalStoreOf(context);
  const { webhookUrl } = await ownSubscription(store, user.id, path.id);
  if (webhookUrl === null) await pauseSubscription(store, user.id, path.id, isPaused);
  else await pauseWebhook(store, path.id, isPaused);
  return { data: { message: isPaused ? 'Paused.' : 'Resumed.' } };
}

/** How far a subscription is, beside the head of the ledger. */
function progressOf(
  { stoppedAtNs, replayFromNs, replayedNs, replayUntilNs }: OwnSubscription,
  headNs: bigint,
): Pick<Deliveries, 'behindSeconds' | 'replay'> {
  const behind = stoppedAtNs === null || stoppedAtNs > headNs ? 0n : headNs - stoppedAtNs;
  const isReplayed = replayFromNs !== null && replayedNs !== null && replayUntilNs !== null;
  return {
    behindSeconds: Number(behind / NS_PER_SECOND),
    replay: isReplayed
      ? { from: instantText(replayFromNs + 1n), until: instantText(replayUntilNs), at: instantText(replayedNs) }
      : null,
  };
}

/** How messages are sent to a webhook, or to a queue at AWS. */
async function ofReceiver(store: PortalStore, { id, paused, awsQueue }: OwnSubscription, receiver: OwnReceiver) {
  const { kind, failingSince, dueAt, waitingSince, waiting, queued, delivered, dead } = receiver;
  const rows = await deliveriesOf(store, id, MOST_SHOWN);
  const pausedFor = receiver.pausedFor ?? (paused ? ('owner' as const) : null);
  return {
    sink: kind,
    url: receiver.url ?? awsQueue?.url ?? null,
    pausedFor,
    waiting,
    queued,
    delivered,
    dead,
    sent: true,
    failingSince: failingSince?.toISOString() ?? null,
    nextTry: failingSince === null || pausedFor !== null ? null : dueAt.toISOString(),
    lagSeconds: secondsSince(waitingSince),
    deliveries: rows.map(sentReply),
  };
}

async function ofQueue(store: PortalStore, { id, paused }: OwnSubscription, url: string) {
  const [{ waitingSince, ...counts }, rows] = await Promise.all([
    queueState(store, id),
    newestMessages(store, id, MOST_SHOWN),
  ]);
  return {
    ...counts,
    url,
    sink: 'queue' as const,
    sent: false,
    failingSince: null,
    nextTry: null,
    pausedFor: paused ? ('owner' as const) : null,
    lagSeconds: secondsSince(waitingSince),
    deliveries: rows.map(queuedReply),
  };
}

function secondsSince(moment: Date | null): number {
  return moment === null ? 0 : Math.max(0, Math.floor((Date.now() - moment.getTime()) / 1_000));
}

function queuedReply(row: QueueMessageRow): Delivery {
  const { messageId, replayed, body, receivedCount, sentAt, firstReceivedAt, deletedAt } = row;
  return {
    messageId,
    replayed,
    body,
    tries: receivedCount,
    status: null,
    response: null,
    tookMs: null,
    state: queuedState(row),
    queued: sentAt.toISOString(),
    tried: firstReceivedAt?.toISOString() ?? null,
    deleted: deletedAt?.toISOString() ?? null,
  };
}

function queuedState({ receivedCount, visibleAt, deletedAt, deadAt }: QueueMessageRow): Delivery['state'] {
  if (deletedAt !== null) return 'delivered';
  if (deadAt !== null) return 'dead';
  return receivedCount > 0 && visibleAt.getTime() > Date.now() ? 'received' : 'waiting';
}

function sentReply(row: DeliveryRow): Delivery {
  const { messageId, state, replayed, tries, body, status, response, tookMs, queuedAt, triedAt } = row;
  return {
    messageId,
    state,
    replayed,
    tries,
    body,
    status,
    response,
    tookMs,
    deleted: null,
    queued: queuedAt.toISOString(),
    tried: triedAt?.toISOString() ?? null,
  };
}

const SECRET_BYTES = 32;

/** A secret in the form of Standard Webhooks, and what is stored of it. @throws ApiError where secrets cannot be stored */
export function newWebhookSecret(context: Pick<ApiContext, 'sealer'>): {
  readonly secret: string;
  readonly secretSealed: Uint8Array;
} {
  const secret = `whsec_${randomBytes(SECRET_BYTES).toString('base64')}`;
  return { secret, secretSealed: sealerOf(context).seal(secret) };
}

/** @throws FormError for an address that nothing may be posted to */
export function checkWebhookUrl(text: string): void {
  try {
    webhookUrl(text);
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    throw new FormError({ webhookUrl: 'Must be a public URL that starts with https:// (port 443 or 8443)' });
  }
}

async function own(store: PortalStore, userId: bigint, id: bigint) {
  const { url = null, secretSealed = null } = (await ownReceiver(store, userId, id)) ?? {};
  if (url !== null && secretSealed !== null) return { url, secretSealed: new Uint8Array(secretSealed) };
  throw new ApiError('not_found', 'You have no subscription with this ID and a webhook.');
}

function sealerOf({ sealer }: Pick<ApiContext, 'sealer'>): Sealer {
  if (sealer !== undefined) return sealer;
  throw noKey();
}

function noKey(): ApiError {
  return new ApiError('portal_unavailable', 'Webhooks are not available at the moment: their secrets cannot be read.');
}
