import { numberCursor, type PageCursor, placeCursor } from './cursor.ts';
import { type EntitySort, entityCursor, isPlaceOf } from './entity-cursor.ts';
import { ENTITY_KINDS } from './entity-kind.ts';
import { page, pageBehind, sortedPage } from './page-query.ts';
import {
  ENTITY,
  evmTokenId,
  flagOrTrue,
  instantAt,
  named,
  oneOf,
  parameter,
  searchText,
  someOf,
  TIME_FORMS,
  wordOr,
} from './parameter.ts';
import { type Query, type QueryValue, query } from './query.ts';
import { time } from './time-query.ts';

/** Fields that a list is sorted by, with their other names. */
function sortedBy(fields: Readonly<Record<string, EntitySort>>) {
  return sortedPage(entityCursor, { fields, byDefault: 'created', isPlaceOf });
}

/** Without an order of its own a list that is asked for an id begins with what has it. */
const exactFirst: Query<never, { readonly exactFirst: boolean }> = {
  parameters: {},
  read: (read) => ({ exactFirst: read.one('order', 'sort', 'sortOn', 'sortBy') === undefined }),
};

const filters = query(
  exactFirst,
  parameter(
    ['q', 'query'],
    searchText,
    'An ID, which is listed first, or a prefix (0.0.12), where * matches any digits and ? matches one; an ID with a checksum (HIP-15, verified); for accounts and contracts an EVM address, alias (base32 or hex) or public key (raw or DER, in hex); or parts of words in the memo, all of which must match, where * matches any characters; for accounts and contracts also parts of their names (`/api/names`).',
  ),
  parameter('memo', searchText, 'Parts of words in the memo, all of which must match; * matches any characters.'),
  parameter(
    ['createdBy', 'payerID'],
    named,
    `Only entities whose creation was paid by this account: ${ENTITY}.`,
    'creator',
  ),
  parameter('status', someOf(['ACTIVE', 'DELETED']), 'ACTIVE or DELETED; both by default; repeatable.', 'statuses'),
  parameter('facets', flagOrTrue, 'Whether the response includes counts by type and state; true by default.'),
);

const sortedAccounts = sortedBy({
  createdOn: 'created',
  id: 'created',
  accountID: 'created',
  contractID: 'created',
  balance: 'balance',
  expiry: 'expiry',
  expiryDate: 'expiry',
  memo: 'memo',
  payerID: 'creator',
});

/** A list of contracts. */
export const contractListQuery = query(sortedAccounts, filters);

/** A list of accounts. */
export const accountListQuery = query(
  contractListQuery,
  parameter('kind', someOf(['ACCOUNT', 'CONTRACT']), 'ACCOUNT (the default) or CONTRACT; repeatable.', 'kinds'),
);

/** A list of topics. */
export const topicListQuery = query(
  sortedBy({
    createdDate: 'created',
    createdOn: 'created',
    id: 'created',
    topicID: 'created',
    createdBy: 'creator',
    memo: 'memo',
    expiry: 'expiry',
    numMessages: 'messages',
    messages: 'messages',
  }),
  filters,
);

/** What a list of accounts, contracts or topics is asked for; without kinds the call's own default holds. */
export type EntityListRequest = QueryValue<typeof topicListQuery> &
  Partial<Pick<QueryValue<typeof accountListQuery>, 'kinds'>>;

/** Behind an entity that an account created. */
export const createdCursor = placeCursor({ createdNs: 'ns', id: 'id' });
/** Behind what happened at an instant, one thing at most. */
export const instantCursor = numberCursor('ns');
/** Behind an allowance. */
export const allowanceCursor = placeCursor({ grantedNs: 'ns', token: 'id', spender: 'id', owner: 'id' });
/** Behind an airdrop. */
export const airdropCursor = placeCursor({ pendingNs: 'ns', token: 'id', serial: 'ns', sender: 'id', receiver: 'id' });
/** Behind a log of a contract. */
export const eventCursor = placeCursor({ consensusNs: 'ns', logIndex: 'count' });
/** Behind a transfer of ERC-721 or of one token ID of ERC-1155. */
export const contractNftCursor = placeCursor({ consensusNs: 'ns', logIndex: 'count', entry: 'count' });
/** Behind a storage slot, in hex. */
export const slotCursor: PageCursor<string> = {
  parse: (slot) => (/^[0-9a-f]{64}$/.test(slot) ? slot : undefined),
  format: (slot) => slot,
};

/** Files that an account created. */
export const accountFileQuery = pageBehind(createdCursor, ['createDate', 'createdOn'], { deep: true });
/** Everything that an account created. */
export const createdQuery = query(
  pageBehind(createdCursor, ['createdOn'], { deep: true }),
  parameter('kind', oneOf(ENTITY_KINDS), 'Only this entity type.'),
);
/** Changes of a file. */
export const fileUpdateQuery = pageBehind(instantCursor, ['consensusTime']);
/** What staking paid to an account. */
export const stakingRewardQuery = pageBehind(instantCursor, ['consensusTime'], { deep: true });
/** Allowances of an account. */
export const allowanceQuery = query(
  pageBehind(allowanceCursor, ['grantedTime'], { deep: true }),
  parameter(
    'side',
    wordOr('granted', oneOf(['granted', 'received'])),
    'Allowances granted by the account (default) or received by the account.',
  ),
  parameter('kind', oneOf(['hbar', 'token', 'nft']), 'Only this type.'),
);
/** Airdrops of an account. */
export const airdropQuery = query(
  pageBehind(airdropCursor, ['pendingSince'], { deep: true }),
  parameter(
    'side',
    wordOr('received', oneOf(['received', 'sent'])),
    'Airdrops pending for the account (default) or sent by the account.',
  ),
);
/** Events of a contract. */
export const eventQuery = query(pageBehind(eventCursor, ['consensusTime'], { deep: true }), time);
/** Holders of a token that is a contract. */
export const contractHolderQuery = query(
  page(['balance'], { onlyOrder: true }),
  parameter(
    'standard',
    oneOf(['ERC20', 'ERC721', 'ERC1155']),
    'Interface whose logs are counted; that of the contract by default, ERC20 if that is unknown.',
  ),
);
/** Approvals of tokens that are contracts, by which an account may spend or lets others spend. */
export const approvalQuery = query(
  page(['consensusTime'], { onlyOrder: true }),
  parameter(
    'side',
    wordOr('granted', oneOf(['granted', 'received'])),
    'Approvals granted by the account (default), or received by it.',
  ),
);
/** Transfers of the ERC-721 or ERC-1155 token that a contract is. */
export const contractNftQuery = query(
  pageBehind(contractNftCursor, ['consensusTime'], { deep: true }),
  time,
  parameter(['accountId', 'accountID', 'account'], named, `Sender or receiver of the transfer: ${ENTITY}.`, 'account'),
  parameter('tokenSerial', evmTokenId, 'Only this token ID, as digits.', 'token'),
);
/** Storage slots of a contract, in their own order. */
export const slotQuery = pageBehind(slotCursor, ['slot'], { order: 'asc', deep: true });

/** The instant of a balance; undefined for now. */
export const balanceQuery = parameter(
  ['timestamp', 'epochMillis'],
  instantAt,
  `Balance as of this time: ${TIME_FORMS}. Now by default.`,
  'at',
);
