import { isSuccessful, RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import {
  type LedgerSnapshot,
  type TransactionRow,
  transactionsByHash,
  transactionsByHashStart,
  transactionsById,
} from '@ledgerscope/ledger-store';
import { notFound } from '../mirror-error.ts';
import { readTransactionId } from '../transaction/transaction-id-of-path.ts';
import { type FoundRun, runsAt } from './find-results.ts';

const EVM_HASH = /^(?:0x)?([0-9a-fA-F]{64})$/;
const { DUPLICATE_TRANSACTION, WRONG_NONCE } = RESPONSE_CODE;

/**
 * The contract result that the path names by a transaction's id, or by its hash of 32 bytes, by which the nonce does not matter.
 * @throws MirrorError for a text that is neither, and where there is none
 */
export async function runOfPath(snapshot: LedgerSnapshot, text: string, nonce: number): Promise<FoundRun> {
  const hash = EVM_HASH.exec(text)?.[1];
  const named =
    hash === undefined
      ? (await transactionsById(snapshot, readTransactionId(text))).filter(
          (row) => row.nonce === nonce && row.result !== DUPLICATE_TRANSACTION,
        )
      : await transactionsOfEvmHash(snapshot, Buffer.from(hash, 'hex'));
  const runs = await runsAt(
    snapshot,
    named.filter(({ result }) => result !== WRONG_NONCE).map(({ consensusNs }) => consensusNs),
  );
  // Of several by one hash that which succeeded counts, and the newest of others.
  const found = runs.findLast(({ result }) => isSuccessful(result.result)) ?? runs.at(-1);
  if (found === undefined) throw notFound();
  return found;
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
