import { type BlockProof, toAmount } from '@ledgerscope/contract';
import type { BlockRow } from '@ledgerscope/ledger-store';
import { hexOrNull, hexText, idText } from '../values.ts';

/** The stored proof of a block. */
export function proofReply(block: BlockRow): BlockProof {
  return {
    blockNumber: block.number === null ? null : toAmount(block.number),
    blockHash: hexText(block.hash),
    previousHash: hexText(block.previousHash),
    fileName: block.fileName,
    fileHash: hexText(block.fileHash),
    metadataHash: hexOrNull(block.metadataHash),
    version: block.version,
    hapiVersion: block.hapiVersion === '' ? null : block.hapiVersion,
    proven: block.proof === 'signatures' ? 'signatures' : 'unsigned',
    signedBy: block.signedAccounts.map((account, index) => ({
      nodeID: toAmount(block.signedNodeIds[index] ?? 0n),
      accountID: idText(account),
      stake: block.stakeWeighted === 1 ? toAmount(block.signedStakes[index] ?? 0n) : null,
    })),
    missing: block.missingAccounts.map(idText),
    rejected: block.rejectedAccounts.length,
    stakeSigned: toAmount(block.stakeSigned),
    stakeTotal: toAmount(block.stakeTotal),
    stakeWeighted: block.stakeWeighted === 1,
    gapBefore: block.gapBefore === 1,
  };
}
