import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { readBlockFile, readSignatureFile, TssVerifier, wrappedBlockRoot } from '@ledgerscope/streams';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { writeAddressBook } from '../network/address-book.ts';
import type { ProducedFile } from '../produced-file.ts';
import { makeNodes } from '../testing/make-nodes.ts';
import { filesUnder, readProvenBlocks, readProvenRecords, readSignedBlocks } from '../testing/read-stream.ts';
import { SampleLedger } from '../testing/sample-ledger.ts';
import { ledgerIdPublication } from './block-signer.ts';
import type { WrittenFormat } from './stream-format.ts';
import { StreamWriter, type StreamWriterOptions } from './stream-writer.ts';
import { parseWriterState, writerStateJson } from './writer-state.ts';

const NODES = makeNodes(3);
const START_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 2_000_000_000n;
/** Proof items are longer than their signature of 13,712 bytes. */
const PROOF_BYTES = 13_730;
const MEDIA = { cid: 'bafkreiexample', bytes: Buffer.from('a picture') };

let folder = '';

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-writer-'));
  writeAddressBook(folder, NODES);
});

afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Files with transfers, messages, contract calls with sidecars, and one medium. */
function producedFiles(count: number, perFile = 8): ProducedFile[] {
  const ledger = new SampleLedger(4);
  return Array.from({ length: count }, (_, index) => {
    const file = ledger.file(START_NS + BigInt(index) * FILE_NS, perFile);
    return { ...file, media: index === 1 ? [MEDIA] : [] };
  });
}

function open(options: Partial<StreamWriterOptions> = {}): StreamWriter {
  return new StreamWriter({ folder, nodes: NODES, format: 'record', copies: 'every-node', ...options });
}

async function writeAll(files: readonly ProducedFile[], options: Partial<StreamWriterOptions> = {}): Promise<void> {
  const writer = open(options);
  for (const file of files) await writer.write(file);
  await writer.untilSettled();
}

function read(format: WrittenFormat) {
  if (format === 'blocks') return readSignedBlocks(folder);
  return format === 'record' ? readProvenRecords(folder) : readProvenBlocks(folder);
}

/** The packed file with one bit of its contents turned. */
function damaged(packed: Uint8Array, at: number): Uint8Array {
  const bytes = gunzipSync(packed);
  bytes[at] = (bytes[at] ?? 0) ^ 0x10;
  return gzipSync(bytes);
}

describe.each<WrittenFormat>(['record', 'wrapped', 'blocks'])('a stream of %s', (format) => {
  it('has no file for a span in which nothing happened, and goes on after it', async () => {
    const [first, second] = producedFiles(2);
    if (first === undefined || second === undefined) throw new Error('no files');
    const nothing = { items: [], sidecars: [], media: [] };
    await writeAll([nothing, first, nothing, second, nothing], { format });
    expect(read(format)).toHaveLength(2);
  });

  it('is read with every proof, and holds every transaction and sidecar', async () => {
    const files = producedFiles(12);
    await writeAll(files, { format });
    const blocks = read(format);
    expect(blocks.map(({ number }) => number)).toEqual(files.map((_, index) => BigInt(index)));
    const times = blocks.flatMap(({ items }) => items.map(({ consensusNs }) => consensusNs as bigint));
    expect(times).toEqual(files.flatMap(({ items }) => items.map(({ consensusNs }) => consensusNs)));
    const sidecars = blocks.flatMap(({ items }) => items.flatMap((item) => item.sidecars));
    expect(sidecars).toHaveLength(files.reduce((sum, file) => sum + file.sidecars.length, 0));
    expect(sidecars.length).toBeGreaterThan(0);
    expect(fs.readFileSync(path.join(folder, 'ipfs', MEDIA.cid))).toEqual(MEDIA.bytes);
  });

  it('goes on in another process where the first one stopped', async () => {
    const files = producedFiles(6);
    const first = open({ format });
    for (const file of files.slice(0, 3)) await first.write(file);
    await first.untilSettled();
    await writeAll(files.slice(3), { format, state: parseWriterState(writerStateJson(first.state)) });
    expect(read(format)).toHaveLength(6);
  });

  it('has the same bytes when it is written again, or over what is left of it', async () => {
    const files = producedFiles(5);
    await writeAll(files, { format });
    const names = filesUnder(folder);
    const before = names.map((name) => fs.readFileSync(path.join(folder, name)));
    for (const name of names.filter((_, index) => index % 3 === 1)) fs.rmSync(path.join(folder, name));
    const kept = filesUnder(folder);
    for (const name of kept.filter((_, index) => index % 4 === 1)) fs.truncateSync(path.join(folder, name), 5);
    writeAddressBook(folder, NODES);
    await writeAll(files, { format });
    expect(filesUnder(folder)).toEqual(names);
    expect(names.map((name) => fs.readFileSync(path.join(folder, name)))).toEqual(before);
  });
});

