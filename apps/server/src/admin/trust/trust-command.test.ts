import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  addressBookBytes,
  makeNodes,
  RecordFileWriter,
  SampleLedger,
  writeAddressBook,
} from '@ledgerscope/demo-network';
import { ingestWith } from '@ledgerscope/ingest/testing/ingest-all';
import { sha384 } from '@ledgerscope/ingest/trust/anchors-field';
import {
  hexOf,
  NODES,
  OTHER_NODES,
  publishedBook,
  TOY,
  toyDocument,
} from '@ledgerscope/ingest/trust/testing/toy-anchors';
import { withAnchors } from '@ledgerscope/ingest/trust/with-anchors';
import { layEmptyStore } from '@ledgerscope/ledger-store/testing/empty-store';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { openStore } from '../../open-store.ts';
import { adminCommand } from '../admin-command.ts';

const START_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 2_000_000_000n;
const ID = hexOf(TOY.publication.ledgerId);
const OTHER_ID = `${'0'.repeat(126)}01`;
const FORGERS = makeNodes(1);
const KEPT = 700n;
const OPEN = 701n;
const FORGED = 702n;
const PARTLY = 703n;
const ED25519 = { ed25519: new Uint8Array(32).fill(1) } as never;
const CHUNK = 1_000;

/** A document in messages of one payer; the rest of the topics holds what must not be imported. */
function writeStream(folder: string): void {
  writeAddressBook(folder, OTHER_NODES);
  const writer = new RecordFileWriter(folder, OTHER_NODES);
  const ledger = new SampleLedger(1);
  let at = START_NS;
  const next = () => (at += FILE_NS);
  const { items } = ledger.ledgerIdPublication(next(), TOY.publication);
  writer.write(items);
  writer.write(ledger.fileUpdate(next(), 102n, addressBookBytes(NODES)).items);
  writer.useNodes(NODES);
  const document = Buffer.from(JSON.stringify(toyDocument()));
  const total = Math.ceil(document.length / CHUNK);
  const send = (topic: bigint, payer: bigint, absent = -1) => {
    const began = at;
    for (let index = 0; index < total; index++) {
      const part = document.subarray(index * CHUNK, (index + 1) * CHUNK);
      if (index !== absent) writer.write(ledger.message(next(), payer, topic, part, [total, index + 1, began]).items);
    }
  };
  for (const topic of [KEPT, FORGED, PARTLY]) writer.write(ledger.createTopic(next(), topic, ED25519).items);
  writer.write(ledger.createTopic(next(), OPEN).items);
  writer.write(ledger.message(next(), 90n, KEPT, Buffer.from('soon')).items);
  send(KEPT, 90n);
  send(KEPT, 90n, 1);
  send(OPEN, 90n);
  writer.write(ledger.message(next(), 91n, OPEN, Buffer.from('{}')).items);
  send(PARTLY, 90n, 0);
  writer.useNodes(FORGERS);
  writer.write(ledger.message(next(), 90n, FORGED, document.subarray(0, CHUNK)).items);
}

