import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { consensusNsOf, hexText } from '@ledgerscope/ledger';
import { expectationsOf, readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import {
  SidecarFile as SidecarFileMessage,
  TransactionBody,
  TransactionRecord,
  TransactionSidecarRecord,
} from '../hapi/messages.ts';
import {
  attachSidecars,
  decompress,
  readRecordFile,
  readSidecarFile,
  type StreamBlock,
  StreamError,
  type StreamItem,
} from '../index.ts';
import { encode } from '../wire/encode.ts';

interface ExpectedSidecar {
  readonly file: string;
  readonly sha384: string;
  readonly matchesHashInRecordFile: string;
  readonly recordCount: number;
  readonly kinds: { state_changes?: number; actions?: number; bytecode?: number };
  readonly records: readonly { consensusTimestamp: string; kind: string }[];
}

function reasonOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof StreamError) return error.reason;
    throw error;
  }
  return 'accepted';
}

const NO_BLOCK: Omit<StreamBlock, 'sidecars'> = {
  format: 'record',
  version: 6,
  hapiVersion: undefined,
  number: 1n,
  consensusStart: 0n as StreamBlock['consensusStart'],
  consensusEnd: 0n as StreamBlock['consensusEnd'],
  previousHash: new Uint8Array(48),
  hash: new Uint8Array(48),
  fileHash: new Uint8Array(48),
  metadataHash: undefined,
  size: 0,
  items: [],
};

const NO_ITEM: StreamItem = {
  consensusNs: consensusNsOf(0n),
  index: 0,
  transactionBytes: new Uint8Array(0),
  recordBytes: new Uint8Array(0),
  body: TransactionBody.create(),
  record: TransactionRecord.create(),
  typeId: 0,
  transactionHash: new Uint8Array(48),
  signatureCount: 0,
  notUnderstood: [],
  sidecars: [],
};

describe('sidecars of real networks', () => {
  const cases = expectationsOf<ExpectedSidecar>('sidecar');

  it.each(cases.map((expected) => [expected.file, expected] as const))('%s', (file, expected) => {
    const sidecar = readSidecarFile(path.basename(file), readReal(file));
    expect(hexText(sidecar.hash)).toBe(expected.sha384);
    expect(sidecar.records.length).toBe(expected.recordCount);
    const record = expected.matchesHashInRecordFile;
    const block = readRecordFile(path.basename(record), readReal(record));
    attachSidecars(block, [sidecar]);
    const attached = block.items.flatMap((item) => item.sidecars.map((of) => ({ item, of })));
    expect(attached.length).toBe(expected.recordCount);
    expect(attached.filter(({ of }) => of.stateChanges).length).toBe(expected.kinds.state_changes ?? 0);
    expect(attached.filter(({ of }) => of.actions).length).toBe(expected.kinds.actions ?? 0);
    expect(attached.filter(({ of }) => of.bytecode).length).toBe(expected.kinds.bytecode ?? 0);
    expect(attached.map(({ item }) => item.consensusNs.toString()).sort()).toEqual(
      expected.records.map(({ consensusTimestamp }) => consensusTimestamp).sort(),
    );
  });

  it('are refused when changed, missing or foreign', () => {
    const [expected] = cases;
    if (expected === undefined) throw new Error('no case');
    const record = expected.matchesHashInRecordFile;
    const block = readRecordFile(path.basename(record), readReal(record));
    const sidecar = readSidecarFile('s', readReal(expected.file));
    expect(reasonOf(() => attachSidecars(block, []))).toBe('sidecar-mismatch');
    expect(reasonOf(() => attachSidecars(block, [sidecar, sidecar]))).toBe('sidecar-mismatch');
    expect(reasonOf(() => attachSidecars({ ...block, sidecars: [] }, [sidecar]))).toBe('sidecar-mismatch');
    expect(reasonOf(() => attachSidecars(block, [{ ...sidecar, hash: new Uint8Array(48) }]))).toBe('sidecar-mismatch');
    // Nothing of a refused set is attached.
    expect(block.items.flatMap((item) => item.sidecars)).toEqual([]);
    const cut = readSidecarFile('s', decompress('s', readReal(expected.file)).subarray(0, 40));
    expect(reasonOf(() => attachSidecars(block, [cut]))).toBe('sidecar-mismatch');
  });
});

describe('a sidecar file', () => {
  const record = (seconds: bigint): TransactionSidecarRecord => ({
    ...TransactionSidecarRecord.create(),
    consensusTimestamp: { seconds, nanos: 0 },
  });

  it('of which the block names the hash was signed: what belongs to no item, or cannot be read, is named', () => {
    const records = encode(SidecarFileMessage, { sidecarRecords: [record(3n), record(7n), record(8n)] });
    const bytes = Uint8Array.from([...records, 0x0a, 2, 0x0a, 0x7f]);
    const sidecar = readSidecarFile('s', gzipSync(bytes));
    const item = (consensusNs: bigint) => ({ ...NO_ITEM, consensusNs: consensusNsOf(consensusNs), sidecars: [] });
    const items = [item(5_000_000_000n), item(8_000_000_000n)];
    const block = { ...NO_BLOCK, items, sidecars: [{ id: 1, hash: sidecar.hash, types: [1] }] };
    attachSidecars(block, [sidecar]);
    expect(items.map(({ sidecars }) => sidecars.length)).toEqual([0, 1]);
    expect(items[0]?.notUnderstood).toEqual([
      expect.stringMatching(/no transaction has its consensus time 3\./),
      expect.stringMatching(/no transaction has its consensus time 7\./),
      expect.stringMatching(/SidecarFile\.sidecarRecords/),
    ]);
  });

  it('is refused beyond the limit and when its packed data are cut', () => {
    const bytes = encode(SidecarFileMessage, { sidecarRecords: [record(7n), record(8n)] });
    expect(reasonOf(() => readSidecarFile('s', gzipSync(bytes), 5))).toBe('too-large');
    expect(reasonOf(() => readSidecarFile('s', gzipSync(bytes).subarray(0, 12)))).toBe('truncated');
  });
});
