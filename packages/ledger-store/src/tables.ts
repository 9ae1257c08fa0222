import { accountBalanceTable, accountMinuteTable, accountTable, balanceAnchorTable } from './account/rows.ts';
import { allowanceTable } from './allowance/rows.ts';
import { batchTable, blockTable, hintsKeyChangeTable } from './block/rows.ts';
import {
  contractActionTable,
  contractBytecodeTable,
  contractLogTable,
  contractResultTable,
  contractStateChangeTable,
  erc20TransferTable,
  ethereumTransactionTable,
  hookSlotTable,
} from './contract/rows.ts';
import { entityTable, namedEntityTable } from './entity/rows.ts';
import { exchangeRateTable, fileDataTable, fileTable } from './file/rows.ts';
import { nftHourTable, nftMetadataChangeTable, nftMintTable, nftOwnerTable, nftTable } from './nft/rows.ts';
import { networkStakeTable, nodeHourTable, nodeStakeTable, nodeTable } from './node/rows.ts';
import { scheduleEventTable, scheduleTable } from './schedule/rows.ts';
import type { StateTable } from './state/state-table.ts';
import { ledgerCounterTable } from './stats/rows.ts';
import type { ColumnKind, RowOf, Table } from './table.ts';
import {
  accountHoldingTable,
  accountTokenTable,
  airdropTable,
  tokenAnchorTable,
  tokenCustomFeeTable,
  tokenNameTable,
  tokenSupplyTable,
  tokenTable,
} from './token/rows.ts';
import { topicMessageTable, topicTable } from './topic/rows.ts';
import {
  nodeTransactionTable,
  transactionRawTable,
  transactionSenderTable,
  transactionTable,
} from './transaction/rows.ts';
import { unknownFieldTable, unknownPathTable } from './unknown-field/rows.ts';

/** Tables of current state: ingest reads the rows that a batch changes, changes them, and writes them with the batch. */
export const STATE_TABLES = {
  account: accountTable,
  accountBalance: accountBalanceTable,
  accountMinute: accountMinuteTable,
  ledgerCounter: ledgerCounterTable,
  file: fileTable,
  topic: topicTable,
  schedule: scheduleTable,
  node: nodeTable,
  nodeHour: nodeHourTable,
  token: tokenTable,
  tokenSupply: tokenSupplyTable,
  accountToken: accountTokenTable,
  accountHolding: accountHoldingTable,
  nft: nftTable,
  nftHour: nftHourTable,
  allowance: allowanceTable,
  airdrop: airdropTable,
  unknownPath: unknownPathTable,
} as const satisfies Record<string, StateTable>;

/**
 * The tables that one batch of stream files is written to, in insert order. `block` is not among them: it is the
 * commit marker and goes last.
 */
export const BATCH_TABLES = {
  transaction: transactionTable,
  nodeTransaction: nodeTransactionTable,
  transactionRaw: transactionRawTable,
  transactionSender: transactionSenderTable,
  contractResult: contractResultTable,
  contractLog: contractLogTable,
  erc20Transfer: erc20TransferTable,
  contractAction: contractActionTable,
  contractStateChange: contractStateChangeTable,
  hookSlot: hookSlotTable,
  contractBytecode: contractBytecodeTable,
  ethereumTransaction: ethereumTransactionTable,
  topicMessage: topicMessageTable,
  scheduleEvent: scheduleEventTable,
  fileData: fileDataTable,
  nodeStake: nodeStakeTable,
  networkStake: networkStakeTable,
  entity: entityTable,
  balanceAnchor: balanceAnchorTable,
  exchangeRate: exchangeRateTable,
  hintsKeyChange: hintsKeyChangeTable,
  tokenAnchor: tokenAnchorTable,
  tokenCustomFee: tokenCustomFeeTable,
  tokenName: tokenNameTable,
  nftOwner: nftOwnerTable,
  nftMint: nftMintTable,
  nftMetadataChange: nftMetadataChangeTable,
  namedEntity: namedEntityTable,
  unknownField: unknownFieldTable,
  ...STATE_TABLES,
} as const satisfies Record<string, Table<Readonly<Record<string, ColumnKind>>>>;

/** The rows that a batch derives, by table. */
export type BatchRows = { [K in keyof typeof BATCH_TABLES]: RowOf<(typeof BATCH_TABLES)[K]>[] };

/** Both ends of a commit, for the store's own use. */
export const COMMIT_TABLES = { batch: batchTable, block: blockTable } as const;
