import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { makeNodes, SampleLedger, StreamWriter } from '@ledgerscope/demo-network';
import { counts } from '@ledgerscope/ledger-store';
import { readConfig } from '@ledgerscope/server/config';
import { decode, encode, hapi } from '@ledgerscope/streams';
import pino from 'pino';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BlockNodeEndpoint } from '../../settings/source-place.ts';
import { startIngest } from '../../start-ingest.ts';
import { FILE_NS, START_NS, sourceFolder } from '../../testing/source-folder.ts';
import { blockFile } from '../block-file.ts';
import { BlockNodeServer, type NodeFault } from '../testing/block-node-server.ts';
import { BlockNodeClient } from './block-node-client.ts';
import { BlockNodesSource } from './block-nodes-source.ts';

// The client reads it when it is loaded.
vi.hoisted(() => {
  process.env.GRPC_DEFAULT_SSL_ROOTS_FILE_PATH = `${import.meta.dirname}/../testing/localhost.pem`;
});

const SIGNERS = makeNodes(3);
const BLOCKS = 6n;
const PER_BLOCK = 8;
const log = pino({ level: 'silent' });

/** Real wrapped record blocks, signed by the nodes. */
const blocks: Uint8Array[] = [];
let servers: BlockNodeServer[] = [];
let abort: AbortController;

beforeAll(async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-block-node-'));
  const writer = new StreamWriter({ folder, nodes: SIGNERS, format: 'wrapped', copies: 'one' });
  const ledger = new SampleLedger(8);
  for (let block = 0n; block < BLOCKS; block++)
    await writer.write({ ...ledger.file(START_NS + block * FILE_NS, PER_BLOCK), media: [] });
  await writer.untilSettled();
  const names = fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.blk.gz'));
  for (const name of names.sort()) blocks.push(new Uint8Array(gunzipSync(fs.readFileSync(path.join(folder, name)))));
  fs.rmSync(folder, { recursive: true });
});

beforeEach(() => {
  abort = new AbortController();
});

afterEach(() => {
  abort.abort();
  for (const server of servers) server.stop();
  servers = [];
});

/** A node that has these blocks. */
async function node(from = 0n, to = BLOCKS): Promise<BlockNodeServer> {
  const server = await BlockNodeServer.start();
  for (let number = from; number < to; number++) server.add(number, blocks[Number(number)] as Uint8Array);
  servers.push(server);
  return server;
}

/** As the settings make it, with less patience. */
function sourceOf(...nodes: readonly { readonly endpoint: BlockNodeEndpoint }[]): BlockNodesSource {
  const clients = nodes.map(({ endpoint }) => new BlockNodeClient(endpoint, { statusMs: 5_000, silenceMs: 400 }));
  return new BlockNodesSource(clients, log, abort.signal, { waitMs: 20, staleMs: 200, restMs: 50, mostRestMs: 200 });
}

/** Reads one block after another until it has so many. */
async function readBlocks(source: BlockNodesSource, count = BLOCKS, after?: string): Promise<Uint8Array[]> {
  const read: Uint8Array[] = [];
  let name = after;
  await expect
    .poll(
      async () => {
        for (const file of await source.listAfter(name, 10)) {
          for await (const { bytes } of source.copies(file)) read.push(bytes);
          name = file.name;
        }
        return BigInt(read.length);
      },
      { timeout: 30_000, interval: 5 },
    )
    .toBe(count);
  source.close();
  return read;
}

