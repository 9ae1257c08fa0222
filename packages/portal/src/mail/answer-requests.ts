import {
  answerMailRequest,
  lockUserOf,
  type MailRequestRow,
  type PortalStore,
  writeActivationAgain,
  writeMail,
  writeReset,
} from '@ledgerscope/portal-store';
import { newToken } from '../secrets/token.ts';
import { ACTIVATION_HOURS, activationMail, firstPasswordMail, RESET_HOURS, resetMail } from './account-mails.ts';

type Write = Parameters<Parameters<typeof answerMailRequest>[1]>[0];

/**
 * Answers everybody who asked for a link: writes the mail where there is an account, and nothing else where there is none. It happens
 * outside of the reply, which therefore takes the same time for both.
 */
export async function answerMailRequests(store: PortalStore): Promise<void> {
  while (await answerMailRequest(store, answer));
}

async function answer(tx: Write, request: MailRequestRow): Promise<void> {
  const { kind, email, origin } = request;
  const userId = await lockUserOf(tx, email, kind === 'activation');
  if (userId === undefined) return;
  const { text, hash } = newToken();
  if (kind === 'reset') {
    await writeReset(tx, userId, { hash, hours: RESET_HOURS });
    return writeMail(tx, resetMail(email, origin, text));
  }
  const token = { hash, hours: ACTIVATION_HOURS };
  if (request.ticketHash !== null && (await writeActivationAgain(tx, userId, request.ticketHash, token)))
    return writeMail(tx, activationMail(email, origin, text));
  await writeReset(tx, userId, token);
  return writeMail(tx, firstPasswordMail(email, origin, text));
}
