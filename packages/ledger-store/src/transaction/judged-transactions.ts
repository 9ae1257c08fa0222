import { NS_PER_SECOND, RESPONSE_CODE, SECONDS_PER_HOUR } from '@ledgerscope/ledger';
import { provenInstants } from '../block/proven-instants.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { transactionRaws } from './queries.ts';

/** A transaction's bytes, and whether nodes signed the record file that it came from. */
interface JudgedTransaction {
  readonly consensusNs: bigint;
  readonly transactionBytes: Uint8Array;
  readonly proven: boolean;
}

const TAG = 'transaction:judged';
const SECONDS_AN_HOUR = BigInt(SECONDS_PER_HOUR);
/** Far more hours than a network publishes a ledger id in; of more, the newest count. */
const MAX_HOURS = 100;
const MAX_TRANSACTIONS_AN_HOUR = 100;

/** The successful transactions of a type that very few transactions have, oldest first. */
export async function readJudgedTransactions(snapshot: LedgerSnapshot, type: number): Promise<JudgedTransaction[]> {
  const instants: bigint[] = [];
  for (const hour of await hoursWith(snapshot, type)) instants.push(...(await instantsIn(snapshot, type, hour)));
  const [proven, raws] = await Promise.all([provenInstants(snapshot, instants), transactionRaws(snapshot, instants)]);
  return instants.flatMap((ns) => {
    const raw = raws.get(ns);
    return raw === undefined
      ? []
      : [{ consensusNs: ns, transactionBytes: raw.transactionBytes, proven: proven.has(ns) }];
  });
}

/** The hours in which there are such transactions, in seconds, oldest first: all transactions are not looked through. */
async function hoursWith(snapshot: LedgerSnapshot, type: number): Promise<bigint[]> {
  const sql = `SELECT DISTINCT toInt64(toUnixTimestamp(hour)) AS second FROM transaction_hour
    WHERE type = {type:UInt16} AND result = {success:UInt16} ORDER BY second DESC LIMIT ${MAX_HOURS}`;
  const parameters = { type, success: RESPONSE_CODE.SUCCESS };
  const rows = await snapshot.client.query(TAG, sql, parameters, { second: 'i64' });
  return rows.map(({ second }) => second).reverse();
}

async function instantsIn(snapshot: LedgerSnapshot, type: number, hour: bigint): Promise<bigint[]> {
  const sql = `SELECT consensus_ns FROM transaction
    WHERE consensus_ns >= ${nsParameter('from')} AND consensus_ns < ${nsParameter('until')}
      AND consensus_ns <= ${nsParameter('last')} AND type = {type:UInt16} AND result = {success:UInt16}
    ORDER BY consensus_ns LIMIT ${MAX_TRANSACTIONS_AN_HOUR}`;
  const [from, until] = [hour, hour + SECONDS_AN_HOUR].map((second) => second * NS_PER_SECOND) as [bigint, bigint];
  const parameters = { from, until, last: headInstant(snapshot), type, success: RESPONSE_CODE.SUCCESS };
  const rows = await snapshot.client.query(TAG, sql, parameters, { consensusNs: 'ns' });
  return rows.map(({ consensusNs }) => consensusNs);
}
