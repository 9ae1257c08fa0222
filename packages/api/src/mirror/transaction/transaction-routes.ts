import { RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import {
  type LedgerSnapshot,
  readChildren,
  type TransactionRow,
  transactionsByHash,
  transactionsById,
} from '@ledgerscope/ledger-store';
import { notFound } from '../mirror-error.ts';
import type { MirrorHandlers } from '../mirror-route.ts';
import { timeFilter } from '../time-filter.ts';
import { mirrorTransactionsWithFees } from './mirror-transaction.ts';
import { readTransactionId } from './transaction-id-of-path.ts';
import { transactionPage } from './transaction-page.ts';

const HEX_HASH = /^(?:0x)?([0-9a-fA-F]{96})$/;
const BASE64_HASH = /^[A-Za-z0-9+/_-]{64}$/;
/** While a schedule may still be executed, what an id stands for may become more. */
const UNFINISHED_SECONDS = 5;

/** Lists of transactions, and those of an id or a hash. */
export const MIRROR_TRANSACTION_HANDLERS = {
  mirrorTransactions: async ({ context, query, linkBehind }) => {
    const filter = {
      accounts: query.all('account.id'),
      time: timeFilter(query.all('timestamp'), true),
      types: query.all('transactiontype').map(({ value }) => value),
      result: query.last('result'),
      transfers: signOf(query.all('type').map(({ value }) => value)),
      order: query.order,
      limit: query.limit,
    };
    return { body: await transactionPage(context, filter, linkBehind) };
  },
  mirrorTransaction: async ({ context, snapshot, path: { transactionIdOrHash = '' }, query }) => {
    const hash = hashIn(transactionIdOrHash);
    const found =
      hash === undefined
        ? await transactionsById(snapshot, readTransactionId(transactionIdOrHash))
        : await transactionsByHash(snapshot, hash);
    const [nonce, scheduled] = [query.last('nonce'), query.last('scheduled')];
    const isAsked = (row: TransactionRow) =>
      (nonce === undefined || row.nonce === nonce) && (scheduled === undefined || (row.scheduled === 1) === scheduled);
    const rows = (await withInner(snapshot, found)).filter(isAsked);
    if (rows.length === 0) throw notFound();
    const mayGrow = hash === undefined && scheduled === undefined && hasOpenSchedule(rows);
    return {
      body: { transactions: await mirrorTransactionsWithFees(context, rows) },
      ...(mayGrow && { cacheSeconds: UNFINISHED_SECONDS }),
    };
  },
} satisfies Partial<MirrorHandlers>;

/** Two signs at once are none that a transfer has: such a list is empty. */
function signOf(types: readonly ('credit' | 'debit')[]): 'credit' | 'debit' | 'neither' | undefined {
  const [first, ...others] = [...new Set(types)];
  return others.length > 0 ? 'neither' : first;
}

function hashIn(text: string): Uint8Array | undefined {
  const hex = HEX_HASH.exec(text)?.[1];
  if (hex !== undefined) return Buffer.from(hex, 'hex');
  return BASE64_HASH.test(text) ? Buffer.from(text, 'base64') : undefined;
}

/** The transactions with those that a batch among them held, in order of consensus. */
async function withInner(snapshot: LedgerSnapshot, rows: readonly TransactionRow[]): Promise<TransactionRow[]> {
  const batches = rows.filter(({ type }) => type === TYPE_ID.atomicBatch);
  const children = (await Promise.all(batches.map(({ consensusNs: at }) => readChildren(snapshot, at)))).flat();
  const ids = new Map(
    children.map(({ payer, consensusNs: at, validStartDelta }) => {
      const validStartNs = at - validStartDelta;
      return [`${payer} ${validStartNs}`, { payer, validStartNs }];
    }),
  );
  const inner = (await Promise.all([...ids.values()].map((id) => transactionsById(snapshot, id)))).flat();
  const all = new Map([...rows, ...inner].map((row) => [row.consensusNs, row]));
  return [...all.values()].sort((one, other) => (one.consensusNs < other.consensusNs ? -1 : 1));
}

function hasOpenSchedule(rows: readonly TransactionRow[]): boolean {
  const isMade = ({ type, result }: TransactionRow) =>
    type === TYPE_ID.scheduleCreate && result === RESPONSE_CODE.SUCCESS;
  return rows.some(isMade) && !rows.some(({ scheduled }) => scheduled === 1);
}
