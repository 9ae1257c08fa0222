import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { hex } from '../bytes.ts';
import { SidecarFile as SidecarFileMessage, TransactionSidecarRecord } from '../hapi/messages.ts';
import { attachSidecars, readRecordFile, readSidecarFile, type StreamBlock, StreamError } from '../index.ts';
import { expectationsOf, hasSharedData, readShared } from '../testing/shared-data.ts';
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

describe.skipIf(!hasSharedData)(
  `sidecars of real networks${hasSharedData ? '' : ' (left out: no shared data)'}`,
  () => {
    const cases = expectationsOf<ExpectedSidecar>('sidecar');

    it.each(cases.map((expected) => [expected.file, expected] as const))('%s', (file, expected) => {
      const sidecar = readSidecarFile(path.basename(file), readShared(file));
      expect(hex(sidecar.hash)).toBe(expected.sha384);
      expect(sidecar.records.length).toBe(expected.recordCount);
      const record = expected.matchesHashInRecordFile;
      const block = readRecordFile(path.basename(record), readShared(record));
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
      const block = readRecordFile(path.basename(record), readShared(record));
      const sidecar = readSidecarFile('s', readShared(expected.file));
      expect(reasonOf(() => attachSidecars(block, []))).toBe('sidecar-mismatch');
      expect(reasonOf(() => attachSidecars(block, [sidecar, sidecar]))).toBe('sidecar-mismatch');
      expect(reasonOf(() => attachSidecars({ ...block, sidecars: [] }, [sidecar]))).toBe('sidecar-mismatch');
      expect(reasonOf(() => attachSidecars(block, [{ ...sidecar, hash: new Uint8Array(48) }]))).toBe(
        'sidecar-mismatch',
      );
      // Nothing of a refused set is attached.
      expect(block.items.flatMap((item) => item.sidecars)).toEqual([]);
      expect(reasonOf(() => readSidecarFile('s', readShared(expected.file).subarray(0, 40)))).toBe('truncated');
    });
  },
);

describe('a sidecar file', () => {
  const record = (seconds: bigint): TransactionSidecarRecord => ({
    ...TransactionSidecarRecord.create(),
    consensusTimestamp: { seconds, nanos: 0 },
  });

  it('may hold records of the items of its block only', () => {
    const bytes = encode(SidecarFileMessage, { sidecarRecords: [record(7n)] });
    const sidecar = readSidecarFile('s', gzipSync(bytes));
    const block = { ...NO_BLOCK, sidecars: [{ id: 1, hash: sidecar.hash, types: [1] }] };
    expect(reasonOf(() => attachSidecars(block, [sidecar]))).toBe('sidecar-mismatch');
  });

  it('is refused beyond the limit and when malformed', () => {
    const bytes = encode(SidecarFileMessage, { sidecarRecords: [record(7n), record(8n)] });
    expect(reasonOf(() => readSidecarFile('s', gzipSync(bytes), 5))).toBe('too-large');
    expect(reasonOf(() => readSidecarFile('s', Uint8Array.of(0x0b, 1, 2)))).toBe('malformed');
    expect(reasonOf(() => readSidecarFile('s', bytes.subarray(0, 3)))).toBe('truncated');
  });
});
