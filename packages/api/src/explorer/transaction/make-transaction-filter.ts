import type { TransactionListRequest } from '@ledgerscope/contract';
import {
  consensusNsOf,
  type EntityId,
  isNodeTransactionType,
  parseTransactionIdStart,
  parseTransactionRef,
  type TransactionIdStart,
  type TransactionRef,
} from '@ledgerscope/ledger';
import { type TransactionFilter, transactionsByRef } from '@ledgerscope/ledger-store';
import { hapi } from '@ledgerscope/streams';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { entityInQuery, entityNamed } from '../entity-named.ts';
import { inBoth, searchWords } from '../searched-text.ts';
import { type TimeSpan, timeSpan } from '../time-span.ts';
import { findSelectors } from './find-selectors.ts';
import { transactionsStarting } from './started-transactions.ts';

/** Lets nothing pass. */
const NOTHING = { instants: [] } as const;
/** Of an id that breaks off, so many transactions of its payer are compared one by one. */
const MOST_STARTED = 1_001;

type Parts = Pick<
  TransactionFilter,
  'payer' | 'recipient' | 'entities' | 'instants' | 'memo' | 'text' | 'amountFrom' | 'amountTo'
>;
/** What a searched text means; an id that breaks off can restrict the time. */
type Searched = Parts & Partial<TimeSpan>;

/** The store's filter for a list request: names are looked up, and the searched text is distinguished by its form. */
export async function makeTransactionFilter(
  context: ApiContext,
  request: TransactionListRequest,
): Promise<TransactionFilter> {
  const results = resultsOf(request.statuses);
  const searched = await searchedFor(context, request.q);
  // Without a period of its own a request reaches over all time.
  const span = within(timeSpan(context.snapshot, request), searched);
  const { called, ...parties } = await findParties(context, request);
  const entities = [...(parties.entities ?? []), ...(searched.entities ?? [])];
  const { payer, instants } = passingBoth(parties, searched, await findInstants(context, request.transaction));
  const memo = request.memo === undefined ? undefined : searchWords(request.memo, 'memo');
  const hasNoWord = request.memo !== undefined && memo === undefined;
  return {
    types: request.typeIds,
    results,
    failedOnly: request.failedOnly,
    movesTokens: request.tokensOnly ? true : undefined,
    byNodes: request.byNodes ?? areOfNodes(request.typeIds),
    amountFrom: request.amountFrom,
    amountTo: request.amountTo,
    ...searched,
    ...span,
    ...parties,
    payer,
    ...(await findSelectors(context, called, request.method)),
    entities,
    instants: hasNoWord || request.noType ? [] : instants,
    memo,
  };
}

/** Who pays, and the instants, that the parties, the searched text and a named transaction leave: nobody pays what two would. */
function passingBoth(parties: Parts, searched: Searched, named: readonly bigint[] | undefined): Parts {
  const payers = inBoth(parties.payer && [parties.payer], searched.payer && [searched.payer]);
  const instants = inBoth(parties.instants ?? searched.instants, named);
  return { payer: payers?.[0], instants: payers?.length === 0 ? [] : instants };
}

/** Nothing but types that only nodes send: users' lists hold none of them. */
function areOfNodes(typeIds: readonly number[]): boolean {
  return typeIds.length > 0 && typeIds.every(isNodeTransactionType);
}

async function searchedFor(context: ApiContext, q: string | undefined): Promise<Searched> {
  if (q === undefined) return {};
  const ref = parseTransactionRef(q);
  const instants = await findInstants(context, ref);
  const start = parseTransactionIdStart(q);
  // Some ids that break off are whole ids as well, which come first.
  if (start !== undefined && (instants ?? []).length === 0) return startedFilter(context, start);
  if (instants !== undefined) return { instants };
  const entity = await entityNamed(context, q, 'q');
  if (entity.kind === 'known') return { entities: [entity.id] };
  const text = searchWords(q, 'q');
  return text === undefined ? NOTHING : { text };
}

/** The part of a span that is in another one as well. */
function within(span: TimeSpan, { from, until }: Partial<TimeSpan>): TimeSpan {
  return {
    from: span.from === undefined || (from !== undefined && from > span.from) ? (from ?? span.from) : span.from,
    until: span.until === undefined || (until !== undefined && until < span.until) ? (until ?? span.until) : span.until,
  };
}

/** Where there are too many to compare each, those of the payer in that time. */
async function startedFilter({ snapshot }: ApiContext, start: TransactionIdStart): Promise<Searched> {
  const { rows, isWhole } = await transactionsStarting(snapshot, start, MOST_STARTED);
  if (isWhole) return { instants: rows.map(({ consensusNs }) => consensusNs) };
  return { payer: start.payer, from: start.firstNs, until: consensusNsOf(start.lastNs + 1n) };
}

async function findInstants({ snapshot }: ApiContext, ref: TransactionRef | undefined): Promise<bigint[] | undefined> {
  return ref === undefined ? undefined : (await transactionsByRef(snapshot, ref)).map((row) => row.consensusNs);
}

/** Who takes part, and which of them is a contract that may be called. */
async function findParties(
  context: ApiContext,
  { entities }: TransactionListRequest,
): Promise<Parts & { readonly called?: EntityId | undefined }> {
  const found = new Map<string, EntityId>();
  for (const [parameter, named] of Object.entries(entities)) {
    const entity = await entityInQuery(context, named);
    if (entity === 'nobody') return NOTHING;
    if (entity !== undefined) found.set(parameter, entity);
  }
  const others = ['accountID', 'contractID', 'tokenID', 'topicID'].flatMap((name) => found.get(name) ?? []);
  const called = found.get('contractID') ?? found.get('accountTo');
  return { payer: found.get('accountFrom'), recipient: found.get('accountTo'), entities: others, called };
}

const BY_NAME = new Map(Object.entries(hapi.ResponseCodeEnum).map(([code, name]) => [name, Number(code)]));

/** ResponseCodeEnum numbers of names. @throws ApiError for the first name that is none */
function resultsOf(names: readonly string[]): readonly number[] {
  return names.map((name) => {
    const code = BY_NAME.get(name);
    if (code !== undefined) return code;
    throw new ApiError('invalid_parameter', `Query parameter status has an unknown result: "${name}".`, 'status');
  });
}
