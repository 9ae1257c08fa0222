import fs from 'node:fs';
import path from 'node:path';
import { RLP } from '@ethereumjs/rlp';
import { consensusNsOf, parseEntityId } from '@ledgerscope/ledger';
import { transactionsByHash } from '@ledgerscope/ledger-store';
import { hapi, readBlockFile } from '@ledgerscope/streams';
import { streamBlock } from '@ledgerscope/streams/testing/write-stream-block';
import { keccak_256 } from '@noble/hashes/sha3.js';
import { describe, expect, it } from 'vitest';
import { RecentFiles } from './recent-files.ts';
import { ingestAll } from './testing/ingest-all.ts';
import { sourceFolder } from './testing/source-folder.ts';

const target = sourceFolder();
const DATA = Uint8Array.of(0xde, 0xad, 0xbe, 0xef, 1);
const fileID = { ...hapi.FileID.create(), fileNum: 5_000n };
const signed = (data: Uint8Array) =>
  Uint8Array.of(2, ...RLP.encode([296n, 7n, 4n, 9n, 21_000n, new Uint8Array(20).fill(1), 0n, data, [], 1n, 2n, 3n]));
const text = (from: number, to?: number) => Buffer.from(`0x${Buffer.from(DATA).toString('hex')}`.slice(from, to));
const append = (contents: Uint8Array) => ({
  fileAppend: { ...hapi.FileAppendTransactionBody.create(), fileID, contents },
});
const call = {
  ethereumTransaction: {
    ...hapi.EthereumTransactionBody.create(),
    ethereumData: signed(new Uint8Array(0)),
    callData: fileID,
  },
};
const start = { fileUpdate: { ...hapi.FileUpdateTransactionBody.create(), fileID, contents: text(0, 4) } };

describe('call data of an Ethereum transaction that are stored in a file', () => {
  it.each([
    ['of the same block', [[start, append(text(4)), call]]],
    [
      'of blocks before, the oldest read by an earlier process',
      [[start], [append(text(4, 7))], [append(text(7)), call]],
    ],
  ])('%s give the hash that its sender knows', async (_, blocks) => {
    let previous: Uint8Array = new Uint8Array(48);
    for (const [number, bodies] of blocks.entries()) {
      const seconds = 1_767_225_600n + 2n * BigInt(number);
      const items = bodies.map((body, nanos) => ({ time: { seconds, nanos }, body }));
      const block = streamBlock(BigInt(number), previous, items);
      previous = readBlockFile('block', block).hash;
      fs.writeFileSync(path.join(target.path, `${number}.blk`), block);
      // The first block is stored by a process of its own.
      if (number === 0) await ingestAll(target.path, target.store, ['--trust-unsigned']);
    }
    const { halt } = await ingestAll(target.path, target.store, ['--trust-unsigned']);
    expect(halt).toBeUndefined();
    expect(await transactionsByHash(target.store, keccak_256(signed(DATA)))).toMatchObject([{ type: 50 }]);
  });

  it('are not read from a part of the file', () => {
    const files = new RecentFiles();
    const file = parseEntityId('0.0.5000');
    if (file === undefined) throw new Error('no id');
    const piece = (ns: bigint, starts: boolean) => ({
      consensusNs: consensusNsOf(ns),
      starts,
      bytes: Uint8Array.of(Number(ns)),
    });
    files.add(file, piece(3n, false));
    expect(files.contents(file, [])).toBe('unknown');
    files.load(file, [piece(1n, true), piece(2n, false), piece(3n, false)]);
    expect([...(files.contents(file, [piece(4n, false)]) ?? [])]).toEqual([1, 2, 3, 4]);
    const none = parseEntityId('0.0.5001');
    if (none === undefined) throw new Error('no id');
    files.load(none, []);
    expect(files.contents(none, [])).toBeUndefined();
  });
});
