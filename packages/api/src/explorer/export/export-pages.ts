import {
  AccountTransfer,
  blockListQuery,
  contractCallFields,
  contractCallQuery,
  type ExportListName,
  ListedBlockReply,
  NftTransferRowReply,
  nftTransferQuery,
  type RawQuery,
  StatementLine,
  TokenTransferRowReply,
  TopicMessageReply,
  topicMessageQuery,
  transactionExportFields,
  transactionListQuery,
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
import { methodsAt } from '@ledgerscope/transactions/abi/methods-at';
import { transactionRowReply } from '@ledgerscope/transactions/reply/transaction-row-reply';
import type { ApiContext } from '../../api-context.ts';
import { acceptQuery } from '../accept-query.ts';
import { blockNamed, blockRowReply } from '../block/block-routes.ts';
import { by } from '../list-page.ts';
import { statementLines } from '../statement/statement-lines.ts';
import { timeSpan } from '../time-span.ts';
import { makeMessageFilter, messageReplies } from '../topic/topic-routes.ts';
import { accountTransferReplies } from '../transaction/account-transfer-reply.ts';
import { callReplies, makeCallFilter } from '../transaction/contract-call-routes.ts';
import { makeTransactionFilter } from '../transaction/make-transaction-filter.ts';
import { nftTransferReplies, readTransferPage, tokenTransferReplies } from '../transaction/transfer-list-reply.ts';
import { withDisplayUnits } from './display-units.ts';
import { ENTITY_LISTS } from './entity-pages.ts';
import { type ExportList, type ExportPages, ofOne, PAGE, type Pages, resolveId, walk } from './exported-pages.ts';

const LISTS: Readonly<Record<ExportListName, ExportList>> = {
  transactions: {
    fields: transactionExportFields,
    make: async (context, query) => transactionPages(context, query, await makeFilter(context, query)),
  },
  'account-transactions': {
    fields: transactionExportFields,
    make: async (context, query) => {
      const filter = { ...(await makeFilter(context, query)), entity: await resolveId(context, query) };
      return transactionPages(context, query, filter);
    },
  },
  'account-transfers': {
    fields: AccountTransfer.properties,
    make: ofOne(async (context, query, account) => {
      const filter = { ...(await makeFilter(context, query)), balanceOf: account };
      return transactionPages(context, query, filter, (rows) =>
        accountTransferReplies(context.snapshot, rows, account),
      );
    }),
  },
  'contract-calls': {
    fields: contractCallFields,
    make: ofOne(async (context, query, contract) => {
      const filter = await makeCallFilter(context, contract, acceptQuery(contractCallQuery, query));
      return transactionPages(context, query, filter, (rows) => callReplies(context, rows.map(by('consensusNs'))));
    }),
  },
  'token-transfers': {
    fields: TokenTransferRowReply.properties,
    make: (context, query) =>
      transferPages(context, query, tokenTransfers, (rows) => tokenTransferReplies(context.snapshot, rows)),
  },
  'nft-transfers': {
    fields: NftTransferRowReply.properties,
    make: (context, query) =>
      transferPages(context, query, nftTransfers, (rows) => nftTransferReplies(context.snapshot, rows)),
  },
  'block-transactions': {
    fields: transactionExportFields,
    make: async (context, query) => {
      // A block is read from its start.
      const ordered = { order: 'asc', ...query };
      const filter = { ...(await makeFilter(context, ordered)), ...(await blockSpan(context, query)) };
      return transactionPages(context, ordered, filter);
    },
  },
  'account-statement': { fields: StatementLine.properties, make: ofOne(statementLines) },
  'topic-messages': { fields: TopicMessageReply.properties, make: ofOne(messagePages) },
  blocks: { fields: ListedBlockReply.properties, make: blockPages },
  ...ENTITY_LISTS,
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
  const id = name === 'token-holders' ? formatEntityId(await resolveId(context, query)) : '';
  return withDisplayUnits(context, name, id, list);
}

function makeFilter(context: ApiContext, query: RawQuery): Promise<TransactionFilter> {
  return makeTransactionFilter(context, acceptQuery(transactionListQuery, query));
}

/** From the first transaction of the block that the query names to its last. */
async function blockSpan(context: ApiContext, { id }: RawQuery) {
  const block = await blockNamed(context, typeof id === 'string' ? id : '');
  return { from: consensusNsOf(block.firstNs), until: consensusNsOf(block.lastNs + 1n) };
}

/** The end of what is stored now, or of the span where that ends sooner. */
function untilNow({ snapshot }: ApiContext, until: ConsensusNs | undefined): ConsensusNs {
  const now = consensusNsOf((snapshot.head?.lastNs ?? -1n) + 1n);
  return until !== undefined && until < now ? until : now;
}

function transactionPages(
  context: ApiContext,
  query: RawQuery,
  filter: TransactionFilter,
  replies: (rows: readonly StoredTransaction[]) => Promise<readonly object[]> | readonly object[] = (rows) =>
    namedRows(context, rows),
): Pages {
  const { order } = acceptQuery(transactionListQuery, query);
  const page = { ...filter, until: untilNow(context, filter.until), tag: 'export', order, limit: PAGE } as const;
  return walk(
    (after: ConsensusNs | undefined) => transactionPage(context.snapshot, { ...page, after }),
    replies,
    ({ consensusNs }) => consensusNsOf(consensusNs),
  );
}

/** Rows with the functions that those of calls name. */
async function namedRows(context: ApiContext, rows: readonly StoredTransaction[]): Promise<readonly object[]> {
  const methods = await methodsAt(context, rows);
  return rows.map((row) => ({
    ...transactionRowReply(row),
    methodName: methods.get(row.consensusNs)?.name ?? null,
  }));
}

type ReadTransfers<Row> = (
  snapshot: ApiContext['snapshot'],
  page: Awaited<ReturnType<typeof readTransferPage>>,
) => Promise<Row[]>;

async function transferPages<Row extends { readonly consensusNs: bigint }>(
  context: ApiContext,
  query: RawQuery,
  read: ReadTransfers<Row>,
  replies: (rows: readonly Row[]) => Promise<readonly object[]>,
): Promise<Pages> {
  const asked = await readTransferPage(context, acceptQuery(nftTransferQuery, query), {});
  const page = { ...asked, until: untilNow(context, asked.until), limit: PAGE, offset: 0 };
  return walk(
    (after: { consensusNs: bigint; rows: number } | undefined) => read(context.snapshot, { ...page, after }),
    replies,
    ({ consensusNs }, rows, after) => {
      const seen = rows.filter((row) => row.consensusNs === consensusNs).length;
      return { consensusNs, rows: seen + (after?.consensusNs === consensusNs ? after.rows : 0) };
    },
  );
}

async function messagePages(context: ApiContext, query: RawQuery, topic: EntityId): Promise<Pages> {
  const { snapshot } = context;
  const request = acceptQuery(topicMessageQuery, query);
  const filter = await makeMessageFilter(context, topic, request);
  const page = filter && { ...filter, until: untilNow(context, filter.until), order: request.order, limit: PAGE };
  return walk(
    (after: bigint | undefined) => page && topicMessages(snapshot, { ...page, after }),
    (rows) => messageReplies(snapshot, rows),
    by('sequenceNumber'),
  );
}

function blockPages(context: ApiContext, query: RawQuery): Pages {
  const request = acceptQuery(blockListQuery, query);
  const span = timeSpan(context.snapshot, request);
  const page = { ...span, until: untilNow(context, span.until), order: request.order, limit: PAGE };
  return walk(
    (after: bigint | undefined) => listBlocks(context.snapshot, { ...page, after }),
    (rows) => rows.map(blockRowReply),
    by('sequence'),
  );
}
