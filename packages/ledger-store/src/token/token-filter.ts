import { trimCharacters } from '@ledgerscope/ledger';
import { ALWAYS, allOf, type Condition, NEVER, whenGiven } from '../condition.ts';
import type { IdPattern } from '../entity/entity-filter.ts';
import { idPatternCondition } from '../entity/id-pattern.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { TimeRange } from '../time-range.ts';

/** Ids from `first` to `last`, both inclusive. */
export interface IdRange {
  readonly first: bigint;
  readonly last: bigint;
}

/** A text that names or symbols begin with or contain, whatever its case; `*` matches any run of characters. */
export interface TokenText {
  readonly value: string;
  readonly match: 'prefix' | 'contains';
  /** Tokens whose ids fit match too. */
  readonly idPattern?: IdPattern | undefined;
}

/** Which tokens; what is absent does not restrict. */
export interface TokenFilter {
  readonly type?: 'FUNGIBLE_COMMON' | 'NON_FUNGIBLE_UNIQUE' | undefined;
  /** The name or the symbol. */
  readonly text?: TokenText | undefined;
  /** The name alone. */
  readonly name?: TokenText | undefined;
  readonly ids?: readonly IdRange[] | undefined;
  /** By the creation, both ends inclusive. */
  readonly created?: TimeRange | undefined;
  /** Of which this account has something. */
  readonly heldBy?: bigint | undefined;
}

/** Whether anything but the type restricts. */
export function isNarrowed({ text, name, ids, created, heldBy }: TokenFilter): boolean {
  return [text, name, ids, created, heldBy].some((condition) => condition !== undefined);
}

/** The tables that hold what tokens are called, each in an order of its own. */
export type NameTable = 'token_name' | 'token_symbol' | 'token_text';

/** The filter over the rows of a table of names up to the head. */
export function nameRowCondition(snapshot: LedgerSnapshot, table: NameTable, filter: TokenFilter): Condition {
  const condition = table === 'token_text' ? indexedCondition : textCondition;
  return allOf(
    typeCondition(filter),
    filter.text === undefined ? ALWAYS : condition('text', filter.text, ['name_lower', 'symbol_lower']),
    filter.name === undefined ? ALWAYS : condition('name', filter.name, ['name_lower']),
    filter.ids === undefined ? ALWAYS : anyRange('id', filter.ids),
    createdCondition(filter),
    heldCondition(filter),
    committedVersion(snapshot),
  );
}

/** Tokens that pass, as a set of ids in SQL. */
export function matchingTokens(snapshot: LedgerSnapshot, filter: TokenFilter): Condition {
  const { sql, parameters } = nameRowCondition(snapshot, 'token_text', filter);
  const ids = `(SELECT id FROM token_text WHERE ${sql} GROUP BY id HAVING sum(if(listed = 1, 1, -1)) > 0)`;
  return { sql: ids, parameters };
}

export function typeCondition({ type }: TokenFilter): Condition {
  if (type === undefined) return { sql: "type != ''", parameters: {} };
  return { sql: 'type = {type:String}', parameters: { type } };
}

export function committedVersion(snapshot: LedgerSnapshot): Condition {
  return { sql: `version <= ${nsParameter('headNs')}`, parameters: { headNs: headInstant(snapshot) } };
}

function textCondition(name: string, { value, match, idPattern }: TokenText, columns: readonly string[]): Condition {
  const texts = columns.map((column) => `${column} LIKE lowerUTF8({${name}:String})`);
  const ids = idPattern === undefined ? NEVER : idPatternCondition(idPattern);
  const sql = idPattern === undefined ? texts : [...texts, `(${ids.sql})`];
  return {
    sql: `(${sql.join(' OR ')})`,
    parameters: { [name]: likePattern(value, match), ...ids.parameters },
  };
}

/** The text index covers both names in one column, so that whatever is part of either is part of it. */
function indexedCondition(name: string, text: TokenText, columns: readonly string[]): Condition {
  const exact = textCondition(name, text, columns);
  // An id can match without its names.
  if (text.idPattern !== undefined) return exact;
  const part = withoutWildcards(likePattern(text.value, text.match));
  const parameters = { [`${name}Part`]: `%${part}%` };
  const within: Condition = { sql: `names LIKE lowerUTF8({${name}Part:String})`, parameters };
  const whole = likePattern(text.value, text.match) === `%${part}%` && columns.length === 2 && !/%|\n/.test(part);
  return whole ? within : allOf(within, exact);
}

/** A pattern without the wildcards around it; a percent sign after a backslash is a sign itself. */
function withoutWildcards(pattern: string): string {
  const trimmed = trimCharacters(pattern, '%');
  return trimmed.endsWith('\\') ? `${trimmed}%` : trimmed;
}

function anyRange(name: string, ids: readonly IdRange[]): Condition {
  const parameters: Record<string, bigint> = {};
  const ranges = ids.map(({ first, last }, index) => {
    const [from, to] = [`${name}First${index}`, `${name}Last${index}`];
    Object.assign(parameters, { [from]: first, [to]: last });
    return `id BETWEEN {${from}:UInt64} AND {${to}:UInt64}`;
  });
  return { sql: ranges.length === 0 ? '0' : `(${ranges.join(' OR ')})`, parameters };
}

function likePattern(value: string, match: TokenText['match']): string {
  return match === 'prefix' ? `${wildcardPattern(value)}%` : `%${wildcardPattern(value)}%`;
}

function heldCondition({ heldBy }: TokenFilter): Condition {
  const held = `SELECT token FROM account_token
    WHERE account = {heldBy:UInt64} AND version <= ${nsParameter('headNs')}
    GROUP BY token HAVING argMax(balance, version) > 0`;
  return whenGiven(`id GLOBAL IN (${held})`, { heldBy });
}

function createdCondition({ created }: TokenFilter): Condition {
  const within = `created_ns >= ${nsParameter('createdFirst')} AND created_ns <= ${nsParameter('createdLast')}`;
  return whenGiven(within, { createdFirst: created?.first, createdLast: created?.last });
}

/** A LIKE pattern of a text in which nothing but `*`, any run of characters, has a meaning. */
export function wildcardPattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&').replace(/\*+/g, '%');
}
