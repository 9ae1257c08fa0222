import { type ConsensusNs, type EntityId, RESPONSE_CODE } from '@ledgerscope/ledger';
import { allOf, type Condition, NEVER, whenGiven } from '../condition.ts';
import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { TextSearch } from './text-search.ts';

/** Which transactions; everything that is omitted does not restrict, everything that is given has to hold. */
export interface TransactionFilter {
  /** Takes part as payer, main entity, created entity, schedule, or in a transfer. */
  readonly entity?: EntityId | undefined;
  /** Each of these takes part, in any of those ways. */
  readonly entities?: readonly EntityId[] | undefined;
  /** Pays: the account of the transaction id. */
  readonly payer?: EntityId | undefined;
  /** Is in the transfer list with an amount that is not negative, or is the contract that is called. */
  readonly recipient?: EntityId | undefined;
  /** One of these is in the transfer list, whatever the amount: for system accounts, whose transfers are in no list of theirs. */
  readonly transferred?: readonly EntityId[] | undefined;
  /** Its main entity: a contract that is called or created, a topic that is written to. */
  readonly acted?: EntityId | undefined;
  /** First four bytes of the call data, in lower-case hex: one of these; none where the list is empty. */
  readonly selectors?: readonly string[] | undefined;
  /** Gains or loses hbar over the whole transaction. */
  readonly balanceOf?: EntityId | undefined;
  /** Only these; an empty list means none at all. */
  readonly instants?: readonly bigint[] | undefined;
  /** Words of the memo. */
  readonly memo?: TextSearch | undefined;
  /** Words of the memo, or of the topic message that it submits. */
  readonly text?: TextSearch | undefined;
  /** What left the payer's side in tinybars, both ends inclusive. */
  readonly amountFrom?: bigint | undefined;
  readonly amountTo?: bigint | undefined;
  /** Ids of body types; empty for all. */
  readonly types?: readonly number[] | undefined;
  /** ResponseCodeEnum numbers; empty for all. */
  readonly results?: readonly number[] | undefined;
  /** Every result but SUCCESS, besides those in `results`. */
  readonly failedOnly?: boolean | undefined;
  /** Of crypto transfers those alone that move tokens or NFTs; other types are not restricted. */
  readonly movesTokens?: boolean | undefined;
  /** The nodes' own transactions in place of all others. */
  readonly byNodes?: boolean | undefined;
  /** Inclusive. */
  readonly from?: ConsensusNs | undefined;
  /** Exclusive. */
  readonly until?: ConsensusNs | undefined;
}

const { SUCCESS } = RESPONSE_CODE;

/** The instants a filter covers, clipped to what is committed; both ends inclusive. */
export function committedRange(
  snapshot: LedgerSnapshot,
  filter: Pick<TransactionFilter, 'from' | 'until'>,
): { first: bigint; last: bigint } {
  const headNs = headInstant(snapshot);
  const last = filter.until !== undefined && filter.until <= headNs ? filter.until - 1n : headNs;
  return { first: filter.from ?? 0n, last };
}

/** Type and result, as columns that `transaction`, the terms and the rollups all have. */
export function kindCondition(filter: Pick<TransactionFilter, 'types' | 'results' | 'failedOnly'>): Condition {
  const parts: string[] = [];
  const parameters: Record<string, readonly number[]> = {};
  if (filter.types !== undefined && filter.types.length > 0) {
    parts.push('has({types:Array(UInt16)}, type)');
    parameters.types = filter.types;
  }
  const results = filter.results ?? [];
  if (results.length > 0) {
    parts.push(`(has({results:Array(UInt16)}, result)${filter.failedOnly === true ? ` OR result != ${SUCCESS}` : ''})`);
    parameters.results = results;
  } else if (filter.failedOnly === true) parts.push(`result != ${SUCCESS}`);
  return { sql: parts.length === 0 ? '1' : parts.join(' AND '), parameters };
}

/** The payer, where the filter names one. */
export function payerCondition({ payer }: TransactionFilter): Condition {
  return whenGiven('payer = {payer:UInt64}', { payer });
}

/** The amount's bounds. */
export function amountCondition({ amountFrom, amountTo }: TransactionFilter): Condition {
  if (amountTo !== undefined && amountTo < 0n) return NEVER;
  const least = amountFrom !== undefined && amountFrom > 0n ? amountFrom : undefined;
  return allOf(
    whenGiven('amount >= {amountFrom:UInt64}', { amountFrom: least }),
    whenGiven('amount <= {amountTo:UInt64}', { amountTo }),
  );
}
