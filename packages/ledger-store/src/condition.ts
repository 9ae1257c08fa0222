import type { Parameter, Parameters } from './client/ledger-client.ts';
import { nsParameter } from './head-instant.ts';
import type { TimeRange } from './time-range.ts';

/** A part of a WHERE clause, with the values of its placeholders. */
export interface Condition {
  readonly sql: string;
  readonly parameters: Parameters;
}

/** Holds for every row. */
export const ALWAYS: Condition = { sql: '1', parameters: {} };
/** Holds for no row. */
export const NEVER: Condition = { sql: '0', parameters: {} };

/** The time bound; `name` makes the parameters of two bounds in one statement different. */
export function timeCondition(range: TimeRange, name = ''): Condition {
  const [first, last] = [`${name}First`, `${name}Last`];
  return {
    sql: `consensus_ns >= ${nsParameter(first)} AND consensus_ns <= ${nsParameter(last)}`,
    parameters: { [first]: range.first, [last]: range.last },
  };
}

/** A condition on values that a filter may lack; it restricts nothing where one of them is undefined. */
export function whenGiven(sql: string, parameters: Readonly<Record<string, Parameter | undefined>>): Condition {
  const isGiven = Object.values(parameters).every((value) => value !== undefined);
  return isGiven ? { sql, parameters: parameters as Parameters } : ALWAYS;
}

/** The rows of several statements in one. */
export function unionOf(statements: readonly Condition[]): Condition {
  return {
    sql: statements.map(({ sql }) => sql).join(' UNION ALL '),
    parameters: Object.assign({}, ...statements.map(({ parameters }) => parameters)) as Parameters,
  };
}

/** All conditions in one. */
export function allOf(...conditions: readonly Condition[]): Condition {
  const restricting = conditions.filter((condition) => condition.sql !== ALWAYS.sql);
  return {
    sql: restricting.length === 0 ? ALWAYS.sql : restricting.map((condition) => condition.sql).join(' AND '),
    parameters: Object.assign({}, ...restricting.map((condition) => condition.parameters)) as Parameters,
  };
}