describe('a record file', () => {
  it('is in every node folder as one file on disk, or once when asked for', async () => {
    await writeAll(producedFiles(2));
    const data = filesUnder(folder).filter((name) => name.endsWith('.rcd.gz') && !name.includes('sidecar'));
    expect(data).toHaveLength(2 * NODES.length);
    expect(new Set(data.map((name) => fs.statSync(path.join(folder, name)).ino)).size).toBe(2);
    for (const { account } of NODES) expect(readProvenRecords(folder, account)).toHaveLength(2);
    fs.rmSync(path.join(folder, 'recordstreams'), { recursive: true });
    await writeAll(producedFiles(2), { copies: 'one' });
    const single = filesUnder(folder).filter((name) => name.endsWith('.rcd.gz') && !name.includes('sidecar'));
    expect(single).toHaveLength(2);
    expect(readProvenRecords(folder)).toHaveLength(2);
  });

  it.each([
    ['data file', (name: string) => /record0\.0\.3\/[^/]*\.rcd\.gz$/.test(name)],
    ['sidecar file', (name: string) => /record0\.0\.3\/sidecar\//.test(name)],
  ])('is refused whichever byte of its %s is changed', async (_, isWanted) => {
    await writeAll(producedFiles(1, 6));
    const name = path.join(folder, filesUnder(folder).find(isWanted) ?? '');
    const packed = fs.readFileSync(name);
    const { length } = gunzipSync(packed);
    for (let at = 0; at < length; at += 3) {
      fs.writeFileSync(name, damaged(packed, at));
      expect(() => readProvenRecords(folder), `byte ${at} of ${length}`).toThrow();
    }
    fs.writeFileSync(name, packed);
    expect(readProvenRecords(folder)).toHaveLength(1);
  });

  it('loses a vote whichever byte of a signature or of what it signs is changed', async () => {
    await writeAll(producedFiles(1, 1));
    const name = path.join(folder, filesUnder(folder).find((each) => each.endsWith('.rcd_sig')) ?? '');
    const bytes = fs.readFileSync(name);
    const { fileHash, fileSignature, metadataHash, metadataSignature } = readSignatureFile(name, bytes);
    const parts = [fileHash, fileSignature, metadataHash, metadataSignature].map((part) => part ?? new Uint8Array(0));
    const places = parts.flatMap((part) => [...part.keys()].map((at) => bytes.indexOf(part) + at));
    expect(places).toHaveLength(2 * (48 + 384));
    for (const at of places) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 0x10;
      fs.writeFileSync(name, changed);
      expect(() => readProvenRecords(folder), `byte ${at} of ${bytes.length}`).toThrow();
    }
  });

  it('that cannot be written stops the writer', async () => {
    fs.writeFileSync(path.join(folder, 'recordstreams'), 'not a folder');
    const writer = open();
    for (const file of producedFiles(2)) await writer.write(file);
    await expect(writer.untilSettled()).rejects.toThrow('recordstreams');
  });
});

