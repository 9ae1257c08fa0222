import { defineTable, type RowOf } from '../table.ts';

/** Successful file creates, appends, updates and deletes; contents at T are the newest non-empty create or update up to T plus later appends. */
export const fileDataTable = defineTable('file_data', {
  file: 'u64',
  consensusNs: 'ns',
  /** Transaction type: 16 append, 17 create, 18 delete, 19 update. */
  type: 'u16',
  contents: 'bytes',
  memo: 'text',
  /** 0 where the transaction did not set it. */
  expirationNs: 'ns',
  keys: 'bytes',
});
export type FileDataRow = RowOf<typeof fileDataTable>;
