import { transactionTable } from '../transaction/rows.ts';
import { RAW_FORM } from './raw-form.ts';
import { chunkCodec, rowForm } from './row-chunk.ts';

// Sizes that fill pages: of PostgreSQL's 8,192 bytes four and one, beside 40 bytes each; of SQLite's 16,384 eight and two.

/** Rows of transactions, those of the nodes in a table of their own. */
export const TRANSACTIONS = chunkCodec(rowForm(transactionTable), { bytes: 2_000, rows: 16 });

/** Their bytes with what they caused: longer rows, of which one at a time is read. */
export const RAWS = chunkCodec(RAW_FORM, { bytes: 8_100, rows: 64 });