describe('a wrapped record block', () => {
  it('is refused whichever byte of it is changed', async () => {
    await writeAll(producedFiles(2, 3), { format: 'wrapped' });
    const name = path.join(folder, filesUnder(folder).find((each) => each.endsWith('.blk.gz')) ?? '');
    const packed = fs.readFileSync(name);
    const { length } = gunzipSync(packed);
    for (let at = 0; at < length; at += 3) {
      fs.writeFileSync(name, damaged(packed, at));
      expect(() => readProvenBlocks(folder), `byte ${at} of ${length}`).toThrow();
    }
  });
});

describe('a block of the block stream', () => {
  it('is refused or has another root, whichever byte before its proof is changed', async () => {
    await writeAll(producedFiles(1, 3), { format: 'blocks' });
    const name = path.join(folder, filesUnder(folder).find((each) => each.endsWith('.blk.gz')) ?? '');
    const packed = fs.readFileSync(name);
    const { hash } = readBlockFile(name, packed);
    const end = gunzipSync(packed).length - PROOF_BYTES;
    expect(end).toBeGreaterThan(500);
    for (let at = 0; at < end; at++) {
      const read = () => Buffer.from(readBlockFile(name, damaged(packed, at)).hash);
      expect(throws(read) || !read().equals(hash), `byte ${at} of ${end}`).toBe(true);
    }
  });
});

function throws(act: () => unknown): boolean {
  try {
    act();
    return false;
  } catch {
    return true;
  }
}

describe('a stream that cuts over', () => {
  const RECORDS = 3;
  const cutoverNs = START_NS + BigInt(RECORDS) * FILE_NS;
  const files = producedFiles(2 * RECORDS).map((file, index) => {
    const startNs = START_NS + BigInt(index) * FILE_NS;
    return { ...file, slot: { startNs, endNs: startNs + FILE_NS } };
  });

  it('goes on in blocks from the root of the block that wraps its last file, also in other processes', async () => {
    let state: StreamWriterOptions['state'];
    for (const file of files) {
      const writer = open({ cutoverNs, state });
      await writer.write(file);
      await writer.untilSettled();
      state = parseWriterState(writerStateJson(writer.state));
    }
    const records = readProvenRecords(folder);
    expect(records.map(({ number, hapiVersion }) => `${number} 0.${hapiVersion?.minor}.${hapiVersion?.patch}`)).toEqual(
      ['0 0.79.0', '1 0.79.0', '2 0.79.0'],
    );
    const names = filesUnder(folder).filter((name) => name.endsWith('.blk.gz'));
    const [wrapped, ...rest] = names.map((name) => new Uint8Array(fs.readFileSync(path.join(folder, name))));
    const blocks = rest.map((bytes) => readBlockFile('block', bytes));
    expect(blocks.map(({ number }) => number)).toEqual([3n, 4n, 5n]);
    const expectedHash = blocks[0]?.previousHash ?? new Uint8Array();
    expect(wrappedBlockRoot('block', wrapped ?? new Uint8Array(), { expectedHash }).rootHash.status).toBe('verified');
    expect(blocks.slice(1).map(({ previousHash }) => previousHash)).toEqual(
      blocks.slice(0, -1).map(({ hash }) => hash),
    );
    const verifier = new TssVerifier();
    verifier.publish(ledgerIdPublication(), true);
    for (const proof of blocks.flatMap(({ proofs }) => proofs))
      expect('signedRoot' in proof && verifier.verify(proof.signedRoot, proof.signature).strength).toBe('ledger-id');
  });

  it('lacks nothing of what was there when a process ended', async () => {
    await writeAll(files, { cutoverNs });
    const whole = filesUnder(folder);
    for (const name of whole.filter((each) => /block|00_00_04/.test(each))) {
      fs.rmSync(path.join(folder, name));
      const writer = open({ cutoverNs });
      for (const file of files) await writer.complete(file);
      await writer.untilSettled();
      expect(filesUnder(folder)).toEqual(whole);
    }
  });
});
