import {
  AccountRow,
  AccountStakingReward,
  AccountTransfer,
  BlockRow,
  blockListQuery,
  ContractEvent,
  ContractRow,
  contractCallFields,
  contractCallQuery,
  type ExportListName,
  NftTransferRow,
  nftTransferQuery,
  type RawQuery,
  TokenTransferRow,
  TopicMessage,
  TopicRow,
  topicMessageQuery,
  transactionListQuery,
  transactionRowFields,
} from '@ledgerscope/contract';
import { type ConsensusNs, consensusNsOf, type EntityId, formatEntityId } from '@ledgerscope/ledger';
import {
  listBlocks,
  nftTransfers,
  type StoredTransaction,
  type TransactionFilter,
  tokenTransfers,
  topicMessages,
  transactionPage,
} from '@ledgerscope/ledger-store';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { accepted } from '../accepted.ts';
import { blockNamed, blockRowReply } from '../block/block-routes.ts';
import { accountNamed, ofKnown } from '../entity-named.ts';
import { NFT_EXPORTS } from '../nft/nft-export.ts';
import { timeSpan } from '../time-span.ts';
import { tokenExports } from '../token/token-export.ts';
import { accountTransferReply } from '../transaction/account-transfer-reply.ts';
import { callFilterOf, callReplies } from '../transaction/contract-call-routes.ts';
import { messageFilterOf, messageReplies } from '../transaction/topic-message-routes.ts';
import { transactionFilterOf } from '../transaction/transaction-filter-of.ts';
import { transactionRowReply } from '../transaction/transaction-row-reply.ts';
import { nftTransferReplies, tokenTransferReplies, transferPageOf } from '../transaction/transfer-list-reply.ts';
import { withDisplayUnits } from './display-units.ts';
import { accountPages, contractEventPages, contractPages, stakingRewardPages, topicPages } from './entity-pages.ts';
import type { ExportPages } from './exported-pages.ts';
import { ownedExports } from './owned-exports.ts';

const PAGE = 1000;

type MakePages = (context: ApiContext, query: RawQuery) => Promise<ExportPages['pages']>;

const LISTS: Readonly<Record<ExportListName, { readonly fields: ExportPages['fields']; readonly make: MakePages }>> = {
  transactions: {
    fields: transactionRowFields,
    make: async (context, query) =>
      transactionPages(context, query, await filterOf(context, query), async (rows) => rows.map(transactionRowReply)),
  },
  'account-transactions': {
    fields: transactionRowFields,
    make: async (context, query) => {
      const filter = { ...(await filterOf(context, query)), entity: await idOf(context, query) };
      return transactionPages(context, query, filter, async (rows) => rows.map(transactionRowReply));
    },
  },
  'account-transfers': {
    fields: AccountTransfer.properties,
    make: async (context, query) => {
      const account = await idOf(context, query);
      const filter = { ...(await filterOf(context, query)), balanceOf: account };
      return transactionPages(context, query, filter, async (rows) =>
        rows.map((row) => accountTransferReply(row, account)),
      );
    },
  },
  'contract-calls': {
    fields: contractCallFields,
    make: async (context, query) => {
      const filter = await callFilterOf(context, await idOf(context, query), accepted(contractCallQuery, query));
      return transactionPages(context, query, filter, (rows) =>
        callReplies(
          context,
          rows.map((row) => row.consensusNs),
        ),
      );
    },
  },
  'token-transfers': {
    fields: TokenTransferRow.properties,
    make: async (context, query) =>
      transferPages(context, query, tokenTransfers, (rows) => tokenTransferReplies(context.store, rows)),
  },
  'nft-transfers': {
    fields: NftTransferRow.properties,
    make: async (context, query) =>
      transferPages(context, query, nftTransfers, (rows) => nftTransferReplies(context.store, rows)),
  },
  'block-transactions': {
    fields: transactionRowFields,
    make: async (context, query) => {
      // A block is read from its start.
      const ordered = { order: 'asc', ...query };
      const filter = { ...(await filterOf(context, ordered)), ...(await blockSpan(context, query)) };
      return transactionPages(context, ordered, filter, async (rows) => rows.map(transactionRowReply));
    },
  },
  'topic-messages': { fields: TopicMessage.properties, make: messagePages },
  blocks: { fields: BlockRow.properties, make: blockPages },
  ...tokenExports(idOf),
  ...NFT_EXPORTS,
  ...ownedExports(idOf),
  accounts: { fields: AccountRow.properties, make: accountPages },
  contracts: { fields: ContractRow.properties, make: contractPages },
  topics: { fields: TopicRow.properties, make: topicPages },
  'contract-events': {
    fields: ContractEvent.properties,
    make: async (context, query) => contractEventPages(context, await idOf(context, query), query),
  },
  'staking-rewards': {
    fields: AccountStakingReward.properties,
    make: async (context, query) => stakingRewardPages(context, await idOf(context, query), query),
  },
};

