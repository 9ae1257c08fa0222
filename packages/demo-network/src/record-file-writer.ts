import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { consensusNsOf, formatIso } from '@ledgerscope/ledger';
import { encode, hapi } from '@ledgerscope/streams';
import { metadataHash, nextRunningHash } from './running-hash.ts';

/** A signing node of the written network. */
export interface WriterNode {
  readonly account: bigint;
  readonly key: KeyObject;
  readonly publicKeyHex: string;
}

const VERSION: readonly [number, number, number] = [0, 63, 9];
const NS = 1_000_000_000n;

/** Nodes 0.0.3 and following with fresh RSA-3072 keys. */
export function makeNodes(count: number): WriterNode[] {
  return Array.from({ length: count }, (_, index) => {
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 3072 });
    return {
      account: BigInt(3 + index),
      key: privateKey,
      publicKeyHex: publicKey.export({ type: 'spki', format: 'der' }).toString('hex'),
    };
  });
}

/** Writes `address_book.bin` with these nodes. */
export function writeAddressBook(folder: string, nodes: readonly WriterNode[]): void {
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, 'address_book.bin'), addressBookBytes(nodes));
}

/** What file 0.0.102 holds when these are the network's nodes. */
export function addressBookBytes(nodes: readonly WriterNode[]): Uint8Array {
  const book = hapi.NodeAddressBook.create();
  for (const [index, node] of nodes.entries()) {
    const address = hapi.NodeAddress.create();
    address.nodeId = BigInt(index);
    address.RSA_PubKey = node.publicKeyHex;
    address.nodeAccountId = { ...hapi.AccountID.create(), accountNum: node.account };
    book.nodeAddress.push(address);
  }
  return encode(hapi.NodeAddressBook, book);
}

/** One transaction to be written. */
export interface WrittenItem {
  readonly consensusNs: bigint;
  readonly transaction: Uint8Array;
  readonly record: Uint8Array;
}

/** Appends v6 record files, each signed by every node, in the layout of the public buckets. */
export class RecordFileWriter {
  readonly #folder: string;
  #nodes: readonly WriterNode[];
  #running: Uint8Array = Buffer.alloc(48);
  #block: bigint;

  constructor(folder: string, nodes: readonly WriterNode[], firstBlock = 0n) {
    this.#folder = folder;
    this.#nodes = nodes;
    this.#block = firstBlock;
  }

  /** From the next file on these nodes sign. */
  useNodes(nodes: readonly WriterNode[]): void {
    this.#nodes = nodes;
  }

  /** Writes one file, with one sidecar file when there are sidecar records (serialized), and returns its name. */
  write(items: readonly WrittenItem[], sidecarRecords: readonly Uint8Array[] = []): string {
    const [first] = items;
    if (first === undefined) throw new Error('a record file needs an item');
    const start = this.#running;
    for (const item of items) this.#running = nextRunningHash(this.#running, item.record, item.transaction);
    const sidecar =
      sidecarRecords.length === 0
        ? undefined
        : Buffer.concat(sidecarRecords.flatMap((record) => [tag(1, record.length), record]));
    const contents = Buffer.concat([
      Buffer.from([0, 0, 0, 6]),
      recordStreamFile(items, start, this.#running, this.#block, sidecar),
    ]);
    const name = `${formatIso(consensusNsOf(first.consensusNs)).replaceAll(':', '_')}.rcd.gz`;
    const zipped = gzipSync(contents, { level: 1 });
    const hashes = {
      file: createHash('sha384').update(contents).digest(),
      metadata: metadataHash(VERSION, start, this.#running, this.#block),
    };
    for (const node of this.#nodes) this.#writeNode(node, name, zipped, hashes);
    if (sidecar !== undefined) this.#writeSidecar(name, sidecar);
    this.#block++;
    return name;
  }

  #writeSidecar(name: string, contents: Uint8Array): void {
    const [first] = this.#nodes;
    const folder = path.join(this.#folder, 'recordstreams', `record0.0.${first?.account}`, 'sidecar');
    fs.mkdirSync(folder, { recursive: true });
    fs.writeFileSync(path.join(folder, name.replace('.rcd.gz', '_01.rcd.gz')), gzipSync(contents, { level: 1 }));
  }

  #writeNode(node: WriterNode, name: string, zipped: Uint8Array, hashes: { file: Buffer; metadata: Buffer }): void {
    const folder = path.join(this.#folder, 'recordstreams', `record0.0.${node.account}`);
    fs.mkdirSync(folder, { recursive: true });
    // One copy of the data is enough to read; every node signs.
    if (node === this.#nodes[0]) fs.writeFileSync(path.join(folder, name), zipped);
    fs.writeFileSync(path.join(folder, name.replace('.rcd.gz', '.rcd_sig')), signatureFile(node, hashes));
  }
}

function signatureFile(node: WriterNode, hashes: { file: Buffer; metadata: Buffer }): Uint8Array {
  const file = hapi.SignatureFile.create();
  file.fileSignature = signatureObject(node, hashes.file);
  file.metadataSignature = signatureObject(node, hashes.metadata);
  return Buffer.concat([Buffer.from([6]), encode(hapi.SignatureFile, file)]);
}

function signatureObject(node: WriterNode, hash: Buffer): hapi.SignatureObject {
  const signature = sign('RSA-SHA384', hash, node.key);
  return {
    type: 1,
    length: signature.length,
    checksum: 101 - signature.length,
    signature,
    hashObject: hashObject(hash),
  };
}

function hashObject(hash: Uint8Array): hapi.HashObject {
  return { algorithm: 1, length: 48, hash };
}

function recordStreamFile(
  items: readonly WrittenItem[],
  start: Uint8Array,
  end: Uint8Array,
  block: bigint,
  sidecar: Uint8Array | undefined,
): Uint8Array {
  const head = hapi.RecordStreamFile.create();
  head.hapiProtoVersion = { ...hapi.SemanticVersion.create(), major: VERSION[0], minor: VERSION[1], patch: VERSION[2] };
  head.startObjectRunningHash = hashObject(start);
  const tail = hapi.RecordStreamFile.create();
  tail.endObjectRunningHash = hashObject(end);
  tail.blockNumber = block;
  if (sidecar !== undefined) {
    tail.sidecars.push({ hash: hashObject(createHash('sha384').update(sidecar).digest()), id: 1, types: [1, 2] });
  }
  // Items are written raw, so that their bytes are exactly those that were hashed.
  const parts: Uint8Array[] = [encode(hapi.RecordStreamFile, head)];
  for (const { transaction, record } of items) {
    const body = [tag(1, transaction.length), transaction, tag(2, record.length), record];
    const length = body.reduce((sum, part) => sum + part.length, 0);
    parts.push(tag(3, length), ...body);
  }
  parts.push(encode(hapi.RecordStreamFile, tail));
  return Buffer.concat(parts);
}

function tag(field: number, length: number): Uint8Array {
  const bytes = [field * 8 + 2];
  let rest = length;
  while (rest > 0x7f) {
    bytes.push((rest & 0x7f) | 0x80);
    rest >>>= 7;
  }
  bytes.push(rest);
  return Uint8Array.from(bytes);
}

/** Nanoseconds as a protobuf Timestamp. */
export function timestamp(ns: bigint): hapi.Timestamp {
  return { seconds: ns / NS, nanos: Number(ns % NS) };
}
