import { randomInt } from 'node:crypto';
import { CODE_MINUTES, codeText } from '@ledgerscope/portal/mail/code-text';
import type { Sealer } from '@ledgerscope/portal/secrets/sealer';
import { confirmContact, type NewMail, sendContactCode } from '@ledgerscope/portal-store';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError, FormError } from '../../api-error.ts';
import { linkOrigin } from '../../pages/link-origin.ts';
import { portalStoreOf } from '../../portal-store-of.ts';
import { limitAttempts } from './attempt-limits.ts';
import { userReply } from './user-routes.ts';

const CODE_DIGITS = 6;
const CODES = 10 ** CODE_DIGITS;

/** Proving that a phone number is the user's: a code is sent to it, and nothing else before that was typed in. */
export const CONTACT_NUMBER_HANDLERS = {
  sendContactCode: async ({ context, signedIn: { user }, request, reply }) => {
    const store = portalStoreOf(context);
    const sealer = sealerFor(context);
    const number = user.contact;
    if (number === null) throw new ApiError('conflict', 'Enter a phone number in your profile first.');
    await limitAttempts(store, 'contact-code', { request, reply }, number, `user ${user.id}`);
    const code = String(randomInt(CODES)).padStart(CODE_DIGITS, '0');
    const mail: NewMail = codeText(number, code, linkOrigin(context, request), sealer);
    const sent = await sendContactCode(store, user.id, {
      number,
      mail,
      minutes: CODE_MINUTES,
      numberHash: sealer.fingerprint('number', number),
      codeHash: codeHash(sealer, user.id, code),
    });
    if (sent !== 'sent') throw new ApiError(sent === 'too many' ? 'rate_limited' : 'conflict', NOT_SENT[sent]);
    return { data: { message: `A code has been sent to ${number}. It is valid for ${CODE_MINUTES} minutes.` } };
  },
  confirmContact: async ({ context, form: { code }, signedIn: { user }, request, reply }) => {
    const store = portalStoreOf(context);
    await limitAttempts(store, 'contact-confirmation', { request, reply }, `user ${user.id}`);
    const confirmed = await confirmContact(store, user.id, codeHash(sealerFor(context), user.id, code));
    if (confirmed === 'wrong') throw new FormError({ code: 'This is not the code from the last text message' });
    if (confirmed === 'no code') throw new FormError({ code: 'The code has expired. Request a new one' });
    return { data: await userReply(store, confirmed) };
  },
} satisfies Partial<Handlers>;

const NOT_SENT = {
  'another number': 'The number in your profile has changed.',
  'confirmed already': 'This number is already confirmed.',
  stopped: 'The owner of this number does not want text messages from this site.',
  'too many': 'Too many text messages were sent to this number, or for your account, today. Try again tomorrow.',
} as const;

function codeHash(sealer: Sealer, userId: bigint, code: string): string {
  return sealer.fingerprint('code', `${userId} ${code}`);
}

/** Codes are stored as keyed hashes, and each text has a sealed link. */
function sealerFor({ sealer, sendsTexts }: ApiContext): Sealer {
  if (sendsTexts === false) throw new ApiError('conflict', 'Text messages are not available on this site.');
  if (sealer === undefined) throw new ApiError('portal_unavailable', 'Codes cannot be sent at the moment.');
  return sealer;
}
