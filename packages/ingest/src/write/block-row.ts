import { hexText } from '@ledgerscope/ledger';
import type { BlockRow } from '@ledgerscope/ledger-store';
import { isKnownGenesisState, type StreamBlock, type TssCheck } from '@ledgerscope/streams';
import { isByNodes } from '../derive/by-nodes.ts';
import { versionText } from '../hapi-version.ts';
import type { ChainPlace } from '../verify/chain.ts';
import type { VerifiedBlock } from '../verify/verify-file.ts';

const EMPTY = new Uint8Array(0);

/** Where a block is in what was ingested. */
export interface BlockPlace extends ChainPlace {
  readonly batch: string;
  readonly fileName: string;
}

/** The stored row of a block: its hashes and the proof that a person can look at later. */
export function blockRow(verified: VerifiedBlock, place: BlockPlace): BlockRow {
  const { block, proof } = verified;
  const ofNodes = block.items.filter(isByNodes).length;
  return {
    sequence: place.sequence,
    number: place.number,
    fileName: place.fileName,
    format: block.format,
    version: block.version,
    hapiVersion: versionText(block.hapiVersion),
    firstNs: block.consensusStart,
    lastNs: block.consensusEnd,
    // What its file holds: errata ran at its time, and are beside the file.
    transactions: block.items.length - ofNodes - verified.errataNs.length,
    gasUsed: gasOf(block),
    sizeBytes: block.size,
    fileHash: block.fileHash,
    metadataHash: block.metadataHash ?? EMPTY,
    previousHash: block.previousHash,
    hash: block.hash,
    proof: verified.proofKind,
    signedNodeIds: proof.signedBy.map((node) => node.nodeId),
    signedAccounts: proof.signedBy.map((node) => node.accountId),
    signedStakes: proof.signedBy.map((node) => node.stake),
    rejectedAccounts: [...proof.rejected, ...verified.unreadable].map((vote) => vote.accountId),
    rejectedReasons: [...proof.rejected, ...verified.unreadable].map((vote) => vote.reason),
    missingAccounts: proof.missing,
    stakeSigned: proof.stakeSigned,
    stakeTotal: proof.stakeTotal,
    stakeWeighted: proof.stakeWeighted ? 1 : 0,
    gapBefore: place.gapBefore ? 1 : 0,
    batch: place.batch,
    errataNs: verified.errataNs,
    ...notSignedOf(verified, place),
    triedHashes: (block.hashCandidates ?? []).map(hexText),
    ...strengthOf(verified),
    nodeTransactions: ofNodes,
    cutoverLink: place.cutoverLink ?? '',
  };
}

/** Empty for a file that is no block of the block stream. */
function strengthOf({ strength }: VerifiedBlock) {
  return {
    strength: strength?.strength ?? '',
    strengthReason: strength?.reason ?? '',
    anchor: strength?.anchor ?? null,
    ...signatureColumns(strength?.check),
  };
}

function signatureColumns(check: TssCheck | undefined) {
  return { hintsKey: check?.keySha256 ?? '', ledgerId: check?.ledgerId ?? '', chainOfTrust: check?.chain ?? '' };
}

/** Of a number that counting confirms, nothing needs to be said. */
function notSignedOf(
  { notSigned, unsignedNumber, genesisState }: VerifiedBlock,
  { number }: BlockPlace,
): Pick<BlockRow, 'notSignedParts' | 'notSignedTexts'> {
  const parts = notSigned.map(({ part, text }) =>
    genesisState === undefined || part !== 'state-changes'
      ? { part, text }
      : { part: 'genesis-state', text: `${text}; loaded, ${whyLoaded(genesisState)}` },
  );
  const unconfirmed = unsignedNumber !== undefined && unsignedNumber !== number;
  const all = unconfirmed
    ? [{ part: 'block-number', text: `the header says block ${unsignedNumber}` }, ...parts]
    : parts;
  return { notSignedParts: all.map(({ part }) => part), notSignedTexts: all.map(({ text }) => text) };
}

function whyLoaded(state: NonNullable<VerifiedBlock['genesisState']>): string {
  return isKnownGenesisState(state)
    ? 'because the hash of the whole state is known to this program'
    : 'because this server is configured to trust unsigned files';
}

/** Gas of top-level contract transactions; children run on their parent's gas. */
function gasOf(block: StreamBlock): bigint {
  let gas = 0n;
  for (const { record } of block.items) {
    if (record.parentConsensusTimestamp !== undefined) continue;
    gas += (record.contractCallResult ?? record.contractCreateResult)?.gasUsed ?? 0n;
  }
  return gas;
}
