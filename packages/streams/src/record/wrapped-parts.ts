import { type ConsensusNs, consensusNs } from '@ledgerscope/ledger';
import { SemanticVersion, Timestamp } from '../hapi/messages.ts';
import { notePassedOver } from '../wire/cursor.ts';
import { type ByteOrigin, decodeFrom, errorIn } from '../wire-origin.ts';
import { type RawField, rawFields } from './raw-fields.ts';
import type { UnsignedParts } from './unsigned-parts.ts';

/** What the bytes of a wrapped record block hold, cut apart and not yet believed. */
export interface WrappedParts {
  /** Of the block header, which no node signed. */
  headerNumber: bigint | undefined;
  headerVersion: SemanticVersion | undefined;
  headerTime: ConsensusNs | undefined;
  creationTime: ConsensusNs | undefined;
  /** The serialized RecordStreamFile. */
  contents: Uint8Array | undefined;
  /** Record file version that the proof names. */
  version: number | undefined;
  readonly signatures: { nodeId: bigint; bytes: Uint8Array }[];
  readonly sidecars: Uint8Array[];
  readonly amendments: Uint8Array[];
}

const BLOCK_ITEMS = 1;
/** BlockItem. A footer is hashed into the chain of blocks, which record files do not build on: it is not read here. */
const ITEM = { header: 1, stateChanges: 7, proof: 9, recordFile: 10, footer: 12 } as const;

/** What to do with the fields of one message, by number; a field that none of them takes is no part of the format. */
type Takers = Readonly<Record<number, (field: RawField) => boolean>>;

/**
 * Cuts a decompressed block into its parts. Whatever does not belong into a wrapped record block goes to `unsigned`.
 * @throws StreamError where bytes are cut or malformed, and where there are two record files or two proofs of one
 */
export function cutWrappedBlock(origin: ByteOrigin, block: Uint8Array, unsigned: UnsignedParts): WrappedParts {
  const parts: WrappedParts = {
    headerNumber: undefined,
    headerVersion: undefined,
    headerTime: undefined,
    creationTime: undefined,
    contents: undefined,
    version: undefined,
    signatures: [],
    sidecars: [],
    amendments: [],
  };
  const cut = (message: Uint8Array, place: string, takers: Takers): void => {
    for (const field of rawFields(origin, message)) {
      if (takers[field.number]?.(field) !== true) addUnknown(unsigned, place, field);
    }
  };
  const itemTakers: Takers = {
    [ITEM.header]: inside((bytes) => {
      // Proto3 writes no zero: a header without the field is block 0's.
      parts.headerNumber = 0n;
      cut(bytes, 'block header', headerTakers(origin, parts));
    }),
    [ITEM.stateChanges]: inside((bytes) => {
      unsigned.addBytes('state-changes', 'state changes', bytes);
    }),
    [ITEM.proof]: inside((bytes) => cut(bytes, 'block proof', proofTakers(origin, parts, cut))),
    [ITEM.recordFile]: inside((bytes) => cut(bytes, 'record file item', recordFileTakers(origin, parts))),
    [ITEM.footer]: inside(() => {}),
  };
  cut(block, 'block', { [BLOCK_ITEMS]: inside((item) => cut(item, 'block item', itemTakers)) });
  return parts;
}

function headerTakers(origin: ByteOrigin, parts: WrappedParts): Takers {
  return {
    1: inside((bytes) => {
      parts.headerVersion = decodeFrom(origin, SemanticVersion, bytes);
    }),
    // The software that wrapped the file, and the hash of the block's tree: neither is used.
    2: inside(() => {}),
    3: scalar((value) => {
      parts.headerNumber = BigInt.asIntN(64, value);
    }),
    4: inside((bytes) => {
      parts.headerTime = timeOf(origin, bytes);
    }),
    5: scalar(() => {}),
  };
}

function recordFileTakers(origin: ByteOrigin, parts: WrappedParts): Takers {
  return {
    1: inside((bytes) => {
      parts.creationTime = timeOf(origin, bytes);
    }),
    2: inside((bytes) => {
      if (parts.contents !== undefined) throw errorIn(origin, 'malformed', 'one record file', 'a second one');
      parts.contents = bytes;
    }),
    3: inside((bytes) => parts.sidecars.push(bytes)),
    4: inside((bytes) => parts.amendments.push(bytes)),
  };
}

function proofTakers(
  origin: ByteOrigin,
  parts: WrappedParts,
  cut: (message: Uint8Array, place: string, takers: Takers) => void,
): Takers {
  let signatures = 0;
  const signedTakers: Takers = {
    1: scalar((value) => {
      parts.version = Number(BigInt.asUintN(32, value));
    }),
    2: inside((bytes) => {
      parts.signatures.push(readNodeSignature(origin, bytes));
    }),
  };
  return {
    // The block's number once more, and proofs of the block's root, which are not read here.
    1: scalar(() => {}),
    2: inside(() => {}),
    3: inside(() => {}),
    4: inside((bytes) => {
      if (parts.version !== undefined || signatures++ > 0)
        throw errorIn(origin, 'malformed', 'one signed record file proof', 'a second one');
      cut(bytes, 'signed record file proof', signedTakers);
    }),
  };
}

function readNodeSignature(origin: ByteOrigin, message: Uint8Array): { nodeId: bigint; bytes: Uint8Array } {
  let signature: Uint8Array = new Uint8Array(0);
  let nodeId = 0n;
  for (const { number, bytes, varint } of rawFields(origin, message)) {
    if (number === 1 && bytes !== undefined) signature = bytes;
    else if (number === 2 && varint !== undefined) nodeId = varint;
  }
  return { nodeId, bytes: signature };
}

function timeOf(origin: ByteOrigin, bytes: Uint8Array): ConsensusNs {
  const { seconds, nanos } = decodeFrom(origin, Timestamp, bytes);
  return consensusNs(seconds, nanos);
}

function inside(take: (bytes: Uint8Array) => unknown): (field: RawField) => boolean {
  return ({ bytes }) => takeIfSet(bytes, take);
}

function scalar(take: (value: bigint) => void): (field: RawField) => boolean {
  return ({ varint }) => takeIfSet(varint, take);
}

function takeIfSet<T>(value: T | undefined, take: (value: T) => unknown): boolean {
  if (value !== undefined) take(value);
  return value !== undefined;
}

/** A field of the block that this program does not know, or that has no place in a block of this kind. */
export function addUnknown(unsigned: UnsignedParts, place: string, { number, bytes, varint }: RawField): void {
  notePassedOver();
  const kind = place === 'block item' ? 'item' : 'field';
  const name = `${kind} ${number} of the ${kind === 'item' ? 'block' : place}`;
  if (bytes !== undefined) unsigned.addBytes(kind, name, bytes);
  else unsigned.add(kind, varint === undefined ? name : `${name}: ${varint}`);
}
