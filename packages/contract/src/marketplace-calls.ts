import { call } from './call.ts';
import { singleOf } from './envelope.ts';
import { MARKETPLACE_FORM } from './marketplace-form.ts';
import { Done } from './user.ts';

/** Links to where NFTs are for sale. */
export const MARKETPLACE_CALLS = {
  registerMarketplaceLink: call({
    tag: 'nfts',
    method: 'POST',
    access: 'public',
    path: '/api/nftMarketPlace/register',
    summary: 'Requests a marketplace link on the NFT pages of an NFT or a collection.',
    form: MARKETPLACE_FORM,
    errors: [400, 429, 503],
    dependsOn: ['portal', 'head', 'outside'],
    reply: singleOf(Done, 'Confirmation.'),
  }),
};
