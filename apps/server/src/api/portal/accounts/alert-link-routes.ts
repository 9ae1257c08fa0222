import { endAlerts, savedAccount } from '@ledgerscope/portal-store';
import type { FastifyInstance } from 'fastify';
import { type LinkedAlerts, linkedAlerts, UNSUBSCRIBE_PATH } from '../../../portal/secrets/alert-link.ts';
import type { Handlers } from '../../add-calls.ts';
import { type ApiContext, contextNow, type ServerContext } from '../../api-context.ts';
import { ApiError, FormError } from '../../api-error.ts';
import { idText } from '../../explorer/values.ts';
import { portalOf } from '../portal-of.ts';

/** What programs of readers send: `List-Unsubscribe=One-Click`. It says nothing that the address does not say. */
const MOST_BYTES = 4_096;

/** What can be done with the link of an alert. */
export const ALERT_LINK_HANDLERS = {
  readAlertLink: async ({ context, form: { token } }) => {
    const linked = linkedBy(context, token);
    const row = await savedAccount(portalOf(context), linked.userId, linked.accountId);
    return replyOf(linked, (linked.channel === 'email' ? row?.email : row?.sms) ?? false);
  },
  endAlerts: async ({ context, form: { token } }) => {
    const linked = linkedBy(context, token);
    await endAlerts(portalOf(context), linked.userId, linked.accountId, linked.channel);
    return replyOf(linked, false);
  },
} satisfies Partial<Handlers>;

/** One click in a program that reads mails (RFC 8058): it posts to the address of the page, without a session. */
export async function addOneClick(app: FastifyInstance, server: ServerContext): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BYTES }, (_request, _body, done) =>
      done(null),
    );
    scope.post<{ Querystring: { token?: unknown } }>(UNSUBSCRIBE_PATH, async ({ query: { token } }, reply) => {
      const context = contextNow(server);
      const linked = linkedBy(context, typeof token === 'string' ? token : '');
      await endAlerts(portalOf(context), linked.userId, linked.accountId, linked.channel);
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send(`You get no more alerts of ${idText(linked.accountId)} this way.\n`);
    });
  });
}

function linkedBy({ sealer }: Pick<ApiContext, 'sealer'>, token: string): LinkedAlerts {
  if (sealer === undefined) throw new ApiError('portal_unavailable', 'Links of alerts cannot be read at the moment.');
  const linked = linkedAlerts(sealer, token);
  if (linked === undefined) throw new FormError({ token: 'This is no link of an alert' });
  return linked;
}

function replyOf({ accountId, channel }: LinkedAlerts, isOn: boolean) {
  return { data: { accountId: idText(accountId), channel, isOn } };
}