describe('blocks of a block node', () => {
  it('are read from the first on, and live', async () => {
    const server = await node(0n, 4n);
    const source = sourceOf(server);
    const [ahead, live] = [readBlocks(source), expect.poll(() => server.sent, { timeout: 20_000 }).toBeGreaterThan(8)];
    await live;
    for (const number of [4n, 5n]) server.add(number, blocks[Number(number)] as Uint8Array);
    expect(await ahead).toEqual(blocks);
  });

  it('are read from any number on', async () => {
    const server = await node();
    expect(await readBlocks(sourceOf(server), 2n, '0000000000000000003.blk')).toEqual(blocks.slice(4));
    expect(server.subscriptions).toEqual([4n]);
  });

  const FAULTS: NodeFault[] = [
    'reversed',
    'cut',
    'silent',
    'no-end',
    'other-end',
    'repeated',
    'skipped',
    'success',
    'not-available',
  ];

  it.each(FAULTS)('are read whole from one node whose third block comes %s at first', async (fault) => {
    const server = await node();
    server.fault = (number, before) => (number === 2n && before === 0 ? fault : undefined);
    expect(await readBlocks(sourceOf(server))).toEqual(blocks);
  });

  it.each(FAULTS)('are read from the next node where the third block of the first is always %s', async (fault) => {
    const [first, second] = [await node(), await node()];
    first.fault = (number) => (number === 2n ? fault : undefined);
    expect(await readBlocks(sourceOf(first, second))).toEqual(blocks);
  });

  it('are read from a node further back where the first one stays behind', async () => {
    const [stale, live] = [await node(0n, 3n), await node()];
    expect(await readBlocks(sourceOf(stale, live))).toEqual(blocks);
    expect(stale.subscriptions[0]).toBe(0n);
    expect(live.subscriptions).toEqual([3n]);
  });

  it('are given as each node has them once one was not believed, whichever node is read then', async () => {
    const [liar, honest] = [await node(), await node()];
    const clients = [liar, honest].map(({ endpoint }) => new BlockNodeClient(endpoint));
    // The first node is the first again at once.
    const source = new BlockNodesSource(clients, log, abort.signal, {
      waitMs: 20,
      staleMs: 200,
      restMs: 0,
      mostRestMs: 0,
    });
    const origins = async (): Promise<string[]> => {
      await expect.poll(() => source.listAfter(undefined, 1), { timeout: 20_000 }).toHaveLength(1);
      const copies: string[] = [];
      for await (const { origin } of source.copies(blockFile(0n))) copies.push(origin);
      return copies;
    };
    expect(await origins()).toEqual([`${liar.address}/0`]);
    source.distrust(blockFile(0n));
    expect(await origins()).toEqual([`${liar.address}/0`, `${honest.address}/0`]);
    source.close();
  });

  it('are read from the node that comes back', async () => {
    const server = await node(0n, 3n);
    const source = sourceOf(server);
    expect(await readBlocks(source, 3n)).toEqual(blocks.slice(0, 3));
    server.stop();
    const other = sourceOf(server, await node());
    expect(await readBlocks(other, 3n, '0000000000000000002.blk')).toEqual(blocks.slice(3));
  });

  it('are not there where no node answers, or all of them begin later', async () => {
    const gone = await node();
    gone.stop();
    const source = sourceOf(gone);
    await expect(source.listAfter(undefined, 1)).rejects.toThrow(`no block node is responding: ${gone.address} (`);
    source.close();
    const late = sourceOf(await node(3n));
    await expect(late.listAfter('0000000000000000000.blk', 1)).rejects.toThrow(
      'no block node has block 1 any longer; the first available block is 3',
    );
    late.close();
  });

  it('come encrypted from a node whose certificate is trusted and names it, and from no other', async () => {
    const server = await BlockNodeServer.start(true);
    servers.push(server);
    server.add(0n, blocks[0] as Uint8Array);
    const otherName = sourceOf(server);
    await expect(otherName.listAfter(undefined, 1)).rejects.toThrow(/no block node is responding: .*altnames/);
    otherName.close();
    const named = sourceOf({ endpoint: { ...server.endpoint, host: 'localhost' } });
    expect(await readBlocks(named, 1n)).toEqual(blocks.slice(0, 1));
  });

  it('are sent no faster than they are read', async () => {
    const server = await BlockNodeServer.start();
    servers.push(server);
    const large = new Uint8Array(1024 * 1024).fill(1);
    large.set([0x12]);
    for (let number = 0n; number < 200n; number++)
      server.blocks.set(
        number,
        encode(hapi.BlockItemSet, { blockItems: [encode(hapi.BlockStart, { blockHeader: { number } }), large] }),
      );
    const source = sourceOf(server);
    await source.listAfter(undefined, 1);
    let before = -1;
    // Until nothing more is sent.
    await expect
      .poll(
        () => {
          const still = server.sent === before;
          before = server.sent;
          return still;
        },
        { timeout: 20_000, interval: 300 },
      )
      .toBe(true);
    expect(server.sent).toBeLessThan(120);
    source.close();
  });
});

describe('ingest from block nodes', () => {
  const target = sourceFolder(SIGNERS);

  /** One byte of the record file is another one, or the signatures are those of another block. */
  function altered(number: bigint, where: 'content' | 'signatures'): Uint8Array {
    const block = Uint8Array.from(blocks[Number(number)] as Uint8Array);
    if (where === 'content') {
      const middle = block.length >> 1;
      block[middle] = (block[middle] ?? 0) ^ 1;
      return block;
    }
    const other = decode(hapi.BlockItemSet, blocks[0] as Uint8Array).blockItems;
    const own = decode(hapi.BlockItemSet, block).blockItems;
    return encode(hapi.BlockItemSet, { blockItems: [...own.slice(0, -1), ...other.slice(-1)] });
  }

  async function readAll(
    nodes: readonly BlockNodeServer[],
    more: readonly string[] = [],
    blocks = BLOCKS,
  ): Promise<void> {
    const source = `block:${nodes.map(({ address }) => address).join(',')}`;
    const book = path.join(target.path, 'address_book.bin');
    const config = readConfig(['--source', source, '--address-book', book, '--poll-ms', '10', ...more], {});
    const ingest = startIngest(config, target.store, log, abort.signal);
    await expect
      .poll(async () => (await counts(target.store)).transactions, { timeout: 40_000, interval: 20 })
      .toBe(blocks * BigInt(PER_BLOCK));
    abort.abort();
    await ingest.finished;
    expect(await target.proofs()).toEqual(Array.from({ length: Number(blocks) }, () => 'signatures'));
  }

  it.each(['3', '2026-01-01T00:00:05.5Z'])('begins at %s, with the block that some node has', async (start) => {
    const [late, whole] = [await node(4n), await node(1n)];
    await readAll([late, whole], ['--from', start], BLOCKS - 3n);
    // Only to look for the place.
    expect(whole.subscriptions.every((number) => number > 0n)).toBe(true);
  });

  it('verifies blocks as it verifies files', async () => {
    await readAll([await node()]);
  });

  it.each(['content', 'signatures'] as const)('stores nothing of a node that lies about the %s', async (where) => {
    const [liar, honest] = [await node(), await node()];
    for (const number of [1n, 4n]) liar.blocks.set(number, altered(number, where));
    await readAll([liar, honest]);
    expect(honest.subscriptions).toContain(1n);
  });

  it('goes on where the first node stays behind and the second one is cut off', async () => {
    const [stale, other] = [await node(0n, 2n), await node()];
    other.fault = (number, before) => (number === 4n && before === 0 ? 'cut' : undefined);
    await readAll([stale, other]);
  });
});
