export { accountsWithin, storesBalances } from './account/accounts-within.ts';
export { balanceAnchor, type FirstBlock, firstBlock } from './account/balance-anchor.ts';
export { type BalanceAt, balanceAt } from './account/balance-at.ts';
export { type BalanceBounds, hbarBounds, tokenBounds } from './account/balance-bounds.ts';
export { type BalanceGrid, type BalancePoint, balanceHistory } from './account/balance-history.ts';
export type { BalanceAnchor } from './account/cached-anchor.ts';
export { type NodeAccount, nodeAccountsAmong } from './account/node-accounts.ts';
export { type AccountState, accountState, accountStates } from './account/queries.ts';
export { rewardsBetween } from './account/rewards-between.ts';
export type * from './account/rows.ts';
export { accountBalanceTable, accountTable } from './account/rows.ts';
export * from './account/snapshot.ts';
export { readStakers } from './account/stakers.ts';
export { type StakingReward, stakingRewards } from './account/staking-rewards.ts';
export { type RankedBalance, topBalances } from './account/top-balances.ts';
export { type Allowance, type AllowancePage, readAllowances } from './allowance/queries.ts';
export type * from './allowance/rows.ts';
export { sortedAllowances } from './allowance/sorted-allowances.ts';
export { confirmedRow } from './block/confirmed-root.ts';
export { blockByHashStart, blockByNumber, bloomsOfBlocks, findBlocks, numberOfBlock } from './block/find-blocks.ts';
export { hintsKeyChanges } from './block/hints-key-changes.ts';
export { type BlockPage, blockByHash, countBlocks, listBlocks } from './block/list-blocks.ts';
export { provenInstants } from './block/proven-instants.ts';
export { blockAt, blocksAt, blockTotals, type Gap, gaps, recentBlocks } from './block/queries.ts';
export type { BatchRow, BlockRow, HintsKeyChangeRow } from './block/rows.ts';
export { type Asker, askingFor, currentAsker, forAllAskers, untilAborted } from './client/asker.ts';
export { FairPool } from './client/fair-pool.ts';
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
export type { FinishedStatement } from './client/statement-watch.ts';
export {
  AbandonedStoreError,
  BusyStoreError,
  FatalStoreError,
  InvalidQueryError,
  QueryLimitError,
  RetryableStoreError,
  RowsUnfinishedError,
  StoreError,
  StoreFullError,
  StoreLockedError,
  StoreStoppedError,
  UnreachableStoreError,
} from './client/store-error.ts';
export * from './contract/calls.ts';
export { contractIds } from './contract/contract-ids.ts';
export { type ContractAnswer, contractAnswers, erc20Transfers, erc20TransfersAt } from './contract/erc20-transfers.ts';
export { type ContractEventPage, contractEvents, contractLogs } from './contract/events.ts';
export { evmPlaces, type HavingEvents } from './contract/evm-places.ts';
export { type HookSlotSearch, hookSlots } from './contract/hook-slots.ts';
export { internalCalls } from './contract/internal-calls.ts';
export {
  type ContractNftMove,
  type ContractNftPage,
  type ContractNftPlace,
  contractNftTransfers,
} from './contract/nft-transfers.ts';
export type * from './contract/rows.ts';
export { type LogSearch, searchLogs } from './contract/search-logs.ts';
export { contractSlot, contractSlots, contractStorage, type StorageSlot } from './contract/storage.ts';
export { approvalsOfContract, approvalsOfParty, type TokenApproval } from './contract/token-approvals.ts';
export { tokenContracts } from './contract/token-contracts.ts';
export { tokenEventInstants } from './contract/token-events.ts';
export { type ContractHolder, contractHolders, type TokenStandard } from './contract/token-holders.ts';
export { type CreatedEntity, entitiesCreatedBy } from './entity/created-by.ts';
export type { EntityKind } from './entity/entity-columns.ts';
export { entityExists } from './entity/entity-exists.ts';
export type * from './entity/entity-filter.ts';
export * from './entity/list-entities.ts';
export { addNamedEntities, idsIn } from './entity/named-entity.ts';
export * from './entity/queries.ts';
export type * from './entity/rows.ts';
export * from './file/queries.ts';
export type * from './file/rows.ts';
export { type FileChange, fileChanges } from './file/updates.ts';
export { LedgerCaches } from './ledger-caches.ts';
export type { LedgerHead } from './ledger-head.ts';
export type { Batch, LedgerSnapshot } from './ledger-snapshot.ts';
export * from './ledger-store.ts';
export type { MigrationStep } from './migration/migrate.ts';
export * from './nft/list-nfts.ts';
export {
  countNftBook,
  gainOf,
  type NftBook,
  type NftBookPage,
  nftBookInstants,
  nftBounds,
} from './nft/nft-book.ts';
export * from './nft/nft-history.ts';
export type * from './nft/nft-key.ts';
export { ownedNfts } from './nft/owned-nfts.ts';
export * from './nft/queries.ts';
export * from './nft/rankings.ts';
export type * from './nft/rows.ts';
export { nftTable } from './nft/rows.ts';
export * from './nft/search-nfts.ts';
export { type TreasuryChange, treasuryChanges } from './nft/treasury-changes.ts';
export type { NftMetadataFields } from './nft-metadata/metadata-rows.ts';
export * from './nft-metadata/metadata-to-follow.ts';
export * from './nft-metadata/queries.ts';
export type * from './nft-metadata/rows.ts';
export * from './nft-metadata/search-names.ts';
export * from './nft-metadata/thumbnails.ts';
export { type CountedTrait, traitsOfToken, type WantedTraits } from './nft-metadata/traits.ts';
export {
  latestNetworkStake,
  type NodeTotals,
  nodeActivity,
  nodeStakesAt,
  nodeStates,
  provenNodeStakes,
} from './node/queries.ts';
export { nodeRewardRates, type RewardRates } from './node/reward-rates.ts';
export type * from './node/rows.ts';
export { ofSnapshot } from './of-snapshot.ts';
export { byteOwner } from './own-bytes.ts';
export { checkParts } from './reconcile/check-parts.ts';
export type { Finding, ReconcileRange } from './reconcile/finding.ts';
export { reconcile } from './reconcile/reconcile.ts';
export { latestReconcileRun, type ReconcileRunRecord, saveReconcileRun } from './reconcile/run-log.ts';
export type { CopyStep } from './rows/copy-ledger.ts';
export type { CopyWaitListener } from './rows/copy-patience.ts';
export type { RowsPlace, StorePlace } from './rows/open-rows.ts';
export type { RowStore } from './rows/row-store.ts';
export { schedulesCreatedBy } from './schedule/created-by.ts';
export { readScheduleEvents, scheduleEvents, schedulePayers, scheduleState } from './schedule/queries.ts';
export type * from './schedule/rows.ts';
export { scheduleTable } from './schedule/rows.ts';
export { accountsByKey } from './search/accounts-by-key.ts';
export { idsByPrefix, type PlacedId } from './search/id-prefix.ts';
export { type Identity, type IdPlace, identify } from './search/identify.ts';
export { namedNfts } from './search/named-nfts.ts';
export { type PartCandidate, partCandidates } from './search/part-candidates.ts';
export { recentActivity } from './search/recent-activity.ts';
export { hasTerm, normalText, type TermCandidate, type TermKind, termCandidates } from './search/search-terms.ts';
export { allStateRows, currentRows, stateRow, stateRows, storedStateRows } from './state/queries.ts';
export { rowsUnder } from './state/rows-under.ts';
export type { StateKey, StateRow, StateTable } from './state/state-table.ts';
export { unknownRow } from './state/unknown-row.ts';
export { activePayers } from './stats/active-payers.ts';
export { type DappActivity, dappActivity } from './stats/dapp-activity.ts';
export { entityCounts, type LedgerEntityCounts } from './stats/entity-counts.ts';
export { HBAR_SUPPLY_TINYBAR } from './stats/hbar-supply.ts';
export { type LedgerCounters, ledgerCounters } from './stats/ledger-counters.ts';
export { type NetworkSupply, networkSupply } from './stats/network-supply.ts';
export { counts, firstInstant, type LedgerCounts } from './stats/queries.ts';
export { type BucketSize, type Measure, transactionSums, type WindowSum } from './stats/rollup-window.ts';
export { type BucketCount, type ContractUsers, contractUsers, entityVolume } from './stats/term-window.ts';
export { tokenTransactionTypes } from './stats/token-kinds.ts';
export { type TopPayer, topPayers } from './stats/top-payers.ts';
export type { RowOf } from './table.ts';
export { BATCH_TABLES, type BatchRows, STATE_TABLES } from './tables.ts';
export type { StorePort } from './thread/store-port.ts';
export type { TimeRange } from './time-range.ts';
export * from './token/airdrops.ts';
export * from './token/balances.ts';
export * from './token/collections.ts';
export type * from './token/custom-fee.ts';
export { holderRank } from './token/holder-rank.ts';
export * from './token/holders.ts';
export type { ListOf, ListPage } from './token/list-page.ts';
export * from './token/list-tokens.ts';
export * from './token/queries.ts';
export { relationsOfToken } from './token/relations-of-token.ts';
export type * from './token/rows.ts';
export { accountTokenTable, tokenTable } from './token/rows.ts';
export type { IdRange, TokenFilter, TokenText } from './token/token-filter.ts';
export * from './token/token-value.ts';
export * from './topic/messages.ts';
export * from './topic/new-messages.ts';
export * from './topic/queries.ts';
export type * from './topic/rows.ts';
export * from './transaction/count-transactions.ts';
export { logsAfter, transactionsAfter } from './transaction/following-transactions.ts';
export { readJudgedTransactions as judgedTransactionsOf } from './transaction/judged-transactions.ts';
export {
  listTransactions,
  MAX_OFFSET,
  MAX_PAGE,
  type TransactionList,
  type TransactionPage,
  transactionInstants,
  transactionPage,
} from './transaction/list-transactions.ts';
export * from './transaction/queries.ts';
export type * from './transaction/rows.ts';
export { type StoredTransaction, transactionsAt } from './transaction/stored-transaction.ts';
export { parseTextSearch, type TextSearch } from './transaction/text-search.ts';
export * from './transaction/token-transfers.ts';
export { committedRange, type TransactionFilter } from './transaction/transaction-filter.ts';
export {
  type ContractParts,
  packTransactionParts,
  type StoredTransactionParts as TransactionParts,
  unpackTransactionParts,
} from './transaction/transaction-parts.ts';
export type { TransferPage } from './transaction/transfer-query.ts';
export { type UnknownPath, unknownFieldsOfBlock, unknownPaths } from './unknown-field/queries.ts';
export type { StageListener } from './write-batch.ts';
