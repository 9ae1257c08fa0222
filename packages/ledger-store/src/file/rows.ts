import { defineStateTable } from '../state/state-table.ts';
import { defineTable, type RowOf } from '../table.ts';

/** Contents at genesis, and successful file creates, appends, updates and deletes; contents at T are the newest non-empty create or update up to T plus later appends. */
export const fileDataTable = defineTable('file_data', {
  file: 'u64',
  consensusNs: 'ns',
  /** Transaction type: 16 append, 17 create, 18 delete, 19 update; 0 for what was there at genesis. */
  type: 'u16',
  contents: 'bytes',
  memo: 'text',
  /** 0 where the transaction did not set it. */
  expirationNs: 'anyNs',
  keys: 'bytes',
});
export type FileDataRow = RowOf<typeof fileDataTable>;

/** Files. */
export const fileTable = defineStateTable('file', ['id'], {
  id: 'u64',
  /** 0 when its creation was not ingested, `GENESIS_NS` where it was there before the first block. */
  createdNs: 'ns',
  creator: 'u64',
  /** Newest create, append, update or delete. */
  updatedNs: 'ns',
  memo: 'text',
  /** Serialized KeyList; empty for none. */
  keys: 'bytes',
  /** 0 for none stated. */
  expirationNs: 'anyNs',
  /** `consensus_ns` of the file_data row that the contents start with; appends follow it. 0 when none was ingested. */
  contentsNs: 'ns',
  /** Size of the contents as far as they were ingested. */
  sizeBytes: 'u64',
  deleted: 'u8',
});
export type FileRow = RowOf<typeof fileTable>;

/** Exchange rates as receipts and changes of file 0.0.112 named them first: how many US cents so many hbars are worth, now and after `expirationNs`. */
export const exchangeRateTable = defineTable('exchange_rate', {
  consensusNs: 'ns',
  hbarEquiv: 'i32',
  centEquiv: 'i32',
  expirationNs: 'anyNs',
  nextHbarEquiv: 'i32',
  nextCentEquiv: 'i32',
  nextExpirationNs: 'anyNs',
});
export type ExchangeRateRow = RowOf<typeof exchangeRateTable>;
