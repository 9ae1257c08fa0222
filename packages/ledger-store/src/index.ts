export { blockAt, blockTotals, type Gap, gaps, recentBlocks } from './block/queries.ts';
export type { BatchRow, BlockRow } from './block/rows.ts';
export { RECOMMENDED_UV_THREADPOOL_SIZE } from './client/embedded-engine.ts';
export type {
  LedgerClient,
  Parameter,
  Parameters,
  ResultColumns,
  ResultKind,
  ResultRow,
  StatementLimits,
  StoreValue,
} from './client/ledger-client.ts';
export {
  BusyStoreError,
  FatalStoreError,
  InvalidQueryError,
  QueryLimitError,
  RetryableStoreError,
  StoreError,
  StoreLockedError,
  StoreStoppedError,
} from './client/store-error.ts';
export * from './contract/queries.ts';
export type * from './contract/rows.ts';
export { entityByAlias, entityByEvmAddress } from './entity/queries.ts';
export type * from './entity/rows.ts';
export { fileHistory } from './file/queries.ts';
export type * from './file/rows.ts';
export type { Batch, LedgerHead, LedgerReader } from './ledger-reader.ts';
export { type LedgerStore, type LedgerStoreOptions, openLedgerStore } from './ledger-store.ts';
export { latestNetworkStake, latestNodeStakes } from './node/queries.ts';
export type * from './node/rows.ts';
export { scheduleEvents } from './schedule/queries.ts';
export type * from './schedule/rows.ts';
export { counts, type LedgerCounts } from './stats/queries.ts';
export { BATCH_TABLES, type BatchRows } from './tables.ts';
export { type LastTopicMessage, lastTopicMessages, topicMessageAt } from './topic/queries.ts';
export type * from './topic/rows.ts';
export { countTransactions } from './transaction/count-transactions.ts';
export {
  listTransactions,
  MAX_OFFSET,
  MAX_PAGE,
  type TransactionList,
  type TransactionPage,
} from './transaction/list-transactions.ts';
export {
  childrenOf,
  transactionRaw,
  transactionsByHash,
  transactionsById,
  transactionsByRef,
} from './transaction/queries.ts';
export type * from './transaction/rows.ts';
export type { StoredTransaction } from './transaction/stored-transaction.ts';
export type { TransactionFilter } from './transaction/transaction-filter.ts';
export type { StageListener } from './write-batch.ts';
