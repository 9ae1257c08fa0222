import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { demoNodes, demoProducers, makeNodes, RecordFileWriter, writeAddressBook } from '@ledgerscope/demo-network';
import { ingestAll } from '@ledgerscope/ingest/testing/ingest-all';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import { type Batch, type Finding, type LedgerStore, openLedgerStore, reconcile } from '@ledgerscope/ledger-store';
import { lockRows } from '@ledgerscope/ledger-store/rows/rows-lock';
import { startTestCluster, type TestCluster } from '@ledgerscope/ledger-store/testing/open-test-cluster';
import { startTestEngine, type TestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { tableDigests } from '@ledgerscope/ledger-store/testing/table-digests';
import { tooLongForRows } from '@ledgerscope/ledger-store/testing/too-long-for-rows';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from './app.ts';
import { FURTHER_QUESTIONS } from './testing/further-questions.ts';
import { ledgerRequests } from './testing/ledger-requests.ts';
import { isSentAs, statementTags } from './testing/statement-tags.ts';
import { testContext } from './testing/test-context.ts';

const START_NS = 1_767_225_600_000_000_000n;
/** Files so far apart that both shards get some of each table: rows of a minute stay together. */
const FILE_NS = 25_000_000_000n;
const FILES = BigInt(testSize(10, 40));
const PER_FILE = 40;
const WHOLE_MS = 60_000;
const TOO_LATE = /Code: (?:159|241|394)\b/;
const ALONE = 'together';
/** Tags that no server of a cluster is sent, with the reason. */
const NOT_SENT: Readonly<Record<string, string>> = {
  backup: 'the engine writes it into a folder of its own machine; e2e/src/backup.e2e.ts runs it',
  'token:anchors': 'of tokens from before the first file; start-in-the-middle.test.ts has some',
  'store:confirm-root': 'no root of these files is a guess; confirmed-root.test.ts makes it on a cluster',
  'account:top-balances': 'it adds up balances from before the first file, of which this ledger has none',
  'block:list': 'it names an error alone',
  'block:by-hash': 'it names an error alone',
  'nft:newest-of': 'it names an error alone',
  'nft:of-owner': 'it names an error alone',
  'nft:of-token': 'it names an error alone',
  'token:balances-of': 'it names an error alone',
  'token:holders': 'it names an error alone',
  'transaction:by-hash': 'it names an error alone',
  'topic:messages': 'messages of a topic are rows but for those with some words, which no call of this test asks for',
  export: 'pages of all transactions are rows',
  rows: 'it names an error of the row store, which an embedded store has',
  'rows:behind': 'it names an error alone',
  'store:copy': 'rows are copied beside an embedded store; copy-ledger.test.ts does it',
  'store:power-cut': 'an embedded store asks it; power-cut.test.ts does',
  'store:first': 'it is asked while rows are made; rows-behind.test.ts does it',
  'state:all': 'it is asked while rows are made; rows-behind.test.ts does it',
  'health:answer': 'it asks nothing of the ledger; /ready does',
  'reconcile:parts': 'files of tables are those of one server; check-command.test.ts damages one',
  open: 'it names an error; the statement that makes the database has no tag',
};

/** Engines behind native and HTTP ports of their own, with Distributed tables over them, as `ledgerscope schema --cluster` makes them. */
describe('a ledger on a cluster of two shards', () => {
  let folder = '';
  let engine: TestEngine;
  let cluster: TestCluster;
  let single: LedgerStore;
  let store: LedgerStore;

  beforeAll(async () => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-cluster-'));
    [engine, cluster] = await Promise.all([startTestEngine('embedded'), startTestCluster()]);
    [single, store] = await Promise.all([engine.open(), cluster.open()]);
    const batches: Batch[] = [];
    const noting = Object.create(single, {
      writeBatch: {
        value: (batch: Batch, ...more: []) => {
          batches.push(batch);
          return single.writeBatch(batch, ...more);
        },
      },
    }) as LedgerStore;
    await writeFiles(folder);
    await ingestAll(folder, noting, ['--batch-transactions', '100', '--nft-metadata', 'off']);
    for (const [index, batch] of batches.entries()) {
      // One is cut off when some of its rows are on both shards, and repeated by a process that starts anew.
      if (index === 1) store = await cutOff(store, batch, cluster);
      await store.writeBatch(batch);
    }
  }, 600_000);

  afterAll(async () => {
    await Promise.all([single.close(), store.close()]);
    await Promise.all([engine.stop(), cluster.stop()]);
    fs.rmSync(folder, { recursive: true, force: true });
  });

  it('has its rows on both, and those of blocks on the first alone', async () => {
    const rows = (machine: number, table: string) =>
      cluster.ask(machine, `SELECT count() FROM ledgerscope_shard.${table}`).then(Number);
    for (const table of ['transaction', 'term_transaction', 'account', 'account_balance', 'account_token', 'nft'])
      for (const machine of [0, 1]) expect(await rows(machine, table), table).toBeGreaterThan(0);
    expect([await rows(0, 'block'), await rows(1, 'block')]).toEqual([Number(FILES), 0]);
  });

  it('has every row that one server has, and no other', async () => {
    expect(await tableDigests(await inOnePlace(cluster))).toEqual(await tableDigests(single));
  }, 300_000);

  it('agrees with itself as far as one server does', async () => {
    const findings = async (ledger: LedgerStore) => {
      const found: Finding[] = [];
      for await (const finding of reconcile(ledger.snapshot())) found.push(finding);
      return found;
    };
    expect(await findings(store)).toEqual(await findings(single));
  }, 300_000);

  it('answers every call about the ledger as one server does', async () => {
    const [one, other] = await Promise.all([appOn(single), appOn(tooLongForRows(store))]);
    let answered = 0;
    try {
      for (const url of await ledgerRequests(one)) {
        const [expected, reply] = await Promise.all([wholeReply(one, url), wholeReply(other, url)]);
        expect({ url, status: reply.statusCode, body: reply.body }).toEqual({
          url,
          status: expected.statusCode,
          body: expected.body,
        });
        if (reply.statusCode === 200) answered++;
      }
    } finally {
      await Promise.all([one.close(), other.close()]);
    }
    expect(answered).toBeGreaterThan(80);
    // What came too late on a busy machine was asked again; anything else that an engine refuses is hidden by nobody.
    expect(cluster.refused.filter((refusal) => !TOO_LATE.test(refusal))).toEqual([]);
  }, 600_000);

  it('answers what no call about the ledger asks as one server does', async () => {
    // One that remembers nothing of what was asked before.
    const fresh = await cluster.open();
    for (const [name, ask] of Object.entries(FURTHER_QUESTIONS))
      expect({ name, answer: await ask(tooLongForRows(fresh)) }).toEqual({ name, answer: await ask(single) });
    await fresh.close();
  }, 300_000);

  it('sends statements that the engine parses, under every tag that there is', async () => {
    const tags = [...statementTags()];
    const missing = tags.filter((tag) => NOT_SENT[tag] === undefined && !isSentAs(tag, cluster.asked.keys()));
    expect(missing).toEqual([]);
    // What this test did not find in the source is found by nobody.
    const unknown = [...cluster.asked.keys()].filter((sent) => !tags.some((tag) => isSentAs(tag, [sent])));
    expect(unknown.filter((sent) => !/^(?:|insert|test(?::.*)?)$/.test(sent))).toEqual([]);
    const sql = `SELECT formatQuery({statement:String}) AS formatted`;
    for (const [tag, texts] of cluster.asked)
      for (const statement of texts) {
        const [row] = await single.client.query('test', sql, { statement }, { formatted: 'text' });
        expect(row?.formatted, tag).not.toBe('');
      }
  }, 300_000);

  it('is read up to the newest block of the replica that has the fewest', async () => {
    const head = store.head?.sequence ?? 0n;
    // To the cluster "replicas" both machines are replicas of one shard; the second is three blocks behind.
    await cluster.ask(0, 'CREATE DATABASE behind');
    await cluster.ask(
      1,
      `INSERT INTO ledgerscope_shard.block SELECT * FROM remote('${cluster.native(0)}', ledgerscope_shard.block)
      WHERE sequence <= ${head - 3n}`,
    );
    for (const table of ['schema_migration', 'block', 'ingest_batch'])
      await cluster.ask(
        0,
        `CREATE TABLE behind.${table} AS ledgerscope_shard.${table} ENGINE = Distributed(replicas, ledgerscope_shard, ${table}, 0)`,
      );
    // Who writes rows would take them for another ledger's.
    const lock = lockRows(path.join(cluster.folder, 'rows'));
    const behind = await openLedgerStore({ ...cluster.direct(0), database: 'behind' });
    expect(behind.head?.sequence).toBe(head - 3n);
    await behind.close();
    lock.release();
  });
});

