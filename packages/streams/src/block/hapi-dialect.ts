import type { SemanticVersion } from '../hapi/messages.ts';

/** What changed in the block stream's items with HAPI versions, by the block's own version. */
export interface HapiDialect {
  /** Item 4 is an EventTransaction around a Transaction; later a SignedTransaction. */
  readonly eventTransactions: boolean;
  /** Numbers of TransactionOutput and the form of contract outputs: `early` below 0.61, `interim` below 0.64. */
  readonly outputs: 'early' | 'interim' | 'current';
  /** Numbers of TraceData; before HAPI 0.65 traces had others and are not read. They changed between builds of 0.68, which have either. */
  readonly traces: 'none' | 'early' | 'either' | 'current';
  /** Rounds have headers: of blocks before HAPI 0.57 it is not known. */
  readonly roundHeaders: boolean;
}

/** First minor versions of HAPI 0.x with each change. */
const ROUND_HEADERS = 57;
const NEW_OUTPUT_NUMBERS = 61;
const EVM_RESULTS = 64;
/** Also traces as an item of their own. */
const SIGNED_TRANSACTIONS = 65;
const NEW_TRACE_NUMBERS = 68;
const ONLY_NEW_TRACE_NUMBERS = 69;

/** The dialect of blocks that state this HAPI version. */
export function dialectOf(version: SemanticVersion): HapiDialect {
  const minor = version.major > 0 ? Number.POSITIVE_INFINITY : version.minor;
  const outputs = minor < NEW_OUTPUT_NUMBERS ? 'early' : minor < EVM_RESULTS ? 'interim' : 'current';
  const eventTransactions = minor < SIGNED_TRANSACTIONS;
  return { eventTransactions, outputs, traces: tracesOf(minor), roundHeaders: minor >= ROUND_HEADERS };
}

function tracesOf(minor: number): HapiDialect['traces'] {
  if (minor < SIGNED_TRANSACTIONS) return 'none';
  if (minor < NEW_TRACE_NUMBERS) return 'early';
  return minor < ONLY_NEW_TRACE_NUMBERS ? 'either' : 'current';
}
