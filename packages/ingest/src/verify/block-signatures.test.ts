import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { type BlockRow, recentBlocks } from '@ledgerscope/ledger-store';
import { hapi, readBlockFile } from '@ledgerscope/streams';
import { type BlockStreamItem, streamBlock } from '@ledgerscope/streams/testing/write-stream-block';
import { ToyLedger } from '@ledgerscope/streams/toy-ledger';
import { describe, expect, it } from 'vitest';
import { ingestAll } from '../testing/ingest-all.ts';
import { sourceFolder } from '../testing/source-folder.ts';

/** Without an address book: a network of blocks alone has none. */
const source = sourceFolder();
const LEDGER = new ToyLedger('ingest', [1n, 1n, 2n]);
const MAJORITY = [0, 2];
const LEDGER_ID = Buffer.from(LEDGER.publication.ledgerId).toString('hex');
const PINNED = ['--ledger-id', LEDGER_ID];

type Sign = (root: Uint8Array) => Uint8Array;

const signed: Sign = (root) => LEDGER.sign(root, MAJORITY);
const merged: Sign = (root) => LEDGER.signMerged(root, MAJORITY);
const KEY_SHA256 = createHash('sha256')
  .update(signed(new Uint8Array(48)).subarray(0, 1096))
  .digest('hex');

const PUBLICATION: Partial<hapi.TransactionBody> = {
  ledgerIdPublication: {
    ...hapi.LedgerIdPublicationTransactionBody.create(),
    ...LEDGER.publication,
    nodeContributions: LEDGER.publication.nodeContributions.map((node) => ({
      ...hapi.LedgerIdNodeContribution.create(),
      ...node,
    })),
  },
};

function item(number: number): BlockStreamItem {
  const body = number === 0 ? PUBLICATION : { cryptoTransfer: hapi.CryptoTransferTransactionBody.create() };
  return { time: { seconds: 1_767_225_600n + 2n * BigInt(number), nanos: 1 }, body };
}

/** Writes blocks 0, 1, … of which the first publishes the ledger id; `sign` says what each one's signature is. */
function writeBlocks(count: number, sign: (number: number) => Sign | undefined): void {
  let previous: Uint8Array = new Uint8Array(48);
  for (let number = 0; number < count; number++) {
    const unsigned = streamBlock(BigInt(number), previous, [item(number)]);
    const { hash } = readBlockFile('x', unsigned);
    const signature = sign(number)?.(hash);
    fs.writeFileSync(
      path.join(source.path, `${number}.blk`),
      signature === undefined ? unsigned : streamBlock(BigInt(number), previous, [item(number)], signature),
    );
    previous = hash;
  }
}

async function stored(): Promise<readonly BlockRow[]> {
  return [...(await recentBlocks(source.store, { limit: 100 }))].reverse();
}

const strengths = async () => (await stored()).map(({ strength, proof }) => `${strength} ${proof}`);

