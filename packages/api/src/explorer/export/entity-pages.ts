import {
  AccountFile,
  AccountRowReply,
  AccountStakingReward,
  AllowanceReply,
  accountFileQuery,
  accountListQuery,
  airdropQuery,
  allowanceQuery,
  ContractEvent,
  ContractRowReply,
  CreatedEntityReply,
  contractListQuery,
  createdQuery,
  eventQuery,
  FileUpdate,
  fileUpdateQuery,
  holderListQuery,
  NftRowReply,
  nftListQuery,
  PendingAirdropReply,
  type RawQuery,
  StorageSlotReply,
  slotQuery,
  stakingRewardQuery,
  TokenBalanceReply,
  TokenHolderReply,
  TokenReply,
  TopicRowReply,
  tokenBalanceQuery,
  tokenListQuery,
  topicListQuery,
} from '@ledgerscope/contract';
import { type EntityId, entityIdFromStore } from '@ledgerscope/ledger';
import {
  balancePlace,
  type CreatedEntity as CreatedRow,
  contractEvents,
  contractStorage,
  type EntityNoun,
  entitiesCreatedBy,
  fileChanges,
  holdersOfToken,
  type ListedPlace,
  listEntities,
  listTokens,
  type NftPage,
  type PendingAirdrop as PendingRow,
  readAllowances,
  readPendingAirdrops,
  readTokenBalances,
  type Allowance as StoredAllowance,
  searchNfts,
  stakingRewards,
  type TokenBalancePlace,
  type TokenHolder,
  tokenById,
} from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { acceptQuery } from '../accept-query.ts';
import {
  accountFiles,
  accountRows,
  accountsOnly,
  airdropReply,
  allowanceReply,
  createdReply,
  stakingRewardReplies,
} from '../account/account-routes.ts';
import { makeEntityFilter } from '../account/entity-list-reply.ts';
import { contractEventReplies, contractRows, slotReply } from '../contract/contract-routes.ts';
import { fileUpdateReplies } from '../file/file-routes.ts';
import { by, itself } from '../list-page.ts';
import { nftReplies } from '../nft/nft-reply.ts';
import { readNftPage } from '../nft/nft-routes.ts';
import { timeSpan } from '../time-span.ts';
import { tokenReplies } from '../token/token-reply.ts';
import { accountLikeReply, balanceReplies, makeTokenFilter } from '../token/token-routes.ts';
import { topicRows } from '../topic/topic-routes.ts';
import { type ExportList, ofOne, PAGE, type Pages, walk } from './exported-pages.ts';

/** Rows of lists of which each row takes several looks into the store. */
const SMALL_PAGE = 500;

/** Lists of entities, and of what belongs to one account, contract, token or file. */
export const ENTITY_LISTS = {
  tokens: { fields: TokenReply.properties, make: tokenPages },
  nfts: { fields: NftRowReply.properties, make: nftPages },
  accounts: {
    fields: AccountRowReply.properties,
    make: (context, query) => {
      const request = accountsOnly(acceptQuery(accountListQuery, query));
      return entityPages(context, 'account', request, (ids) => accountRows(context.snapshot, ids));
    },
  },
  contracts: {
    fields: ContractRowReply.properties,
    make: (context, query) => {
      const request = { ...acceptQuery(contractListQuery, query), kinds: ['CONTRACT' as const] };
      return entityPages(context, 'account', request, (ids) => contractRows(context.snapshot, ids));
    },
  },
  topics: {
    fields: TopicRowReply.properties,
    make: (context, query) =>
      entityPages(context, 'topic', acceptQuery(topicListQuery, query), (ids) => topicRows(context.snapshot, ids)),
  },
  'token-holders': { fields: TokenHolderReply.properties, make: ofOne(holderPages) },
  'token-balances': { fields: TokenBalanceReply.properties, make: ofOne(balancePages) },
  'account-created': { fields: CreatedEntityReply.properties, make: ofOne(createdPages) },
  'account-files': { fields: AccountFile.properties, make: ofOne(accountFilePages) },
  'account-allowances': { fields: AllowanceReply.properties, make: ofOne(allowancePages) },
  'account-airdrops': { fields: PendingAirdropReply.properties, make: ofOne(airdropPages) },
  'contract-state': { fields: StorageSlotReply.properties, make: ofOne(slotPages) },
  'file-updates': { fields: FileUpdate.properties, make: ofOne(updatePages) },
  'contract-events': { fields: ContractEvent.properties, make: ofOne(contractEventPages) },
  'staking-rewards': { fields: AccountStakingReward.properties, make: ofOne(stakingRewardPages) },
} satisfies Readonly<Record<string, ExportList>>;

async function tokenPages(context: ApiContext, query: RawQuery): Promise<Pages> {
  const { snapshot } = context;
  const { sort, order, tokenType: type, ...request } = acceptQuery(tokenListQuery, query);
  const filter = await makeTokenFilter(context, request, type);
  return walk(
    (after: bigint | undefined) => listTokens(snapshot, { ...filter, sort, order, limit: SMALL_PAGE, after }),
    (rows) => tokenReplies(snapshot, rows),
    by('id'),
    SMALL_PAGE,
  );
}

async function nftPages(context: ApiContext, query: RawQuery): Promise<Pages> {
  const page = await readNftPage(context, acceptQuery(nftListQuery, query));
  return walk(
    (after: NftPage['after']) => searchNfts(context.snapshot, { ...page, offset: 0, limit: SMALL_PAGE, after }),
    (rows) => nftReplies(context, rows),
    itself,
    SMALL_PAGE,
  );
}

