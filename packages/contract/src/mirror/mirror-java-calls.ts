import { mirrorCall } from './mirror-call.ts';
import { atMost } from './mirror-parameter.ts';
import { JAVA_PAGE, MIRROR_PARAMETERS } from './mirror-parameters.ts';

const ACCOUNT = '/accounts/{idOrAliasOrEvmAddress}';
const { accountId, serialNumber, tokenId } = MIRROR_PARAMETERS;

const serialOfAirdrop = {
  'token.id': atMost(2, 'tokenIds', tokenId),
  serialnumber: atMost(2, 'serialNumbers', serialNumber),
} as const;

/** Calls on accounts that another program of the mirror node answers. */
export const JAVA_ACCOUNT_CALLS = {
  mirrorNftAllowances: mirrorCall({
    path: `${ACCOUNT}/allowances/nfts`,
    summary: 'Allowances of all NFTs of a collection that an account granted, or may use.',
    params: {
      ...JAVA_PAGE,
      'account.id': atMost(2, 'accountIds', accountId),
      owner: MIRROR_PARAMETERS.owner,
      'token.id': atMost(2, 'tokenIds', tokenId),
    },
    dialect: 'java',
    order: 'asc',
  }),
  mirrorHooks: mirrorCall({
    path: `${ACCOUNT}/hooks`,
    summary: 'Hooks of an account or contract, by id.',
    params: { ...JAVA_PAGE, 'hook.id': atMost(100, 'hookId', MIRROR_PARAMETERS.hookId) },
    dialect: 'java',
  }),
  mirrorHookStorage: mirrorCall({
    path: `${ACCOUNT}/hooks/{hookId}/storage`,
    summary: 'Storage of a hook, by key.',
    params: {
      ...JAVA_PAGE,
      key: atMost(100, 'keys', MIRROR_PARAMETERS.slot),
      timestamp: atMost(2, 'timestamps', MIRROR_PARAMETERS.javaTimestamp),
    },
    dialect: 'java',
    order: 'asc',
  }),
  mirrorOutstandingAirdrops: mirrorCall({
    path: `${ACCOUNT}/airdrops/outstanding`,
    summary: 'Airdrops that an account sent and that wait for their receivers.',
    params: { ...JAVA_PAGE, ...serialOfAirdrop, 'receiver.id': atMost(2, 'receiverIds', accountId) },
    dialect: 'java',
    order: 'asc',
  }),
  mirrorPendingAirdrops: mirrorCall({
    path: `${ACCOUNT}/airdrops/pending`,
    summary: 'Airdrops that an account may claim.',
    params: { ...JAVA_PAGE, ...serialOfAirdrop, 'sender.id': atMost(2, 'senderIds', accountId) },
    dialect: 'java',
    order: 'asc',
  }),
} as const;
