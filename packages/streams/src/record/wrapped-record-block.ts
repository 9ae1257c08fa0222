import type { ConsensusNs } from '@ledgerscope/ledger';
import { hexText } from '@ledgerscope/ledger';
import { bytesEqual } from '../bytes.ts';
import { decompress, MAX_FILE_BYTES } from '../compression.ts';
import type { SemanticVersion } from '../hapi/messages.ts';
import { openSidecarFile, type SidecarContents } from '../sidecar/read-sidecar-file.ts';
import type { SignatureContents } from '../signature/read-signature-file.ts';
import type { SidecarReference, StreamBlock } from '../stream-block.ts';
import { StreamError } from '../stream-error.ts';
import { unknownFieldsOfWrappedBlock } from '../unknown-fields/unknown-fields-of-block.ts';
import { fieldsPassedOver, notePassedOver } from '../wire/cursor.ts';
import { type ByteOrigin, wholeFile } from '../wire-origin.ts';
import { type Amendment, readAmendment } from './amendment.ts';
import { ItemCollector } from './item-collector.ts';
import { openBlockItem, type RawField, rawFields } from './raw-fields.ts';
import { type RawItem, v2FileHash, v5Hashes, v6FileHash } from './rebuild-record-file.ts';
import { type RecordStreamFileHeader, readRecordStreamFile, v6MetadataHash } from './record-stream-file.ts';
import { expectRunningHash, type RunningHash } from './running-hash.ts';
import { timeText, type UnsignedPart, UnsignedParts } from './unsigned-parts.ts';
import { addUnknown, cutWrappedBlock, type WrappedParts } from './wrapped-parts.ts';

/** A record file carried by a block (HIP-1193), with the node signatures of the file that it was made from. */
export interface WrappedRecordBlock {
  /** The record file as nodes signed it: nothing in it comes from a part of the block that they did not sign. */
  readonly block: StreamBlock;
  /** Each signs `block.fileHash`; none signs metadata. */
  readonly signatures: readonly { readonly nodeId: bigint; readonly signature: SignatureContents }[];
  /** Those that the signed file names, to be handed to `attachSidecars`. */
  readonly sidecars: readonly SidecarContents[];
  /** Corrections of the stream (errata): no node signed them. See `mergeErrata`. */
  readonly amendments: readonly Amendment[];
  /** The number in the block's header where the signed file states none (v2, v5): no node signed it. */
  readonly unsignedNumber: bigint | undefined;
  /** What else is in the block and is not signed: it is not part of `block`. */
  readonly notSigned: readonly UnsignedPart[];
}

/** Field numbers: Block.items, BlockItem.record_file. */
const BLOCK_ITEMS = 1;
const RECORD_FILE = 10;

/**
 * True for a block file (compressed or not) that carries a record file instead of block stream items.
 * @throws StreamError when the bytes are no protobuf, or do not decompress
 */
export function isWrappedRecordBlock(bytes: Uint8Array, file = 'block'): boolean {
  const plain = decompress(file, bytes);
  const origin = wholeFile(file, plain);
  for (const { number, bytes: item } of rawFields(origin, plain)) {
    if (number !== BLOCK_ITEMS || item === undefined) continue;
    if (openBlockItem(origin, item)?.number === RECORD_FILE) return true;
  }
  return false;
}

/**
 * Reads a wrapped record block: rebuilds the record file's hashes from its items, as nodes signed them, and returns what
 * they did not sign separately (docs/decisions/0023).
 * @throws StreamError for a block that is damaged, carries no record file, or whose running hash does not add up
 */
