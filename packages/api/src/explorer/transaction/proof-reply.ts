import { type BlockProofReply, PROOF_STRENGTHS, type ThresholdProof, toAmount } from '@ledgerscope/contract';
import { hexText } from '@ledgerscope/ledger';
import type { BlockRow } from '@ledgerscope/ledger-store';
import { hexOrNull, idText, instantText } from '@ledgerscope/transactions/values';

/** The stored proof of a block, or of its transaction at `consensusNs`, which need not be what nodes signed. */
export function proofReply(block: BlockRow, consensusNs?: bigint): BlockProofReply {
  return {
    blockNumber: block.number === null ? null : toAmount(block.number),
    blockHash: hexText(block.hash),
    previousHash: hexText(block.previousHash),
    fileName: block.fileName,
    fileHash: hexText(block.fileHash),
    metadataHash: hexOrNull(block.metadataHash),
    version: block.version,
    hapiVersion: block.hapiVersion === '' ? null : block.hapiVersion,
    proven: provenBy(block, consensusNs),
    threshold: thresholdOf(block),
    signedBy: block.signedAccounts.map((account, index) => ({
      nodeID: toAmount(block.signedNodeIds[index] ?? 0n),
      accountID: idText(account),
      stake: block.stakeWeighted === 1 ? toAmount(block.signedStakes[index] ?? 0n) : null,
    })),
    // Nodes sign a block of the block stream together; earlier releases stored all of them as missing.
    missing: block.strength === '' ? block.missingAccounts.map(idText) : [],
    rejected: block.rejectedAccounts.length,
    stakeSigned: toAmount(block.stakeSigned),
    stakeTotal: toAmount(block.stakeTotal),
    stakeWeighted: block.stakeWeighted === 1,
    blockHashKnown: block.triedHashes.length === 0,
    errata: block.errataNs.map(instantText),
    notSigned: block.notSignedParts.map((part, index) => ({ part, says: block.notSignedTexts[index] ?? '' })),
    gapBefore: block.gapBefore === 1,
  };
}

function provenBy({ proof, errataNs }: BlockRow, consensusNs: bigint | undefined): BlockProofReply['proven'] {
  if (consensusNs !== undefined && errataNs.includes(consensusNs)) return 'erratum';
  return proof === 'signatures' || proof === 'threshold' || proof === 'mirror' ? proof : 'unsigned';
}

function thresholdOf(block: BlockRow): ThresholdProof | null {
  if (block.strength === '') return null;
  return {
    strength: PROOF_STRENGTHS.find((strength) => strength === block.strength) ?? 'none',
    reason: block.strengthReason === '' ? null : block.strengthReason,
    anchor: block.anchor === null ? null : toAmount(block.anchor),
    keySha256: block.hintsKey === '' ? null : block.hintsKey,
    ledgerId: block.ledgerId === '' ? null : block.ledgerId,
    chainOfTrust: CHAINS.find((chain) => chain === block.chainOfTrust) ?? null,
  };
}

const CHAINS = ['schnorr', 'wraps', 'first-key', 'handed-over'] as const;
