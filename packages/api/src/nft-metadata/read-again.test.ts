import { readNftMetadata, saveNftMetadata } from '@ledgerscope/ledger-store';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { READING_RULES } from './read-again.ts';
import { type NftTest, openNftTest, type Stranger, startStranger } from './testing/open-nft-test.ts';

const WAIT = { timeout: 20_000, interval: 20 };
const KEYS = [1n, 2n, 3n, 4n].map((serial) => ({ token: 50n, serial }));
const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');

let test: NftTest;
let stranger: Stranger;
let isAway = false;
beforeEach(async () => {
  isAway = false;
  stranger = await startStranger((request, response) => {
    if (isAway) response.writeHead(404).end();
    else response.end(request.url === '/document' ? '{"name":"Linked"}' : PNG);
  });
  test = await openNftTest();
}, 60_000);
afterEach(async () => {
  await test.stop();
  stranger.stop();
});

const names = async () => (await readNftMetadata(test.store, KEYS)).map((row) => `${row?.status} ${row?.name}`);
const NOW = ['resolved Inline', 'resolved Linked', 'resolved ', 'none '];

/** As a version before left it: rows that say something else of the same metadata, and no note of today's rules. */
async function ageStore(): Promise<void> {
  const rows = await readNftMetadata(test.store, KEYS);
  await saveNftMetadata(
    test.store,
    rows.slice(0, 2).flatMap((row, index) =>
      row === undefined
        ? []
        : [
            {
              ...row,
              name: 'By old rules',
              document: `{"name":"${['Inline', 'Linked'][index]}"}`,
              fetchedNs: row.fetchedNs + 1n,
            },
          ],
    ),
  );
  const sql = `DELETE FROM nft_metadata_cursor WHERE name = 'again-${READING_RULES}'`;
  await test.store.client.command('test', sql);
}

it('reads what earlier rules read again, once, without fetching documents that are stored', async () => {
  await test.mint('{"name":"Inline"}', `${stranger.url}/document`, `${stranger.url}/picture`, new Uint8Array([0xff]));
  const first = await test.begin([stranger.port], { follow: true });
  await expect.poll(names, WAIT).toEqual(NOW);
  await first.end();
  await ageStore();
  expect(await names()).toEqual(['resolved By old rules', 'resolved By old rules', 'resolved ', 'none ']);
  // What is away by now stays as it was read.
  isAway = true;
  const second = await test.begin([stranger.port], { follow: true });
  await expect.poll(names, WAIT).toEqual(NOW);
  await second.end();
  expect(stranger.seen.filter((path) => path === '/document')).toHaveLength(1);
  const [inline] = await readNftMetadata(test.store, KEYS);
  if (inline === undefined) throw new Error('it was read');
  await saveNftMetadata(test.store, [{ ...inline, name: 'Of today', document: '', fetchedNs: inline.fetchedNs + 1n }]);
  const third = await test.begin([stranger.port], { follow: true });
  await test.mint('{"name":"Another"}');
  const last = { token: 50n, serial: 5n };
  await expect.poll(async () => (await readNftMetadata(test.store, [last]))[0]?.name, WAIT).toBe('Another');
  await third.end();
  expect((await names())[0]).toBe('resolved Of today');
}, 120_000);
