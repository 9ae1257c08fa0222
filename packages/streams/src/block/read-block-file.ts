import type { ConsensusNs } from '@ledgerscope/ledger';
import { decompress, MAX_FILE_BYTES } from '../compression.ts';
import { type SemanticVersion, TransactionRecord } from '../hapi/messages.ts';
import { allProblems } from '../record/record-item.ts';
import type { StreamBlock, StreamItem } from '../stream-block.ts';
import { hidesUnknown, unknownFieldsOfBlock } from '../unknown-fields/unknown-fields-of-block.ts';
import { fieldsPassedOver } from '../wire/cursor.ts';
import { encode } from '../wire/encode.ts';
import { NONE } from '../wire/message.ts';
import { type ByteOrigin, errorIn, wholeFile } from '../wire-origin.ts';
import { checkBelonging } from './belonging/check-belonging.ts';
import { type BlockFrame, readBlockFrame } from './block-frame.ts';
import { type BlockItemSlice, ItemKind, sliceBlock } from './block-items.ts';
import { type BlockProofCheck, checkProof, type ParsedProof, parseProof } from './block-proof.ts';
import { type BlockRoot, findBlockRoot } from './block-root.ts';
import type { BlockTransaction } from './block-transaction.ts';
import type { EarlierQuestions, EarlierState } from './earlier-state.ts';
import { groupTransactions } from './group-transactions.ts';
import { dialectOf } from './hapi-dialect.ts';
import { type HintsChange, hintsChangesOf } from './hints-changes.ts';
import { rebuildRecords } from './rebuild-records.ts';
import type { RootLayout } from './root-layout.ts';

/** How to read a block file. */
export interface BlockFileOptions {
  /** Root hash that the next block (or another source) names for this one; a block without it is refused. */
  readonly expectedHash?: Uint8Array;
  /** Largest decompressed size in bytes. */
  readonly limit?: number;
}

/** A block of the block stream. */
export interface BlockFile extends StreamBlock {
  readonly format: 'block';
  readonly version: 7;
  readonly number: bigint;
  readonly softwareVersion: SemanticVersion | undefined;
  /** How sure the root hash is; {@link StreamBlock.hash} repeats it. */
  readonly rootHash: BlockRoot;
  readonly proofs: readonly BlockProofCheck[];
  /** Transactions of the nodes themselves, which have no result. */
  readonly withoutResult: number;
  /** Inner transactions of batches that were not run. */
  readonly unexecutedInBatch: number;
  /** What it says of the keys that blocks are signed under. */
  readonly hintsChanges: readonly HintsChange[];
}

const BLOCK_STREAM_VERSION = 7;

export function isBlockFile(block: StreamBlock): block is BlockFile {
  return block.format === 'block';
}

/**
 * Reads one block file (zstd, gzip or plain) of the block stream (HIP-1056), with records rebuilt from results, outputs,
 * traces and state changes. The root hash is recomputed; what its proofs are worth says a {@link TssVerifier}.
 * @throws StreamError for bytes that are damaged, out of order, filtered, or not of the expected hash.
 */
export function readBlockFile(file: string, packed: Uint8Array, options: BlockFileOptions = {}): BlockFile {
  const before = fieldsPassedOver();
  const { origin, bytes, slices, frame, proofs, rootHash } = openBlock(file, packed, options);
  const dialect = dialectOf(frame.hapiVersion);
  const grouped = groupTransactions(origin, slices, dialect, frame);
  const mayHide = dialect.eventTransactions || grouped.unexecutedInBatch > 0 || hidesUnknown(slices);
  const { transactions } = grouped;
  const { items, asked } = streamItems(transactions);
  const records = items.map(({ record }) => record);
  checkBelonging(origin, { number: frame.number, slices, dialect, transactions, records });
  const { start, end } = span(origin, items, frame.timestampNs);
  const block: BlockFile = {
    format: 'block',
    version: BLOCK_STREAM_VERSION,
    hapiVersion: frame.hapiVersion,
    softwareVersion: frame.softwareVersion,
    number: frame.number,
    consensusStart: start,
    consensusEnd: end,
    previousHash: frame.previousHash,
    hash: rootHash.hash,
    ...(rootHash.status === 'unknown-layout' ? { hashCandidates: rootHash.candidates.map(({ hash }) => hash) } : {}),
    fileHash: rootHash.hash,
    metadataHash: undefined,
    size: bytes.length,
    items,
    sidecars: [],
    rootHash,
    proofs: proofs.map((proof) => checkProof(origin, proof, rootHash.hash)),
    withoutResult: grouped.withoutResult,
    unexecutedInBatch: grouped.unexecutedInBatch,
    unknownFields: mayHide || fieldsPassedOver() !== before ? unknownFieldsOfBlock(slices, frame.hapiVersion) : NONE,
    hintsChanges: hintsChangesOf(slices),
  };
  if (asked === undefined) return block;
  const complete = (earlier: EarlierState): BlockFile => ({
    ...block,
    items: streamItems(grouped.transactions, earlier).items,
  });
  return { ...block, unanswered: { asked, complete } };
}

