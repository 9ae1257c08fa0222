import fs from 'node:fs';
import path from 'node:path';
import { recentBlocks } from '@ledgerscope/ledger-store';
import { readWrappedRecordBlock, wrappedBlockRoot } from '@ledgerscope/streams';
import { bytesField, mapField, mapItem } from '@ledgerscope/streams/testing/write-wrapped-block';
import { describe, expect, it } from 'vitest';
import { cutoverLink } from './source/cutover-link.ts';
import type { StreamSource } from './source/stream-source.ts';
import { BlockNodeServer } from './source/testing/block-node-server.ts';
import {
  ALL,
  addBlocks,
  CutoverNetwork,
  FILES,
  KEY_SHA256,
  LEDGER,
  ofVersion,
  PER_FILE,
  PROOF,
  RECORDED,
  SIGN,
  SIGN_LATER,
  writeFiles,
} from './testing/cutover-network.ts';

const network = new CutoverNetwork();

/** Of blocks whose signature is believed. */
const asBelieved = () => EXPECTED.map((row) => row.replace('unverified', 'threshold'));

const EXPECTED = [
  ...[0, 1, 2, 3].map((number) => `${number} record signatures`),
  ...[4, 5, 6].map((number) => `${number} block unverified`),
];

describe('the cutover from record files to blocks', () => {
  it('is followed by itself, and the first block names the last file', async () => {
    await network.node(network.realBlocks());
    expect(await network.readUntil(async () => (await network.transactions()) === ALL)).toEqual([]);
    expect(await network.stored()).toEqual(EXPECTED);
    expect(network.entries.filter((entry) => entry.includes('switching from record files to blocks'))).toHaveLength(1);
    expect(network.entries.join('')).not.toContain('not recomputed');
    expect(await network.links()).toEqual(['', '', '', '', 'recomputed', '', '']);
  });

  it('is linked to the last file also where its block is only given when asked again', async () => {
    const bytes = network.wrapped[FILES - 1] as Uint8Array;
    const last = { number: BigInt(FILES - 1), hash: readWrappedRecordBlock('block', bytes).block.hash };
    const first = { previousHash: wrappedBlockRoot('block', bytes).rootHash.hash };
    let asked = 0;
    const source = {
      async *copies() {
        if (++asked === 3) yield { origin: 'block', bytes, readSidecar: async () => undefined };
      },
    } as unknown as StreamSource;
    expect(await cutoverLink(source, last, first, 0)).toBe('recomputed');
    expect(await cutoverLink(source, last, first, 0)).toBe('unknown');
    expect(asked).toBe(6);
  });

  it('needs nobody where the blocks are signed under the key that the ledger id names', async () => {
    await network.node(network.signedBlocks(SIGN));
    expect(await network.readUntil(async () => (await network.transactions()) === ALL, [])).toEqual([]);
    expect(await network.stored()).toEqual(asBelieved());
    const [newest] = await recentBlocks(network.target.store, { limit: 1 });
    const ledgerId = Buffer.from(LEDGER.longPublication.ledgerId).toString('hex');
    expect(newest).toMatchObject({ strength: 'ledger-id', chainOfTrust: 'first-key', ledgerId, missingAccounts: [] });
  });

  it('is followed to blocks that are signed and hashed with SHA-256, and back from a restart among them', async () => {
    const blocks = network.signedBlocks(SIGN_LATER);
    const server = await network.node(blocks.slice(0, 1));
    // Before the operator has pinned their key.
    const [halt] = await network.readUntil((said) => said.size > 0, []);
    expect(halt).toMatch(/^unpinned-key: .* nothing is lost/i);
    expect(halt).toContain(`--hints-key ${KEY_SHA256}`);
    expect(network.entries.join('')).toContain('no hinTS key is pinned');
    expect(await network.stored()).toHaveLength(FILES);
    const pinned = ['--hints-key', KEY_SHA256];
    expect(await network.readUntil(async () => (await network.transactions()) === ALL - 2n, pinned)).toEqual([]);
    addBlocks(server, blocks);
    expect(await network.readUntil(async () => (await network.transactions()) === ALL, pinned)).toEqual([]);
    expect(await network.stored()).toEqual(asBelieved());
    expect(await network.links()).toEqual(['', '', '', '', 'recomputed', '', '']);
  });

  it('ignores previews beside the files in one folder, and continues there', async () => {
    const put = (number: number, block: Uint8Array) =>
      fs.writeFileSync(path.join(network.target.path, `${`${number}`.padStart(36, '0')}.blk`), block);
    const previews = network.previews();
    for (const [index, block] of previews.entries()) put(FILES - 1 + index, block);
    let looked = 0;
    const halts = await network.readUntil(async () => {
      const there = await network.transactions();
      if (there === RECORDED && ++looked === 20) {
        expect(await network.stored()).toHaveLength(FILES);
        for (const [index, block] of network.realBlocks().entries()) put(FILES + index, block);
      }
      return there === ALL;
    });
    expect(halts).toEqual([]);
    expect(await network.stored()).toEqual(EXPECTED);
    expect(network.entries.filter((entry) => entry.includes('it is a preview'))).toHaveLength(1);
  });

  it('is followed live, also where the blocks come long after the last file', async () => {
    const server = await network.node([]);
    const blocks = network.realBlocks();
    let looked = 0;
    await network.readUntil(async () => {
      const there = await network.transactions();
      if (there === RECORDED && ++looked > 10) addBlocks(server, blocks);
      return there === ALL;
    });
    expect(await network.stored()).toEqual(EXPECTED);
  });

  it('is followed where no node has the last file any more, and that is said', async () => {
    await network.node(network.realBlocks(), FILES);
    await network.readUntil(async () => (await network.transactions()) === ALL);
    expect(await network.stored()).toEqual(EXPECTED);
    expect(network.entries.join('')).toContain('the link between them is not recomputed');
  });

  it('stops where the first block names another root, and goes on when another node has the right one', async () => {
    const liar = await network.node(network.realBlocks(new Uint8Array(48).fill(5)));
    const honest = await BlockNodeServer.start();
    network.servers.push(honest);
    const blocks = network.realBlocks();
    const halts = await network.readUntil(async (said) => {
      if (said.size > 0)
        for (const [number, block] of [...network.wrapped.slice(0, FILES), ...blocks].entries())
          honest.add(BigInt(number), block);
      if (said.size > 0) addBlocks(liar, blocks);
      return (await network.transactions()) === ALL;
    });
    expect(halts[0]).toMatch(/^fork: 0{18}4\.blk contains (05){48} as the previous root; the block that wraps /);
    expect(await network.stored()).toEqual(EXPECTED);
  });

  it('believes no signature of other blocks, and goes on with the copies of another node', async () => {
    const blocks = network.signedBlocks(SIGN);
    const ofAnother = bytesField(1, SIGN(new Uint8Array(32).fill(9)));
    const lies = blocks.map((block) => mapItem(block, PROOF, (proof) => mapField(proof, 2, () => ofAnother)));
    await network.node(lies);
    const refused = await network.readUntil((said) => said.size > 0, []);
    expect(refused.join()).toContain(`${`${FILES}`.padStart(19, '0')}.blk`);
    expect(await network.stored()).toEqual(EXPECTED.slice(0, FILES));
    await network.node(blocks);
    await network.readUntil(async () => (await network.transactions()) === ALL, []);
    expect(await network.stored()).toEqual(asBelieved());
  });

  it('does not join preview blocks, which name another root than that of the last file', async () => {
    const server = await network.node(network.previews());
    let looked = 0;
    const halts = await network.readUntil(async () => {
      const there = await network.transactions();
      if (there === RECORDED && ++looked === 30) await writeFiles('record', network.target.path, FILES + 1, FILES);
      return there === RECORDED + BigInt(PER_FILE);
    });
    expect(halts).toEqual([]);
    expect(server.subscriptions.length).toBeGreaterThan(0);
    expect((await network.stored()).at(-1)).toBe('4 record signatures');
  });

  it('is followed to blocks of the version of the files where they name the last one', async () => {
    await network.node(network.realBlocks(undefined, (block) => ofVersion(block, 63n, 9n)));
    expect(await network.readUntil(async () => (await network.transactions()) === ALL)).toEqual([]);
    expect(await network.links()).toEqual(['', '', '', '', 'recomputed', '', '']);
  });

  it('reads wrapped files from block nodes while the bucket is behind, and files again when they come', async () => {
    await network.node(network.wrapped.slice(FILES, FILES + 1));
    const halts = await network.readUntil(async () => {
      const there = await network.transactions();
      if (there === RECORDED + BigInt(PER_FILE)) await writeFiles('record', network.target.path, FILES + 2, FILES + 1);
      return there === RECORDED + BigInt(2 * PER_FILE);
    });
    expect(halts).toEqual([]);
    expect((await network.stored()).slice(-2)).toEqual(['4 wrapped-record signatures', '5 record signatures']);
  });
});
