import { formatEntityId } from '@ledgerscope/ledger';
import { submitMarketplaceLink } from '@ledgerscope/portal-store';
import type { Handlers } from '../../add-calls.ts';
import { ApiError } from '../../api-error.ts';
import { limitAttempts } from '../accounts/limit-attempts.ts';
import { formEntity } from '../form-entity.ts';
import { portalOf } from '../portal-of.ts';

const WRONG_ID = 'Invalid format! Should be x.y.z';
const SUBMITTED = 'Your submission is under review. Once completed, MarketPlace link will be shown on NFT Page';

/** Requests for marketplace links; anybody may send one, and the operator looks at each. */
export const MARKETPLACE_HANDLERS = {
  registerMarketplaceLink: async ({ context, form, request, reply }) => {
    const store = portalOf(context);
    await limitAttempts(store, 'marketplace', { request, reply }, form.email);
    const tokenId = formatEntityId(await formEntity(context, form.tokenId ?? '', 'tokenId', WRONG_ID));
    const nftOwner = formatEntityId(await formEntity(context, form.nftOwner ?? '', 'nftOwner', WRONG_ID));
    if (!(await submitMarketplaceLink(store, { ...form, tokenId, nftOwner })))
      throw new ApiError('rate_limited', 'So many requests of this address wait already. Please wait for the answer.');
    return { data: { message: SUBMITTED } };
  },
} satisfies Partial<Handlers>;
