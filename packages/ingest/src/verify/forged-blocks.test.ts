import fs from 'node:fs';
import path from 'node:path';
import { addressBookBytes, makeNodes } from '@ledgerscope/demo-network';
import { counts, provenNodeStakes } from '@ledgerscope/ledger-store';
import { hapi, readBlockFile } from '@ledgerscope/streams';
import { type BlockStreamItem, blockItem, streamBlock } from '@ledgerscope/streams/testing/write-stream-block';
import { bytesField, joined, varintField } from '@ledgerscope/streams/testing/write-wrapped-block';
import { describe, expect, it } from 'vitest';
import { ingestAll } from '../testing/ingest-all.ts';
import { keysInForce } from '../testing/keys-in-force.ts';
import { sourceFolder } from '../testing/source-folder.ts';

const GENUINE = makeNodes(2);
const ATTACKER = makeNodes(2);
const source = sourceFolder(GENUINE);
const genuineKeys = GENUINE.map(({ publicKeyHex }) => publicKeyHex);
const TRUST = ['--trust-unsigned'];

const at = (nanos: number) => ({ seconds: 1_767_225_600n, nanos });
const ORDINARY: BlockStreamItem = {
  time: at(1),
  body: { cryptoTransfer: hapi.CryptoTransferTransactionBody.create() },
};

/** What would decide whose signatures count, were it believed. */
const TAKEOVERS: Readonly<Record<string, Partial<hapi.TransactionBody>>> = {
  'an address book': {
    fileUpdate: {
      ...hapi.FileUpdateTransactionBody.create(),
      fileID: { ...hapi.FileID.create(), fileNum: 102n },
      contents: addressBookBytes(ATTACKER),
    },
  },
  stakes: {
    nodeStakeUpdate: {
      ...hapi.NodeStakeUpdateTransactionBody.create(),
      nodeStake: [{ ...hapi.NodeStake.create(), nodeId: 0n, stake: 1_000_000n }],
    },
  },
};

function write(name: string, block: Uint8Array): void {
  fs.writeFileSync(path.join(source.path, name), block);
}

/** A proof as wrapped record blocks have it, in which the attacker signs what he likes. */
function recordProof(number: bigint): Uint8Array {
  const signature = joined(bytesField(1, new Uint8Array(384).fill(1)), varintField(2, 0n));
  return blockItem(
    9,
    joined(varintField(1, number), bytesField(4, joined(varintField(1, 6n), bytesField(2, signature)))),
  );
}

describe('a block of the block stream', () => {
  const first = streamBlock(0n, new Uint8Array(48), [ORDINARY]);
  const { hash } = readBlockFile('0', first);

  it.each([
    ['as nodes write it', first],
    ['with a proof of a record file beside it', joined(first, recordProof(0n))],
  ])('%s is not proven, and nothing of it is stored', async (_, block) => {
    write('0.blk', block);
    const { state, halt } = await ingestAll(source.path, source.store);
    expect([state, halt?.reason, halt?.file]).toEqual(['stopped', 'not-proven', '0.blk']);
    expect((await counts(source.store)).transactions).toBe(0n);
  });

  it.each(Object.entries(TAKEOVERS))(
    'that is read with --trust-unsigned and writes %s decides nothing',
    async (_, body) => {
      write('0.blk', first);
      write('1.blk', joined(streamBlock(1n, hash, [{ time: at(2), body }]), recordProof(1n)));
      expect((await ingestAll(source.path, source.store, TRUST)).caughtUp).toBe(true);
      expect(await source.proofs()).toEqual(['unverified', 'unverified']);
      expect((await counts(source.store)).transactions).toBe(2n);
      expect(await keysInForce(source)).toEqual(genuineKeys);
      expect(await provenNodeStakes(source.store)).toEqual([]);
    },
  );

  it.each([
    ['another number', '7.blk', [], 'wrong-name'],
    ['another number', '7.blk', TRUST, 'wrong-name'],
    ['a record file', '2026-01-01T00_00_00.000000001Z.rcd', TRUST, 'unknown-version'],
  ])('under the name of %s is refused', async (_, name, flags, reason) => {
    write(name, first);
    const { state, halt } = await ingestAll(source.path, source.store, flags);
    expect([state, halt?.reason]).toEqual(['stopped', reason]);
    expect((await counts(source.store)).transactions).toBe(0n);
  });

  it('that does not follow on from the one before stops ingest', async () => {
    write('0.blk', first);
    write('1.blk', streamBlock(1n, new Uint8Array(48).fill(5), [{ ...ORDINARY, time: at(2) }]));
    const { state, halt } = await ingestAll(source.path, source.store, [...TRUST, '--allow-gaps']);
    expect([state, halt?.reason, halt?.file]).toEqual(['stopped', 'fork', '1.blk']);
    expect((await counts(source.store)).transactions).toBe(1n);
  });
});
