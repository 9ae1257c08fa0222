import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ALL_SCENARIOS, writeScenario } from '@ledgerscope/demo-network';
import { startIngest } from '@ledgerscope/ingest/start-ingest';
import {
  type LedgerStore,
  type NftKey,
  openLedgerStore,
  readNftDocument,
  readNftMetadata,
  readThumbnails,
  searchNfts,
} from '@ledgerscope/ledger-store';
import { layEmptyStore } from '@ledgerscope/ledger-store/testing/empty-store';
import { readConfig } from '@ledgerscope/server/config';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NftContent } from './nft-content.ts';
import { type OpenNftContent, openNftContent } from './open-nft-content.ts';

const AT_NS = 1_767_225_600_000_000_000n;
const NEWEST = { sort: 'minted', order: 'desc' } as const;
const log = pino({ level: 'silent' });

let folder = '';
let store: LedgerStore;
let open: OpenNftContent;
let content: NftContent;
/** The collection whose documents are broken. */
let faulty = 0n;

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-nfts-'));
  const scenario = ALL_SCENARIOS.find(({ name }) => name === 'nft-with-bad-metadata');
  if (scenario === undefined) throw new Error('no such scenario');
  const stream = path.join(folder, 'stream');
  const links = await writeScenario({ folder: stream, scenario, seed: 4, atNs: AT_NS });
  faulty = BigInt(links[0]?.path.split('.').at(-1) ?? 0);
  const config = readConfig(['--source', `dir:${stream}`, '--data', path.join(folder, 'data')], {});
  layEmptyStore(config.dataFolder);
  store = await openLedgerStore({ kind: 'embedded', folder: config.dataFolder });
  const contentFolder = path.join(stream, 'ipfs');
  const { dataFolder } = config;
  // Beside ingest, as the server does it: following begins on an empty store.
  open = await openNftContent(store, { ...config.nft, contentFolder, dataFolder, follow: true, serve: true }, log);
  if (open.content === undefined) throw new Error('not served');
  content = open.content;
  const abort = new AbortController();
  const ingest = startIngest(config, store, log, abort.signal);
  while (!ingest.status().caughtUp) await new Promise((resolve) => setTimeout(resolve, 20));
  abort.abort();
  await ingest.finished;
}, 120_000);
afterAll(async () => {
  await open?.close();
  await store?.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

/** The type of its image, which is closed again. */
async function mediaType(key: NftKey): Promise<string | undefined> {
  const media = await content.openMedia(key, 0, undefined);
  if (media?.kind === 'whole' && !Buffer.isBuffer(media.handle)) await media.handle.close();
  return media === undefined || media.kind === 'other' ? undefined : media.type;
}

describe('the metadata of the demo network', () => {
  it('resolves for every NFT from its content folder', async () => {
    const { rows, totalCount } = await searchNfts(store, { ...NEWEST, limit: 1_000 });
    expect(rows).toHaveLength(Number(totalCount));
    const statuses = async () => (await readNftMetadata(store, rows)).map((found) => found?.status);
    await expect
      .poll(async () => (await statuses()).filter((status) => status === undefined), { timeout: 60_000 })
      .toEqual([]);
    const known = (await readNftMetadata(store, rows)).filter((found) => found !== undefined);
    const ordinary = known.filter(({ token }) => token !== faulty);
    expect(ordinary.length).toBeGreaterThan(20);
    for (const found of ordinary) {
      expect(found).toMatchObject({ status: 'resolved', dataType: 'JSON', error: '' });
      expect(found.name).toMatch(/#\d+$/);
      expect(await mediaType(found)).toBe(found.imageType);
    }
    const tokens = [...new Set(ordinary.map(({ token }) => token))];
    const pictures = await readThumbnails(store, tokens);
    for (const token of tokens) expect(pictures.get(token)?.image).toMatch(/^ipfs:\/\/b/);
  });

  it('says of each broken or hostile document what is wrong with it', async () => {
    const keys = Array.from({ length: 10 }, (_, index) => ({ token: faulty, serial: BigInt(index + 1) }));
    const known = await readNftMetadata(store, keys);
    expect(known.map((found) => [found?.status, found?.name.slice(0, 12)])).toEqual([
      ['failed', ''],
      ['resolved', 'Blank Frame '],
      ['failed', ''],
      ['failed', ''],
      ['none', ''],
      ['resolved', 'Pocket Note '],
      ['resolved', 'Pocket Note '],
      ['none', ''],
      ['resolved', '<script>docu'],
      ['resolved', 'NNNNNNNNNNNN'],
    ]);
    expect(known[3]).toMatchObject({ error: expect.stringContaining('public internet'), nextTryNs: 0n });
    const [markup, huge] = known.slice(8);
    expect(markup?.attributeNames).toContain('__proto__');
    expect(JSON.parse(await readNftDocument(store, keys[8] ?? { token: 0n, serial: 0n }))).toHaveProperty('files');
    expect([huge?.name.length, huge?.attributeNames.length]).toEqual([500, 200]);
    expect(await readNftDocument(store, keys[9] ?? { token: 0n, serial: 0n })).toBe('');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('is searched by name', async () => {
    const { rows, totalCount } = await searchNfts(store, { ...NEWEST, name: 'pocket NOTE', limit: 10 });
    expect([rows.map(({ serial }) => serial), totalCount]).toEqual([[7n, 6n], 2n]);
  });
});
