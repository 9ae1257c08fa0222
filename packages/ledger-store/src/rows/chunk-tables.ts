import { transactionRawTable, transactionTable } from '../transaction/rows.ts';
import { chunkCodec } from './row-chunk.ts';

/** Rows of transactions, those of the nodes in a table of their own. */
export const TRANSACTIONS = chunkCodec(transactionTable, 16);

/** Their bytes with what they caused: longer rows, of which more in a chunk would leave pages half empty. */
export const RAWS = chunkCodec(transactionRawTable, 8);
