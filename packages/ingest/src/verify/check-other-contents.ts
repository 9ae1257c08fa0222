import { hexText } from '@ledgerscope/ledger';
import { type BlockProofResult, type NodeSignature, proveBlock, type StreamBlock } from '@ledgerscope/streams';
import type { Logger } from 'pino';
import { signers, twoContentsHalt } from './fork-halt.ts';
import type { NetworkState } from './network-state.ts';

/**
 * Looks what else the nodes signed in place of contents that are believed. A few nodes that differ are reported in the log.
 * @throws IngestHaltError where so many of them signed something else that it would be believed too
 */
export function checkOtherContents(
  fileName: string,
  { block, proof }: { readonly block: StreamBlock; readonly proof: BlockProofResult },
  signatures: readonly NodeSignature[],
  { addressBook, stakes }: NetworkState,
  log: Pick<Logger, 'warn'>,
): void {
  const ours = hexText(block.fileHash);
  for (const [other, votes] of Map.groupBy(signatures, ({ signature }) => hexText(signature.fileHash))) {
    const [first] = votes;
    if (other === ours || first === undefined) continue;
    const { fileHash } = first.signature;
    const { proven, signedBy } = proveBlock({ fileHash, metadataHash: undefined }, votes, addressBook, stakes);
    if (signedBy.length === 0) continue;
    const accounts = signedBy.map(({ accountId }) => accountId);
    if (!proven) {
      log.warn(
        { file: fileName, hash: other },
        `a different version of this file is ${signers(accounts)}; it is ignored`,
      );
      continue;
    }
    throw twoContentsHalt(fileName, [
      { hash: block.fileHash, from: signers(proof.signedBy.map(({ accountId }) => accountId)) },
      { hash: fileHash, from: signers(accounts) },
    ]);
  }
}
