import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { makeNodes, SampleLedger, type StreamFormat, StreamWriter, writeAddressBook } from '@ledgerscope/demo-network';
import { BlockNodeServer } from '@ledgerscope/ingest/source/testing/block-node-server';
import { hapi, readBlockFile, wrappedBlockRoot } from '@ledgerscope/streams';
import { streamBlock } from '@ledgerscope/streams/testing/write-stream-block';
import { ToyLedger } from '@ledgerscope/streams/toy-ledger';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage, sharedBrowser } from './browser-page.ts';
import { type RunningServer, startServer } from './running-server.ts';

const START_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 2_000_000_000n;
const FILES = 3;
const SIGNERS = makeNodes(2);
const LEDGER = new ToyLedger('cutover page', [1n, 1n, 2n]);
const sign = (root: Uint8Array) => LEDGER.signMerged(root, [0, 2]);
const KEY_SHA256 = createHash('sha256')
  .update(sign(new Uint8Array(48)).subarray(0, 1096))
  .digest('hex');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-cutover-page-'));
const digits = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');

/** The same files, as they are or wrapped. */
async function write(format: StreamFormat, into: string): Promise<void> {
  const writer = new StreamWriter({ folder: into, nodes: SIGNERS, format, copies: 'one' });
  const ledger = new SampleLedger(4);
  for (let index = 0n; index < FILES; index++)
    await writer.write({ ...ledger.file(START_NS + index * FILE_NS, 4), media: [] });
  await writer.untilSettled();
}

/** A block after the last file: a transfer, and the signatures of two nodes. */
function block(previous: Uint8Array): { readonly bytes: Uint8Array; readonly root: Uint8Array } {
  const seconds = (START_NS + BigInt(FILES) * FILE_NS) / 1_000_000_000n;
  const signature = { hintsPartialSignature: hapi.HintsPartialSignatureTransactionBody.create() };
  const bodies = [{ cryptoTransfer: hapi.CryptoTransferTransactionBody.create() }, signature, signature];
  const items = bodies.map((body, nanos) => ({ time: { seconds, nanos: nanos + 1 }, body }));
  const { hash } = readBlockFile('block', streamBlock(BigInt(FILES), previous, items));
  return { bytes: streamBlock(BigInt(FILES), previous, items, sign(hash)), root: hash };
}

describe('a network that leaves record files for blocks', () => {
  let node: BlockNodeServer;
  let server: RunningServer;
  let root: Uint8Array;
  beforeAll(async () => {
    node = await BlockNodeServer.start();
    writeAddressBook(folder, SIGNERS);
    await write('record', folder);
    await write('wrapped', `${folder}-blocks`);
    const files = fs.readdirSync(`${folder}-blocks`, { recursive: true, encoding: 'utf8' });
    const wrapped = files.filter((name) => name.endsWith('.blk.gz')).sort();
    for (const [number, name] of wrapped.entries()) {
      const bytes = new Uint8Array(gunzipSync(fs.readFileSync(path.join(`${folder}-blocks`, name))));
      node.add(BigInt(number), bytes);
      root = wrappedBlockRoot(name, bytes).rootHash.hash;
    }
    const places = ['--source', `dir:${folder}`, '--block-source', `block:${node.address}`];
    const rule = ['--cutover-wait-ms', '100'];
    server = await startServer([...places, ...rule, '--hints-key', KEY_SHA256]);
  });
  afterAll(async () => {
    await server?.stop();
    node.stop();
    for (const each of [folder, `${folder}-blocks`]) fs.rmSync(each, { recursive: true, force: true });
  });

  it('shows on the pages of both blocks how they are linked, as soon as the first one is there', async () => {
    const browser = await sharedBrowser();
    const { page, troubles } = await openPage(browser, server.url);
    const last = `${server.url}/hedera/blocks/${FILES - 1}`;
    await page.goto(last);
    await page.getByRole('region', { name: 'Proof' }).waitFor();
    expect(await page.getByRole('region', { name: 'Cutover' }).count()).toBe(0);
    const first = block(root);
    node.add(BigInt(FILES), first.bytes);
    const url = `${server.url}/api/blocks/${FILES}`;
    await expect.poll(async () => (await fetch(url)).status, { timeout: 40_000 }).toBe(200);
    const { data } = (await (await fetch(url)).json()) as { data: { hash: string; cutover: object } };
    expect(data.hash).toBe(digits(first.root));
    expect(data.cutover).toMatchObject({ wrappedRoot: digits(root), recomputed: true, lastNumber: FILES - 1 });

    await page.goto(`${server.url}/hedera/blocks/${FILES}`);
    const cutover = page.getByRole('region', { name: 'Cutover' });
    await cutover.getByText('recomputed from the block that wraps this file').waitFor();
    await cutover.getByText(digits(root)).waitFor();
    await page
      .getByRole('region', { name: 'Proof' })
      .getByText(/pinned/)
      .first()
      .waitFor();
    await page.getByText('plus 2 node transactions').waitFor();
    const rows = page.getByRole('table', { name: 'Transactions' }).locator('tbody tr');
    await expect.poll(() => rows.count()).toBe(1);
    await page.getByLabel('Submitted by').selectOption('From nodes');
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByText('hinTS partial signature').first().waitFor();
    await page.getByRole('link', { name: 'Previous block' }).click();
    await page.waitForURL(last);
    await cutover.getByText(digits(root)).waitFor();
    expect(troubles).toEqual([]);
    await browser.close();
  });

  it.each<[string, readonly string[], readonly string[], RegExp]>([
    ['stops', [], ['home', 'status'], /^Ingest stopped at \d+\.blk\S*: signature is valid for the hinTS key/],
    ['is shown as not verified', ['--block-proof', 'none'], [`blocks/${FILES}`], /the key is not pinned/],
  ])('under a key that nothing leads to %s, in sentences that fit a phone', async (_, proof, routes, says) => {
    const places = ['--source', `dir:${folder}`, '--block-source', `block:${node.address}`];
    const other = await startServer([...places, '--cutover-wait-ms', '100', ...proof], { ready: false });
    const { page } = await openPage(await sharedBrowser(), other.url, { width: 390 });
    try {
      const head = async () => JSON.stringify(await (await fetch(`${other.url}/api/status`)).json());
      await expect
        .poll(head, { timeout: 60_000 })
        .toMatch(proof.length > 0 ? `"number":${FILES}` : 'signature is valid');
      for (const route of routes) {
        await page.goto(`${other.url}/hedera/${route}`);
        await page.locator('p').filter({ hasText: says }).first().waitFor();
        const overflow = await page.evaluate<number>(
          'document.documentElement.scrollWidth - document.documentElement.clientWidth',
        );
        expect(overflow, route).toBeLessThanOrEqual(0);
      }
    } finally {
      await page.context().close();
      await other.stop();
    }
  });
});