export function readWrappedRecordBlock(file: string, bytes: Uint8Array): WrappedRecordBlock {
  const plain = decompress(file, bytes, MAX_FILE_BYTES);
  const before = fieldsPassedOver();
  const origin = wholeFile(file, plain);
  const unsigned = new UnsignedParts();
  const parts = cutWrappedBlock(origin, plain, unsigned);
  const { contents, version } = parts;
  if (contents === undefined) throw malformedError(file, 'a record file in the block', 'none');
  if (version !== 2 && version !== 5 && version !== 6) throw unknownVersion(file, version);

  const others: RawField[] = [];
  const { header, items } = readRecordStreamFile(origin, contents, (field) => {
    notePassedOver();
    others.push(field);
  });
  const hashes = rebuild(file, version, header, items, contents);
  const signed = signedFacts(version, header, others, parts.headerNumber, unsigned);
  const collector = new ItemCollector(origin);
  for (const { transaction, record } of items) collector.add(transaction, record);
  const block: StreamBlock = {
    format: 'wrapped-record',
    version,
    ...signed,
    ...collector.extent(parts.creationTime),
    ...hashes,
    size: plain.length,
    items: collector.drain(),
  };
  compareHeader(block, parts, unsigned);
  const sidecars = signedSidecars(origin, parts.sidecars, block.sidecars, unsigned);
  const amendments = parts.amendments.map((amendment) => readAmendment(origin, amendment));
  const readSome = fieldsPassedOver() !== before;
  return {
    block: { ...block, unknownFields: unknownFieldsOfWrappedBlock(origin, plain, readSome) },
    signatures: parts.signatures.map(({ nodeId, bytes: signature }) => ({
      nodeId,
      signature: signatureFile(version, hashes.fileHash, signature),
    })),
    sidecars,
    amendments,
    unsignedNumber: version === 6 ? undefined : parts.headerNumber,
    notSigned: unsigned.list(),
  };
}

type Hashes = Pick<StreamBlock, 'previousHash' | 'hash' | 'fileHash' | 'metadataHash'>;

function rebuild(
  file: string,
  version: 2 | 5 | 6,
  header: RecordStreamFileHeader,
  items: readonly RawItem[],
  contents: Uint8Array,
): Hashes {
  const { hapiVersion, startHash: previousHash, endHash, running } = header;
  if (hapiVersion === undefined) throw malformedError(file, 'a HAPI version', 'none');
  if (previousHash === undefined || running === undefined) throw malformedError(file, 'a start hash', 'none');
  // As in the files themselves: of these versions none is empty.
  if (version !== 6 && items.length === 0) throw malformedError(file, 'at least one transaction', 'none');
  if (version === 2) {
    const fileHash = v2FileHash(hapiVersion, previousHash, items);
    return { previousHash, hash: fileHash, fileHash, metadataHash: undefined };
  }
  if (endHash === undefined) throw malformedError(file, 'an end hash', 'none');
  expectRunningHash(file, endHash, runOver(running, items));
  if (version === 5) return { previousHash, hash: endHash, ...v5Hashes(hapiVersion, previousHash, endHash, items) };
  const metadataHash = v6MetadataHash(hapiVersion, previousHash, endHash, header.number ?? 0n);
  return { previousHash, hash: endHash, fileHash: v6FileHash(contents), metadataHash };
}

function runOver(running: RunningHash, items: readonly RawItem[]): Uint8Array {
  for (const { record, transaction } of items) running.addItem(record, transaction);
  return running.value();
}

/**
 * What the record file says of itself, as far as its signed hash covers it: all of v6; of v5 no number and no sidecars;
 * of v2 only the middle number of the HAPI version, which is in the file's head.
 */
function signedFacts(
  version: 2 | 5 | 6,
  header: RecordStreamFileHeader,
  others: readonly RawField[],
  headerNumber: bigint | undefined,
  unsigned: UnsignedParts,
): Pick<StreamBlock, 'hapiVersion' | 'number' | 'sidecars'> {
  const { hapiVersion, number, sidecars } = header;
  if (version === 6) return { hapiVersion, number: number ?? 0n, sidecars };
  addUnsigned(version, header, others, headerNumber, unsigned);
  return { hapiVersion: signedVersion(version, hapiVersion, unsigned), number: undefined, sidecars: [] };
}