describe('ledgerscope admin trust', () => {
  let folder: string;
  let data: string;
  let said: string[];
  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-anchors-'));
    data = path.join(folder, 'data');
    writeStream(path.join(folder, 'stream'));
    const flags = ['--source', path.join(folder, 'stream'), '--data', data, '--poll-ms', '10', '--trust-unsigned'];
    const config = readConfig(flags, {});
    layEmptyStore(data);
    const store = await openStore(config);
    const { caughtUp } = await ingestWith(config, store);
    await store.close();
    expect(caughtUp).toBe(true);
  }, 120_000);
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));
  beforeEach(() => {
    said = [];
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    fs.rmSync(path.join(data, 'trust.json'), { force: true });
  });

  const run = (...args: string[]) => adminCommand(['trust', ...args, '--data', data], {});
  const inOtherProcess = (...args: string[]) =>
    spawnSync(
      process.execPath,
      [path.join(import.meta.dirname, '../../main.ts'), 'admin', 'trust', ...args, '--data', data],
      {
        encoding: 'utf8',
      },
    );
  const fileOf = (document: object, checksum?: string) => {
    const file = path.join(folder, 'toy.json');
    const text = JSON.stringify(document);
    fs.writeFileSync(file, text);
    fs.writeFileSync(`${file}.sha384`, `${checksum ?? sha384(text)}  toy.json\n`);
    return file;
  };
  const pinned = () => withAnchors(readConfig(['--source', 'x', '--data', data], {})).blockProof.pins.ledgers;

  it('imports a file, shows what is trusted and from where, and the next start uses it', async () => {
    const file = fileOf(toyDocument());
    expect(await run('import', file)).toBe(0);
    expect(pinned()).toMatchObject([{ ledgerId: ID }]);
    said = [];
    expect(await run('show', '--network', 'toy', '--hints-key', 'ef'.repeat(32))).toBe(0);
    const shown = said.join('\n');
    for (const text of [
      ID,
      `import of ${file} on 20`,
      sha384(fs.readFileSync(file)),
      'roster of 3 nodes',
      `${'ef'.repeat(32)} · setting --hints-key`,
      sha384(addressBookBytes(OTHER_NODES)),
      'in force from 2020-01-01T00:00:00.000000000Z',
      'record stream, signed by nodes at 2026-01-01T00:00:02.000000000Z',
      'The import agrees with the record stream (ledger id, address book).',
    ])
      expect(shown).toContain(text);
  });

  it('shows what is trusted without an import, and beside a server', async () => {
    expect(await run('show', '--network', 'mainnet', '--ledger-id', OTHER_ID)).toBe(0);
    expect(said.join()).toContain(`${OTHER_ID} · setting --ledger-id`);
    expect(said.join()).toContain('bundled, mainnet');
    const store = await openStore(readConfig(['--data', data, '--roles', 'api'], {}));
    try {
      const shown = inOtherProcess('show');
      expect([shown.status, shown.stdout]).toEqual([
        0,
        expect.stringContaining('a running server is using the database'),
      ]);
      const refused = inOtherProcess('import', fileOf(toyDocument()));
      expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('Stop the running server')]);
    } finally {
      await store.close();
    }
  });

  it('imports the newest whole message of a topic, its chunks joined', async () => {
    expect(await run('import', 'topic:0.0.700')).toBe(0);
    expect(said.join()).toContain('import of topic 0.0.700, messages 2 to');
    expect(pinned()).toMatchObject([{ ledgerId: ID }]);
  });

  it('imports of a topic to which anybody can write what a named account wrote', async () => {
    expect(await run('import', 'topic:0.0.701', '--payer', '0.0.90')).toBe(0);
    expect(pinned()).toMatchObject([{ ledgerId: ID }]);
  });

  it.each<[string, string[], number, string]>([
    ['to which anybody can write', ['topic:0.0.701'], 1, 'anyone could have written to it'],
    ['of another sender', ['topic:0.0.701', '--payer', '0.0.91'], 1, 'has neither ledgerId nor addressBooks'],
    ['that no node signed', ['topic:0.0.702'], 1, 'message 1 is not in a signed record file'],
    ['with a chunk missing', ['topic:0.0.703'], 1, 'no complete message is stored'],
    ['that there is not', ['topic:0.0.704'], 1, 'the topic is not stored'],
    ['that is none', ['topic:704'], 2, '"704"'],
  ])('refuses a topic %s', async (_, args, code, text) => {
    expect(await run('import', ...args)).toBe(code);
    expect(said.join()).toContain(text);
    expect(pinned()).toEqual([]);
  });

  it.each<[string, (document: ReturnType<typeof toyDocument>) => object, string[]]>([
    ['ledger id', () => ({ ledgerId: OTHER_ID }), ['ledgerId', OTHER_ID, ID]],
    [
      'WRAPS key',
      (good) => ({ ...good, wrapsVerificationKey: { hex: 'ab' } }),
      ['wrapsVerificationKey', sha384(Buffer.from('ab', 'hex')), sha384(TOY.publication.historyProofVerificationKey)],
    ],
    [
      'weight',
      ({ roster: [, ...others], ...good }) => ({
        ...good,
        roster: [{ nodeId: '0', weight: '4' }, ...others.map(({ nodeId, weight }) => ({ nodeId, weight }))],
      }),
      ['roster', 'node 0', '4', '5'],
    ],
    [
      'roster',
      ({ roster: [, ...others], ...good }) => ({
        ...good,
        roster: others.map(({ nodeId, weight }) => ({ nodeId, weight })),
      }),
      ['roster', 'no node 0'],
    ],
    [
      'address book',
      (good) => ({ ...good, addressBooks: [publishedBook('2020-01-01T00:00:00Z', OTHER_NODES)] }),
      ['addressBooks[0]', 'node 0', sha384(Buffer.from(NODES[0]?.publicKeyHex ?? '', 'hex')), '2026-01-01T00:00:04'],
    ],
  ])('refuses another %s than nodes signed, and names both', async (_, change, texts) => {
    expect(await run('import', fileOf(change(toyDocument())))).toBe(1);
    for (const text of texts) expect(said.join()).toContain(text);
    expect(pinned()).toEqual([]);
  });

  it('refuses a file with another checksum than the one beside it, one without, and a setting that contradicts it', async () => {
    const file = fileOf(toyDocument(), 'ab'.repeat(48));
    expect(await run('import', file)).toBe(1);
    for (const text of [`${file}.sha384`, 'ab'.repeat(48), sha384(fs.readFileSync(file))])
      expect(said.join()).toContain(text);
    fs.rmSync(`${file}.sha384`);
    expect(await run('import', file)).toBe(1);
    expect(said.at(-1)).toContain(
      `${file}.sha384: the file does not exist: the checksum must be in the same folder as the document`,
    );
    for (const [place, problem] of [
      [path.join(folder, 'none.json'), 'does not exist'],
      [folder, 'cannot be read: EISDIR'],
    ] as const) {
      expect(await run('import', place)).toBe(1);
      expect(said.at(-1)).toContain(`${place}: the file ${problem}`);
    }
    expect(await run('import', fileOf(toyDocument()), '--ledger-id', OTHER_ID)).toBe(2);
    for (const text of [OTHER_ID, ID, file]) expect(said.at(-1)).toContain(text);
    expect(pinned()).toEqual([]);
  });

  it.each([
    [[]],
    [['import']],
    [['export', 'x']],
    [['import', 'x', 'y']],
    [['import', 'x', '--payer', '0.0.1']],
    [['show', 'x']],
  ])('says how it is used where %j is asked for', async (args) => {
    expect(await run(...args)).toBe(2);
    expect(said.join()).toContain('trust import <file>');
  });
});
