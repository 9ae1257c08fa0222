import {
  addressBookBytes,
  demoNodes,
  demoProducers,
  type ProducedFile,
  StreamWriter,
  writeAddressBook,
} from '@ledgerscope/demo-network';
import type { LedgerStore } from '@ledgerscope/ledger-store';
import { expect } from 'vitest';
import { FILE_NS, FILES, GENESIS_NS, NODES, PER_FILE, SEED } from './compared-network.ts';
import { ingestAll } from './ingest-all.ts';
import { type TableRows, tableRows } from './table-rows.ts';

const NO_FILE = 'a mirror node reports no file, and nothing of it is signed';
const NOT_REPORTED = 'it is not reported';
const AS_NOW = 'accounts and topics are reported as they are now';
const PACKED = 'it holds other columns once more';
const GENESIS = 'what accounts began with is not reported';
const BATCH = 'each ingest names its batches anew';

/** Columns that a mirror node does not report, by table and name, with the reason. docs/decisions/0096 lists them in words. */
const APART: Readonly<Record<string, string>> = {
  'block.number': 'mirror nodes count blocks where files state no number',
  'block.sequence': 'it begins with that number',
  'block.format': NO_FILE,
  'block.version': NO_FILE,
  'block.size_bytes': NO_FILE,
  'block.file_hash': NO_FILE,
  'block.metadata_hash': NO_FILE,
  'block.proof': NO_FILE,
  'block.signed_node_ids': NO_FILE,
  'block.signed_accounts': NO_FILE,
  'block.signed_stakes': NO_FILE,
  'block.missing_accounts': NO_FILE,
  'block.stake_signed': NO_FILE,
  'block.stake_total': NO_FILE,
  'block.stake_weighted': NO_FILE,
  'block.batch': BATCH,
  'ingest_batch.batch': BATCH,
  'ingest_batch.sequence': 'it begins with the number of the first block',
  'ingest_batch.file_hashes': NO_FILE,
  'account.stake_period_start': AS_NOW,
  'account_balance.balance': GENESIS,
  'account_minute.balance': GENESIS,
  'account_token.automatic': NOT_REPORTED,
  'account_token.associated_ns': NOT_REPORTED,
  'account_token.changed_ns': 'of which token a freeze or KYC is, is not reported',
  'account_token.freeze_status': 'of which token it is, is not reported',
  'account_token.kyc_status': 'of which token it is, is not reported',
  'contract_result.bloom': 'an empty one is reported as zeros',
  'contract_result.signer_nonce': NOT_REPORTED,
  'entity.id': 'ids of nodes are not reported',
  'entity_creator.id': 'ids of nodes are not reported',
  'entity.memo': AS_NOW,
  'file.memo': NOT_REPORTED,
  'file.keys': NOT_REPORTED,
  'file.expiration_ns': NOT_REPORTED,
  'file.contents_ns': NOT_REPORTED,
  'file.size_bytes': NOT_REPORTED,
  'nft.spender': 'of which NFTs an allowance is, is not reported',
  'nft.changed_ns': 'of which NFTs an allowance is, is not reported',
  'schedule_event.payer': 'reported also where the creation named none',
  'topic.expiration_ns': NOT_REPORTED,
  'transaction.block': 'it is the number of the block',
  'transaction.entity': 'ids of nodes are not reported',
  'transaction.signatures': 'reported for transactions about schedules alone',
  'transaction.associated_token': NOT_REPORTED,
  'transaction.associated_account': NOT_REPORTED,
  'transaction_raw.transaction_bytes': 'rebuilt from what is reported',
  'transaction_raw.record_bytes': 'rebuilt from what is reported',
  'transaction_raw.parts': PACKED,
};
/** Columns of every table. */
const ANYWHERE = /\.(version|slot)$/;
/** Tables of which a mirror node reports fewer rows, or others. */
const TABLES_APART: Readonly<Record<string, string>> = {
  airdrop: 'what waits is not reported',
  balance_anchor: GENESIS,
  entity: 'nodes that were created are not reported',
  entity_creator: 'nodes that were created are not reported',
  file_data: 'contents are not reported',
  ledger_counter: GENESIS,
  named_entity: 'nodes that signed are not reported',
  network_stake: 'reported for the period that goes on',
  nft_metadata_change: 'which NFTs got other metadata is not reported',
  node: 'nodes that were created are not reported',
  node_stake: 'reported for the period that goes on',
  search_term: 'memos of entities are reported as they are now',
  term_hour: 'what node transactions are about is not reported',
  term_transaction: 'what node transactions are about is not reported',
};

