import { hexText } from '@ledgerscope/ledger';
import type { ClusterTables, LedgerClient } from '../client/ledger-client.ts';
import type { LedgerHead } from '../ledger-head.ts';
import type { BlockRow } from './rows.ts';
import { toStoredHash } from './stored-hash.ts';

const TAG = 'store:confirm-root';

type Guessed = Pick<BlockRow, 'triedHashes'>;

/** Whether the next block, by the hash that it names, tells which of the tried roots is that of the block (docs/decisions/0053). */
function isConfirmedBy({ triedHashes }: Guessed, named: Uint8Array): boolean {
  return triedHashes.length > 0 && triedHashes.includes(hexText(named));
}

/** A block's row as the next block confirms it: the root of a block whose layout was guessed is the one that the next block names. */
export function confirmedRow(row: BlockRow, named: Uint8Array | undefined): BlockRow {
  if (named === undefined || !isConfirmedBy(row, named)) return row;
  const fileHash = Buffer.compare(row.fileHash, row.hash) === 0 ? named : row.fileHash;
  return { ...row, hash: named, fileHash, triedHashes: [] };
}

/**
 * Writes the confirmed root into the stored row of the head, where another one was the first guess: it is found by its hash then. A guess
 * that was right stays as it is, since changing a row writes its part again, and live each batch has one block.
 * It may be repeated; where a crash comes behind it, the next block still follows on from the row.
 */
export async function confirmStoredRoot(client: LedgerClient, head: LedgerHead, named: Uint8Array): Promise<void> {
  const row = await client.query(
    TAG,
    'SELECT sequence FROM block WHERE sequence = {sequence:Int64} AND hash != unhex({root:String})',
    { sequence: head.sequence, root: storedHex(named) },
    { sequence: 'i64' },
  );
  if (row.length > 0) await client.command(TAG, updateOf(head.sequence, named, await client.clusterTables()));
}

/** Whether the stored row of the head has another root than the one that the next block confirms. */
export function isWrongGuess(head: LedgerHead, named: Uint8Array): boolean {
  return isConfirmedBy(head, named) && Buffer.compare(head.hash, named) !== 0;
}

function updateOf(sequence: bigint, named: Uint8Array, tables: ClusterTables | undefined): string {
  const target = tables === undefined ? 'block' : `\`${tables.shardDatabase}\`.block ON CLUSTER \`${tables.cluster}\``;
  const root = `unhex('${storedHex(named)}')`;
  return `ALTER TABLE ${target} UPDATE file_hash = if(file_hash = hash, ${root}, toString(file_hash)), hash = ${root}, tried_hashes = []
    WHERE sequence = toInt64(${sequence}) AND has(tried_hashes, '${hexText(named)}') SETTINGS mutations_sync = 2`;
}

function storedHex(hash: Uint8Array): string {
  return hexText(toStoredHash(hash));
}
