import { type EntityId, entityIdFromStore, formatEntityId, NS_PER_SECOND, TYPE_ID } from '@ledgerscope/ledger';
import type { LedgerSnapshot, ResultColumns } from '@ledgerscope/ledger-store';

import { ID_STEP } from './grow-ledger.ts';

const TAG = 'bench:keys';

/** Ids that the calls are made with, in random order; some lists may be shorter than asked for. */
export interface SampleKeys {
  /** Half of them from transactions, so that busy ones come often; half evenly from all that exist. */
  readonly accounts: readonly string[];
  readonly contracts: readonly string[];
  readonly topics: readonly string[];
  readonly tokens: readonly string[];
  readonly collections: readonly string[];
  readonly nfts: readonly { readonly token: string; readonly serial: string }[];
  /** `payer@seconds.nanoseconds`. */
  readonly transactions: readonly string[];
  readonly hashes: readonly string[];
  readonly blocks: readonly string[];
  readonly words: readonly string[];
  readonly tokenNames: readonly string[];
  /** The busiest account, topic and token. */
  readonly heavy: { readonly account: string; readonly topic: string; readonly token: string };
}

/** Draws `size` keys of each kind from the ledger. */
export async function sampleKeys(snapshot: LedgerSnapshot, size: number): Promise<SampleKeys> {
  const ids = async (sql: string): Promise<string[]> => {
    const rows = await snapshot.client.query(TAG, `${sql} LIMIT ${size}`, {}, { id: 'u64' }, { seconds: 120 });
    return rows.map(({ id }) => text(id));
  };
  const pickMixed = async (busy: string, even: string): Promise<string[]> => {
    const [some, others] = [await ids(busy), await ids(even)];
    return Array.from({ length: size }, (_, index) => (index % 2 === 0 ? some : others)[index >> 1]).filter(
      (id) => id !== undefined,
    );
  };
  const drawSql = (term: string, condition: string) =>
    `SELECT ${term} AS id FROM transaction WHERE ${condition} ORDER BY cityHash64(consensus_ns)`;
  const evenly = (table: string, condition = '1 = 1') =>
    `SELECT DISTINCT id FROM ${table} WHERE ${condition} ORDER BY cityHash64(id)`;
  const transactions = await drawTransactions(snapshot, size);
  return {
    ...transactions,
    accounts: await pickMixed(drawSql('payer', SOME), evenly('account', 'is_contract = 0')),
    contracts: await pickMixed(
      drawSql('entity', `type = ${TYPE_ID.contractCall} AND entity != 0 AND ${SOME}`),
      evenly('account', `is_contract = 1 AND ${SAMPLED}`),
    ),
    topics: await pickMixed(
      drawSql('entity', `type = ${TYPE_ID.consensusSubmitMessage} AND entity != 0 AND ${SOME}`),
      evenly('topic', SAMPLED),
    ),
    tokens: await ids(evenly('token', `type = 'FUNGIBLE_COMMON' AND ${SAMPLED}`)),
    collections: await ids(evenly('token', "type = 'NON_FUNGIBLE_UNIQUE'")),
    nfts: await drawNfts(snapshot, size),
    blocks: (
      await readRows(snapshot, 'SELECT sequence FROM block ORDER BY cityHash64(sequence)', size, { sequence: 'i64' })
    ).map(({ sequence }) => `${sequence}`),
    words: await readWords(
      snapshot,
      'SELECT memo AS word FROM memo_transaction ORDER BY cityHash64(consensus_ns)',
      size,
    ),
    tokenNames: await readWords(snapshot, 'SELECT name AS word FROM token ORDER BY cityHash64(id)', size),
    heavy: {
      account: await busiest(snapshot, `roles > 0 AND type = ${TYPE_ID.cryptoTransfer}`),
      topic: await busiest(snapshot, `type = ${TYPE_ID.consensusSubmitMessage} AND bitAnd(roles, 8) != 0`),
      token: await busiest(snapshot, 'bitAnd(roles, 16) != 0'),
    },
  };
}

/** Entities of which transactions tell: the copies of a grown ledger have none, and no lists of their own. */
const SAMPLED = `id < ${ID_STEP}`;
/** One in a thousand, whatever the size of the ledger. */
const SOME = 'cityHash64(consensus_ns) % 997 = 0';

async function drawTransactions(snapshot: LedgerSnapshot, size: number) {
  const rows = await readRows(
    snapshot,
    `SELECT payer, toInt64(toUnixTimestamp64Nano(consensus_ns) - valid_start_delta) AS start_ns,
        lower(hex(hash)) AS hash_hex
      FROM transaction WHERE ${SOME} AND nonce = 0 ORDER BY cityHash64(consensus_ns)`,
    size,
    { payer: 'u64', startNs: 'i64', hashHex: 'text' },
  );
  return {
    transactions: rows.map(({ payer, startNs }) => `${text(payer)}@${seconds(startNs)}`),
    hashes: rows.map(({ hashHex }) => hashHex),
  };
}

async function drawNfts(snapshot: LedgerSnapshot, size: number) {
  const sql = 'SELECT DISTINCT token, serial FROM nft ORDER BY cityHash64(token, serial)';
  const rows = await readRows(snapshot, sql, size, { token: 'u64', serial: 'i64' });
  return rows.map(({ token, serial }) => ({ token: text(token), serial: `${serial}` }));
}

async function readWords(snapshot: LedgerSnapshot, sql: string, size: number): Promise<string[]> {
  const rows = await readRows(snapshot, sql, size, { word: 'text' });
  return rows.map(({ word }) => word.split(/\s+/)[0] ?? '').filter((word) => /^\w{3,}$/.test(word));
}

async function busiest(snapshot: LedgerSnapshot, condition: string): Promise<string> {
  const sql = `SELECT term AS id FROM term_transaction WHERE kind = 0 AND bitAnd(term, 274877906943) > 1000
    AND ${condition} GROUP BY term ORDER BY count() DESC`;
  const [row] = await readRows(snapshot, sql, 1, { id: 'u64' });
  if (row === undefined) throw new Error('the ledger has no such entity');
  return text(row.id);
}

function readRows<const Columns extends ResultColumns>(
  snapshot: LedgerSnapshot,
  sql: string,
  size: number,
  columns: Columns,
) {
  return snapshot.client.query(TAG, `${sql} LIMIT ${size}`, {}, columns, { seconds: 120, memoryBytes: 8_000_000_000 });
}

function text(id: bigint): string {
  const entity: EntityId = entityIdFromStore(id);
  return formatEntityId(entity);
}

function seconds(ns: bigint): string {
  return `${ns / NS_PER_SECOND}.${(ns % NS_PER_SECOND).toString().padStart(9, '0')}`;
}
