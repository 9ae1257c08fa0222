import type { hapi } from '@ledgerscope/streams';
import { bodyOf } from '@ledgerscope/transactions/moves/read-messages';

/** What releases that stated none hashed by. */
const RUNNING_HASH_VERSION = 3;

/**
 * The id of the transaction that the first piece of a message came with, as this one states it; undefined for a scheduled message,
 * which has its body within another.
 */
export function initialIdOf(raw: { readonly transactionBytes: Uint8Array }): hapi.TransactionID | undefined {
  return bodyOf(raw).consensusSubmitMessage?.chunkInfo?.initialTransactionID;
}

/** By which version the running hash was made. */
export function hashVersionOf({ runningHashVersion: stated }: { readonly runningHashVersion: number }): number {
  return stated === 0 ? RUNNING_HASH_VERSION : stated;
}
