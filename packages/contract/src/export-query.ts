import { flag, oneOf, parameter, text, wordOr } from './parameter.ts';
import { query } from './query.ts';
import { statementQuery } from './statement.ts';
import { timeZone } from './time-zone.ts';
import { transactionListQuery } from './transaction-list-query.ts';

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
  'account-statement',
] as const;
export type ExportListName = (typeof EXPORT_LISTS)[number];

/** Formats of documents for people: a workbook of spreadsheets and pages to print. Only a statement of account is one. */
export const DOCUMENT_FORMATS = ['xlsx', 'pdf'] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];

/**
 * Formats of an export: text with a heading and commas, one JSON object a line, or Apache Parquet. In CSV a text that
 * starts with =, +, -, @, tab or carriage return has an apostrophe in front, so that no spreadsheet runs it; JSON Lines and
 * Parquet carry it as it is.
 */
const LIST_FORMATS = ['csv', 'jsonl', 'parquet'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];
const EXPORT_FORMATS = [...LIST_FORMATS, ...DOCUMENT_FORMATS] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

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
} = transactionListQuery.parameters;

/** An export: its format, and the filters of the list, which the list itself reads. */
export const exportQuery = query(
  parameter(
    'format',
    wordOr('csv', oneOf(EXPORT_FORMATS)),
    'csv by default. In csv, text that a spreadsheet would run has a leading apostrophe. In parquet, amounts are 64-bit integers, times are timestamps in nanoseconds, and lists and objects are JSON text. xlsx and pdf are for `account-statement` with up to 5,000 movements.',
  ),
  parameter(
    'excel',
    flag,
    'true: CSV starts with a byte-order mark, so that spreadsheets recognize UTF-8, and has columns in display units alongside the raw amounts: `…Hbar` in hbar, `…Whole` in whole tokens (hbar for hbar rows). Lists and objects are written as text, transaction IDs in the readable form, and digits that are not a number with a leading apostrophe.',
  ),
  parameter(
    'timeZone',
    timeZone,
    'With `excel=true`, the time zone of the columns `localDate` and `localTime`, and of the dates in xlsx and pdf, such as Europe/Berlin; UTC by default.',
  ),
  parameter('id', text, 'Account, contract, topic, token, file or block, for lists that require one.'),
  { parameters: { month: statementQuery.parameters.month, ...filters }, read: () => ({}) },
);
