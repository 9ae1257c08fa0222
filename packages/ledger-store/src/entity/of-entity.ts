import { answerTo } from '../changing-answers.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { questionOf } from '../question.ts';
import { cacheOf, MOST_AT_ONCE, ofSnapshot } from '../snapshot-cache.ts';

/** Every row that a batch has of an entity names it. */
const UNNAMED_SINCE = questionOf('no batch named', 'namedEntity', ({ id }) => String(id));
/** A name made of thousands of instants is not worth caching. */
const LONGEST_NAME = 2_000;

let stamps = 0;

/**
 * What follows from the committed rows that name an entity, read once until a batch names it again. `name` says what: filters,
 * pages and spans are part of it, the head is not.
 */
export async function ofEntity<T>(store: LedgerSnapshot, id: bigint, name: string, read: () => Promise<T>): Promise<T> {
  if (name.length > LONGEST_NAME) return read();
  const stamp = await entityStamp(store, id);
  return stamp === undefined
    ? ofSnapshot(store, `${id} ${name}`, read)
    : cacheOf(store).read(`since ${stamp} ${name}`, read);
}

/** The same of a page; large ones are read each time. */
export function ofPage<T>(
  store: LedgerSnapshot,
  id: bigint,
  limit: number,
  name: string,
  read: () => Promise<T>,
): Promise<T> {
  return limit > MOST_AT_ONCE ? read() : ofEntity(store, id, name, read);
}

/** A number that stays the same until a batch names the entity; undefined where nobody would say so. */
export async function entityStamp(store: LedgerSnapshot, id: bigint): Promise<number | undefined> {
  // A replica may lag behind the batch that it is told of, and 0 in a row means nobody.
  if (store.client.kind !== 'embedded' || id === 0n) return undefined;
  return (await answerTo(store, UNNAMED_SINCE, String(id), async () => ({ stamp: ++stamps }))).stamp;
}
