import type { SQLInputValue } from 'node:sqlite';
import type { ContractLogRow, ContractResultRow } from '../contract/rows.ts';
import type { TimeRange } from '../time-range.ts';
import { countWithSums, ofLogs, sumOf } from './entry-sums.ts';
import { LOGS, type Packed, RESULTS } from './packed-rows.ts';
import { FOREVER } from './row-sink.ts';
import type { ContractRows, LogPage, ResultPage } from './row-store.ts';
import { sqliteSumAt } from './sqlite-entries.ts';
import type { SqliteReader } from './sqlite-reader.ts';
import { type Count, unlessMore } from './stored-count.ts';
import { LIST_KIND } from './transaction-terms.ts';

/** Results and logs of contracts. */
export class SqliteContracts implements ContractRows {
  readonly #db: SqliteReader;

  constructor(db: SqliteReader) {
    this.#db = db;
  }

  async results(instants: readonly bigint[]): Promise<ContractResultRow[]> {
    return instants.flatMap((at) => {
      const stored = this.#db.get<Packed>('SELECT value FROM contract_result WHERE at = ?', at);
      return stored === undefined ? [] : [RESULTS.read(stored)];
    });
  }

  async resultsWithin({ first, last, order, limit }: ResultPage): Promise<ContractResultRow[]> {
    const sql = `SELECT value FROM contract_result WHERE at >= ? AND at <= ? ORDER BY at ${order} LIMIT ?`;
    return this.#db.all<Packed>(sql, first, last, limit).map(RESULTS.read);
  }

  async ranWithin({ first, last }: TimeRange): Promise<bigint[]> {
    const sql = 'SELECT at FROM contract_result WHERE at >= ? AND at <= ? ORDER BY at';
    return this.#db.all<{ at: bigint }>(sql, first, last).map(({ at }) => at);
  }

  async logs(contract: bigint, { first, last, order, limit, offset, after }: LogPage): Promise<ContractLogRow[]> {
    const values: SQLInputValue[] = [BigInt.asIntN(64, contract), first, last];
    const sign = order === 'asc' ? '>' : '<';
    const behind = after === undefined ? '' : `AND (at, log_index) ${sign} (?, ?)`;
    if (after !== undefined) values.push(after.consensusNs, after.logIndex);
    const sql = `SELECT value FROM contract_log WHERE contract = ? AND at >= ? AND at <= ? ${behind}
      ORDER BY at ${order}, log_index ${order} LIMIT ? OFFSET ?`;
    return this.#db.all<Packed>(sql, ...values, limit, offset).map(LOGS.read);
  }

  async countLogs(contract: bigint, span: TimeRange, headNs: bigint, most: number): Promise<bigint | undefined> {
    const term = BigInt.asIntN(64, contract);
    const sql = `SELECT count(*) AS places FROM (
      SELECT 1 FROM contract_log WHERE contract = ? AND at >= ? AND at <= ? LIMIT ?)`;
    const count = (from: bigint, to: bigint, limit: bigint | number) =>
      this.#db.get<Count>(sql, term, from, to, limit)?.places;
    // What came after the head is taken off again, whatever it is.
    if (span.first <= 0n && span.last === headNs)
      return this.#db.together(
        () => this.#db.storedEntries(LIST_KIND.logs, contract) - (count(headNs + 1n, FOREVER, FOREVER) ?? 0n),
      );
    const counts = await countWithSums(span, {
      sumAt: async (instant) => sqliteSumAt(this.#db, LIST_KIND.logs, term, instant),
      countSpan: async (from, to) => ofLogs(unlessMore(count(from, to, most + 1), most)),
    });
    return counts && sumOf(counts);
  }
}
