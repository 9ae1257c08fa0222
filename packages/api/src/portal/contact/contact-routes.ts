import { formatEntityId } from '@ledgerscope/ledger';
import { contactMail } from '@ledgerscope/portal/mail/desk-mails';
import { administratorAddresses, submitMarketplaceLink, writeMail } from '@ledgerscope/portal-store';
import type { Handlers } from '../../add-calls.ts';
import { ApiError } from '../../api-error.ts';
import { portalStoreOf } from '../../portal-store-of.ts';
import { limitAttempts } from '../accounts/attempt-limits.ts';
import { formEntity } from '../form-entity.ts';

const FAILED = 'Unable to send message! Please try again or contact us by another method.';

/** What visitors send to the operator: messages, and requests for marketplace links. */
export const CONTACT_HANDLERS = {
  sendContactMessage: async ({ context, form, request, reply }) => {
    const store = portalStoreOf(context);
    await limitAttempts(store, 'contact', { request, reply }, form.email);
    const address = context.operator?.email ?? null;
    const recipients = address === null ? await administratorAddresses(store) : [address];
    if (recipients.length === 0) throw new ApiError('portal_unavailable', FAILED);
    await store.query((db) =>
      db.transaction(async (tx) => {
        for (const recipient of recipients) await writeMail(tx, contactMail(recipient, form));
      }),
    );
    return { data: { message: 'Your message has been sent. We reply within 2 business days.' } };
  },
  registerMarketplaceLink: async ({ context, form, request, reply }) => {
    const store = portalStoreOf(context);
    await limitAttempts(store, 'marketplace', { request, reply }, form.email);
    const tokenId = formatEntityId(await formEntity(context, form.tokenId ?? '', 'tokenId', WRONG_ID));
    const nftOwner = formatEntityId(await formEntity(context, form.nftOwner ?? '', 'nftOwner', WRONG_ID));
    if (!(await submitMarketplaceLink(store, { ...form, tokenId, nftOwner })))
      throw new ApiError(
        'rate_limited',
        'You already have the maximum number of pending requests. Please wait for a reply.',
      );
    return { data: { message: SUBMITTED } };
  },
} satisfies Partial<Handlers>;

const WRONG_ID = 'Invalid format! Should be x.y.z';
const SUBMITTED = 'Your submission is under review. Once completed, MarketPlace link will be shown on NFT Page';
