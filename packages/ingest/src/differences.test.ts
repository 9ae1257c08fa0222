import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  BLOCK_KEY_SHA256,
  makeNodes,
  type ProducedFile,
  type StreamFormat,
  StreamWriter,
  timestamp,
  writeAddressBook,
} from '@ledgerscope/demo-network';
import { RESPONSE_CODE } from '@ledgerscope/ledger';
import { type LedgerStore, tokensById } from '@ledgerscope/ledger-store';
import { startTestEngine, type TestEngine } from '@ledgerscope/ledger-store/testing/open-test-store';
import { type Draft, encode, hapi } from '@ledgerscope/streams';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ingestAll } from './testing/ingest-all.ts';
import { tableRows } from './testing/table-rows.ts';

type Body = Exclude<Draft<hapi.TransactionBody>, Uint8Array>;
type Receipt = Exclude<Draft<hapi.TransactionReceipt>, Uint8Array>;
type Record = Exclude<Draft<hapi.TransactionRecord>, Uint8Array>;

/** A transaction of these files; its inner ones where it is a batch. */
interface Sent {
  readonly body: Body;
  readonly receipt?: Receipt;
  readonly record?: Record;
  readonly inner?: readonly Sent[];
}

const START_NS = 1_767_225_600_000_000_000n;
const FILE_NS = 2_000_000_000n;
const NODES = makeNodes(1);
const PAYER = { accountNum: 1001n };
const TOKEN = { tokenNum: 5000n };
const TOPIC = { topicNum: 5001n };
const HOLLOW = 5002n;
const CONTRACT = { contractNum: HOLLOW };
const ADDRESS = new Uint8Array(20).fill(9);
const HASH = (fill: number) => new Uint8Array(48).fill(fill);
/** A long memo: differences are written where they save enough. */
const LONG = 'x'.repeat(90);
/** Tables of what happened; others hold versions, which depend on what is in one batch. */
const TABLES = new Set(['contract_result', 'entity', 'topic_message', 'transaction', 'transaction_raw']);

const mint = (amount: bigint, newTotalSupply: bigint): Sent => ({
  body: { tokenMint: { token: TOKEN, amount } },
  receipt: { newTotalSupply },
});
const burn = (amount: bigint, newTotalSupply: bigint): Sent => ({
  body: { tokenBurn: { token: TOKEN, amount } },
  receipt: { newTotalSupply },
});
const batchOf = (...inner: Sent[]): Sent => ({ body: {}, inner });

/** Transactions file by file. In each but the first, something depends on what was before it. */
const HISTORY: readonly (readonly Sent[])[] = [
  [
    {
      body: { tokenCreation: { name: 'Coin', symbol: 'C', initialSupply: 100n, treasury: PAYER, memo: LONG } },
      receipt: { tokenID: TOKEN },
    },
    { body: { consensusCreateTopic: { memo: LONG } }, receipt: { topicID: TOPIC } },
    {
      body: { cryptoCreateAccount: { alias: ADDRESS, memo: LONG } },
      receipt: { accountID: { accountNum: HOLLOW } },
      record: { evmAddress: ADDRESS },
    },
  ],
  [
    batchOf(mint(5n, 105n), burn(2n, 103n), burn(3n, 100n)),
    {
      body: { cryptoUpdateAccount: { accountIDToUpdate: { alias: ADDRESS }, memo: { value: `${LONG}y` } } },
      receipt: { accountID: { accountNum: HOLLOW } },
    },
    {
      body: { consensusSubmitMessage: { topicID: TOPIC, message: Uint8Array.of(1) } },
      receipt: { topicSequenceNumber: 1n, topicRunningHash: HASH(1), topicRunningHashVersion: 3n },
    },
  ],
  [
    mint(7n, 107n),
    batchOf(burn(1n, 106n), mint(1n, 107n)),
    {
      body: { contractCreateInstance: { gas: 9n } },
      receipt: { contractID: CONTRACT },
      record: {
        contractCreateResult: {
          contractID: CONTRACT,
          gasUsed: 9n,
          evmAddress: { value: ADDRESS },
          bloom: new Uint8Array(256),
        },
      },
    },
  ],
  [burn(107n, 0n), batchOf(mint(3n, 3n), burn(3n, 0n))],
  [
    {
      body: { contractDeleteInstance: { contractID: { evmAddress: ADDRESS }, transferAccountID: PAYER } },
      receipt: { contractID: CONTRACT },
    },
    batchOf(mint(4n, 4n), burn(4n, 0n)),
  ],
];

function signedOf(body: Body, validStartNs: bigint): Uint8Array {
  const transactionID = { accountID: PAYER, transactionValidStart: timestamp(validStartNs) };
  const innerBytes = encode(hapi.TransactionBody, { transactionID, nodeAccountID: { accountNum: 3n }, ...body });
  return encode(hapi.SignedTransaction, { bodyBytes: innerBytes, sigMap: {} });
}

