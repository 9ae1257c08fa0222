import { type ConsensusNs, consensusNsOf, parseTransactionRef, type TransactionRef } from '@ledgerscope/ledger';
import { type Static, Type } from 'typebox';
import { type PageRequest, pageProperties, readPage } from './page-query.ts';
import { parseQuery, type QueryReader, type QueryResult, type RawQuery } from './query-value.ts';
import { readTime, type TimeRequest, timeProperties } from './time-query.ts';
import { type KindsRequest, readKinds } from './transaction-kinds.ts';

/** Longest text that is searched for. */
export const SEARCH_TEXT_MAX = 400;

const CURSOR = /^\d{1,19}$/;
const MAX_NS = 0x7fff_ffff_ffff_ffffn;
const ENTITY = 'shard.realm.num with or without a checksum (HIP-15, checked), EVM address, or alias';

/** The query of a list of transactions, as documented. Parsed by {@link parseTransactionListQuery}. */
export const TransactionListQuery = Type.Object({
  ...pageProperties(['consensusTime']),
  ...timeProperties,
  q: Type.Optional(
    Type.String({
      description:
        'A transaction id, consensus timestamp or hash, an entity id or EVM address (all looked up over all time where no period is given), or words of memos and topic messages; * stands for any run of characters in a word.',
    }),
  ),
  query: Type.Optional(Type.String({ description: 'Same as `q`.' })),
  transactionTypes: Type.Optional(
    Type.Array(Type.String(), {
      description: 'Transaction type codes or public names, such as CRYPTOTRANSFER; repeated or separated by commas.',
    }),
  ),
  serviceTypes: Type.Optional(
    Type.Array(Type.String(), { description: 'Services, such as TOKEN; repeated or separated by commas.' }),
  ),
  status: Type.Optional(
    Type.Array(Type.String(), { description: 'ResponseCodeEnum names, or FAILED for all but SUCCESS; repeatable.' }),
  ),
  accountFrom: Type.Optional(Type.String({ description: `Payer: ${ENTITY}.` })),
  accountTo: Type.Optional(Type.String({ description: `Receiver of hbar: ${ENTITY}.` })),
  accountID: Type.Optional(
    Type.String({ description: `Account that takes part: ${ENTITY}. Also \`accountId\`, \`account\`.` }),
  ),
  transactionID: Type.Optional(
    Type.String({ description: 'Only of this id, consensus timestamp or hash. Also `transactionId`.' }),
  ),
  contractID: Type.Optional(Type.String({ description: `Contract that takes part: ${ENTITY}.` })),
  tokenID: Type.Optional(Type.String({ description: `Token that takes part: ${ENTITY}.` })),
  topicID: Type.Optional(Type.String({ description: `Topic that takes part: ${ENTITY}.` })),
  amountFrom: Type.Optional(Type.Integer({ minimum: 0, description: 'Least `amount` in tinybars, inclusive.' })),
  amountTo: Type.Optional(Type.Integer({ minimum: 0, description: 'Greatest `amount` in tinybars, inclusive.' })),
  memo: Type.Optional(Type.String({ description: 'Words of the memo; * stands for any run of characters in a word.' })),
  facets: Type.Optional(
    Type.Boolean({ description: 'Whether the reply counts types, services and results over the whole list.' }),
  ),
});
export type TransactionListQuery = Static<typeof TransactionListQuery>;

/** Parameters that name an entity. */
export const ENTITY_PARAMETERS = ['accountFrom', 'accountTo', 'accountID', 'contractID', 'tokenID', 'topicID'] as const;
export type EntityParameter = (typeof ENTITY_PARAMETERS)[number];
/** Other names of the same, as calls of tokens and NFTs have them. */
const OTHER_NAMES: Readonly<Partial<Record<EntityParameter, readonly string[]>>> = {
  accountID: ['accountId', 'account'],
  contractID: ['contractId'],
  tokenID: ['tokenId'],
  topicID: ['topicId'],
};

/** An entity as it was named, and the parameter that names it. */
export interface NamedParameter {
  readonly name: string;
  readonly value: string;
}

