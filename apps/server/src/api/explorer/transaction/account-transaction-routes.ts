import { consensusNsOf, type EntityId, type TransactionRef } from '@ledgerscope/ledger';
import {
  countTransactions,
  type LedgerSnapshot,
  type TransactionRow,
  transactionPage,
  transactionsByRef,
} from '@ledgerscope/ledger-store';
import type { Handlers } from '../../add-calls.ts';
import { ApiError } from '../../api-error.ts';
import { accountOfPath, listOfKnown, ofKnown } from '../entity-named.ts';
import { instantText } from '../values.ts';
import { accountTransferList } from './account-transfer-reply.ts';
import { refuseOldMessage } from './topic-history.ts';
import { transactionReply } from './transaction-reply.ts';

const RECENT_NS = 30n * 86_400_000_000_000n;
const PAGE_MAX = 1000;

/** What accounts and contracts took part in: transfers, the last 30 days, one transaction. */
export const ACCOUNT_TRANSACTION_HANDLERS = {
  listAccountTransfers: transfersOf,
  listContractTransfers: transfersOf,
  getAccountTransactionCount: countOf,
  getContractTransactionCount: countOf,
  getAccountTransaction: async ({ context, path: { id, txId } }) => {
    const row = await touching(context.store, await accountOfPath(context, id), txId);
    refuseOldMessage(context, row);
    return { data: await transactionReply(context, row) };
  },
} satisfies Partial<Handlers>;

async function transfersOf({ context, path, query }: Parameters<Handlers['listAccountTransfers']>[0]) {
  const account = await accountOfPath(context, path.id);
  return listOfKnown(context, account, await accountTransferList(context, account, query));
}

async function countOf({ context, path }: Parameters<Handlers['getAccountTransactionCount']>[0]) {
  const entity = await accountOfPath(context, path.id);
  const from = consensusNsOf((context.store.head?.lastNs ?? RECENT_NS) + 1n - RECENT_NS);
  const recent = await countTransactions(context.store, { entity, from });
  const data = { numRecentTxns: Number(recent), since: instantText(from) };
  return { data: await ofKnown(context, entity, data, () => recent === 0n) };
}

/** Of the transactions that are named, the first that touches the account. */
async function touching(store: LedgerSnapshot, entity: EntityId, ref: TransactionRef): Promise<TransactionRow> {
  const named = await transactionsByRef(store, ref);
  const instants = named.map((row) => row.consensusNs);
  const [row] = await transactionPage(store, { entity, instants, order: 'asc', limit: PAGE_MAX });
  if (row !== undefined) return row;
  throw new ApiError('not_found', 'The account takes no part in a transaction of that name.');
}
