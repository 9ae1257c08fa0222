import { consensusNsOf, formatIso } from '@ledgerscope/ledger';
import { encode, hapi } from '@ledgerscope/streams';
import type { ProducedFile, WrittenItem } from '../produced-file.ts';
import { metadataHash, SimulatedRunningHash, sha384 } from '../running-hash.ts';
import { fieldHead } from './delimited.ts';

/** Major, minor and patch. */
export type HapiVersion = readonly [number, number, number];

/** HAPI version that the files state. */
const HAPI_VERSION: HapiVersion = [0, 63, 9];
/** That of files which blocks follow: the release before the one of the cutover. */
export const LAST_RECORD_VERSION: HapiVersion = [0, 79, 0];
const FORMAT = Buffer.from([0, 0, 0, 6]);
/** Field of `RecordStreamFile` and of its items. */
const ITEM = { items: 3, transaction: 1, record: 2 } as const;
const SIDECAR_RECORDS = 1;

/** Where a stream of record files is. */
export interface RecordPosition {
  /** End hash of the last file (48 bytes), zeros before the first. */
  readonly runningHash: Uint8Array;
  readonly nextBlock: bigint;
  /** Name stem of the last file. */
  readonly lastStem: string | undefined;
}

/** A file with its hashes, not signed yet. */
export interface SealedFile {
  readonly version: HapiVersion;
  /** The first item's instant as it is in names: `2026-01-01T00_00_00.000000000Z`. */
  readonly stem: string;
  readonly firstNs: bigint;
  readonly block: bigint;
  /** Bytes of the v6 record file, before compression. */
  readonly contents: Buffer;
  /** Bytes of the one sidecar file, before compression; undefined where there are no sidecar records. */
  readonly sidecar: Buffer | undefined;
  readonly fileHash: Buffer;
  readonly metadataHash: Buffer;
}

/** The position of a stream that begins. */
export const GENESIS: RecordPosition = { runningHash: new Uint8Array(48), nextBlock: 0n, lastStem: undefined };

/** Makes v6 record files, each of which follows on from the one before. */
export class RecordChain {
  readonly #version: HapiVersion;
  #position: RecordPosition;

  constructor(position: RecordPosition = GENESIS, version = HAPI_VERSION) {
    this.#version = version;
    this.#position = position;
  }

  get position(): RecordPosition {
    return this.#position;
  }

  /** The next file. @throws Error for a file with neither items nor a start: its name would have no instant. */
  seal({ items, sidecars, startNs }: Omit<ProducedFile, 'media'>): SealedFile {
    const firstNs = items[0]?.consensusNs ?? startNs;
    if (firstNs === undefined) throw new Error('a record file without items needs a start');
    const { runningHash: start, nextBlock: block } = this.#position;
    const running = new SimulatedRunningHash(start);
    for (const { record, transaction } of items) running.add(record, transaction);
    const end = running.value();
    const sidecar = sidecars.length === 0 ? undefined : sidecarFile(sidecars);
    const version = this.#version;
    const contents = recordStreamFile(items, { version, start, end, block, sidecar, sidecars });
    const stem = formatIso(consensusNsOf(firstNs)).replaceAll(':', '_');
    this.#position = { runningHash: end, nextBlock: block + 1n, lastStem: stem };
    return {
      version,
      stem,
      firstNs,
      block,
      contents,
      sidecar,
      fileHash: sha384(contents),
      metadataHash: metadataHash(version, start, end, block),
    };
  }
}

function sidecarFile(records: readonly Uint8Array[]): Buffer {
  return Buffer.concat(records.flatMap((record) => [fieldHead(SIDECAR_RECORDS, record.length), record]));
}

interface Frame extends Pick<SealedFile, 'version' | 'block' | 'sidecar'> {
  readonly start: Uint8Array;
  readonly end: Uint8Array;
  readonly sidecars: readonly Uint8Array[];
}

function recordStreamFile(items: readonly WrittenItem[], { version, start, end, block, sidecar, sidecars }: Frame) {
  const [major, minor, patch] = version;
  const head = { hapiProtoVersion: { major, minor, patch }, startObjectRunningHash: hashObject(start) };
  const tail = {
    endObjectRunningHash: hashObject(end),
    blockNumber: block,
    sidecars:
      sidecar === undefined ? [] : [{ hash: hashObject(sha384(sidecar)), id: 1, types: sidecarTypes(sidecars) }],
  };
  // Items are written raw, so that their bytes are exactly those that were hashed.
  const parts: Uint8Array[] = [FORMAT, encode(hapi.RecordStreamFile, head)];
  for (const { transaction, record } of items) {
    const transactionHead = fieldHead(ITEM.transaction, transaction.length);
    const recordHead = fieldHead(ITEM.record, record.length);
    const length = transactionHead.length + transaction.length + recordHead.length + record.length;
    parts.push(fieldHead(ITEM.items, length), transactionHead, transaction, recordHead, record);
  }
  parts.push(encode(hapi.RecordStreamFile, tail));
  return Buffer.concat(parts);
}

/** A SHA-384 as the stream's messages hold it. */
export function hashObject(hash: Uint8Array): hapi.HashObject {
  return { algorithm: 1, length: 48, hash };
}

/** Tags of `TransactionSidecarRecord`'s state_changes, actions and bytecode fields: types 1, 2 and 3 of `SidecarType`. */
const TYPE_BY_TAG = new Map([
  [0x1a, 1],
  [0x22, 2],
  [0x2a, 3],
]);
const TIMESTAMP_TAG = 0x0a;
const MIGRATION_TAG = 0x10;

/** The types of these serialized sidecar records, in ascending order, as a sidecar's metadata lists them. */
function sidecarTypes(records: readonly Uint8Array[]): number[] {
  const types = new Set<number>();
  for (const record of records) {
    const type = TYPE_BY_TAG.get(record[contentAt(record)] ?? 0);
    if (type !== undefined) types.add(type);
  }
  return [...types].sort((a, b) => a - b);
}

/** Past the consensus timestamp (a message of at most 18 bytes) and the migration flag. */
function contentAt(record: Uint8Array): number {
  let at = 0;
  if (record[at] === TIMESTAMP_TAG) at += 2 + (record[at + 1] ?? 0);
  if (record[at] === MIGRATION_TAG) at += 2;
  return at;
}
