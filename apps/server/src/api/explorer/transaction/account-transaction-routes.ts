import { parseTransactionListQuery, parseTransactionParam, type RawQuery } from '@ledgerscope/contract';
import { consensusNsOf, type EntityId } from '@ledgerscope/ledger';
import {
  countTransactions,
  type LedgerStore,
  type TransactionRow,
  transactionPage,
  transactionsByRef,
} from '@ledgerscope/ledger-store';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { BY_HEAD } from '../../plugins/ledger-cache.ts';
import { accepted } from '../accepted.ts';
import { accountOfPath } from '../account-of-path.ts';
import { instantText } from '../values.ts';
import { accountTransferList } from './account-transfer-reply.ts';
import { listOfKnown, ofKnown } from './of-known.ts';
import { refuseOldMessage } from './topic-history.ts';
import { transactionReply } from './transaction-reply.ts';

const RECENT_NS = 30n * 86_400_000_000_000n;
const PAGE_MAX = 1000;

/** What accounts and contracts took part in: transfers, the last 30 days, one transaction. */
export function addAccountTransactionRoutes(app: FastifyInstance, context: ApiContext): void {
  const { store } = context;
  for (const kind of ['accounts', 'contracts']) {
    app.get(`/api/${kind}/:id/transfers`, BY_HEAD, async (request) => {
      const account = await accountOfPath(context, (request.params as { id: string }).id);
      const asked = accepted(parseTransactionListQuery(request.query as RawQuery));
      return listOfKnown(context, account, await accountTransferList(context, account, asked));
    });
    app.get(`/api/${kind}/:id/transaction-count`, BY_HEAD, async (request) => {
      const entity = await accountOfPath(context, (request.params as { id: string }).id);
      const from = consensusNsOf((store.head?.lastNs ?? RECENT_NS) + 1n - RECENT_NS);
      const recent = await countTransactions(store, { entity, from });
      const data = { numRecentTxns: Number(recent), since: instantText(from) };
      return { data: await ofKnown(context, entity, data, () => recent === 0n) };
    });
  }
  app.get('/api/accounts/:id/transactions/:txId', BY_HEAD, async (request) => {
    const { id, txId } = request.params as { id: string; txId: string };
    const row = await touching(store, await accountOfPath(context, id), txId);
    refuseOldMessage(context, row);
    return { data: await transactionReply(context, row) };
  });
}

/** Of the transactions that the text names, the first that touches the account. */
async function touching(store: LedgerStore, entity: EntityId, text: string): Promise<TransactionRow> {
  const named = await transactionsByRef(store, accepted(parseTransactionParam(text)));
  const instants = named.map((row) => row.consensusNs);
  const [row] = await transactionPage(store, { entity, instants, order: 'asc', limit: PAGE_MAX });
  if (row !== undefined) return row;
  throw new ApiError('not_found', 'The account takes no part in a transaction of that name.');
}
