import type { ContractLogRow, ContractResultRow } from '../contract/rows.ts';
import type { TimeRange } from '../time-range.ts';
import { countWithSums, ofLogs, sumOf } from './entry-sums.ts';
import { LOGS, type Packed, RESULTS } from './packed-rows.ts';
import { postgresSumAt } from './postgres-entries.ts';
import type { PostgresReader } from './postgres-reader.ts';
import { SCHEMA } from './postgres-schema.ts';
import type { ContractRows, LogPage, ResultPage } from './row-store.ts';
import { type Count, unlessMore } from './stored-count.ts';
import { LIST_KIND } from './transaction-terms.ts';

const COUNTED = `SELECT (SELECT coalesce(sum(entries), 0) FROM ${SCHEMA}.entry_count WHERE kind = ${LIST_KIND.logs} AND term = $1)::bigint
  - (SELECT count(*) FROM ${SCHEMA}.contract_log WHERE contract = $1 AND at > $2) AS places`;
const COUNT = `SELECT count(*) AS places FROM (
  SELECT 1 FROM ${SCHEMA}.contract_log WHERE contract = $1 AND at >= $2 AND at <= $3 LIMIT $4) AS found`;

/** Results and logs of contracts. */
export class PostgresContracts implements ContractRows {
  readonly #db: PostgresReader;

  constructor(db: PostgresReader) {
    this.#db = db;
  }

  async results(instants: readonly bigint[]): Promise<ContractResultRow[]> {
    const sql = `SELECT stored.value FROM unnest($1::bigint[]) WITH ORDINALITY AS wanted (at, place)
      JOIN ${SCHEMA}.contract_result AS stored ON stored.at = wanted.at ORDER BY wanted.place`;
    return (await this.#db.all<Packed>(sql, instants)).map(RESULTS.read);
  }

  async resultsWithin({ first, last, order, limit }: ResultPage): Promise<ContractResultRow[]> {
    const sql = `SELECT value FROM ${SCHEMA}.contract_result WHERE at >= $1 AND at <= $2 ORDER BY at ${order} LIMIT $3`;
    return (await this.#db.all<Packed>(sql, first, last, limit)).map(RESULTS.read);
  }

  async ranWithin({ first, last }: TimeRange): Promise<bigint[]> {
    const sql = `SELECT at FROM ${SCHEMA}.contract_result WHERE at >= $1 AND at <= $2 ORDER BY at`;
    return (await this.#db.all<{ at: bigint }>(sql, first, last)).map(({ at }) => at);
  }

  async logs(contract: bigint, { first, last, order, limit, offset, after }: LogPage): Promise<ContractLogRow[]> {
    const behind = after === undefined ? '' : `AND (at, log_index) ${order === 'asc' ? '>' : '<'} ($6, $7)`;
    const sql = `SELECT value FROM ${SCHEMA}.contract_log WHERE contract = $1 AND at >= $2 AND at <= $3 ${behind}
      ORDER BY at ${order}, log_index ${order} LIMIT $4 OFFSET $5`;
    const values = [BigInt.asIntN(64, contract), first, last, limit, offset];
    const from = after === undefined ? [] : [after.consensusNs, after.logIndex];
    return (await this.#db.all<Packed>(sql, ...values, ...from)).map(LOGS.read);
  }

  async countLogs(contract: bigint, span: TimeRange, headNs: bigint, most: number): Promise<bigint | undefined> {
    const term = BigInt.asIntN(64, contract);
    if (span.first <= 0n && span.last === headNs) return (await this.#db.get<Count>(COUNTED, term, headNs))?.places;
    const counts = await countWithSums(span, {
      sumAt: (instant) => postgresSumAt(this.#db, LIST_KIND.logs, term, instant),
      countSpan: async (from, to) =>
        ofLogs(unlessMore((await this.#db.get<Count>(COUNT, term, from, to, most + 1))?.places, most)),
    });
    return counts && sumOf(counts);
  }
}