/** Some days of the simulated network, as record files. */
export async function writeHistory(folder: string): Promise<void> {
  writeAddressBook(folder, NODES);
  const addressBook = addressBookBytes(NODES);
  const network = demoProducers.create({ seed: SEED, genesisNs: GENESIS_NS, nodes: demoNodes(), addressBook });
  const writer = new StreamWriter({ folder, nodes: NODES, format: 'record', copies: 'one' });
  for (let startNs = GENESIS_NS; startNs < GENESIS_NS + FILES * FILE_NS; startNs += FILE_NS) {
    const file: ProducedFile = {
      ...(await network.produce({ startNs, endNs: startNs + FILE_NS, transactions: PER_FILE })),
      media: [],
    };
    await writer.write(file);
  }
  await writer.untilSettled();
}

/** Every row of a store that has read a source to its end. */
export async function readRowsFrom(source: string, store: LedgerStore): Promise<ReadonlyMap<string, TableRows>> {
  const status = await ingestAll(source, store);
  expect(status.halt).toBeUndefined();
  return tableRows(store);
}

/** The rows of one history, from its files and from a mirror node. */
export interface BothRows {
  readonly records: ReadonlyMap<string, TableRows>;
  readonly mirror: ReadonlyMap<string, TableRows>;
}

/** Where they differ, but for what is apart for a further reason: each column with the first row of which it does. Mirror nodes order what a transaction lists by its ids. */
export function differences({ records, mirror }: BothRows, further: Readonly<Record<string, string>> = {}): string[] {
  return [...records].flatMap(([table, all]) => {
    const others = mirror.get(table) ?? [];
    // Of a sender whose nonce was refused, nothing is reported.
    const ids = new Set(others.map(({ id }) => id));
    const reported = table === 'account_token' ? reportedRelations(all, others) : all;
    const rows =
      table === 'account' && all.length - others.length <= 1 ? reported.filter(({ id }) => ids.has(id)) : reported;
    if (TABLES_APART[table] !== undefined || further[table] !== undefined) return [];
    if (rows.length !== others.length) return [`${table}: ${rows.length} and ${others.length} rows`];
    const columns = Object.keys(rows[0] ?? {}).filter(
      (column) => !isApart(`${table}.${column}`) && further[`${table}.${column}`] === undefined,
    );
    return columns.flatMap((column) => {
      const index = rows.findIndex((row, at) => listed(row[column]) !== listed(others[at]?.[column]));
      return index < 0 ? [] : [`${table}.${column} of ${index}: ${rows[index]?.[column]}, ${others[index]?.[column]}`];
    });
  });
}

/** Of which token an account was dissociated is not reported: what it never held besides is in no row of a mirror node. */
function reportedRelations(all: TableRows, others: TableRows): TableRows {
  const known = new Set(others.map(({ account, token }) => `${account} ${token}`));
  return all.filter(({ account, token, associated }) => associated === '1' || known.has(`${account} ${token}`));
}

function isApart(column: string): boolean {
  return APART[column] !== undefined || ANYWHERE.test(column);
}

/** Lists in one order; what belongs together in several lists is compared where they are read into other tables. */
function listed(value: string | undefined): string | undefined {
  if (value?.startsWith('[') !== true) return value;
  return value.slice(1, -1).split(',').sort().join(',');
}
