import { type EntityId, isSystemAccount, RESPONSE_CODE, TYPE_ID, typesRunning } from '@ledgerscope/ledger';
import { allOf, type Condition, NEVER } from '../condition.ts';
import { nsSetParameter } from '../head-instant.ts';
import { ROLE, TERM_KIND, UNINDEXED_TYPES } from '../rows/transaction-terms.ts';
import { type SizeRange, sizesBetween } from './amount-size.ts';
import { hasWildcard, MEMO_TEXT, MESSAGE_TEXT, type TextSearch, textCondition } from './text-search.ts';
import { amountCondition, kindCondition, payerCondition, type TransactionFilter } from './transaction-filter.ts';

const SUBMIT_MESSAGE = TYPE_ID.consensusSubmitMessage;
const { SUCCESS } = RESPONSE_CODE;

/** A range of rows in the order of time, each with a `consensus_ns`. */
export interface Branch {
  readonly table:
    | 'term_transaction'
    | 'memo_transaction'
    | 'topic_message'
    | 'transaction'
    | 'node_transaction'
    | 'contract_result';
  readonly condition: Condition;
}

/** The transactions that pass one part of a filter, as something that can be read by itself. */
export interface Source {
  readonly branches: readonly Branch[];
  /** Whether every table has the columns to check this part with, so that it never has to be looked up elsewhere. */
  readonly inColumns: boolean;
  /** Whether it is of values that many transactions share (type, result, amount), not of a party, text or instant. */
  readonly ofValues: boolean;
  /** Whether reading it means reading every row of a table. */
  readonly scans: boolean;
  /** Of a range of amounts: how many pass follows from the roll-up of their sizes. */
  readonly sizes?: SizeRange;
}

/** One source for each part of the filter that has one. */
export function sourcesOf(filter: TransactionFilter): Source[] {
  if (filter.byNodes === true) return [nodeSource(filter)];
  return [...partySources(filter), ...callSources(filter), ...textSources(filter), ...columnSources(filter)];
}

/** Few lists ask for the nodes' own transactions, which have no index: they are scanned. They move and say nothing. */
function nodeSource(filter: TransactionFilter): Source {
  const condition = movesOrSays(filter) ? NEVER : allOf(...nodeParties(filter));
  return sourceIn('node_transaction', condition, { scans: true });
}

function movesOrSays(filter: TransactionFilter): boolean {
  const { recipient, transferred, acted, selectors, balanceOf, memo, text, movesTokens } = filter;
  const words = [...(memo?.words ?? []), ...(text?.words ?? [])];
  const parties = [recipient, transferred, acted, selectors, balanceOf];
  return words.length > 0 || movesTokens === true || parties.some((part) => part !== undefined);
}

function nodeParties({ instants, payer, entity, entities = [] }: TransactionFilter): Condition[] {
  const parts: Condition[] = [];
  if (instants !== undefined) parts.push(instantCondition(instants));
  if (payer !== undefined) parts.push({ sql: 'payer = {payerTerm:UInt64}', parameters: { payerTerm: payer } });
  const all = [...new Set([entity, ...entities])].filter((id) => id !== undefined);
  for (const [index, id] of all.entries()) {
    const name = `entity${index}`;
    parts.push({ sql: `{${name}:UInt64} IN (payer, entity, node)`, parameters: { [name]: id } });
  }
  return parts;
}

function partySources(filter: TransactionFilter): Source[] {
  const { instants, payer, balanceOf, recipient, transferred, entity, entities = [] } = filter;
  const sources: Source[] = [];
  if (instants !== undefined) sources.push(instantSource(instants));
  if (payer !== undefined) sources.push(entitySource('payerTerm', payer, ROLE.payer, true));
  if (balanceOf !== undefined) sources.push(balanceSource(balanceOf));
  if (recipient !== undefined) sources.push(recipientSource(recipient));
  if (transferred !== undefined) sources.push(transferSource(transferred));
  const all = [...new Set([entity, ...entities])].filter((id) => id !== undefined);
  return [...sources, ...all.map((id, index) => entitySource(`entity${index}`, id, ROLE.any, false))];
}