/** What a list of transactions is asked for. */
export interface TransactionListRequest extends PageRequest, TimeRequest, KindsRequest {
  /** Rows strictly after this one in the order asked for. */
  readonly after: ConsensusNs | undefined;
  /** Trimmed; undefined where nothing is searched for. */
  readonly q: string | undefined;
  readonly memo: string | undefined;
  /** As written: whom it means is the server's to find out. */
  readonly entities: Readonly<Partial<Record<EntityParameter, NamedParameter>>>;
  readonly transaction: TransactionRef | undefined;
  /** Of one id and without an order of its own: parents stand before their children. */
  readonly parentsFirst: boolean;
  readonly amountFrom: bigint | undefined;
  readonly amountTo: bigint | undefined;
  /** Null where the call's own default holds. */
  readonly facets: boolean | null;
}

/** Cursor of the page after the row with this consensus timestamp. */
export function formatCursor(last: ConsensusNs): string {
  return last.toString();
}

/** Parses the query of a list of transactions; unknown parameters are ignored, bad values are named. */
export function parseTransactionListQuery(query: RawQuery): QueryResult<TransactionListRequest> {
  return parseQuery(query, (read) => {
    const after = cursorOf(read);
    const page = readPage(read, ['consensusTime']);
    const parts = readParts(read);
    return {
      ...page,
      offset: after === undefined ? page.offset : 0,
      after,
      ...readTime(read),
      ...readKinds(read),
      ...parts,
      parentsFirst: namesId(parts) && read.one('order', 'sortBy') === undefined,
      facets: read.flag('facets'),
    };
  });
}

function readParts(read: QueryReader) {
  const named = ENTITY_PARAMETERS.flatMap((name) => {
    const found = read.one(name, ...(OTHER_NAMES[name] ?? []));
    return found === undefined ? [] : [[name, { name: found.name, value: found.value.trim() }] as const];
  });
  return {
    q: readText(read, 'q', 'query'),
    memo: readText(read, 'memo'),
    entities: Object.fromEntries(named),
    transaction: readTransaction(read),
    amountFrom: readTinybars(read, 'amountFrom'),
    amountTo: readTinybars(read, 'amountTo'),
  };
}

function namesId({ q, transaction }: ReturnType<typeof readParts>): boolean {
  return (transaction ?? (q === undefined ? undefined : parseTransactionRef(q)))?.kind === 'id';
}

const TRANSACTION_RULE = 'has to be a transaction id, a consensus timestamp or a transaction hash';

/** The transaction that `transactionID` (or `transactionId`) names in any of the accepted forms. */
function readTransaction(read: QueryReader): TransactionRef | undefined {
  const found = read.one('transactionID', 'transactionId');
  if (found === undefined) return undefined;
  return parseTransactionRef(found.value) ?? read.refuse(found.name, TRANSACTION_RULE);
}

/** The same where one has to be named. */
export function readTheTransaction(read: QueryReader): TransactionRef {
  return readTransaction(read) ?? read.refuse('transactionID', TRANSACTION_RULE);
}

/** A text to search for, trimmed; undefined where it is blank. */
export function readText(read: QueryReader, ...names: readonly string[]): string | undefined {
  const found = read.one(...names);
  if (found === undefined) return undefined;
  if (found.value.length > SEARCH_TEXT_MAX) read.refuse(found.name, `has to be at most ${SEARCH_TEXT_MAX} characters`);
  return found.value.trim() === '' ? undefined : found.value.trim();
}

function readTinybars(read: QueryReader, name: string): bigint | undefined {
  const found = read.one(name);
  if (found === undefined) return undefined;
  if (!/^\d{1,19}$/.test(found.value)) read.refuse(name, 'has to be a whole number of tinybars');
  return BigInt(found.value);
}

function cursorOf(read: QueryReader): ConsensusNs | undefined {
  const found = read.one('next');
  if (found === undefined) return undefined;
  if (!CURSOR.test(found.value) || BigInt(found.value) > MAX_NS) read.refuse('next', 'is not a cursor of this API');
  return consensusNsOf(BigInt(found.value));
}
