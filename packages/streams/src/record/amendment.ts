import { createHash } from 'node:crypto';
import { countWithNoun, hexText } from '@ledgerscope/ledger';
import { sha384 } from '../sha384.ts';
import type { StreamItem } from '../stream-block.ts';
import { StreamError } from '../stream-error.ts';
import type { ByteOrigin } from '../wire-origin.ts';
import { readItem } from './record-item.ts';
import { readRecordStreamItem } from './record-stream-file.ts';
import { unsignedItemText } from './unsigned-parts.ts';

/** A correction of the stream that is in a wrapped record block beside the record file. No node signed it. */
export interface Amendment {
  /** Hex SHA-384 of the record and the transaction, see {@link erratumHash}; undefined where it holds no such pair. */
  readonly hash: string | undefined;
  /** Undefined where it cannot be read: what is not signed cannot make a block unreadable. */
  readonly item: StreamItem | undefined;
  readonly text: string;
}

/**
 * Hex SHA-384 by which an erratum is known: over the length (int32, big-endian) and the bytes of its record, then of its
 * transaction, as mainnet's missing transactions are published.
 */
export function erratumHash(record: Uint8Array, transaction: Uint8Array): string {
  const hash = createHash('sha384');
  for (const bytes of [record, transaction]) {
    const length = Buffer.alloc(4);
    length.writeInt32BE(bytes.length, 0);
    hash.update(length).update(bytes);
  }
  return hash.digest('hex');
}

/** Reads a RecordStreamItem that no node signed; never throws for what is in it. */
export function readAmendment(origin: ByteOrigin, bytes: Uint8Array): Amendment {
  try {
    const { transaction, record } = readRecordStreamItem(origin, bytes);
    const item = readItem(origin, 0, transaction, record);
    return { hash: erratumHash(record, transaction), item, text: unsignedItemText(item) };
  } catch (error) {
    if (!(error instanceof StreamError)) throw error;
    const text = `cannot be read: ${countWithNoun(bytes.length, 'byte')}, SHA-384 ${hexText(sha384(bytes))}`;
    return { hash: undefined, item: undefined, text };
  }
}
