import { hexText } from '@ledgerscope/ledger';
import { ALWAYS, allOf, type Condition, NEVER, unionOf, whenGiven } from '../condition.ts';
import { headInstant, nsParameter } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { partsCondition, type TextSearch } from '../transaction/text-search.ts';
import type { EntityFilter, EntityNoun, ListedKind } from './entity-filter.ts';
import { idPatternCondition } from './id-pattern.ts';

/** The indexed text, exactly as the migration of entity_memo has it. */
const MEMO = 'lowerUTF8(memo)';
const COMMITTED = `version <= ${nsParameter('headNs')}`;

/** A place where ids are found in their order: a table with the columns of its primary key that lead to the id. */
interface Branch {
  readonly from: string;
  readonly id: string;
  /** Columns before the id in the primary key, which the condition fixes. */
  readonly before: readonly string[];
  readonly where: Condition;
}

/** Where a list continues, and how far it is read. */
export interface CandidateRange {
  readonly order: 'asc' | 'desc';
  readonly after?: bigint | undefined;
}

/**
 * SQL of ids that may be part of the list, in order, some of them more than once (LIMIT BY would read all of them); needs
 * the parameter `size` besides its own. What it finds may have changed since: {@link checkedCandidates} looks at the
 * current state.
 * @param whole whether every entity that exists was seen created, so that `entity` names them all
 */
export function candidateIds(
  snapshot: LedgerSnapshot,
  filter: EntityFilter,
  { order, after }: CandidateRange,
  whole: boolean,
): Condition {
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  const behind = whenGiven(`id ${order === 'asc' ? '>' : '<'} {after:UInt64}`, { after });
  const pattern = filter.idPattern === undefined ? ALWAYS : idPatternCondition(filter.idPattern);
  const parts = branchesOf(filter, whole).map(({ from, id, before, where }) => {
    const source = id === 'id' ? from : `(SELECT *, ${id} AS id FROM ${from})`;
    const all = allOf(where, behind, pattern);
    const keys = [...before, 'id'].map((column) => `${column} ${direction}`).join(', ');
    const sql = `(SELECT id FROM ${source} WHERE ${all.sql} ORDER BY ${keys} LIMIT {size:UInt32})`;
    return { sql, parameters: all.parameters };
  });
  const union = unionOf(parts);
  return {
    sql: `SELECT id FROM (${union.sql}) ORDER BY id ${direction} LIMIT {size:UInt32}`,
    parameters: { headNs: headInstant(snapshot), ...union.parameters },
  };
}

function branchesOf(filter: EntityFilter, whole: boolean): Branch[] {
  const { noun, ids, publicKey, creator, memos, named = [] } = filter;
  if (ids !== undefined) return rowsNaming(noun, condition('id IN {ids:Array(UInt64)}', { ids }));
  if (publicKey !== undefined) {
    const where = condition('key_hash = cityHash64(unhex({publicKey:String}))', { publicKey: hexText(publicKey) });
    return [{ from: 'account_key', id: 'id', before: ['key_hash'], where }];
  }
  if (creator !== undefined) return kindsOf(filter).map((kind) => createdBy(creator, kind));
  if (memos !== undefined && memos.length > 0) {
    const where = allOf(condition('noun = {noun:String}', { noun }), memoCondition(memos));
    const byName = named.length === 0 ? [] : rowsNaming(noun, condition('id IN {named:Array(UInt64)}', { named }));
    return [{ from: 'entity_memo', id: 'id', before: ['noun'], where }, ...byName];
  }
  return kindsOf(filter).flatMap((kind) => allOfKind(kind, filter, whole));
}

function createdBy(creator: bigint, kind: ListedKind): Branch {
  const name = `kind${kind}`;
  const where = condition(
    `creator = {creator:UInt64} AND kind = {${name}:String} AND created_ns <= ${nsParameter('headNs')}`,
    { creator, [name]: kind },
  );
  return { from: 'entity_creator', id: 'id', before: ['creator', 'kind'], where };
}

/** Every entity of a kind that is known. */
function allOfKind(kind: ListedKind, { deleted }: EntityFilter, whole: boolean): Branch[] {
  const name = `kind${kind}`;
  const ofKind = `kind = {${name}:String}`;
  if (deleted === true || kind === 'contract') {
    const where = condition(`${ofKind} AND ${COMMITTED}${deleted === true ? ' AND deleted = 1' : ''}`, {
      [name]: kind,
    });
    return [{ from: 'entity_status', id: 'id', before: ['kind'], where }];
  }
  if (!whole) return rowsNaming(kind === 'topic' ? 'topic' : 'account', ALWAYS);
  const where = condition(`${ofKind} AND created_ns <= ${nsParameter('headNs')}`, { [name]: kind });
  return [{ from: 'entity', id: 'id', before: ['kind'], where }];
}

