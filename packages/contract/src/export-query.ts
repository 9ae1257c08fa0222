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
] as const;
export type ExportListName = (typeof EXPORT_LISTS)[number];

/** Formats of an export: text with a heading and commas, or one JSON object a line. */
export const EXPORT_FORMATS = ['csv', 'jsonl'] as const;
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
  format: Type.Optional(Type.Enum([...EXPORT_FORMATS], { description: 'csv by default.' })),
  id: Type.Optional(Type.String({ description: 'The account, contract or topic, for the lists that are of one.' })),
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