/** Items of a transaction and of those inside it, from an instant on. */
function itemsOf({ body, receipt, record, inner = [] }: Sent, atNs: bigint, parentNs?: bigint): ProducedFile['items'] {
  const ofBatch = (sent: Sent) => ({ ...sent, body: { ...sent.body, batchKey: { ed25519: new Uint8Array(32) } } });
  const members = inner.map(ofBatch);
  const transactions = members.map((sent, index) => signedOf(sent.body, atNs + BigInt(index) + 1n));
  const signed = signedOf(inner.length === 0 ? body : { atomicBatch: { transactions } }, atNs);
  const transactionID = { accountID: PAYER, transactionValidStart: timestamp(atNs) };
  const own = {
    consensusNs: atNs,
    transaction: encode(hapi.Transaction, { signedTransactionBytes: signed }),
    record: encode(hapi.TransactionRecord, {
      receipt: { status: RESPONSE_CODE.SUCCESS, ...receipt },
      transactionHash: createHash('sha384').update(signed).digest(),
      consensusTimestamp: timestamp(atNs),
      transactionID,
      parentConsensusTimestamp: parentNs === undefined ? undefined : timestamp(parentNs),
      transferList: {},
      ...record,
    }),
  };
  return [own, ...members.flatMap((sent, index) => itemsOf(sent, atNs + BigInt(index) + 1n, atNs))];
}

function produced(transactions: readonly Sent[], file: number): ProducedFile {
  const startNs = START_NS + BigInt(file) * FILE_NS;
  const items = transactions.flatMap((sent, index) => itemsOf(sent, startNs + BigInt(index) * 1_000n));
  return { items, sidecars: [], media: [], slot: { startNs, endNs: startNs + FILE_NS } };
}

async function write(folder: string, format: StreamFormat, cutoverNs?: bigint): Promise<void> {
  writeAddressBook(folder, NODES);
  const writer = new StreamWriter({ folder, nodes: NODES, format, cutoverNs, copies: 'one' });
  for (const [file, transactions] of HISTORY.entries()) await writer.write(produced(transactions, file));
  await writer.untilSettled();
}

const FLAGS = ['--hints-key', BLOCK_KEY_SHA256];
let top = '';
let engine: TestEngine;
let store: LedgerStore;

/** What was read from record files. */
let ofRecords: Awaited<ReturnType<typeof readRows>>;

beforeAll(async () => {
  top = fs.mkdtempSync(path.join(os.tmpdir(), 'ledgerscope-differences-'));
  await write(path.join(top, 'record'), 'record');
  await write(path.join(top, 'blocks'), 'blocks');
  engine = await startTestEngine('embedded');
  store = await engine.open();
  await ingestAll(path.join(top, 'record'), store);
  ofRecords = await readRows();
  await store.close();
  await engine.stop();
});

afterAll(() => fs.rmSync(top, { recursive: true, force: true }));

beforeEach(async () => {
  engine = await startTestEngine('embedded');
  store = await engine.open();
});

afterEach(async () => {
  await store.close();
  await engine.stop();
});

/** A copy of the blocks from one of these on, which another one of them ends. */
function blocksOf(from: number, to: number): string {
  const folder = fs.mkdtempSync(path.join(top, 'some-'));
  writeAddressBook(folder, NODES);
  addBlocks(folder, from, to);
  return folder;
}

function addBlocks(folder: string, from: number, to: number): void {
  const names = fs.readdirSync(path.join(top, 'blocks'), { recursive: true, encoding: 'utf8' });
  const blocks = names.filter((name) => name.endsWith('.blk.gz')).sort();
  for (const name of blocks.slice(from, to)) {
    fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    fs.copyFileSync(path.join(top, 'blocks', name), path.join(folder, name));
  }
}

async function readRows() {
  const tables = [...(await tableRows(store))].filter(([table]) => TABLES.has(table));
  expect(tables).toHaveLength(TABLES.size);
  const [token] = await tokensById(store, [TOKEN.tokenNum]);
  return { tables, token };
}

describe('blocks whose differences omit what records tell', () => {
  it.each([
    ['in one batch', []],
    ['a batch for each block', ['--batch-transactions', '1']],
  ])('give the rows that record files give: %s', async (_name, flags) => {
    const status = await ingestAll(path.join(top, 'blocks'), store, [...FLAGS, ...flags]);
    expect(status.halt).toBeUndefined();
    expect(await readRows()).toEqual(ofRecords);
  });

  it('give the same rows where ingest starts again before each block', async () => {
    const folder = blocksOf(0, 1);
    for (let block = 1; block <= HISTORY.length; block++) {
      const { halt } = await ingestAll(folder, store, FLAGS);
      expect(halt).toBeUndefined();
      addBlocks(folder, block, block + 1);
    }
    expect(await readRows()).toEqual(ofRecords);
  });

  it('give the same rows behind record files, from the first block after the cutover on', async () => {
    const folder = path.join(top, 'cutover');
    await write(folder, 'record', START_NS + FILE_NS);
    const { halt } = await ingestAll(folder, store, FLAGS);
    expect(halt).toBeUndefined();
    expect(await readRows()).toEqual(ofRecords);
  });

  it('that come first leave unknown what the ones before would tell', async () => {
    await ingestAll(blocksOf(1, 2), store, FLAGS);
    const { client } = store;
    const notes = await client.query(
      'test:notes',
      "SELECT type, not_understood AS note FROM transaction WHERE not_understood != '' ORDER BY consensus_ns",
      {},
      { type: 'u16', note: 'text' },
    );
    const why = 'not known, as the block states only what changed, and what was before it was not read';
    expect(notes).toEqual([
      { type: 37, note: `receipt.newTotalSupply: ${why}` },
      { type: 38, note: `receipt.newTotalSupply: ${why}` },
      { type: 38, note: `receipt.newTotalSupply: ${why}` },
      { type: 15, note: `receipt.accountID: ${why}` },
    ]);
  });
});
