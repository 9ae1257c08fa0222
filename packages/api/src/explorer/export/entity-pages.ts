import {
  AccountFile,
  AccountRow,
  AccountStakingReward,
  Allowance,
  accountFileQuery,
  accountListQuery,
  airdropQuery,
  allowanceQuery,
  ContractEvent,
  ContractRow,
  CreatedEntity,
  contractListQuery,
  createdQuery,
  eventQuery,
  FileUpdate,
  holderListQuery,
  instantListQuery,
  NftRow,
  nftListQuery,
  PendingAirdrop,
  type RawQuery,
  StorageSlot,
  slotQuery,
  Token,
  TokenBalance,
  TokenHolder,
  TopicRow,
  tokenBalanceQuery,
  tokenListQuery,
  topicListQuery,
} from '@ledgerscope/contract';
import { type EntityId, entityIdFromStore } from '@ledgerscope/ledger';
import {
  allowancesOf,
  balancePlace,
  type CreatedEntity as CreatedRow,
  contractEvents,
  contractStorage,
  type EntityNoun,
  entitiesCreatedBy,
  fileChanges,
  type HolderPlace,
  holdersOfToken,
  type ListedPlace,
  listEntities,
  listTokens,
  type NftPage,
  type PendingAirdrop as PendingRow,
  pendingAirdropsOf,
  type Allowance as StoredAllowance,
  searchNfts,
  stakingRewards,
  type TokenBalancePlace,
  tokenBalancesOf,
  tokenById,
} from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { accepted } from '../accepted.ts';
import {
  accountFiles,
  accountRows,
  accountsOnly,
  airdropReply,
  allowanceReply,
  createdReply,
  stakingRewardReplies,
} from '../account/account-routes.ts';
import { entityFilterOf } from '../account/entity-list-reply.ts';
import { contractEventReplies, contractRows, slotReply } from '../contract/contract-routes.ts';
import { fileUpdateReplies } from '../file/file-routes.ts';
import { by, itself } from '../list-page.ts';
import { nftReplies } from '../nft/nft-reply.ts';
import { nftPageOf } from '../nft/nft-routes.ts';
import { timeSpan } from '../time-span.ts';
import { tokenReplies } from '../token/token-reply.ts';
import { accountLikeReply, balanceReplies, tokenFilterOf } from '../token/token-routes.ts';
import { topicRows } from '../topic/topic-routes.ts';
import { type ExportList, ofOne, PAGE, type Pages, walk } from './exported-pages.ts';

/** Rows of lists of which each row takes several looks into the store. */
const SMALL_PAGE = 500;

/** Lists of entities, and of what belongs to one account, contract, token or file. */
export const ENTITY_LISTS = {
  tokens: { fields: Token.properties, make: tokenPages },
  nfts: { fields: NftRow.properties, make: nftPages },
  accounts: {
    fields: AccountRow.properties,
    make: (context, query) => {
      const request = accountsOnly(accepted(accountListQuery, query));
      return entityPages(context, 'holder', request, (ids) => accountRows(context.store, ids));
    },
  },
  contracts: {
    fields: ContractRow.properties,
    make: (context, query) => {
      const request = { ...accepted(contractListQuery, query), kinds: ['CONTRACT' as const] };
      return entityPages(context, 'holder', request, (ids) => contractRows(context.store, ids));
    },
  },
  topics: {
    fields: TopicRow.properties,
    make: (context, query) =>
      entityPages(context, 'topic', accepted(topicListQuery, query), (ids) => topicRows(context.store, ids)),
  },
  'token-holders': { fields: TokenHolder.properties, make: ofOne(holderPages) },
  'token-balances': { fields: TokenBalance.properties, make: ofOne(balancePages) },
  'account-created': { fields: CreatedEntity.properties, make: ofOne(createdPages) },
  'account-files': { fields: AccountFile.properties, make: ofOne(accountFilePages) },
  'account-allowances': { fields: Allowance.properties, make: ofOne(allowancePages) },
  'account-airdrops': { fields: PendingAirdrop.properties, make: ofOne(airdropPages) },
  'contract-state': { fields: StorageSlot.properties, make: ofOne(slotPages) },
  'file-updates': { fields: FileUpdate.properties, make: ofOne(updatePages) },
  'contract-events': { fields: ContractEvent.properties, make: ofOne(contractEventPages) },
  'staking-rewards': { fields: AccountStakingReward.properties, make: ofOne(stakingRewardPages) },
} satisfies Readonly<Record<string, ExportList>>;

async function tokenPages(context: ApiContext, query: RawQuery): Promise<Pages> {
  const { store } = context;
  const { sort, order, tokenType: type, ...request } = accepted(tokenListQuery, query);
  const filter = await tokenFilterOf(context, request, type);
  return walk(
    (after: bigint | undefined) => listTokens(store, { ...filter, sort, order, limit: SMALL_PAGE, after }),
    (rows) => tokenReplies(store, rows),
    by('id'),
    SMALL_PAGE,
  );
}

async function nftPages(context: ApiContext, query: RawQuery): Promise<Pages> {
  const page = await nftPageOf(context, accepted(nftListQuery, query));
  return walk(
    (after: NftPage['after']) => searchNfts(context.store, { ...page, offset: 0, limit: SMALL_PAGE, after }),
    (rows) => nftReplies(context, rows),
    itself,
    SMALL_PAGE,
  );
}

