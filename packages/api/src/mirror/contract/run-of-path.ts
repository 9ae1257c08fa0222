import { isSuccessful, RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import {
  type LedgerSnapshot,
  type TransactionRow,
  tokenEventInstants,
  transactionsByHash,
  transactionsByHashStart,
  transactionsById,
} from '@ledgerscope/ledger-store';
import { notFound } from '../mirror-error.ts';
import { readTransactionId } from '../transaction/transaction-id-of-path.ts';
import { type ListedRun, runsAt } from './find-results.ts';
import { tokenRunsAt } from './token-logs.ts';

const EVM_HASH = /^(?:0x)?([0-9a-fA-F]{64})$/;
const { DUPLICATE_TRANSACTION, WRONG_NONCE } = RESPONSE_CODE;

/**
 * What the path names by a transaction's id, or by its hash of 32 bytes, by which the nonce does not matter: a contract result, or what
 * stands for one where the EVM ran nothing.
 * @throws MirrorError for a text that is neither, and where there is none
 */
export async function runOfPath(snapshot: LedgerSnapshot, text: string, nonce: number): Promise<ListedRun> {
  const hash = EVM_HASH.exec(text)?.[1];
  const named =
    hash === undefined
      ? (await transactionsById(snapshot, readTransactionId(text))).filter(
          (row) => row.nonce === nonce && row.result !== DUPLICATE_TRANSACTION,
        )
      : await transactionsOfEvmHash(snapshot, Buffer.from(hash, 'hex'));
  const instants = named.filter(({ result }) => result !== WRONG_NONCE).map(({ consensusNs }) => consensusNs);
  const runs = await runsAt(snapshot, instants);
  // Of several by one hash that which succeeded counts, and the newest of others.
  const found = runs.findLast(({ result }) => isSuccessful(result.result)) ?? runs.at(-1);
  const listed = found ?? (await findTokenRun(snapshot, instants));
  if (listed === undefined) throw notFound();
  return listed;
}

/** The newest of transactions that the EVM did not run, if it is listed among those that it did; as in a list in its usual order. */
async function findTokenRun(snapshot: LedgerSnapshot, instants: readonly bigint[]): Promise<ListedRun | undefined> {
  const listed = await Promise.all(
    instants.map((at) => tokenEventInstants(snapshot, { first: at, last: at, order: 'asc', limit: 1 })),
  );
  const [newest] = await tokenRunsAt(snapshot, listed.flat(), 'desc');
  return newest;
}

/** By the hash that an Ethereum transaction has, or by the first bytes of that of any other. */
export async function transactionsOfEvmHash(
  snapshot: LedgerSnapshot,
  hash: Uint8Array,
): Promise<readonly TransactionRow[]> {
  const [signed, others] = await Promise.all([
    transactionsByHash(snapshot, hash),
    transactionsByHashStart(snapshot, hash),
  ]);
  return [...signed, ...others.filter(({ type }) => type !== TYPE_ID.ethereumTransaction)];
}