/**
 * The pages of a list to its end as it is now: what is ingested during the export is not in it.
 * @param displayUnits whether amounts are also given in display units, beside the raw ones
 */
export async function exportPages(
  context: ApiContext,
  name: ExportListName,
  query: RawQuery,
  displayUnits = false,
): Promise<ExportPages> {
  const { fields, make } = LISTS[name];
  const list = { fields, pages: await make(context, query) };
  if (!displayUnits) return list;
  const id = name === 'token-holders' ? formatEntityId(await idOf(context, query)) : '';
  return withDisplayUnits(context, name, id, list);
}

function filterOf(context: ApiContext, query: RawQuery): Promise<TransactionFilter> {
  return transactionFilterOf(context, accepted(transactionListQuery, query));
}

async function idOf(context: ApiContext, { id }: RawQuery): Promise<EntityId> {
  if (typeof id !== 'string' || id === '')
    throw new ApiError('invalid_parameter', 'Query parameter id has to name the account, contract or topic.', 'id');
  const entity = await accountNamed(context, id, { name: 'id', place: 'Query' });
  return ofKnown(context, entity, entity, () => true);
}

/** From the first transaction of the block that the query names to its last. */
async function blockSpan(context: ApiContext, { id }: RawQuery) {
  const block = await blockNamed(context, typeof id === 'string' ? id : '');
  return { from: consensusNsOf(block.firstNs), until: consensusNsOf(block.lastNs + 1n) };
}

/** The end of what is stored now, or of the span where that ends sooner. */
function untilNow({ store }: ApiContext, until: ConsensusNs | undefined): ConsensusNs {
  const now = consensusNsOf((store.head?.lastNs ?? -1n) + 1n);
  return until !== undefined && until < now ? until : now;
}

async function* transactionPages(
  context: ApiContext,
  query: RawQuery,
  filter: TransactionFilter,
  replies: (rows: StoredTransaction[]) => Promise<readonly object[]>,
): AsyncGenerator<readonly object[]> {
  const { order } = accepted(transactionListQuery, query);
  const until = untilNow(context, filter.until);
  for (let after: ConsensusNs | undefined, more = true; more; ) {
    const rows = await transactionPage(context.store, { ...filter, until, tag: 'export', order, limit: PAGE, after });
    yield await replies(rows);
    const last = rows.at(-1);
    more = last !== undefined && rows.length === PAGE;
    if (last !== undefined) after = consensusNsOf(last.consensusNs);
  }
}

type ReadTransfers<Row> = (
  store: ApiContext['store'],
  page: Awaited<ReturnType<typeof transferPageOf>>,
) => Promise<Row[]>;

async function transferPages<Row extends { readonly consensusNs: bigint }>(
  context: ApiContext,
  query: RawQuery,
  read: ReadTransfers<Row>,
  replies: (rows: readonly Row[]) => Promise<readonly object[]>,
): Promise<AsyncGenerator<readonly object[]>> {
  const asked = await transferPageOf(context, accepted(nftTransferQuery, query), {});
  const page = { ...asked, until: untilNow(context, asked.until), limit: PAGE, offset: 0 };
  return (async function* () {
    let after: { consensusNs: bigint; rows: number } | undefined;
    for (let more = true; more; ) {
      const rows: Row[] = await read(context.store, { ...page, after });
      yield await replies(rows);
      const last = rows.at(-1)?.consensusNs;
      const seen = rows.filter((row) => row.consensusNs === last).length;
      if (last !== undefined)
        after = { consensusNs: last, rows: seen + (after?.consensusNs === last ? after.rows : 0) };
      more = rows.length === PAGE;
    }
  })();
}

async function messagePages(context: ApiContext, query: RawQuery): Promise<AsyncGenerator<readonly object[]>> {
  const topic = await idOf(context, query);
  const request = accepted(topicMessageQuery, query);
  const filter = await messageFilterOf(context, topic, request);
  return (async function* () {
    if (filter === undefined) return;
    const until = untilNow(context, filter.until);
    for (let after: bigint | undefined, more = true; more; ) {
      const page = { ...filter, until, order: request.order, limit: PAGE, after };
      const rows = await topicMessages(context.store, page);
      yield await messageReplies(context.store, rows);
      after = rows.at(-1)?.sequenceNumber;
      more = rows.length === PAGE;
    }
  })();
}

async function blockPages(context: ApiContext, query: RawQuery): Promise<AsyncGenerator<readonly object[]>> {
  const request = accepted(blockListQuery, query);
  const span = timeSpan(context.store, request);
  const until = untilNow(context, span.until);
  return (async function* () {
    for (let after: bigint | undefined, more = true; more; ) {
      const rows = await listBlocks(context.store, { ...span, until, order: request.order, limit: PAGE, after });
      yield rows.map(blockRowReply);
      after = rows.at(-1)?.sequence;
      more = rows.length === PAGE;
    }
  })();
}
