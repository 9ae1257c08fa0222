import type { NftRowReply } from '@ledgerscope/contract';
import { nftMetadataCursor, readNftMetadata, readThumbnails, searchNfts } from '@ledgerscope/ledger-store';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type NftTest, openNftTest, type Stranger, startStranger } from './testing/open-nft-test.ts';

const WAIT = { timeout: 20_000, interval: 20 };

let test: NftTest;
let stranger: Stranger;
/** Answers of the stranger by path; what is not there waits until it is. */
let answers: Map<string, string>;
let waiting: (() => void)[];

beforeEach(async () => {
  answers = new Map();
  waiting = [];
  stranger = await startStranger((request, response) => {
    const answer = () => {
      const text = answers.get(request.url ?? '');
      if (text === undefined) waiting.push(answer);
      else response.end(text);
    };
    answer();
  });
  test = await openNftTest();
}, 60_000);
afterEach(async () => {
  await test.stop();
  stranger.stop();
});

const named = async (name: string) =>
  Number((await searchNfts(test.store, { name, sort: 'minted', order: 'desc', limit: 0 })).totalCount);
const answerAll = (paths: readonly string[]) => {
  for (const path of paths) answers.set(path, JSON.stringify({ name: `Named ${path}` }));
  for (const again of waiting.splice(0)) again();
};

describe('followMetadata', () => {
  it('resolves what was minted before it began and what is minted since, new before old', async () => {
    for (let block = 0; block < 3; block++)
      await test.mint(...Array.from({ length: 150 }, (_, index) => `{"name":"Old ${block} ${index}"}`));
    const running = await test.begin([stranger.port], { follow: true });
    await expect.poll(() => named('old'), WAIT).toBe(450);
    await test.mint('{"name":"New 1"}', '{"name":"New 2"}');
    await expect.poll(() => named('new'), WAIT).toBe(2);
    await running.end();
  });

  it('goes on after a stop in the middle, asking nobody twice for what was stored', async () => {
    const paths = Array.from({ length: 12 }, (_, index) => `/${index}`);
    await test.mint('{"name":"Before"}');
    const first = await test.begin([stranger.port], { follow: true });
    await expect.poll(() => named('before'), WAIT).toBe(1);
    await test.mint(...paths.slice(0, 6).map((path) => stranger.url + path));
    await expect.poll(() => waiting.length, WAIT).toBe(2);
    answerAll(paths.slice(0, 6));
    await expect.poll(() => named('named'), WAIT).toBe(6);
    await expect.poll(() => nftMetadataCursor(test.store, 'up'), WAIT).toBe(2_000n);
    await test.mint(...paths.slice(6).map((path) => stranger.url + path));
    await expect.poll(() => waiting.length, WAIT).toBe(2);
    // Stopped while the second page waits for the stranger: nothing of it may count as failed.
    await first.end();
    expect(await nftMetadataCursor(test.store, 'up')).toBe(2_000n);
    const keys = Array.from({ length: 13 }, (_, index) => ({ token: 50n, serial: BigInt(index + 1) }));
    expect((await readNftMetadata(test.store, keys)).map((row) => row?.status)).toEqual([
      ...Array.from({ length: 7 }, () => 'resolved'),
      ...Array.from({ length: 6 }, () => undefined),
    ]);
    waiting = [];
    answerAll(paths);
    const second = await test.begin([stranger.port], { follow: true });
    await expect.poll(() => named('named'), WAIT).toBe(12);
    await second.end();
    for (const path of paths.slice(0, 6)) expect(stranger.seen.filter((seen) => seen === path)).toHaveLength(1);
  });

  it('follows changes, and shows nothing of what was there before', async () => {
    const image = (colour: string) => `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" fill="${colour}"/>`;
    const document = (name: string) => JSON.stringify({ name, image: image(name) });
    await test.mint(document('lion'));
    const running = await test.begin([], { follow: true });
    const inList = async () => {
      const { data } = (await running.app.inject('/api/nfts/nfts?serialNumber=1')).json<{ data: NftRowReply[] }>();
      return data[0];
    };
    await expect.poll(async () => (await inList())?.nftName, WAIT).toBe('lion');
    const before = (await inList())?.imageUrl ?? '';
    const fixed = await running.app.inject(before);
    expect(fixed.headers['cache-control']).toContain('immutable');
    await test.change(1n, document('tiger'));
    const between = await inList();
    expect(between?.metaData).toContain('tiger');
    expect([null, 'tiger']).toContain(between?.nftName);
    // Nobody opens it.
    await expect.poll(async () => (await inList())?.nftName, WAIT).toBe('tiger');
    expect([await named('lion'), await named('tiger')]).toEqual([0, 1]);
    const after = (await inList())?.imageUrl ?? '';
    const opened = await running.app.inject('/api/nfts/nft-metadata/0.0.50/1');
    expect(opened.json()).toMatchObject({ data: { name: 'tiger', imageUrl: after } });
    // Whoever has the old address is led to the new picture.
    const replaced = await running.app.inject(before);
    expect([replaced.statusCode, replaced.headers.location]).toEqual([302, after]);
    expect(replaced.headers['cache-control']).toBe('no-store');
    expect((await running.app.inject(after)).statusCode).toBe(200);
    const picture = (await readThumbnails(test.store, [50n])).get(50n);
    expect(picture).toMatchObject({ serial: 1n, image: image('tiger') });
    await test.change(1n, '{"name":"bare"}');
    await expect.poll(async () => (await inList())?.nftName, WAIT).toBe('bare');
    expect(await readThumbnails(test.store, [50n])).toEqual(new Map());
    await running.end();
  });

  it('notes failures with the time of the next try, and gives up on what can never be had', async () => {
    await test.mint(`${stranger.url.replace(String(stranger.port), '1')}/a`, 'http://127.0.0.2/', 'ipfs://nothing');
    const running = await test.begin([stranger.port, 1], { follow: true });
    const rows = async () =>
      readNftMetadata(
        test.store,
        [1n, 2n, 3n].map((serial) => ({ token: 50n, serial })),
      );
    await expect.poll(async () => (await rows()).map((row) => row?.status), WAIT).toEqual(['failed', 'failed', 'none']);
    const [unreachable, refused] = await rows();
    expect((unreachable?.nextTryNs ?? 0n) - (unreachable?.fetchedNs ?? 0n)).toBe(60_000_000_000n);
    expect(refused).toMatchObject({ nextTryNs: 0n, attempts: 1 });
    await running.end();
  });

  it('reads what lacked a gateway once there is one', async () => {
    await test.mint(`ar://${'a'.repeat(43)}/1`);
    const without = await test.begin([stranger.port], { follow: true });
    const key = { token: 50n, serial: 1n };
    const status = async () => (await readNftMetadata(test.store, [key]))[0]?.status;
    await expect.poll(status, WAIT).toBe('no_gateway');
    await without.end();
    answerAll([`/${'a'.repeat(43)}/1`]);
    const arweaveGateway = new URL(`http://127.0.0.1:${stranger.port}`);
    const ipfsGateway = arweaveGateway;
    const running = await test.begin([80], { follow: true, arweaveGateway, ipfsGateway });
    await expect.poll(status, WAIT).toBe('resolved');
    await running.end();
  });
});
