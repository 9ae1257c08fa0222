import { Type } from 'typebox';
import { type PageRequest, pageProperties, readPage } from './page-query.ts';
import { parseQuery, type QueryReader, type QueryResult, type RawQuery } from './query-value.ts';
import { readTime, type TimeRequest, timeProperties } from './time-query.ts';
import { readText } from './transaction-list-query.ts';

const MAX_NS = 0x7fff_ffff_ffff_ffffn;
const ENTITY = 'shard.realm.num, EVM address or alias';
const TIME_FIELDS = ['consensusTime', 'transferTime'] as const;
const MESSAGE_FIELDS = ['consensusTime', 'topicSequenceNumber', 'sequenceNumber'] as const;
const BLOCK_FIELDS = ['consensusTime', 'number', 'sequence'] as const;

/** Behind a row of a list that has several of one instant. */
export interface RowCursor {
  readonly consensusNs: bigint;
  /** Rows of that instant that were seen. */
  readonly rows: number;
}

const transferProperties = {
  ...pageProperties(TIME_FIELDS),
  ...timeProperties,
  transactionId: Type.Optional(Type.String({ description: 'Only of this transaction, in any of the accepted forms.' })),
  query: Type.Optional(Type.String({ description: 'A transaction id, token id or account id.' })),
  q: Type.Optional(Type.String({ description: 'Same as `query`.' })),
  tokenId: Type.Optional(Type.String({ description: `Only of this token: ${ENTITY}.` })),
  accountId: Type.Optional(Type.String({ description: `Only of this account: ${ENTITY}.` })),
};

/** The query of a list of token transfers, as documented. */
export const TokenTransferQuery = Type.Object(transferProperties);

/** The query of a list of NFT transfers, as documented. */
export const NftTransferQuery = Type.Object({
  ...transferProperties,
  account: Type.Optional(Type.String({ description: 'Same as `accountId`: a party of the transfer.' })),
  serialNumber: Type.Optional(Type.Integer({ minimum: -1, description: 'Only of this serial number.' })),
});

/** What a list of token or NFT transfers is asked for. Names stand as written. */
export interface TransferListRequest extends PageRequest, TimeRequest {
  readonly after: RowCursor | undefined;
  readonly transactionId: string | undefined;
  readonly q: string | undefined;
  readonly token: { readonly name: string; readonly value: string } | undefined;
  readonly account: { readonly name: string; readonly value: string } | undefined;
  readonly serial: bigint | undefined;
}

/** Parses the query of a list of transfers; bad values are named. */
export function parseTransferListQuery(query: RawQuery): QueryResult<TransferListRequest> {
  return parseQuery(query, (read) => {
    const after = readRowCursor(read);
    return {
      ...pageOf(read, TIME_FIELDS, after !== undefined),
      ...readTime(read),
      after,
      transactionId: read.one('transactionId', 'transactionID')?.value,
      q: readText(read, 'q', 'query'),
      token: read.one('tokenId', 'tokenID'),
      account: read.one('accountId', 'accountID', 'account'),
      serial: readSerial(read),
    };
  });
}

/** The query of a list of contract calls, as documented. */
export const ContractCallQuery = Type.Object({
  ...pageProperties(['consensusTime']),
  ...timeProperties,
  transactionID: Type.Optional(Type.String({ description: 'Only of this transaction, in any of the accepted forms.' })),
  contractMethodName: Type.Optional(
    Type.String({ description: 'Four-byte selector in hex, with or without 0x, or the name of a known function.' }),
  ),
  status: Type.Optional(Type.Array(Type.String(), { description: 'ResponseCodeEnum names, or FAILED; repeatable.' })),
});

/** The query of a list of topic messages, as documented. */
export const TopicMessageQuery = Type.Object({
  ...pageProperties(MESSAGE_FIELDS),
  ...timeProperties,
  q: Type.Optional(Type.String({ description: 'Words of the message; * stands for any run of characters in a word.' })),
  query: Type.Optional(Type.String({ description: 'Same as `q`.' })),
  submitter: Type.Optional(Type.String({ description: `Only messages of this payer: ${ENTITY}.` })),
});

/** What a list that is ordered by a number is asked for. */
export interface NumberedListRequest extends PageRequest, TimeRequest {
  readonly after: bigint | undefined;
  readonly q: string | undefined;
  readonly submitter: string | undefined;
}

/** Parses the query of a list of topic messages; bad values are named. */
export function parseTopicMessageQuery(query: RawQuery): QueryResult<NumberedListRequest> {
  return parseNumbered(query, MESSAGE_FIELDS);
}

/** The query of a list of blocks, as documented. */
export const BlockListQuery = Type.Object({ ...pageProperties(BLOCK_FIELDS), ...timeProperties });

/** Parses the query of a list of blocks; bad values are named. */
export function parseBlockListQuery(query: RawQuery): QueryResult<NumberedListRequest> {
  return parseNumbered(query, BLOCK_FIELDS);
}

/** Writes a {@link RowCursor}. */
export function formatRowCursor({ consensusNs, rows }: RowCursor): string {
  return `${consensusNs}.${rows}`;
}

function parseNumbered(query: RawQuery, fields: readonly string[]): QueryResult<NumberedListRequest> {
  return parseQuery(query, (read) => {
    const after = readNumberCursor(read);
    return {
      ...pageOf(read, fields, after !== undefined),
      ...readTime(read),
      after,
      q: readText(read, 'q', 'query'),
      submitter: read.one('submitter')?.value,
    };
  });
}

function pageOf(read: QueryReader, fields: readonly string[], continued: boolean): PageRequest {
  const page = readPage(read, fields);
  return continued ? { ...page, offset: 0 } : page;
}

function readRowCursor(read: QueryReader): RowCursor | undefined {
  const found = read.one('next');
  if (found === undefined) return undefined;
  const [, ns = '', rows = ''] = /^(\d{1,19})\.(\d{1,4})$/.exec(found.value) ?? [];
  if (ns === '' || BigInt(ns) > MAX_NS) read.refuse('next', 'is not a cursor of this API');
  return { consensusNs: BigInt(ns), rows: Number(rows) };
}

function readNumberCursor(read: QueryReader): bigint | undefined {
  const found = read.one('next');
  if (found === undefined) return undefined;
  if (!/^\d{1,19}$/.test(found.value) || BigInt(found.value) > MAX_NS)
    read.refuse('next', 'is not a cursor of this API');
  return BigInt(found.value);
}

function readSerial(read: QueryReader): bigint | undefined {
  const found = read.one('serialNumber');
  if (found === undefined) return undefined;
  if (!/^(-1|#?\d{1,18})$/.test(found.value)) read.refuse('serialNumber', 'has to be a serial number');
  return BigInt(found.value.replace('#', ''));
}
