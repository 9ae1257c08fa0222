import { encode, hapi, ItemKind } from '@ledgerscope/streams';
import { timestamp } from '../world/ids.ts';
import { type BlockContents, proofItem } from './block-chain.ts';
import type { SealedFile } from './record-chain.ts';

/** The file's format version, by which a reader rebuilds the signed bytes. */
const RECORD_FORMAT = 6;
const RECORD_FORMAT_BYTES = 4;

/** What the block that wraps a record file says (HIP-1193). */
export function wrappedContents({ version, block, firstNs, contents, sidecar }: SealedFile): BlockContents {
  const value = encode(hapi.RecordFileItem, {
    creationTime: timestamp(firstNs),
    recordFileContents: contents.subarray(RECORD_FORMAT_BYTES),
    sidecarFileContents: sidecar === undefined ? [] : [sidecar],
  });
  return { number: block, firstNs, version, items: [{ kind: ItemKind.recordFile, value }] };
}

/** The proof that ends such a block: each node's signature of the record file's hash. */
export function recordFileProof(
  block: bigint,
  signatures: readonly { readonly nodeId: bigint; readonly signature: Uint8Array }[],
): Buffer {
  const recordFileSignatures = signatures.map(({ nodeId, signature }) => ({
    signaturesBytes: signature,
    nodeId: Number(nodeId),
  }));
  return proofItem({ block, signedRecordFileProof: { version: RECORD_FORMAT, recordFileSignatures } });
}