async function writeFiles(folder: string): Promise<void> {
  const nodes = makeNodes(3);
  writeAddressBook(folder, nodes);
  const writer = new RecordFileWriter(folder, nodes);
  const ledger = demoProducers.create({
    seed: 7,
    genesisNs: START_NS,
    nodes: demoNodes(),
    addressBook: Buffer.from('book'),
  });
  for (let file = 0n; file < FILES; file++) {
    const startNs = START_NS + file * FILE_NS;
    const { items, sidecars } = await ledger.produce({
      startNs,
      endNs: startNs + 2_000_000_000n,
      transactions: PER_FILE,
    });
    writer.write(items, sidecars);
  }
}

async function cutOff(store: LedgerStore, batch: Batch, cluster: TestCluster): Promise<LedgerStore> {
  const cut = store.writeBatch(batch, (stage) => {
    if (stage === 'account_token') throw new Error('cut off');
  });
  await expect(cut).rejects.toThrow('cut off');
  const left = await store.client.query(
    'test',
    `SELECT toUInt64(uniqExact(_shard_num)) AS shards FROM transaction
      WHERE consensus_ns > fromUnixTimestamp64Nano({head:Int64}, 'UTC')`,
    { head: store.head?.lastNs ?? 0n },
    { shards: 'u64' },
  );
  expect(left).toEqual([{ shards: 2n }]);
  await store.close();
  return cluster.open();
}

