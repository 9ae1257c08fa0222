import { hash } from 'node:crypto';
import { NS_PER_DAY } from '@ledgerscope/ledger';
import { readAddressBook } from '@ledgerscope/streams';
import { describe, expect, it } from 'vitest';
import { addressBookBytes } from '../../network/address-book.ts';
import { demoNodes } from '../../network/demo-nodes.ts';
import { signingNodes } from '../../network/signing-node.ts';
import { hideFile, restoreFile } from '../file/hide-file.ts';
import { createFile } from '../file/user-file.ts';
import { DemoLedger, given, insist, type Recorded } from '../testing/demo-ledger.ts';
import { drawNumber } from './draw-number.ts';

const RELEASE_NS = 49n * NS_PER_DAY;

describe('what operators and users of the demo network do besides', () => {
  it('releases rewrite the address book: a description changes, no key does', async () => {
    const bytes = addressBookBytes(signingNodes(61, demoNodes()));
    const release = (1_700_000_000_000_000_000n / RELEASE_NS) * RELEASE_NS;
    const ledger = await DemoLedger.open(61, { genesisNs: release - 7_200_000_000_000n, addressBook: bytes });
    const items = await ledger.rest(release + 1n);
    const { contents } = given(ledger.network.books.files.get(102));
    const before = readAddressBook(bytes).nodes;
    const after = readAddressBook(contents).nodes;
    const bare = (nodes: typeof before) =>
      nodes.map(({ description: _, publicKey, ...rest }) => ({
        ...rest,
        key: publicKey.export({ type: 'spki', format: 'pem' }),
      }));
    expect(bare(after)).toEqual(bare(before));
    const changed = after.filter(({ description }, index) => description !== before[index]?.description);
    expect(changed.map(({ description }) => description)).toEqual([
      expect.stringMatching(/^Hosted by .* \| confirmed 20\d\d$/),
    ]);
    const update = given(items.find(({ body }) => body.nodeUpdate !== undefined)).body.nodeUpdate;
    expect(update?.description?.value).toBe(given(changed[0]).description);
    const files = items.flatMap(({ body }) => Number(body.fileUpdate?.fileID?.fileNum ?? 0n));
    expect(files.filter((num) => num === 101 || num === 102)).toEqual([101, 102]);
    const freezes = items.filter(({ body }) => body.freeze !== undefined);
    expect(freezes.map(({ body }) => body.freeze?.freezeType)).toEqual([2, 5, 3]);
    const stored = given(ledger.network.books.files.get(150)).contents;
    expect(given(freezes[0]).body.freeze?.fileHash).toEqual(new Uint8Array(hash('sha384', stored, 'buffer')));
  });

  it('user files come in pieces, are hidden and brought back', async () => {
    const ledger = await DemoLedger.open(62);
    const contents = Buffer.from('wind,sea,rain\n'.repeat(500));
    let num = 0;
    const items = await ledger.perform((world) => {
      const owner = insist(() => world.state.people.find((person) => world.account(person).balance > 10_000_000_000n));
      num = insist(() => {
        const file = createFile(world, owner, { memo: 'log.csv', contents });
        return world.state.files.get(file ?? -1)?.contents.length === contents.length ? file : undefined;
      });
    });
    const pieces = items
      .filter(({ body, record, status }) => {
        const id = record.receipt?.fileID ?? body.fileAppend?.fileID;
        return status === 'SUCCESS' && Number(id?.fileNum) === num;
      })
      .map(({ body }) => body.fileCreate?.contents ?? body.fileAppend?.contents ?? new Uint8Array(0));
    expect(pieces.length).toBeGreaterThan(3);
    expect(Buffer.concat(pieces)).toEqual(contents);
    const hidden = await ledger.perform(async (world) => {
      for (let count = 0; count < 4; count++) await hideFile.act(world);
      expect([...world.state.files.values()].filter(({ deleted }) => deleted).length).toBeGreaterThan(0);
      for (let count = 0; count < 4; count++) await restoreFile.act(world);
    });
    expect(hidden.filter(({ body }) => body.systemDelete !== undefined).length).toBeGreaterThan(0);
    expect(hidden.filter(({ body }) => body.systemUndelete !== undefined).length).toBe(
      hidden.filter(({ body }) => body.systemDelete !== undefined).length,
    );
    for (const { record } of hidden) expect(record.transactionFee).toBe(0n);
  });

  it('random numbers lie below their bound; without one there are 48 bytes', async () => {
    const ledger = await DemoLedger.open(63);
    const items = await ledger.perform(async (world) => {
      for (let count = 0; count < 60; count++) await drawNumber.act(world);
    });
    const drawn = items.filter(({ status }) => status === 'SUCCESS');
    for (const { body, record } of drawn) {
      const range = body.utilPrng?.range ?? 0;
      if (range === 0) expect(record.prngBytes).toHaveLength(48);
      else expect(record.prngNumber).toBeLessThan(range);
    }
    expect(new Set(drawn.map(({ body }) => body.utilPrng?.range === 0)).size).toBe(2);
  });

  it('all kinds of transactions happen, the same ones for the same seed', async () => {
    const run = async () => {
      const ledger = await DemoLedger.open(64);
      const items: Recorded[] = [];
      for (let hour = 0; hour < 5; hour++) items.push(...(await ledger.live(1_200)));
      return items;
    };
    const items = await run();
    expect(await run()).toEqual(items);
    const kinds = new Set(
      items.flatMap(({ body }) => Object.keys(body).filter((name) => body[name as 'memo'] !== undefined)),
    );
    for (const kind of [
      'cryptoTransfer',
      'cryptoCreateAccount',
      'cryptoUpdateAccount',
      'cryptoApproveAllowance',
      'consensusCreateTopic',
      'consensusUpdateTopic',
      'consensusSubmitMessage',
      'scheduleCreate',
      'scheduleSign',
      'fileCreate',
      'fileAppend',
      'fileUpdate',
      'utilPrng',
      'atomicBatch',
    ]) {
      expect(kinds).toContain(kind);
    }
    const failed = items.filter(({ status }) => status !== 'SUCCESS').length;
    expect(failed / items.length).toBeGreaterThan(0.025);
    expect(failed / items.length).toBeLessThan(0.06);
  });
});
