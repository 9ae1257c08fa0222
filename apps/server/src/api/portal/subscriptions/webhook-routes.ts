import { randomBytes, randomUUID } from 'node:crypto';
import { ownReceiver, type PortalStore, rotateSecret } from '@ledgerscope/portal-store';
import { OutsideError } from '../../../outside/outside-error.ts';
import { postToWebhook, webhookUrl } from '../../../outside/webhook-post.ts';
import type { Sealer } from '../../../portal/secrets/sealer.ts';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError, FormError } from '../../api-error.ts';
import { limitAttempts } from '../accounts/begin-session.ts';
import { portalOf } from '../portal-of.ts';

const SECRET_BYTES = 32;

/** Webhooks of subscriptions of the user who is signed in. */
export const WEBHOOK_HANDLERS = {
  testWebhook: async ({ context, path, signedIn: { user }, request, reply }) => {
    const store = portalOf(context);
    const { url, secretSealed } = await own(store, user.id, path.id);
    const secret = sealerOf(context).open(secretSealed);
    const { webhookDispatcher: dispatcher } = context;
    if (secret === undefined || dispatcher === undefined) throw noKey();
    await limitAttempts(store, 'webhook', { request, reply }, String(user.id));
    const body = JSON.stringify({ type: 'test', data: [] });
    const { isDelivered, ...answer } = await postToWebhook(
      { url, secrets: [secret], id: randomUUID(), body },
      dispatcher,
    );
    return { data: { delivered: isDelivered, ...answer } };
  },
  rotateWebhookSecret: async ({ context, path, signedIn: { user } }) => {
    const store = portalOf(context);
    await own(store, user.id, path.id);
    const { secret, secretSealed } = newWebhookSecret(context);
    await rotateSecret(store, path.id, secretSealed);
    return { data: { webhookSecret: secret } };
  },
} satisfies Partial<Handlers>;

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
    throw new FormError({ webhookUrl: 'Must be a public address that begins with https:// (port 443 or 8443)' });
  }
}

async function own(store: PortalStore, userId: bigint, id: bigint) {
  const { url = null, secretSealed = null } = (await ownReceiver(store, userId, id)) ?? {};
  if (url !== null && secretSealed !== null) return { url, secretSealed: new Uint8Array(secretSealed) };
  throw new ApiError('not_found', 'You have no subscription of this id with a webhook.');
}

function sealerOf({ sealer }: Pick<ApiContext, 'sealer'>): Sealer {
  if (sealer !== undefined) return sealer;
  throw noKey();
}

function noKey(): ApiError {
  return new ApiError('portal_unavailable', 'Webhooks are not available at the moment: their secrets cannot be read.');
}
