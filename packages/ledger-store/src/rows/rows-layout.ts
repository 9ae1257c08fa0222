import { createHash } from 'node:crypto';
import { blockTable } from '../block/rows.ts';
import { contractLogTable, contractResultTable, erc20TransferTable } from '../contract/rows.ts';
import { fileDataTable } from '../file/rows.ts';
import { nftMetadataTable } from '../nft-metadata/rows.ts';
import { scheduleEventTable } from '../schedule/rows.ts';
import { STATE_TABLES } from '../tables.ts';
import { tokenCustomFeeTable } from '../token/rows.ts';
import { topicMessageTable } from '../topic/rows.ts';
import { transactionRawTable, transactionTable } from '../transaction/rows.ts';
import { unknownFieldTable } from '../unknown-field/rows.ts';
import { PLACE_LISTS } from './place-list.ts';

/** Raised where the same columns are stored in another way, or where a migration of the column store changes what stored rows say. */
const VERSION = 13;

/** The newest migration of the column store that was looked at for that. */
export const LOOKED_AT_MIGRATION = '0091_nft_approval_party.sql';

/** What the stored rows look like: rows of another layout are made anew from the column store. */
export const ROWS_LAYOUT = createHash('sha256')
  .update(
    JSON.stringify([
      VERSION,
      Object.values(STATE_TABLES).map(({ name, key, columns }) => [name, key, columns]),
      PLACE_LISTS.map(({ list, term, place }) => [list, term, place]),
      transactionTable.columns,
      transactionRawTable.columns,
      unknownFieldTable.columns,
      blockTable.columns,
      topicMessageTable.columns,
      contractResultTable.columns,
      contractLogTable.columns,
      scheduleEventTable.columns,
      erc20TransferTable.columns,
      tokenCustomFeeTable.columns,
      fileDataTable.columns,
      nftMetadataTable.columns,
    ]),
  )
  .digest('hex')
  .slice(0, 16);