/** Accounts, contracts or topics that the query lets pass, in the order of creation. */
async function entityPages(
  context: ApiContext,
  noun: EntityNoun,
  request: Parameters<typeof entityFilterOf>[2],
  rows: (ids: readonly bigint[]) => Promise<readonly object[]>,
): Promise<Pages> {
  const { order, sort } = request;
  if (sort !== 'created')
    throw new ApiError('invalid_parameter', 'Query parameter sort: an export goes in the order of creation.', 'sort');
  const filter = await entityFilterOf(context, noun, request);
  return walk(
    (after: ListedPlace | undefined) =>
      filter && listEntities(context.store, { ...filter, sort, order, limit: PAGE, after }),
    (places) => rows(places.map(({ id }) => id)),
    itself,
  );
}

async function holderPages({ store }: ApiContext, query: RawQuery, id: EntityId): Promise<Pages> {
  accepted(holderListQuery, query);
  const token = await tokenById(store, entityIdFromStore(id));
  if (token === undefined) throw new ApiError('not_found', 'No such token is known.', 'id');
  return walk(
    (after: HolderPlace | undefined) => holdersOfToken(store, id, { limit: SMALL_PAGE, after }),
    (rows) => rows.map((holder) => accountLikeReply(token, holder)),
    itself,
    SMALL_PAGE,
  );
}

function balancePages({ store }: ApiContext, query: RawQuery, account: EntityId): Pages {
  accepted(tokenBalanceQuery, query);
  return walk(
    (after: TokenBalancePlace | undefined) => tokenBalancesOf(store, account, { limit: SMALL_PAGE, after }),
    (rows) => balanceReplies(store, rows),
    balancePlace,
    SMALL_PAGE,
  );
}

function createdPages({ store }: ApiContext, query: RawQuery, account: EntityId): Pages {
  const { order, kind } = accepted(createdQuery, query);
  return walk(
    (after: CreatedRow | undefined) => entitiesCreatedBy(store, account, kind, { limit: PAGE, order, after }),
    (rows) => rows.map(createdReply),
    itself,
  );
}

function accountFilePages({ store }: ApiContext, query: RawQuery, account: EntityId): Pages {
  const { order } = accepted(accountFileQuery, query);
  return walk(
    (after: CreatedRow | undefined) => entitiesCreatedBy(store, account, 'file', { limit: PAGE, order, after }),
    (rows) => accountFiles(store, rows),
    itself,
  );
}

function allowancePages({ store }: ApiContext, query: RawQuery, account: EntityId): Pages {
  const { side, kind } = accepted(allowanceQuery, query);
  const of = side === 'granted' ? 'owner' : 'spender';
  const ofKind = kind === undefined ? {} : { kind };
  return walk(
    (after: StoredAllowance | undefined) => allowancesOf(store, account, of, { limit: PAGE, after, ...ofKind }),
    (rows) => rows.map(allowanceReply),
    itself,
  );
}

function airdropPages({ store }: ApiContext, query: RawQuery, account: EntityId): Pages {
  const { side } = accepted(airdropQuery, query);
  const of = side === 'received' ? 'receiver' : 'sender';
  return walk(
    (after: PendingRow | undefined) => pendingAirdropsOf(store, account, of, { limit: PAGE, after }),
    (rows) => rows.map(airdropReply),
    itself,
  );
}

function slotPages({ store }: ApiContext, query: RawQuery, contract: EntityId): Pages {
  const { order } = accepted(slotQuery, query);
  return walk(
    (after: Uint8Array | undefined) => contractStorage(store, contract, { limit: PAGE, order, after }),
    (rows) => rows.map(slotReply),
    by('slot'),
  );
}

function updatePages({ store }: ApiContext, query: RawQuery, file: EntityId): Pages {
  const { order } = accepted(instantListQuery, query);
  return walk(
    (after: bigint | undefined) => fileChanges(store, file, { limit: PAGE, order, after }),
    (rows) => fileUpdateReplies(store, rows),
    by('consensusNs'),
  );
}

/** Every log that a contract wrote, as it is now. */
function contractEventPages(context: ApiContext, query: RawQuery, contract: EntityId): Pages {
  const { store } = context;
  const request = accepted(eventQuery, query);
  const page = { ...timeSpan(store, request), order: request.order, limit: PAGE };
  return walk(
    (after: { consensusNs: bigint; logIndex: bigint } | undefined) =>
      contractEvents(store, contract, { ...page, after }),
    (rows) => contractEventReplies(context, rows),
    ({ consensusNs, logIndex }) => ({ consensusNs, logIndex: BigInt(logIndex) }),
  );
}

/** Everything that staking paid to an account. */
function stakingRewardPages({ store }: ApiContext, query: RawQuery, account: EntityId): Pages {
  const { order } = accepted(instantListQuery, query);
  return walk(
    (after: bigint | undefined) => stakingRewards(store, account, { limit: PAGE, order, after }),
    (rows) => stakingRewardReplies(store, rows),
    by('consensusNs'),
  );
}