/** Which any row names: state, transfers or messages. */
function rowsNaming(noun: EntityNoun, which: Condition): Branch[] {
  const known = { id: 'id', before: [], where: allOf(which, condition(COMMITTED, {})) } as const;
  if (noun === 'account')
    return [
      { from: 'account', ...known },
      { from: 'account_balance', ...known },
    ];
  const last = allOf(which, condition(`consensus_ns <= ${nsParameter('headNs')}`, {}));
  return [
    { from: 'topic', ...known },
    { from: 'topic_last', id: 'topic', before: [], where: last },
  ];
}

/** The kinds that a filter lets pass. */
export function kindsOf({ noun, kinds }: EntityFilter): readonly ListedKind[] {
  if (noun === 'topic') return ['topic'];
  return kinds === undefined || kinds.length === 0 ? ['account', 'contract'] : kinds;
}

/**
 * SQL of the candidates, some of them more than once, with what they are now: `id`, `is_contract`, `gone` (deleted), `created` (0 where the creation was
 * not read) and `passes`: whether the current state is what the filter asks for, apart from kinds and `deleted`.
 */
export function checkedCandidates(
  snapshot: LedgerSnapshot,
  filter: EntityFilter,
  range: CandidateRange,
  whole: boolean,
): Condition {
  const candidates = candidateIds(snapshot, filter, range, whole);
  const direction = range.order === 'asc' ? 'ASC' : 'DESC';
  const state = currentState(filter, `id GLOBAL IN (${candidates.sql})`);
  const sql = `SELECT candidate.id AS id, state.is_contract AS is_contract, state.gone AS gone, state.known AS known,
      state.passes AS passes
    FROM (${candidates.sql}) AS candidate LEFT JOIN (${state.sql}) AS state ON state.id = candidate.id
    ORDER BY id ${direction}`;
  return { sql, parameters: { ...candidates.parameters, ...state.parameters } };
}

/** SQL of the newest committed state of the ids that `where` selects; needs the parameter `headNs`. */
export function currentState(filter: EntityFilter, where: string): Condition {
  const { noun } = filter;
  const passing = passCondition(filter);
  const contract = noun === 'account' ? 'argMax(is_contract, version)' : '0';
  const sql = `SELECT id, toUInt8(${contract}) AS is_contract, toUInt8(argMax(deleted, version)) AS gone, toUInt8(1) AS known,
      toUInt8(argMax(toUInt8(${passing.sql}), version)) AS passes, max(version) AS newest
    FROM ${noun}
    WHERE ${where} AND version <= ${nsParameter('headNs')} GROUP BY id`;
  return { sql, parameters: passing.parameters };
}

/** What the current row of state has to be. */
function passCondition(filter: EntityFilter): Condition {
  const { memos, publicKey, creator, idPattern } = filter;
  return allOf(
    memos === undefined || memos.length === 0 ? ALWAYS : memoOrName(memos, filter.named ?? []),
    whenGiven('position(key, unhex({publicKeyNow:String})) > 0', { publicKeyNow: publicKey && hexText(publicKey) }),
    whenGiven('creator = {creatorNow:UInt64}', { creatorNow: creator }),
    idPattern === undefined ? ALWAYS : idPatternCondition(idPattern),
  );
}

function memoOrName(memos: readonly TextSearch[], named: readonly bigint[]): Condition {
  const memo = memoCondition(memos, 'now');
  if (named.length === 0) return memo;
  const parameters = { ...(memo === NEVER ? {} : memo.parameters), namedNow: named };
  return { sql: `((${memo.sql}) OR id IN {namedNow:Array(UInt64)})`, parameters };
}

function memoCondition(memos: readonly TextSearch[], name = ''): Condition {
  const conditions = memos.map((memo, index) =>
    memo.words.length === 0 ? condition("memo != ''", {}) : partsCondition(`${name}memo${index}`, MEMO, memo),
  );
  return conditions.some((condition) => condition === NEVER) ? NEVER : allOf(...conditions);
}

/** Whether a row that has no state of its own can be what the filter asks for: which only transfers or messages name. */
export function passesUnseen({ memos, publicKey, creator, deleted, kinds }: EntityFilter): boolean {
  const searched = publicKey !== undefined || creator !== undefined || (memos !== undefined && memos.length > 0);
  return !searched && deleted !== true && (kinds === undefined || kinds.length === 0 || !kinds.every(isContractKind));
}

function isContractKind(kind: ListedKind): boolean {
  return kind === 'contract';
}

function condition(sql: string, parameters: Condition['parameters']): Condition {
  return { sql, parameters };
}
