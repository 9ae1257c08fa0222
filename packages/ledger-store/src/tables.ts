import { batchTable, blockTable } from './block/rows.ts';
import {
  contractActionTable,
  contractBytecodeTable,
  contractLogTable,
  contractResultTable,
  contractStateChangeTable,
  ethereumTransactionTable,
} from './contract/rows.ts';
import { entityTable } from './entity/rows.ts';
import { fileDataTable } from './file/rows.ts';
import { networkStakeTable, nodeStakeTable } from './node/rows.ts';
import { scheduleEventTable } from './schedule/rows.ts';
import type { ColumnKind, RowOf, Table } from './table.ts';
import { topicMessageTable } from './topic/rows.ts';
import { transactionRawTable, transactionTable } from './transaction/rows.ts';

/**
 * The tables that one batch of stream files is written to, in insert order. `block` is not among them: it is the
 * commit marker and goes last.
 */
export const BATCH_TABLES = {
  transaction: transactionTable,
  transactionRaw: transactionRawTable,
  contractResult: contractResultTable,
  contractLog: contractLogTable,
  contractAction: contractActionTable,
  contractStateChange: contractStateChangeTable,
  contractBytecode: contractBytecodeTable,
  ethereumTransaction: ethereumTransactionTable,
  topicMessage: topicMessageTable,
  scheduleEvent: scheduleEventTable,
  fileData: fileDataTable,
  nodeStake: nodeStakeTable,
  networkStake: networkStakeTable,
  entity: entityTable,
} as const satisfies Record<string, Table<Readonly<Record<string, ColumnKind>>>>;

/** The rows that a batch derives, by table. */
export type BatchRows = { [K in keyof typeof BATCH_TABLES]: RowOf<(typeof BATCH_TABLES)[K]>[] };

/** Both ends of a commit, for the store's own use. */
export const COMMIT_TABLES = { batch: batchTable, block: blockTable } as const;
