import type { ConsensusNs, EntityId } from '@ledgerscope/ledger';
import type { Parameters } from '../client/ledger-client.ts';
import { highWaterNs, nsParameter } from '../high-water.ts';
import type { LedgerReader } from '../ledger-reader.ts';

/** Which transactions; everything that is left out does not restrict. */
export interface TransactionFilter {
  /** Takes part as payer, main entity, created entity, schedule, or in a transfer. */
  readonly entity?: EntityId | undefined;
  /** Ids of body types; empty for all. */
  readonly types?: readonly number[] | undefined;
  /** ResponseCodeEnum numbers; empty for all. */
  readonly results?: readonly number[] | undefined;
  /** Every result but SUCCESS, besides those in `results`. */
  readonly failedOnly?: boolean | undefined;
  /** Inclusive. */
  readonly from?: ConsensusNs | undefined;
  /** Exclusive. */
  readonly until?: ConsensusNs | undefined;
}

/** ResponseCodeEnum.SUCCESS. */
export const SUCCESS = 22;

export interface Condition {
  readonly sql: string;
  readonly parameters: Parameters;
}

/** The instants a filter covers, clipped to what is committed; both ends inclusive. */
export function committedRange(store: LedgerReader, filter: TransactionFilter): { first: bigint; last: bigint } {
  const highWater = highWaterNs(store);
  const last = filter.until !== undefined && filter.until <= highWater ? filter.until - 1n : highWater;
  return { first: filter.from ?? 0n, last };
}

/** The time bound. */
export function timeCondition(range: { readonly first: bigint; readonly last: bigint }): Condition {
  return {
    sql: `consensus_ns >= ${nsParameter('first')} AND consensus_ns <= ${nsParameter('last')}`,
    parameters: { first: range.first, last: range.last },
  };
}

/** Type and result, as columns that `transaction`, the terms and the rollups all have. */
export function kindCondition(filter: TransactionFilter): Condition {
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

/** Both conditions in one. */
export function allOf(...conditions: readonly Condition[]): Condition {
  return {
    sql: conditions.map((condition) => condition.sql).join(' AND '),
    parameters: Object.assign({}, ...conditions.map((condition) => condition.parameters)) as Parameters,
  };
}