function callSources({ acted, selectors }: TransactionFilter): Source[] {
  const sources: Source[] = [];
  if (acted !== undefined) sources.push(entitySource('acted', acted, ROLE.main, false));
  if (selectors === undefined) return sources;
  const sql = 'selector IN (SELECT unhex(arrayJoin({selectors:Array(String)})))';
  const condition = { sql, parameters: { selectors: [...selectors] } };
  return [...sources, sourceIn('contract_result', condition, { scans: true })];
}

function textSources({ memo, text }: TransactionFilter): Source[] {
  const sources: Source[] = [];
  if (memo !== undefined && memo.words.length > 0) sources.push(memoSource(memo));
  if (text !== undefined && text.words.length > 0) sources.push(textSource(text));
  return sources;
}

/** Parts of the filter that rare values of a column are indexed for. */
function columnSources(filter: TransactionFilter): Source[] {
  const sources: Source[] = [];
  if (filter.movesTokens === true) sources.push(tokenMoves());
  if (isIndexed(filter.types, (type) => !UNINDEXED_TYPES.has(type)))
    sources.push(termSource('types', TERM_KIND.type, filter.types ?? []));
  if (filter.failedOnly !== true && isIndexed(filter.results, (result) => result !== SUCCESS))
    sources.push(termSource('results', TERM_KIND.result, filter.results ?? []));
  const buckets = amountBuckets(filter);
  if (buckets !== undefined)
    sources.push({
      ...termSource('amounts', TERM_KIND.amount, buckets),
      sizes: sizesBetween(filter.amountFrom, filter.amountTo),
    });
  return sources;
}

/** Crypto transfers without tokens do not pass; no index tells them apart. */
function tokenMoves(): Source {
  const sql = `(type != ${TYPE_ID.cryptoTransfer} OR notEmpty(token_transfer_token) OR notEmpty(nft_transfer_token))`;
  return sourceIn('transaction', { sql, parameters: {} }, { scans: true });
}

function isIndexed(values: readonly number[] | undefined, indexed: (value: number) => boolean): boolean {
  return values !== undefined && values.length > 0 && values.every(indexed);
}

/** floor(log2(amount)) from one bound to the other; undefined where an amount of 0 passes, which is no term. */
function amountBuckets({ amountFrom, amountTo }: TransactionFilter): number[] | undefined {
  if (amountFrom === undefined || amountFrom < 1n) return undefined;
  const { low, high } = sizesBetween(amountFrom, amountTo);
  // The logarithm of an amount just below a power of two may have been rounded up to it.
  const last = low > high ? high : high + 1;
  return Array.from({ length: Math.max(0, last - low + 1) }, (_, index) => low - 1 + index);
}

function instantSource(instants: readonly bigint[]): Source {
  return sourceIn('transaction', instantCondition(instants));
}

function instantCondition(instants: readonly bigint[]): Condition {
  if (instants.length === 0) return NEVER;
  return { sql: `consensus_ns IN ${nsSetParameter('instants')}`, parameters: { instants: [...instants] } };
}

function entitySource(name: string, id: EntityId, roles: number, inColumns: boolean): Source {
  const parts = [`kind = ${TERM_KIND.entity}`, `term = {${name}:UInt64}`];
  if (roles !== ROLE.any) parts.push(`bitAnd(roles, ${roles}) != 0`);
  const condition = { sql: parts.join(' AND '), parameters: { [name]: id } };
  return sourceIn('term_transaction', condition, { inColumns });
}

function balanceSource(id: EntityId): Source {
  const own = '(account, change, errata) -> if(account = {balanceOf:UInt64} AND errata != 1, change, 0)';
  const sum = `arraySum(${own}, transfer_account, transfer_amount, transfer_errata)`;
  if (isSystemAccount(id))
    return sourceIn('transaction', { sql: `${sum} != 0`, parameters: { balanceOf: id } }, { scans: true });
  const sql = `kind = ${TERM_KIND.entity} AND term = {balanceOf:UInt64} AND delta != 0`;
  return sourceIn('term_transaction', { sql, parameters: { balanceOf: id } });
}

