import { type ConsensusNs, parseTransactionRef } from '@ledgerscope/ledger';
import { numberCursor } from './cursor.ts';
import { type PageOptions, pageBehind } from './page-query.ts';
import {
  ENTITY,
  flag,
  type NamedParameter,
  named,
  parameter,
  searchText,
  text,
  tinybars,
  transaction,
} from './parameter.ts';
import { inOrder, type Query, type QueryName, type QueryValue, query } from './query.ts';
import { time } from './time-query.ts';
import { kinds } from './transaction-kinds.ts';

/** Cursor of the page after the row with this consensus timestamp. */
export const consensusCursor = numberCursor<ConsensusNs>('ns');

const parties = query(
  parameter('accountFrom', named, `Payer: ${ENTITY}.`),
  parameter('accountTo', named, `Receiver of hbar, or the called contract: ${ENTITY}.`),
  parameter(['accountID', 'accountId', 'account'], named, `Account involved: ${ENTITY}.`),
  parameter(['contractID', 'contractId'], named, `Contract involved: ${ENTITY}.`),
  parameter(['tokenID', 'tokenId'], named, `Token involved: ${ENTITY}.`),
  parameter(['topicID', 'topicId'], named, `Topic involved: ${ENTITY}.`),
);
/** Parameters that name an entity. */
export type EntityParameter = keyof QueryValue<typeof parties>;

/** The entities that take part; those that are not named are absent. */
const entities: Query<
  QueryName<typeof parties>,
  { readonly entities: Readonly<Partial<Record<EntityParameter, NamedParameter>>> }
> = {
  parameters: parties.parameters,
  read: (read) => ({
    entities: Object.fromEntries(Object.entries(parties.read(read)).filter(([, party]) => party !== undefined)),
  }),
};

const search = parameter(
  ['q', 'query'],
  searchText,
  'A transaction ID or the beginning of one (`0.0.2@17067`), consensus timestamp or hash, an entity ID or EVM address (searched over all time if no period is given), or words in memos and topic messages; * matches any characters in a word.',
);
const ofTransaction = parameter(
  ['transactionID', 'transactionId'],
  transaction,
  'Only this ID, consensus timestamp or hash.',
  'transaction',
);
/** Of one id and without an order of its own: parents come before their children. */
const parentsFirst: Query<never, { readonly parentsFirst: boolean }> = {
  parameters: {},
  read: (read) => {
    const { q } = search.read(read);
    const ref = ofTransaction.read(read).transaction ?? (q === undefined ? undefined : parseTransactionRef(q));
    return { parentsFirst: ref?.kind === 'id' && read.one('order', 'sortBy') === undefined };
  },
};

const filters = query(
  time,
  kinds,
  search,
  parameter('memo', searchText, 'Words in the memo; * matches any characters in a word.'),
  entities,
  ofTransaction,
  parentsFirst,
  parameter(
    'contractMethodName',
    text,
    'Called function: the four-byte selector in hex, with or without 0x, or the name of a known function.',
    'method',
  ),
  inOrder(
    parameter('amountFrom', tinybars, 'Minimum `amount` in tinybars, inclusive.'),
    parameter('amountTo', tinybars, 'Maximum `amount` in tinybars, inclusive.'),
  ),
  parameter(
    'nodes',
    flag,
    'True to list node transactions (hinTS keys, hinTS signatures and votes) instead of user transactions; also applied if only node types are requested.',
    'byNodes',
  ),
  parameter(
    'facets',
    flag,
    'Whether the response includes counts by type, service and result over the whole list, about 3 KB. True by default in the list of all transactions, for older clients; send `false` to omit them.',
  ),
);

/** A list of transactions with so many rows where no number is given. */
export function transactionListOf(options: PageOptions) {
  return query(pageBehind(consensusCursor, ['consensusTime'], options), filters);
}

/** A list of transactions. */
export const transactionListQuery = transactionListOf({});
/** A list of the transactions of one entity. */
export const entityTransactionQuery = transactionListOf({ deep: true });

/** What a list of transactions is asked for. `facets` is null where the call's own default holds. */
export type TransactionListRequest = QueryValue<typeof transactionListQuery>;
