import fs from 'node:fs';
import path from 'node:path';
import {
  addressBookBytes,
  makeNodes,
  RecordFileWriter,
  SampleLedger,
  type WrittenItem,
} from '@ledgerscope/demo-network';
import { provenNodeStakes, recentBlocks } from '@ledgerscope/ledger-store';
import { hapi, readWrappedRecordBlock } from '@ledgerscope/streams';
import { bytesField, joined, mapItem, wrappedBlock } from '@ledgerscope/streams/testing/write-wrapped-block';
import { describe, expect, it } from 'vitest';
import { ingestAll } from '../testing/ingest-all.ts';
import { keysInForce } from '../testing/keys-in-force.ts';
import { FILE_NS, START_NS, sourceFolder } from '../testing/source-folder.ts';
import { writtenItem } from '../testing/written-items.ts';

const GENUINE = makeNodes(4);
/** The nodes of the attacker's book have the accounts of the genuine ones, and other keys. */
const ATTACKER = makeNodes(4);
const TRUST = ['--trust-unsigned'];

const source = sourceFolder(GENUINE);

const at = (file: number): bigint => START_NS + BigInt(file) * FILE_NS;
const ordinary = (file: number): WrittenItem[] => [...new SampleLedger(file + 1).file(at(file), 3).items];
const bookWritten = (file: number): WrittenItem[] => [
  ...new SampleLedger(9).fileUpdate(at(file), 102n, addressBookBytes(ATTACKER)).items,
];
/** The first node holds everything, as this update says. */
function stakesWritten(file: number): WrittenItem[] {
  const nodeStake = GENUINE.map(({ nodeId }) => ({
    ...hapi.NodeStake.create(),
    nodeId,
    stake: nodeId === 0n ? 1_000_000n : 0n,
  }));
  const nodeStakeUpdate = { ...hapi.NodeStakeUpdateTransactionBody.create(), nodeStake };
  const ns = at(file);
  const consensus = { seconds: ns / 1_000_000_000n, nanos: Number(ns % 1_000_000_000n) };
  return [writtenItem(ns, { consensus, body: { nodeStakeUpdate } })];
}

const genuineKeys = GENUINE.map(({ publicKeyHex }) => publicKeyHex);

describe("an attacker's chain of record files", () => {
  it.each([
    ['address book', bookWritten, ATTACKER],
    ['stakes', stakesWritten, GENUINE.slice(0, 1)],
  ])(
    'is proven by nobody where an unsigned file, read with --trust-unsigned, wrote the %s',
    async (_, forged, signers) => {
      const writer = new RecordFileWriter(source.path, GENUINE);
      writer.write(ordinary(0));
      writer.useNodes(signers);
      writer.write(forged(1));
      writer.write(ordinary(2));
      expect((await ingestAll(source.path, source.store, TRUST)).caughtUp).toBe(true);
      expect(await source.proofs()).toEqual(['signatures', 'unsigned', 'unsigned']);
      // What was stored is judged as what was followed.
      writer.write(ordinary(3));
      expect((await ingestAll(source.path, source.store, TRUST)).caughtUp).toBe(true);
      expect(await keysInForce(source)).toEqual(genuineKeys);
      expect(await provenNodeStakes(source.store)).toEqual([]);
      writer.useNodes(GENUINE);
      writer.write(ordinary(4));
      expect((await ingestAll(source.path, source.store, TRUST)).caughtUp).toBe(true);
      expect(await source.proofs()).toEqual(['signatures', 'unsigned', 'unsigned', 'unsigned', 'signatures']);
    },
  );

  it('changes nothing of a book that signed files write', async () => {
    const next = makeNodes(2);
    const writer = new RecordFileWriter(source.path, GENUINE);
    const genuine = new SampleLedger(7).fileUpdate(at(0), 102n, addressBookBytes(next));
    writer.write(genuine.items);
    writer.useNodes(ATTACKER);
    writer.write(bookWritten(1));
    writer.useNodes(next);
    writer.write(ordinary(2));
    expect((await ingestAll(source.path, source.store, TRUST)).caughtUp).toBe(true);
    expect(await source.proofs()).toEqual(['signatures', 'unsigned', 'signatures']);
    expect(await keysInForce(source)).toEqual(next.map(({ publicKeyHex }) => publicKeyHex));
  });
});

describe("an attacker's chain of wrapped record blocks", () => {
  it('ends where a forged amendment wrote the address book', async () => {
    const names = ['00', '01', '02'].map((number) => path.join(source.path, `${number}.blk`));
    const wrap = (file: number, nodes: typeof GENUINE, previousHash: Uint8Array): Uint8Array =>
      wrappedBlock({
        version: 6,
        keys: nodes.map(({ key }) => key),
        items: ordinary(file),
        number: BigInt(file),
        previousHash,
      });
    const hashOf = (block: Uint8Array): Uint8Array => readWrappedRecordBlock('block', block).block.hash;
    const first = wrap(0, GENUINE, new Uint8Array(48));
    const [forged] = bookWritten(1);
    if (forged === undefined) throw new Error('no item');
    const amendment = bytesField(4, joined(bytesField(1, forged.transaction), bytesField(2, forged.record)));
    const second = mapItem(wrap(1, GENUINE, hashOf(first)), 10, (file) => joined(file, amendment));
    const third = wrap(2, ATTACKER, hashOf(second));
    for (const [index, bytes] of [first, second, third].entries()) fs.writeFileSync(names[index] ?? '', bytes);

    const { state, halt } = await ingestAll(source.path, source.store);
    expect([state, halt?.reason, halt?.file]).toEqual(['stopped', 'not-proven', '02.blk']);
    const blocks = await recentBlocks(source.store, { limit: 10 });
    expect(blocks.map(({ number, proof, notSignedParts }) => [number, proof, notSignedParts])).toEqual([
      [1n, 'signatures', ['amendment']],
      [0n, 'signatures', []],
    ]);
    expect(blocks.map(({ transactions }) => transactions)).toEqual([3, 3]);
    expect(await keysInForce(source)).toEqual(genuineKeys);
    expect((await ingestAll(source.path, source.store, TRUST)).caughtUp).toBe(true);
    expect(await source.proofs()).toEqual(['signatures', 'signatures', 'unsigned']);
    expect(await keysInForce(source)).toEqual(genuineKeys);
  });
});
