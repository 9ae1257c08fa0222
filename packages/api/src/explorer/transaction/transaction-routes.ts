import type { RawTransaction, TransactionRequest } from '@ledgerscope/contract';
import { type EntityId, formatTransactionId, hexText, RESPONSE_CODE, type TransactionRef } from '@ledgerscope/ledger';
import {
  countTransactions,
  type LedgerSnapshot,
  type TransactionRow,
  transactionPage,
  transactionsByRef,
} from '@ledgerscope/ledger-store';
import { hapi, toJson } from '@ledgerscope/streams';
import { readParts } from '@ledgerscope/transactions/reply/body-details';
import { contractReply } from '@ledgerscope/transactions/reply/contract-reply';
import { instantText, payerId, validStart } from '@ledgerscope/transactions/values';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { recentFrom } from '../account/account-like-reply.ts';
import { erc20TransferList } from '../contract/erc20-transfers.ts';
import { internalCallList } from '../contract/internal-calls.ts';
import { partyApprovalList } from '../contract/token/approval-list.ts';
import { accountOfPath, listOfKnown, ofKnown } from '../entity-named.ts';
import { refuseOldMessage } from '../topic/topic-routes.ts';
import { accountTransferList } from './account-transfer-reply.ts';
import { findNeverRan, innerTransactionReply } from './inner-transaction.ts';
import { transactionListReply } from './transaction-list-reply.ts';
import { transactionReply } from './transaction-reply.ts';
import { nftTransferList, tokenTransferList } from './transfer-list-reply.ts';

/** Lists of transactions and transfers, one transaction, its raw form. */
export const TRANSACTION_HANDLERS = {
  listTransactions: ({ context, query }) => transactionListReply(context, query, { facets: true }),
  listAccountTransactions: readTransactions,
  listContractTransactions: readTransactions,
  listTransactionsOfToken: readTransactions,
  getTransaction: async ({ context, path, query }) => ({
    data: await transactionReply(context, await findChosen(context, path.id, query)),
  }),
  getInnerTransaction: async ({ context: { snapshot }, path }) => {
    const found = await findNeverRan(snapshot, path.id);
    if (found !== undefined) return { data: await innerTransactionReply(snapshot, found) };
    throw new ApiError('not_found', 'No failed batch contains this transaction.');
  },
  getRawTransaction: async ({ context, path, query }) => ({
    data: await rawReply(context.snapshot, await findChosen(context, path.id, query)),
  }),
  getNamedRawTransaction: async ({ context, query }) => ({
    data: await rawReply(context.snapshot, await findChosen(context, query.ref, query)),
  }),
  listAccountTransfers: readTransfers,
  listContractTransfers: readTransfers,
  getAccountTransactionCount: readCount,
  getContractTransactionCount: readCount,
  getAccountTransaction: async ({ context, path: { id, txId } }) => {
    const row = await findTouching(context.snapshot, await accountOfPath(context, id), txId);
    refuseOldMessage(context, row);
    return { data: await transactionReply(context, row) };
  },
  listTransfersOfTokens: ({ context, query }) => tokenTransferList(context, query, {}),
  listTransfersOfToken: async ({ context, path, query }) => {
    const token = await accountOfPath(context, path.id);
    return listOfKnown(context, token, await tokenTransferList(context, query, { token }));
  },
  listContractTokenTransfers: async ({ context, path, query }) => {
    const account = await accountOfPath(context, path.id);
    return listOfKnown(context, account, await tokenTransferList(context, query, { account }));
  },
  listErc20Transfers: async ({ context, path, query }) => {
    const party = await accountOfPath(context, path.id);
    return listOfKnown(context, party, await erc20TransferList(context, party, query));
  },
  listTokenApprovals: async ({ context, path, query }) => {
    const party = await accountOfPath(context, path.id);
    return listOfKnown(context, party, await partyApprovalList(context, party, query));
  },
  listInternalCalls: async ({ context, path, query }) => {
    const party = await accountOfPath(context, path.id);
    return listOfKnown(context, party, await internalCallList(context, party, query));
  },
  listNftTransfers: ({ context, query }) => nftTransferList(context, query, {}),
} satisfies Partial<Handlers>;