describe('blocks that the nodes signed together', () => {
  it('are verified from a pinned ledger id, those before a signed one by their hashes', async () => {
    writeBlocks(4, (number) => (number >= 2 ? signed : undefined));
    const { halt } = await ingestAll(source.path, source.store, PINNED);
    expect(halt).toBeUndefined();
    expect(await strengths()).toEqual([...new Array(3).fill('linked threshold'), 'ledger-id threshold']);
    const rows = await stored();
    expect(rows.map(({ anchor }) => anchor)).toEqual([3n, 3n, 3n, null]);
    for (const row of rows)
      expect(row).toMatchObject({
        hintsKey: KEY_SHA256,
        ledgerId: LEDGER_ID,
        chainOfTrust: 'schnorr',
        missingAccounts: [],
      });
    // What was published is known after a restart, too.
    writeBlocks(6, () => signed);
    expect((await ingestAll(source.path, source.store, PINNED)).halt).toBeUndefined();
    expect((await strengths()).slice(4)).toEqual(['linked threshold', 'ledger-id threshold']);
  });

  it.each([
    ['no ledger id is pinned', 'unpinned-key', 1, signed, [], 'was published by the stream itself'],
    [
      'another ledger id is pinned',
      'unpinned-key',
      1,
      signed,
      ['--ledger-id', '00'.repeat(32)],
      'was published by the stream itself',
    ],
    [
      'half of the weight signed',
      'not-proven',
      1,
      (root: Uint8Array) => LEDGER.sign(root, [2]),
      PINNED,
      'not a majority',
    ],
    ['another block was signed', 'not-proven', 1, () => signed(new Uint8Array(48)), PINNED, 'do not match the message'],
    ['nobody signed', 'not-proven', 3, undefined, PINNED, '64 bytes are not a threshold signature'],
    [
      'only the key is pinned',
      'not-proven',
      2,
      signed,
      ['--hints-key', KEY_SHA256, '--block-proof', 'ledger-id'],
      'only verified with a pinned key',
    ],
  ] as const)('stop ingest where %s', async (_, reason, count, sign, flags, text) => {
    writeBlocks(count, () => sign);
    const { state, halt } = await ingestAll(source.path, source.store, flags);
    expect([state, halt?.reason, halt?.file]).toEqual(['stopped', reason, '0.blk']);
    expect(halt?.message).toContain(text);
    expect(await stored()).toEqual([]);
  });

  it('are read up to the one that does not verify, with nothing of it stored', async () => {
    writeBlocks(4, (number) => (number < 3 ? signed : (root) => LEDGER.sign(root, [0])));
    const { halt } = await ingestAll(source.path, source.store, PINNED);
    expect(halt).toMatchObject({ reason: 'not-proven', file: '3.blk' });
    expect(await strengths()).toEqual(new Array(3).fill('ledger-id threshold'));
  });

  it('count under a pinned key, also in the form whose chain of trust is not checked', async () => {
    writeBlocks(3, () => merged);
    expect((await ingestAll(source.path, source.store, ['--hints-key', KEY_SHA256])).halt).toBeUndefined();
    expect(await strengths()).toEqual(['linked threshold', 'linked threshold', 'pinned-key threshold']);
    expect((await stored())[2]).toMatchObject({
      ledgerId: '',
      strengthReason: expect.stringContaining('cannot verify the link'),
    });
  });

  // Anybody can write bytes of such a length: that must not get a block past what the operator asks for.
  it.each([3112, 3176, 2728, 14_096, 2856])(
    'of an older release (%i bytes) are read by no policy but none',
    async (length) => {
      writeBlocks(1, () => () => new Uint8Array(length).fill(7));
      for (const required of ['ledger-id', 'handed-over', 'pinned-key', 'replaced-scheme']) {
        const { halt } = await ingestAll(source.path, source.store, ['--block-proof', required]);
        expect(halt).toMatchObject({ reason: 'not-proven', file: '0.blk' });
        expect(halt?.message).toContain(
          `of an older release and was not verified (its ${length} bytes have the format of`,
        );
      }
      expect(await stored()).toEqual([]);
      expect((await ingestAll(source.path, source.store, ['--block-proof', 'none'])).halt).toBeUndefined();
      expect(await strengths()).toEqual(['older-release unverified']);
    },
  );

  it('are forged, and not of an older release, where the ledger id in force is trusted', async () => {
    writeBlocks(2, (number) => (number === 0 ? signed : () => new Uint8Array(3112)));
    expect((await ingestAll(source.path, source.store, [...PINNED, '--block-proof', 'none'])).halt).toBeUndefined();
    expect(await strengths()).toEqual(['ledger-id threshold', 'none unverified']);
  });

  it.each([['--block-proof', 'none'], ['--trust-unsigned']])(
    'are not shown as verified where %s %s reads them',
    async (...flags) => {
      writeBlocks(2, () => signed);
      expect((await ingestAll(source.path, source.store, flags)).halt).toBeUndefined();
      expect(await strengths()).toEqual(['none unverified', 'none unverified']);
    },
  );
});