/** What a block says of its place among blocks, without its transactions. */
export interface BlockLink {
  readonly number: bigint;
  /** Root of the block before. */
  readonly previousHash: Uint8Array;
  readonly rootHash: BlockRoot;
  readonly proofs: readonly BlockProofCheck[];
  readonly hintsChanges: readonly HintsChange[];
}

/** As {@link readBlockFile}, without reading transactions. */
export function readBlockLink(file: string, packed: Uint8Array): BlockLink {
  const { origin, slices, frame, proofs, rootHash } = openBlock(file, packed, {});
  const { number, previousHash } = frame;
  return {
    number,
    previousHash,
    rootHash,
    proofs: proofs.map((proof) => checkProof(origin, proof, rootHash.hash)),
    hintsChanges: hintsChangesOf(slices),
  };
}

/** Place of a wrapped record block in the chain of blocks; the record file inside has a chain of its own. */
export interface WrappedBlockRoot {
  readonly number: bigint;
  /** Root of the block before, as the footer names it. */
  readonly previousHash: Uint8Array;
  readonly rootHash: BlockRoot;
}

/** Record files have been wrapped since nodes had prefixes. */
const LAYOUTS: readonly RootLayout[] = ['v4_16leaves', 'v3_prefixed'];

/**
 * Root hash of a block that wraps a record file (HIP-1193). Its header states the version of the record file, not of
 * the software that wrapped it, so without `expectedHash` (the next block's previous hash) the layout stays unknown.
 * @throws StreamError as `readBlockFile` does.
 */
export function wrappedBlockRoot(file: string, packed: Uint8Array, options: BlockFileOptions = {}): WrappedBlockRoot {
  const { frame, rootHash: found } = openBlock(file, packed, options, LAYOUTS);
  const rootHash: BlockRoot = found.status === 'verified' ? found : { ...found, status: 'unknown-layout' };
  return { number: frame.number, previousHash: frame.previousHash, rootHash };
}

/** A block's parts and its root, of one of these layouts where they are given. */
function openBlock(file: string, packed: Uint8Array, options: BlockFileOptions, layouts?: readonly RootLayout[]) {
  const bytes = decompress(file, packed, options.limit ?? MAX_FILE_BYTES);
  const origin = wholeFile(file, bytes);
  const slices = sliceBlock(origin, bytes);
  const frame = readBlockFrame(origin, slices);
  const proofs = parseProofs(origin, slices, frame);
  const rootHash = findBlockRoot(origin, frame, slices, proofs, options.expectedHash, layouts);
  return { bytes, origin, slices, frame, proofs, rootHash };
}

/** Reads all proofs of a block. @throws StreamError `truncated` when there is none. */
function parseProofs(
  origin: ByteOrigin,
  slices: readonly BlockItemSlice[],
  { number, allPreviousRoot, tree }: BlockFrame,
): ParsedProof[] {
  const proofs = slices.filter((slice) => slice.kind === ItemKind.proof);
  const hashes = allPreviousRoot === undefined ? undefined : tree;
  if (proofs.length > 0) return proofs.map((slice) => parseProof(origin, slice.value, number, hashes));
  throw errorIn(origin, 'truncated', 'a block proof', 'none');
}

function streamItems(
  transactions: readonly BlockTransaction[],
  earlier?: EarlierState,
): { readonly items: readonly StreamItem[]; readonly asked: EarlierQuestions | undefined } {
  const { records, asked } = rebuildRecords(transactions, earlier);
  const items = transactions.map(({ envelope, consensusNs, problems }, index) => {
    const { record, sidecars, ...more } = records[index] ?? { record: TransactionRecord.create(), sidecars: [] };
    return {
      consensusNs,
      index,
      transactionBytes: envelope.transactionBytes,
      recordBytes: encode(TransactionRecord, record),
      body: envelope.body,
      record,
      typeId: envelope.typeId,
      transactionHash: envelope.transactionHash,
      signatureCount: envelope.signatureCount,
      notUnderstood: allProblems(envelope.problems, problems),
      sidecars,
      ...more,
    };
  });
  return { items, asked };
}

/** First and last consensus time; transactions are not always in time order, and an empty block has only its own time. */
function span(
  origin: ByteOrigin,
  items: readonly StreamItem[],
  blockTime: ConsensusNs | undefined,
): { start: ConsensusNs; end: ConsensusNs } {
  let start = items[0]?.consensusNs ?? blockTime;
  let end = start;
  if (start === undefined || end === undefined) {
    throw errorIn(origin, 'malformed', 'a block time', 'none');
  }
  for (const { consensusNs } of items) {
    if (consensusNs < start) start = consensusNs;
    if (consensusNs > end) end = consensusNs;
  }
  return { start, end };
}
