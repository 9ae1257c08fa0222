import { answerTo } from '../changing-answers.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { ofSnapshot } from '../of-snapshot.ts';
import { questionOf } from '../question.ts';
import { MOST_AT_ONCE } from '../snapshot-cache.ts';

/** Every row that a batch has of an entity names it. */
const UNNAMED_SINCE = questionOf('no batch named', 'namedEntity', ({ id }) => String(id));
/** A name made of thousands of instants is not worth caching. */
const LONGEST_NAME = 2_000;

/**
 * What follows from the committed rows that name an entity, read once until a batch names it again. `name` says what: filters,
 * pages and spans are part of it, the head is not.
 */
export async function ofEntity<T>(
  snapshot: LedgerSnapshot,
  id: bigint,
  name: string,
  read: () => Promise<T>,
): Promise<T> {
  if (name.length > LONGEST_NAME) return read();
  const stamp = await entityStamp(snapshot, id);
  return stamp === undefined
    ? ofSnapshot(snapshot, `${id} ${name}`, read)
    : snapshot.caches.answers.read(`since ${stamp} ${name}`, read);
}

/** The same of a page; large ones are read each time. */
export function ofPage<T>(
  snapshot: LedgerSnapshot,
  id: bigint,
  limit: number,
  name: string,
  read: () => Promise<T>,
): Promise<T> {
  return limit > MOST_AT_ONCE ? read() : ofEntity(snapshot, id, name, read);
}

/** A number that stays the same until a batch names the entity; undefined where nobody would say so. */
export async function entityStamp(snapshot: LedgerSnapshot, id: bigint): Promise<number | undefined> {
  // A replica may lag behind the batch that it is notified of, and 0 in a row means nobody.
  if (snapshot.client.kind !== 'embedded' || id === 0n) return undefined;
  return (await answerTo(snapshot, UNNAMED_SINCE, String(id), async () => ({ stamp: ++snapshot.caches.stamps }))).stamp;
}
