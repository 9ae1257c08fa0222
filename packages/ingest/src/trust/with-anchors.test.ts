import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addressBookBytes, makeNodes, type SigningNode } from '@ledgerscope/demo-network';
import { consensusNsOf } from '@ledgerscope/ledger';
import { recentBlocks } from '@ledgerscope/ledger-store';
import { type Config, readConfig } from '@ledgerscope/server/config';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { BEGIN, FIRST, LEDGER_ID, writeBlocks } from '../testing/handover-blocks.ts';
import { ingestWith } from '../testing/ingest-all.ts';
import { sourceFolder } from '../testing/source-folder.ts';
import { givenAddressBook } from '../verify/given-address-book.ts';
import { importedAnchors, storeAnchors } from './stored-anchors.ts';
import { hexOf, NODES, OTHER_NODES, published, TOY, toyDocument } from './testing/toy-anchors.ts';
import { withAnchors } from './with-anchors.ts';

const ID = hexOf(TOY.publication.ledgerId);
const KEY = createHash('sha256').update(TOY.publication.historyProofVerificationKey).digest('hex');
const OTHER = 'cd'.repeat(32);

describe('imported anchors', () => {
  let data: string;
  beforeEach(() => {
    data = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-trust-'));
  });
  afterEach(() => fs.rmSync(data, { recursive: true, force: true }));

  const store = (document: object = toyDocument()) =>
    storeAnchors(data, JSON.stringify(document), { origin: '/published/toy.json', since: '2026-11-26T00:00:00.000Z' });
  const start = (...flags: string[]) =>
    withAnchors<Config>(readConfig(['--source', data, '--data', data, ...flags], {}));

  it('change nothing where nothing was imported', () => {
    expect(start()).toEqual(readConfig(['--source', data, '--data', data], {}));
  });

  it('are what the next start pins, beside its hinTS keys, and can be handed to a thread', () => {
    store();
    const { blockProof, imported } = start('--hints-key', OTHER);
    expect(blockProof.pins).toEqual({ ledgers: [{ ledgerId: ID, wrapsKeySha256: KEY }], keys: new Set([OTHER]) });
    expect(structuredClone(imported)).toEqual(imported);
    expect(imported).toMatchObject({ origin: '/published/toy.json', since: '2026-11-26T00:00:00.000Z' });
  });

  it.each<[string, string[], { ledgerId: string; wrapsKeySha256: string }[]]>([
    ['the same id: its key is that of the import', [ID], [{ ledgerId: ID, wrapsKeySha256: KEY }]],
    ['the same id and key', [`${ID}:${KEY}`], [{ ledgerId: ID, wrapsKeySha256: KEY }]],
    [
      'others beside it',
      [`${OTHER}:${OTHER},${ID}`],
      [
        { ledgerId: OTHER, wrapsKeySha256: OTHER },
        { ledgerId: ID, wrapsKeySha256: KEY },
      ],
    ],
  ])('yield to a setting that has %s', (_, [value = ''], ledgers) => {
    store();
    expect(start('--ledger-id', value).blockProof.pins.ledgers).toEqual(ledgers);
  });

  it.each<[string, string[], string[]]>([
    ['another ledger id', ['--ledger-id', OTHER], ['--ledger-id', OTHER, ID]],
    ['another WRAPS key', ['--ledger-id', `${ID}:${OTHER}`], ['--ledger-id', OTHER, KEY]],
    ['another network', ['--network', 'mine'], ['--network', 'mine', 'toy']],
  ])('are contradicted by a setting of %s, which is refused by both', (_, flags, texts) => {
    store();
    for (const text of [...texts, '/published/toy.json']) expect(() => start(...flags)).toThrow(text);
  });

  it.each<[string, (text: string) => string, string]>([
    ['is cut off', (text) => text.slice(0, 100), 'damaged'],
    ['was changed', (text) => text.replace('toy\\"', 'tox\\"'), 'sha384'],
    ['is something else', () => 'null', 'fields'],
  ])('whose file %s end the start by its name', (_, change, text) => {
    store();
    const file = path.join(data, 'trust.json');
    fs.writeFileSync(file, change(fs.readFileSync(file, 'utf8')));
    expect(() => start()).toThrow(file);
    expect(() => start()).toThrow(text);
  });

  it('are replaced as a whole by the next import', () => {
    store();
    const { addressBooks } = toyDocument();
    store({ addressBooks });
    expect(importedAnchors(data)?.anchors.ledger).toBeUndefined();
    expect(fs.readdirSync(data)).toEqual(['trust.json']);
  });

  describe('give the address book', () => {
    const beside = { addressBook: async () => ({ origin: 'beside', bytes: addressBookBytes(makeNodes(1)) }) };
    const keys = (nodes: readonly SigningNode[]) => nodes.map(({ publicKeyHex }) => publicKeyHex);
    const readBook = async (at: bigint, ...flags: string[]) => {
      const given = await givenAddressBook(start(...flags), beside, () => consensusNsOf(at));
      return { origin: given?.origin, keys: given?.book.nodes.map(({ publicKeyHex }) => publicKeyHex) };
    };
    const named = (nodes: readonly SigningNode[]) => {
      const file = path.join(data, 'named.bin');
      fs.writeFileSync(file, addressBookBytes(nodes));
      return ['--address-book', file];
    };

    it('of its time, before the one beside the files', async () => {
      store();
      expect(await readBook(0n)).toEqual({ origin: '/published/toy.json', keys: keys(OTHER_NODES) });
      expect(await readBook(2n ** 62n)).toEqual({ origin: '/published/toy.json', keys: keys(NODES) });
    });

    it('to no start with a setting that agrees', async () => {
      store();
      const flags = named(OTHER_NODES.slice(1));
      expect(await readBook(2n ** 62n, ...flags)).toEqual({ origin: flags[1], keys: keys(OTHER_NODES.slice(1)) });
    });

    it('and a setting with another key is refused by both', async () => {
      store();
      const flags = named([...OTHER_NODES.slice(0, 2), ...makeNodes(3).slice(2)]);
      await expect(readBook(0n, ...flags)).rejects.toThrow(
        /named\.bin.* has the RSA key .* for node 2.*toy\.json.*RSA key/,
      );
    });
  });

  describe('of a network whose record files are not read', () => {
    const source = sourceFolder();

    it('lead to its blocks, which without them are refused', async () => {
      writeBlocks(source.path, [BEGIN, [FIRST], [FIRST], [FIRST]], 1);
      const read = () =>
        ingestWith(
          withAnchors(readConfig(['--source', source.path, '--data', data, '--poll-ms', '10'], {})),
          source.store,
        );
      expect(await read()).toMatchObject({ state: 'stopped' });
      const { historyProofVerificationKey } = FIRST.longPublication;
      store({ ledgerId: LEDGER_ID, wrapsVerificationKey: published(historyProofVerificationKey) });
      expect(await read()).toMatchObject({ caughtUp: true });
      const blocks = await recentBlocks(source.store, { limit: 10 });
      expect(blocks.map(({ proof }) => proof)).toEqual(['threshold', 'threshold', 'threshold']);
    });
  });
});