/** What a record file before v6 says and its signed hash does not cover. */
function addUnsigned(
  version: 2 | 5,
  { number, sidecars, endHash }: RecordStreamFileHeader,
  others: readonly RawField[],
  headerNumber: bigint | undefined,
  unsigned: UnsignedParts,
): void {
  for (const field of others) addUnknown(unsigned, 'record file', field);
  if (number !== undefined && number !== headerNumber)
    unsigned.add('block-number', `the record file says block ${number}`);
  for (const { id, hash } of sidecars)
    unsigned.add('sidecar', `the record file names sidecar ${id}, hash ${hexText(hash)}`);
  if (version === 2 && endHash !== undefined) unsigned.add('field', `end hash of the record file: ${hexText(endHash)}`);
}

function signedVersion(
  version: 2 | 5,
  hapiVersion: SemanticVersion | undefined,
  unsigned: UnsignedParts,
): SemanticVersion {
  const { major = 0, minor = 0, patch = 0 } = hapiVersion ?? {};
  const signed = { major: version === 5 ? major : 0, minor, patch: version === 5 ? patch : 0, pre: '', build: '' };
  if (hapiVersion !== undefined && !sameVersion(hapiVersion, signed)) {
    unsigned.add('hapi-version', `the record file says ${major}.${minor}.${patch} with further parts`);
  }
  return signed;
}

function sameVersion(a: SemanticVersion, b: SemanticVersion): boolean {
  return sameNumbers(a, b) && a.pre === b.pre && a.build === b.build;
}

function sameNumbers(a: SemanticVersion, b: SemanticVersion): boolean {
  return a.major === b.major && a.minor === b.minor && a.patch === b.patch;
}

/** Where header and signed file agree, the header says nothing of its own. */
function compareHeader(block: StreamBlock, parts: WrappedParts, unsigned: UnsignedParts): void {
  const { headerNumber, headerVersion } = parts;
  if (block.number !== undefined && (headerNumber ?? 0n) !== block.number) {
    unsigned.add('block-number', `the header says block ${headerNumber ?? 0n}`);
  }
  if (
    headerVersion !== undefined &&
    block.hapiVersion !== undefined &&
    !sameNumbers(headerVersion, block.hapiVersion)
  ) {
    const { major, minor, patch } = headerVersion;
    unsigned.add('hapi-version', `the header says ${major}.${minor}.${patch}`);
  }
  compareTimes(block, parts, unsigned);
}

function compareTimes(block: StreamBlock, { headerTime, creationTime }: WrappedParts, unsigned: UnsignedParts): void {
  const times: readonly (readonly [string, ConsensusNs | undefined])[] = [
    ['block', headerTime],
    ['creation', creationTime],
  ];
  for (const [name, time] of times) {
    // Without transactions there is no signed time.
    if (time === undefined || (block.items.length > 0 && time === block.consensusStart)) continue;
    unsigned.add('time', `${name} time ${timeText(time)}`);
  }
}

/** The sidecars that the signed file names by hash; all others are not signed. */
function signedSidecars(
  origin: ByteOrigin,
  sidecars: readonly Uint8Array[],
  references: readonly SidecarReference[],
  unsigned: UnsignedParts,
): SidecarContents[] {
  const open = [...references];
  return sidecars.flatMap((bytes, index) => {
    const file = openSidecarFile(`${origin.file}, sidecar ${index + 1}`, bytes);
    const named = open.findIndex((reference) => bytesEqual(reference.hash, file.hash));
    if (named < 0) {
      unsigned.addBytes('sidecar', `sidecar ${index + 1} of the block`, bytes);
      return [];
    }
    open.splice(named, 1);
    return [file];
  });
}

function signatureFile(version: 2 | 5 | 6, fileHash: Uint8Array, fileSignature: Uint8Array): SignatureContents {
  return { version, fileHash, fileSignature, metadataHash: undefined, metadataSignature: undefined };
}

function unknownVersion(file: string, version: number | undefined): StreamError {
  if (version === undefined) return malformedError(file, 'a signed record file proof', 'none');
  const expected = 'record file version 2, 5 or 6';
  return new StreamError({ reason: 'unknown-version', file, expected, actual: `${version}` });
}

function malformedError(file: string, expected: string, actual: string): StreamError {
  return new StreamError({ reason: 'malformed', file, expected, actual });
}
