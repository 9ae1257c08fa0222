import { type Linked, linkedBy, UNSUBSCRIBE_PATH } from '@ledgerscope/portal/secrets/alert-link';
import type { Sealer } from '@ledgerscope/portal/secrets/sealer';
import { endAlerts, savedAccount, stopTexts, takesTexts } from '@ledgerscope/portal-store';
import { idText } from '@ledgerscope/transactions/values';
import type { FastifyInstance } from 'fastify';
import type { Handlers } from '../../add-calls.ts';
import { type ApiContext, contextNow, type ServerContext } from '../../api-context.ts';
import { ApiError, FormError } from '../../api-error.ts';
import { portalStoreOf } from '../../portal-store-of.ts';

/** What programs of readers send: `List-Unsubscribe=One-Click`. It says nothing that the address does not say. */
const MOST_BYTES = 4_096;

/** What can be done with the link of an alert or a text. */
export const ALERT_LINK_HANDLERS = {
  readAlertLink: async ({ context, form: { token } }) => {
    const sealer = sealerOf(context);
    const linked = linkedOf(sealer, token);
    return replyOf(linked, await isOn(context, sealer, linked));
  },
  endAlerts: async ({ context, form: { token } }) => replyOf(await end(context, token), false),
} satisfies Partial<Handlers>;

/** One click in a program that reads mails (RFC 8058): it posts to the address of the page, without a session. */
export async function addOneClick(app: FastifyInstance, server: ServerContext): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, _body, done) =>
      done(null),
    );
    scope.post<{ Querystring: { token?: unknown } }>(UNSUBSCRIBE_PATH, async ({ query: { token } }, reply) => {
      const linked = await end(contextNow(server), typeof token === 'string' ? token : '');
      const what = 'number' in linked ? 'text messages from this site' : `these alerts for ${idText(linked.accountId)}`;
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(`You’ll no longer receive ${what}.\n`);
    });
  });
}

async function isOn(context: ApiContext, sealer: Sealer, linked: Linked): Promise<boolean> {
  const store = portalStoreOf(context);
  if ('number' in linked) return takesTexts(store, sealer.fingerprint('number', linked.number));
  const row = await savedAccount(store, linked.userId, linked.accountId);
  return (linked.channel === 'email' ? row?.email : row?.sms) ?? false;
}

async function end(context: ApiContext, token: string): Promise<Linked> {
  const sealer = sealerOf(context);
  const linked = linkedOf(sealer, token);
  const store = portalStoreOf(context);
  if ('number' in linked) await stopTexts(store, linked.number, sealer.fingerprint('number', linked.number));
  else await endAlerts(store, linked.userId, linked.accountId, linked.channel);
  return linked;
}

function sealerOf({ sealer }: Pick<ApiContext, 'sealer'>): Sealer {
  if (sealer === undefined)
    throw new ApiError('portal_unavailable', 'Alert links are temporarily unavailable. Try again later.');
  return sealer;
}

function linkedOf(sealer: Sealer, token: string): Linked {
  const linked = linkedBy(sealer, token);
  if (linked === undefined) throw new FormError({ token: 'Invalid alert link' });
  return linked;
}

function replyOf(linked: Linked, on: boolean) {
  if ('number' in linked) return { data: { accountId: null, channel: 'sms' as const, isOn: on } };
  return { data: { accountId: idText(linked.accountId), channel: linked.channel, isOn: on } };
}
