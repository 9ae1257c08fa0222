import { headInstant } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { BatchRows } from '../tables.ts';
import { ENTITY_COLUMNS, ENTITY_KINDS, type EntityKind } from './entity-columns.ts';

type AnyRow = Readonly<Record<string, unknown>>;
type AnyMeaning = EntityKind | 'none' | ((row: AnyRow) => readonly EntityKind[]);

/** An id and what a row names it as. */
export interface NamedId {
  readonly table: string;
  readonly column: string;
  readonly id: bigint;
  readonly kind: EntityKind;
}

interface IdColumn {
  readonly table: string;
  readonly column: string;
  readonly meaning: Exclude<AnyMeaning, 'none'>;
  readonly rows: readonly AnyRow[];
}

function* idColumns(batch: BatchRows): Generator<IdColumn, void> {
  for (const [table, columns] of Object.entries(ENTITY_COLUMNS)) {
    const rows = batch[table as keyof BatchRows] as readonly AnyRow[];
    for (const [column, meaning] of Object.entries(columns) as [string, AnyMeaning][])
      if (meaning !== 'none' && rows.length > 0) yield { table, column, meaning, rows };
  }
}

type Ids = bigint | readonly bigint[];

/** Reports the ids of a row's column (0 for none) with each thing that they are named as. */
function visit({ column, meaning }: IdColumn, row: AnyRow, onIds: (kind: EntityKind, ids: Ids) => void): void {
  const ids = row[column] as Ids;
  if (typeof meaning === 'string') onIds(meaning, ids);
  else for (const kind of meaning(row)) onIds(kind, ids);
}

/** Every id of an entity in the rows of a batch, column by column. */
export function idsIn(batch: BatchRows): NamedId[] {
  const found: NamedId[] = [];
  for (const place of idColumns(batch))
    for (const row of place.rows)
      visit(place, row, (kind, ids) => {
        for (const id of [ids].flat())
          if (id !== 0n) found.push({ table: place.table, column: place.column, kind, id });
      });
  return found;
}

/** A batch names some entities in almost every row: ids that were added lately are recognized without a look into the set. */
class IdSet {
  readonly #ids = new Set<bigint>();
  readonly #recent = new BigUint64Array(4096);
  readonly #id = new BigUint64Array(1);
  readonly #lowWord = new Uint32Array(this.#id.buffer, 0, 1);

  addAll(ids: Ids): void {
    if (typeof ids === 'bigint') this.#add(ids);
    else for (let index = 0; index < ids.length; index++) this.#add(ids[index] as bigint);
  }

  values(): Iterable<bigint> {
    return this.#ids;
  }

  #add(id: bigint): void {
    if (id === 0n) return;
    this.#id[0] = id;
    const slot = (this.#lowWord[0] ?? 0) % this.#recent.length;
    if (this.#recent[slot] === id) return;
    this.#recent[slot] = id;
    this.#ids.add(id);
  }
}

/** Adds the rows of `named_entity` to a batch that ends at an instant; `others` are ids that are in no column of numbers. */
export function addNamedEntities(
  batch: BatchRows,
  others: Iterable<Pick<NamedId, 'kind' | 'id'>>,
  consensusNs: bigint,
): void {
  const named = new Map<EntityKind, IdSet>(ENTITY_KINDS.map((kind) => [kind, new IdSet()]));
  const add = (kind: EntityKind, ids: Ids): void => named.get(kind)?.addAll(ids);
  for (const { kind, id } of others) add(kind, id);
  for (const place of idColumns(batch)) for (const row of place.rows) visit(place, row, add);
  for (const [kind, ids] of named) for (const id of ids.values()) batch.namedEntity.push({ id, kind, consensusNs });
}

/** What rows up to the head name these ids as; ids that none names are omitted. */
export async function namedAs(
  snapshot: LedgerSnapshot,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, ReadonlySet<EntityKind>>> {
  const found = new Map<bigint, Set<EntityKind>>();
  for (const { id, kind } of await snapshot.rows.names.kinds(ids, headInstant(snapshot)))
    found.set(id, (found.get(id) ?? new Set()).add(kind as EntityKind));
  return found;
}

/** Of these ids those that a row names as one of a kind. */
export async function namedAmong(
  snapshot: LedgerSnapshot,
  ids: readonly bigint[],
  kind: EntityKind,
): Promise<readonly bigint[]> {
  if (ids.length === 0) return [];
  const named = await namedAs(snapshot, ids);
  return ids.filter((id) => named.get(id)?.has(kind) === true);
}
