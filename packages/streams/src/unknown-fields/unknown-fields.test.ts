import { allReal, readReal } from '@ledgerscope/testkit/real-files';
import { describe, expect, it } from 'vitest';
import { BlockHeader, EarlyBlockHeader, Key, StateChanges } from '../hapi/messages.ts';
import {
  decompress,
  encode,
  isWrappedRecordBlock,
  readBlockFile,
  readRecordFile,
  readSidecarFile,
  readWrappedRecordBlock,
  type StreamBlock,
  StreamError,
  type UnknownFieldCount,
} from '../index.ts';
import { splicedBlocks, splicedRecordFiles, UNKNOWN_NUMBER } from '../testing/splice-unknown.ts';
import { bytesField, joined, rawItemsOf, varintField } from '../testing/write-wrapped-block.ts';
import type { MessageType } from '../wire/message.ts';
import { scanMessage } from './scan-message.ts';
import { UnknownFieldCounts } from './unknown-fields.ts';

/** Blocks of a snapshot between two releases, whose numbers no release has. */
const OF_A_SNAPSHOT: ReadonlySet<string> = new Set(['trace_data.3']);

/** What reading gives; undefined for a file that is refused, as many of the damaged samples are. */
function ifRead<T>(run: () => T): T | undefined {
  try {
    return run();
  } catch (error) {
    if (error instanceof StreamError) return undefined;
    throw error;
  }
}

function readAny(file: string, bytes: Uint8Array): StreamBlock {
  if (!/\.blk/.test(file)) return readRecordFile(file, bytes);
  return isWrappedRecordBlock(bytes, file) ? readWrappedRecordBlock(file, bytes).block : readBlockFile(file, bytes);
}

function spliceCounts(unknownFields: readonly UnknownFieldCount[] | undefined): readonly number[] {
  return (unknownFields ?? []).flatMap(({ path, count }) => (path.endsWith(`.${UNKNOWN_NUMBER}`) ? [count] : []));
}

describe('real files', () => {
  const blocks = allReal(/\.blk(\.(gz|zstd?))?$/);
  const records = allReal(/Z\.rcd(\.gz)?$/);
  const sidecars = allReal(/_\d\d\.rcd(\.gz)?$/);

  it('hold no field that is not known', () => {
    let files = 0;
    for (const file of [...blocks, ...records, ...sidecars]) {
      const name = file.split('/').at(-1) ?? '';
      const bytes = readReal(file);
      const fields = ifRead(() => (sidecars.includes(file) ? readSidecarFile : readAny)(name, bytes).unknownFields);
      if (fields === undefined) continue;
      files++;
      const paths = fields.map(({ path }) => path).filter((path) => !OF_A_SNAPSHOT.has(path));
      expect(paths, file).toEqual([]);
    }
    expect(files).toBeGreaterThan(300);
  });

  it('of blocks: an unknown field in a message of any type is counted once', () => {
    const counted = new Set<string>();
    for (const file of blocks) {
      const plain = decompress(file, readReal(file));
      const whole = ifRead(() => readAny('b.blk', plain));
      if (whole === undefined) continue;
      const version = whole.format === 'block' ? whole.hapiVersion : undefined;
      for (const { type, bytes } of splicedBlocks(plain, version, ({ name }) => !counted.has(name))) {
        const block = ifRead(() => readAny('b.blk', bytes));
        // The path of a state proof does not lead through the root of what was changed; another block has that type too.
        if (block === undefined) continue;
        expect(spliceCounts(block.unknownFields), `${type.name} in ${file}`).toEqual([1]);
        counted.add(type.name);
      }
    }
    expect(counted.size).toBeGreaterThan(150);
  }, 600_000);

  it('of records: an unknown field in a message of any type is counted once', () => {
    const counted = new Set<string>();
    for (const file of records) {
      const items = ifRead(() => rawItemsOf(decompress(file, readReal(file))));
      if (items === undefined) continue;
      for (const { type, bytes } of splicedRecordFiles(items, ({ name }) => !counted.has(name))) {
        expect(spliceCounts(readRecordFile('2025-07-23T20_37_42.076472454Z.rcd', bytes).unknownFields)).toEqual([1]);
        counted.add(type.name);
      }
    }
    expect(counted.size).toBeGreaterThan(40);
  });
});

describe('what is around transactions', () => {
  it('of a v6 record file is counted by its place in the file', () => {
    const name = '2025-07-23T20_37_42.076472454Z.rcd';
    const plain = decompress('f', readReal(`files/record-v6/mainnet/2025-07-23T20_37_42.076472454Z/${name}`));
    const changed = joined(plain, varintField(UNKNOWN_NUMBER, 1n), bytesField(77, Uint8Array.of(1)));
    expect(readRecordFile(name, changed).unknownFields).toEqual([
      { path: `record_stream_file.${UNKNOWN_NUMBER}`, count: 1, place: 'the file around them' },
      { path: 'record_stream_file.77', count: 1, place: 'the file around them' },
    ]);
  });
});

describe('paths', () => {
  const at = { ...BlockHeader.create(), number: 3n };
  const pathsOf = (type: MessageType<object>, bytes: Uint8Array): readonly string[] => {
    const paths: string[] = [];
    scanMessage(type, bytes, 'root', (path) => paths.push(path));
    return paths;
  };

  it('name the fields from the item down, each once', () => {
    const unknown = varintField(9, 1n);
    const change = joined(varintField(1, 2n), bytesField(5, unknown));
    const bytes = bytesField(2, change);
    const paths: string[] = [];
    scanMessage(StateChanges, bytes, 'state_changes', (path) => paths.push(path));
    expect(paths).toEqual(['state_changes.map_update.9']);
  });

  it('say where a known field has another wire type', () => {
    expect(pathsOf(BlockHeader, joined(encode(BlockHeader, at), bytesField(3, Uint8Array.of(1))))).toEqual([
      'root.3 (wire type 2)',
    ]);
  });

  it('stay as short as the definitions, however deep keys nest', () => {
    let key = varintField(99, 1n);
    for (let level = 0; level < 100; level++) key = bytesField(6, bytesField(1, key));
    expect(pathsOf(Key, key)).toEqual(['root.99']);
  });

  it('end where bytes are no message, and go on behind them', () => {
    const cut = joined(bytesField(1, Uint8Array.of(0x0a, 9)), varintField(9, 1n));
    expect(pathsOf(EarlyBlockHeader, cut)).toEqual([]);
  });

  it('are counted together beyond a hundred of them', () => {
    const counts = new UnknownFieldCounts();
    for (let number = 0; number < 250; number++) counts.add(`a.${number}`, 'item 0');
    const list = counts.list();
    expect(list).toHaveLength(101);
    expect(list.at(-1)).toEqual({ path: 'others', count: 150, place: 'item 0' });
  });
});