/** All rows of the cluster in tables of one machine, where those that merge meet. */
async function inOnePlace(cluster: TestCluster): Promise<LedgerStore> {
  await cluster.ask(0, `CREATE DATABASE ${ALONE}`);
  const names = await cluster.ask(0, `SELECT name FROM system.tables WHERE database = 'ledgerscope' ORDER BY name`);
  for (const table of names.trim().split('\n')) {
    await cluster.ask(0, `CREATE TABLE ${ALONE}.${table} AS ledgerscope_shard.${table}`);
    await cluster.ask(
      0,
      `INSERT INTO ${ALONE}.${table} SELECT * FROM ledgerscope.${table} SETTINGS max_partitions_per_insert_block = 0`,
    );
  }
  return openLedgerStore({ ...cluster.direct(0), database: ALONE });
}

/** The reply once it is one: a busy machine may be too slow for what suggestions are given. */
async function wholeReply(app: FastifyInstance, url: string) {
  const end = performance.now() + WHOLE_MS;
  for (;;) {
    const reply = await app.inject(url);
    const isBusy = reply.statusCode === 503 && !reply.body.includes('portal_unavailable');
    if (!isBusy && !reply.body.includes('"incomplete":true')) return reply;
    if (performance.now() > end) throw new Error(`${url}: ${reply.body}`);
  }
}

function appOn(store: LedgerStore): Promise<FastifyInstance> {
  return createApp(testContext(store, { searchMs: WHOLE_MS }), { webApp: false });
}