/** Whoever gets hbar, and the contract of a call, which may send none. */
function recipientSource(id: EntityId): Source {
  const parameters = { recipient: id };
  const isCall = `type IN (${typesRunning('call').join(', ')})`;
  if (!isSystemAccount(id)) {
    const called = `bitAnd(roles, ${ROLE.main}) != 0 AND ${isCall}`;
    const sql = `kind = ${TERM_KIND.entity} AND term = {recipient:UInt64}
      AND (bitAnd(roles, ${ROLE.receives}) != 0 OR (${called}))`;
    return sourceIn('term_transaction', { sql, parameters });
  }
  // System accounts are in every fee: as parties of transfers they are no terms.
  const receives =
    'arrayExists((account, change) -> account = {recipient:UInt64} AND change >= 0, transfer_account, transfer_amount)';
  const sql = `(${receives} OR (entity = {recipient:UInt64} AND ${isCall}))`;
  return sourceIn('transaction', { sql, parameters }, { scans: true });
}

/** As a part of transfers alone nobody is a term: all transactions are looked through, from the newest on. */
function transferSource(ids: readonly EntityId[]): Source {
  const sql = 'hasAny(transfer_account, {transferred:Array(UInt64)})';
  const condition = { sql, parameters: { transferred: [...ids] } };
  return sourceIn('transaction', condition, { scans: true });
}

/** A source of one branch, of a party, text or instant. */
function sourceIn(table: Branch['table'], condition: Condition, facts: Partial<Source> = {}): Source {
  return { branches: [{ table, condition }], inColumns: false, ofValues: false, scans: false, ...facts };
}

function termSource(name: string, kind: number, terms: readonly number[]): Source {
  const branches = [...new Set(terms)].map((term, index): Branch => {
    const parameter = `${name}${index}`;
    const sql = `kind = ${kind} AND term = {${parameter}:UInt64}`;
    return { table: 'term_transaction', condition: { sql, parameters: { [parameter]: term } } };
  });
  const none: Branch = { table: 'term_transaction', condition: NEVER };
  return { branches: branches.length === 0 ? [none] : branches, inColumns: true, ofValues: true, scans: false };
}

function memoSource(search: TextSearch): Source {
  return sourceIn('memo_transaction', textCondition('memo', MEMO_TEXT, search), { scans: hasWildcard(search) });
}

function textSource(search: TextSearch): Source {
  const branches: Branch[] = [
    { table: 'memo_transaction', condition: textCondition('text', MEMO_TEXT, search) },
    { table: 'topic_message', condition: textCondition('text', MESSAGE_TEXT, search) },
  ];
  return { branches, inColumns: false, ofValues: false, scans: hasWildcard(search) };
}

/**
 * Type, result, payer and amount of a branch's rows. Topic messages are all of one type and successful; results of contract
 * calls know no amount: {@link needsAmount}.
 */
export function columnCondition(filter: TransactionFilter, table: Branch['table']): Condition {
  if (table === 'contract_result') return allOf(kindCondition(filter), payerCondition(filter));
  const ofRow = allOf(payerCondition(filter), amountCondition(filter));
  if (table !== 'topic_message') return allOf(kindCondition(filter), ofRow);
  const { types = [], results = [], failedOnly } = filter;
  const ofType = types.length === 0 || types.includes(SUBMIT_MESSAGE);
  const ofResult = results.includes(SUCCESS) || (results.length === 0 && failedOnly !== true);
  return ofType && ofResult ? ofRow : NEVER;
}

/** Whether the branch's rows have to be looked up among the transactions for their amount: the table knows none. */
export function needsAmount(filter: TransactionFilter, table: Branch['table']): boolean {
  return table === 'contract_result' && amountCondition(filter).sql !== '1';
}

/** SQL of a branch's type and result, for facets. */
export function kindColumns(table: Branch['table']): string {
  if (table !== 'topic_message') return 'type, result';
  return `toUInt16(${SUBMIT_MESSAGE}) AS type, toUInt16(${SUCCESS}) AS result`;
}

/** The ORDER BY that a branch's table can be read in without sorting, where it can. */
export function orderOf(table: Branch['table'], direction: 'ASC' | 'DESC'): string {
  const columns = table === 'term_transaction' ? ['kind', 'term', 'consensus_ns'] : ['consensus_ns'];
  return columns.map((column) => `${column} ${direction}`).join(', ');
}
