import type { EntityId } from '@ledgerscope/ledger';
import { namedAmong } from '../entity/named-entity.ts';
import { headInstant, nsParameter, upToHead } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { FEE_SCHEDULES } from '../rows/fact-list.ts';
import { stateRows } from '../state/queries.ts';
import { unknownRow } from '../state/unknown-row.ts';
import { type LedgerCounters, ledgerCounters } from '../stats/ledger-counters.ts';
import { type CustomFee, customFeesOf } from './custom-fee.ts';
import { type FeeColumns, type TokenRow, type TokenSupplyRow, tokenSupplyTable, tokenTable } from './rows.ts';

/** A token as of the head. */
export interface TokenState extends Omit<TokenRow, 'slot' | 'version' | keyof FeeColumns> {
  /**
   * Its creation was ingested, or a balance file stated who holds it, and no file has been missing since: balances and holders are
   * known. Else only what the stream names of it.
   */
  readonly anchored: boolean;
  /** Its creation was ingested, and no file has been missing since: its NFTs are known too. */
  readonly whole: boolean;
  /** First instant of the ledger. */
  readonly startNs: bigint;
  /** Smallest units, or NFTs; null where the stream has not stated it. */
  readonly totalSupply: bigint | null;
  /** Accounts with a balance; null where it cannot be known. */
  readonly holders: bigint | null;
  /** NFTs that exist, as far as the stream says. */
  readonly nfts: bigint;
  /** NFTs that the stream names, burned and wiped ones too. */
  readonly serials: bigint;
  /** Consensus time of the newest NFT mint; 0 for none. */
  readonly lastMintNs: bigint;
  readonly customFees: CustomFee[];
}

/** A custom fee schedule, in force from `consensusNs` to the next one's. */
export interface CustomFeeSchedule {
  readonly consensusNs: bigint;
  readonly customFees: CustomFee[];
}

/** One token; undefined where no row names it. */
export async function tokenById(snapshot: LedgerSnapshot, id: EntityId): Promise<TokenState | undefined> {
  return (await tokensById(snapshot, [id])).get(id);
}

/** Many tokens, by id; those that no row names are omitted. */
export async function tokensById(snapshot: LedgerSnapshot, ids: readonly bigint[]): Promise<Map<bigint, TokenState>> {
  const keys = [...new Set(ids)].map((id) => ({ id }));
  if (keys.length === 0) return new Map();
  const [rows, supplies, counters] = await Promise.all([
    stateRows(snapshot, tokenTable, keys),
    stateRows(snapshot, tokenSupplyTable, keys),
    ledgerCounters(snapshot),
  ]);
  const supplyOf = new Map(supplies.map((supply) => [supply.id, supply]));
  const begun = rows.filter((row) => !isWhole(row, counters)).map(({ id }) => id);
  const known: Known = { counters, stated: await statedTokens(snapshot, begun, counters) };
  const states = new Map(rows.map((row) => [row.id, stateOf(row, supplyOf.get(row.id), known)]));
  const unseen = keys.map(({ id }) => id).filter((id) => !states.has(id));
  for (const id of await namedAmong(snapshot, unseen, 'token'))
    states.set(id, stateOf(unknownRow(tokenTable, { id }), supplyOf.get(id), known));
  return states;
}

/** What NFTs and lists show of their tokens. */
export type TokenName = Pick<TokenRow, 'name' | 'symbol' | 'decimals'>;

/** Names and symbols by id; tokens that no row names have none. It reads no supply, as {@link tokensById} does. */
export async function tokenNames(
  snapshot: LedgerSnapshot,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, TokenName>> {
  const keys = [...new Set(ids)].map((id) => ({ id }));
  const rows = keys.length === 0 ? [] : await stateRows(snapshot, tokenTable, keys);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Schedules of one token that are read. */
const MOST_SCHEDULES = 1_000;

/** Every custom fee schedule that a token had, newest first; at most 1000. */
export function customFeeHistory(snapshot: LedgerSnapshot, token: EntityId): Promise<CustomFeeSchedule[]> {
  return schedulesUpTo(snapshot, token, headInstant(snapshot), MOST_SCHEDULES);
}

/** The custom fee schedule that was in force at an instant; undefined where none was. */
export async function customFeesAt(
  snapshot: LedgerSnapshot,
  token: EntityId,
  at?: bigint,
): Promise<CustomFeeSchedule | undefined> {
  return (await schedulesUpTo(snapshot, token, upToHead(snapshot, at), 1))[0];
}

async function schedulesUpTo(
  snapshot: LedgerSnapshot,
  token: EntityId,
  last: bigint,
  limit: number,
): Promise<CustomFeeSchedule[]> {
  const rows = await snapshot.rows.facts.page(FEE_SCHEDULES, token, { first: 0n, last, order: 'desc', limit });
  return rows.map((row) => ({ consensusNs: row.consensusNs, customFees: customFeesOf(row) }));
}

function stateOf(row: TokenRow, supply: TokenSupplyRow | undefined, { counters, stated }: Known): TokenState {
  const { slot: _slot, version: _version, ...columns } = row;
  const whole = isWhole(row, counters);
  const anchored = whole || stated.has(row.id);
  const { supplyStated, totalSupply, holderCount, nfts, serials, lastMintNs } =
    supply ?? unknownRow(tokenSupplyTable, { id: row.id });
  return {
    ...withoutFees(columns),
    anchored,
    whole,
    startNs: counters.startNs,
    nfts,
    serials,
    lastMintNs,
    totalSupply: supplyStated === 1 ? totalSupply : null,
    holders: anchored ? holderCount.reduce((sum, count) => sum + count, 0n) : null,
    customFees: customFeesOf(row),
  };
}

/** What decides whether a token's balances are known. */
interface Known {
  readonly counters: LedgerCounters;
  readonly stated: ReadonlySet<bigint>;
}

/** Of a token that was made before the first file, or before a missing one, nobody read all. */
function isWhole({ createdNs }: TokenRow, { startNs, gapNs = 0n }: LedgerCounters): boolean {
  return createdNs !== 0n && createdNs >= startNs && createdNs >= gapNs;
}

/** Those of the tokens whose balances a balance file stated, after which no file is missing. */
async function statedTokens(
  snapshot: LedgerSnapshot,
  ids: readonly bigint[],
  { startNs, gapNs = 0n }: LedgerCounters,
): Promise<ReadonlySet<bigint>> {
  if (ids.length === 0 || startNs === 0n) return new Set();
  const sql = `SELECT DISTINCT token FROM token_anchor WHERE token IN {ids:Array(UInt64)}
    AND consensus_ns >= ${nsParameter('gap')} AND consensus_ns <= ${nsParameter('headNs')}`;
  const parameters = { ids, gap: gapNs, headNs: headInstant(snapshot) };
  const rows = await snapshot.client.query('token:anchors', sql, parameters, { token: 'u64' });
  return new Set(rows.map(({ token }) => token));
}

function withoutFees<T extends FeeColumns>(columns: T): Omit<T, keyof FeeColumns> {
  const {
    feeKind: _kind,
    feeAmount: _amount,
    feeToken: _token,
    feeNumerator: _numerator,
    feeDenominator: _denominator,
    feeMinimum: _minimum,
    feeMaximum: _maximum,
    feeNetOfTransfers: _net,
    feeCollector: _collector,
    feeCollectorsExempt: _exempt,
    ...others
  } = columns;
  return others;
}
