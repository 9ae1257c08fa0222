import { Type } from 'typebox';
import { parseQuery, type QueryResult, type RawQuery } from './query-value.ts';
import { TransactionListQuery } from './transaction-list-query.ts';

/** Lists that can be exported whole. */
export const EXPORT_LISTS = [
  'transactions',
  'account-transactions',
  'account-transfers',
  'token-transfers',
  'nft-transfers',
  'contract-calls',
  'topic-messages',
  'blocks',
  'accounts',
  'contracts',
  'topics',
  'contract-events',
  'staking-rewards',
  'tokens',
  'token-holders',
  'token-balances',
  'nfts',
  'account-created',
  'account-files',
  'account-allowances',
  'account-airdrops',
  'contract-state',
  'file-updates',
  'block-transactions',
] as const;
export type ExportListName = (typeof EXPORT_LISTS)[number];

/**
 * Formats of an export: text with a heading and commas, one JSON object a line, or Apache Parquet. In CSV a text that
 * starts with =, +, -, @, tab or carriage return has an apostrophe in front, so that no spreadsheet runs it; JSON Lines and
 * Parquet carry it as it is.
 */
export const EXPORT_FORMATS = ['csv', 'jsonl', 'parquet'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

export const ExportParams = Type.Object({
  list: Type.Enum([...EXPORT_LISTS], { description: 'The list.' }),
});

const {
  limit: _limit,
  size: _size,
  onlyCount: _only,
  offset: _offset,
  from: _from,
  page: _page,
  next: _next,
  facets: _facets,
  ...filters
} = TransactionListQuery.properties;

/** The query of an export, as documented: the filters of the list, which are not repeated for every list. */
export const ExportQuery = Type.Object({
  format: Type.Optional(
    Type.Enum([...EXPORT_FORMATS], {
      description:
        'csv by default. In csv, text that a spreadsheet would run has an apostrophe in front. In parquet, amounts are 64-bit integers, instants are timestamps in nanoseconds, lists and objects are JSON in text.',
    }),
  ),
  id: Type.Optional(
    Type.String({ description: 'The account, contract, topic, token, file or block, for the lists that are of one.' }),
  ),
  ...filters,
});

/** Parses the format of an export; a bad value is named. */
export function parseExportFormat(query: RawQuery): QueryResult<ExportFormat> {
  return parseQuery(query, (read) => {
    const found = read.one('format')?.value.toLowerCase() ?? 'csv';
    const format = EXPORT_FORMATS.find((one) => one === found);
    return format ?? read.refuse('format', `has to be one of ${EXPORT_FORMATS.join(', ')}`);
  });
}
