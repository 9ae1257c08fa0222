import { isLaterVersion } from '@ledgerscope/ledger';
import { decode, decompress, hapi, isWrappedRecordBlock, StreamError, WireError } from '@ledgerscope/streams';
import { versionText } from '../hapi-version.ts';

/**
 * Whether a block may come after a record file of this HAPI version: one that wraps a record file, or one of a later version (blocks of the
 * same version are previews); undefined for what cannot be read.
 */
export function mayFollow(bytes: Uint8Array, hapiVersion: string): boolean | undefined {
  try {
    return isWrappedRecordBlock(bytes) || isLaterVersion(blockVersion(bytes), hapiVersion);
  } catch (error) {
    if (error instanceof StreamError || error instanceof WireError) return undefined;
    throw error;
  }
}

/** The HAPI version in a block's header, which is its first item; empty where there is none. */
function blockVersion(bytes: Uint8Array): string {
  const [first] = decode(hapi.BlockItemSet, decompress('block', bytes)).blockItems;
  return first === undefined ? '' : versionText(decode(hapi.BlockStart, first).blockHeader?.hapiProtoVersion);
}