/** Accounts, contracts or topics that the query lets pass, in the order of creation. */
async function entityPages(
  context: ApiContext,
  noun: EntityNoun,
  request: Parameters<typeof makeEntityFilter>[2],
  rows: (ids: readonly bigint[]) => Promise<readonly object[]>,
): Promise<Pages> {
  const { order, sort } = request;
  if (sort !== 'created')
    throw new ApiError(
      'invalid_parameter',
      '`sort` is not supported here: exports are ordered by creation time.',
      'sort',
    );
  const filter = await makeEntityFilter(context, noun, request);
  return walk(
    (after: ListedPlace | undefined) =>
      filter && listEntities(context.snapshot, { ...filter, sort, order, limit: PAGE, after }),
    (places) => rows(places.map(({ id }) => id)),
    itself,
  );
}

async function holderPages({ snapshot }: ApiContext, query: RawQuery, id: EntityId): Promise<Pages> {
  acceptQuery(holderListQuery, query);
  const token = await tokenById(snapshot, entityIdFromStore(id));
  if (token === undefined) throw new ApiError('not_found', 'Token not found.', 'id');
  return walk(
    (after: TokenHolder | undefined) => holdersOfToken(snapshot, id, { limit: SMALL_PAGE, after }),
    (rows) => rows.map((holder) => accountLikeReply(token, holder)),
    itself,
    SMALL_PAGE,
  );
}

function balancePages({ snapshot }: ApiContext, query: RawQuery, account: EntityId): Pages {
  acceptQuery(tokenBalanceQuery, query);
  return walk(
    (after: TokenBalancePlace | undefined) => readTokenBalances(snapshot, account, { limit: SMALL_PAGE, after }),
    (rows) => balanceReplies(snapshot, rows),
    balancePlace,
    SMALL_PAGE,
  );
}

function createdPages({ snapshot }: ApiContext, query: RawQuery, account: EntityId): Pages {
  const { order, kind } = acceptQuery(createdQuery, query);
  return walk(
    (after: CreatedRow | undefined) => entitiesCreatedBy(snapshot, account, kind, { limit: PAGE, order, after }),
    (rows) => rows.map(createdReply),
    itself,
  );
}

function accountFilePages({ snapshot }: ApiContext, query: RawQuery, account: EntityId): Pages {
  const { order } = acceptQuery(accountFileQuery, query);
  return walk(
    (after: CreatedRow | undefined) => entitiesCreatedBy(snapshot, account, 'file', { limit: PAGE, order, after }),
    (rows) => accountFiles(snapshot, rows),
    itself,
  );
}

function allowancePages({ snapshot }: ApiContext, query: RawQuery, account: EntityId): Pages {
  const { side, kind } = acceptQuery(allowanceQuery, query);
  const of = side === 'granted' ? 'owner' : 'spender';
  const ofKind = kind === undefined ? {} : { kind };
  return walk(
    (after: StoredAllowance | undefined) => readAllowances(snapshot, account, of, { limit: PAGE, after, ...ofKind }),
    (rows) => rows.map(allowanceReply),
    itself,
  );
}

function airdropPages({ snapshot }: ApiContext, query: RawQuery, account: EntityId): Pages {
  const { side } = acceptQuery(airdropQuery, query);
  const of = side === 'received' ? 'receiver' : 'sender';
  return walk(
    (after: PendingRow | undefined) => readPendingAirdrops(snapshot, account, of, { limit: PAGE, after }),
    (rows) => rows.map(airdropReply),
    itself,
  );
}

function slotPages({ snapshot }: ApiContext, query: RawQuery, contract: EntityId): Pages {
  const { order } = acceptQuery(slotQuery, query);
  return walk(
    (after: Uint8Array | undefined) => contractStorage(snapshot, contract, { limit: PAGE, order, after }),
    (rows) => rows.map(slotReply),
    by('slot'),
  );
}

function updatePages({ snapshot }: ApiContext, query: RawQuery, file: EntityId): Pages {
  const { order } = acceptQuery(fileUpdateQuery, query);
  return walk(
    (after: bigint | undefined) => fileChanges(snapshot, file, { limit: PAGE, order, after }),
    (rows) => fileUpdateReplies(snapshot, rows),
    by('consensusNs'),
  );
}

/** Every log that a contract wrote, as it is now. */
function contractEventPages(context: ApiContext, query: RawQuery, contract: EntityId): Pages {
  const { snapshot } = context;
  const request = acceptQuery(eventQuery, query);
  const page = { ...timeSpan(snapshot, request), order: request.order, limit: PAGE };
  return walk(
    (after: { consensusNs: bigint; logIndex: bigint } | undefined) =>
      contractEvents(snapshot, contract, { ...page, after }),
    (rows) => contractEventReplies(context, rows),
    ({ consensusNs, logIndex }) => ({ consensusNs, logIndex: BigInt(logIndex) }),
  );
}

/** Everything that staking paid to an account. */
function stakingRewardPages({ snapshot }: ApiContext, query: RawQuery, account: EntityId): Pages {
  const { order } = acceptQuery(stakingRewardQuery, query);
  return walk(
    (after: bigint | undefined) => stakingRewards(snapshot, account, { limit: PAGE, order, after }),
    (rows) => stakingRewardReplies(snapshot, rows),
    by('consensusNs'),
  );
}