/** Transactions that touch an entity. */
async function readTransactions({ context, path, query }: Parameters<Handlers['listAccountTransactions']>[0]) {
  const entity = await accountOfPath(context, path.id);
  return listOfKnown(context, entity, await transactionListReply(context, query, { entity, facets: false }));
}

async function findChosen(context: ApiContext, ref: TransactionRef, choice: TransactionRequest) {
  const transaction = await findTransaction(context.snapshot, ref, choice);
  if (transaction !== undefined) {
    refuseOldMessage(context, transaction);
    return transaction;
  }
  throw new ApiError(
    'not_found',
    'The requested transaction was not found. Please verify the transaction details and try again.',
  );
}

const PAGE_MAX = 1000;

async function readTransfers({ context, path, query }: Parameters<Handlers['listAccountTransfers']>[0]) {
  const account = await accountOfPath(context, path.id);
  return listOfKnown(context, account, await accountTransferList(context, account, query));
}

async function readCount({ context, path }: Parameters<Handlers['getAccountTransactionCount']>[0]) {
  const entity = await accountOfPath(context, path.id);
  const from = recentFrom(context);
  const recent = await countTransactions(context.snapshot, { entity, from });
  const data = { numRecentTxns: Number(recent), since: instantText(from) };
  return { data: await ofKnown(context, entity, data, () => recent === 0n) };
}

/** Of the transactions that are named, the first that touches the account. */
async function findTouching(snapshot: LedgerSnapshot, entity: EntityId, ref: TransactionRef): Promise<TransactionRow> {
  const named = await transactionsByRef(snapshot, ref);
  const instants = named.map((row) => row.consensusNs);
  const [row] = await transactionPage(snapshot, { entity, instants, order: 'asc', limit: PAGE_MAX });
  if (row !== undefined) return row;
  throw new ApiError('not_found', 'This transaction does not involve the account.');
}

/** A transaction as the network wrote it: bytes, every field of body and record, and what its sidecars said. */
async function rawReply(snapshot: LedgerSnapshot, row: TransactionRow): Promise<RawTransaction> {
  const { raw, messages, parts } = await readParts(snapshot, row);
  const { body, record } = messages;
  const { actions, stateChanges, bytecode } = contractReply(parts);
  const sidecars = Object.entries({ actions, stateChanges, bytecode }).filter(([, list]) => list.length > 0);
  const transaction = hexText(raw.transactionBytes);
  const fields = toJson(hapi.TransactionBody, body);
  return {
    transactionID: formatTransactionId({ payer: payerId(row), validStartNs: validStart(row) }),
    consensusTime: instantText(row.consensusNs),
    raw: transaction,
    params: fields,
    transaction,
    record: hexText(raw.recordBytes),
    body: fields,
    recordFields: toJson(hapi.TransactionRecord, record),
    sidecars: sidecars.map(([kind, list]) => ({ [kind]: list })),
  };
}

/**
 * The transaction that a reference and the choice among its namesakes mean: by id, hash, Ethereum hash or consensus time;
 * undefined where none is stored.
 */
export async function findTransaction(
  snapshot: LedgerSnapshot,
  ref: TransactionRef,
  choice: TransactionRequest,
): Promise<TransactionRow | undefined> {
  return choose(await transactionsByRef(snapshot, ref), choice);
}

/** A user means the transaction that was sent (nonce 0, not its scheduled twin), and of duplicates the one that took effect. */
function choose(rows: readonly TransactionRow[], choice: TransactionRequest): TransactionRow | undefined {
  const { nonce, scheduled } = choice;
  const matching = rows.filter(
    (row) => (nonce === null || row.nonce === nonce) && (scheduled === null || (row.scheduled === 1) === scheduled),
  );
  return matching.toSorted((a, b) => rank(a) - rank(b) || (a.consensusNs < b.consensusNs ? -1 : 1))[0];
}

function rank(row: TransactionRow): number {
  return (
    (row.nonce === 0 ? 0 : 4) +
    (row.scheduled === 1 ? 2 : 0) +
    (row.result === RESPONSE_CODE.DUPLICATE_TRANSACTION ? 1 : 0)
  );
}
