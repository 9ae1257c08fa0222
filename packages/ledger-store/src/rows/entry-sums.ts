import { LRUCache } from 'lru-cache';
import { type FilteredValues, passesEntry } from './entry-condition.ts';
import type { PutValues } from './row-sink.ts';
import type { EntryCount, EntryPage } from './row-store.ts';
import { KindCounts } from './span-counts.ts';
import { LIST_KIND } from './transaction-terms.ts';

/** Behind so many entries of a list it is written down how many there were of each kind. */
export const SUM_EVERY = 2_048;
/** Lists whose new entries are counted at once; of one that is evicted sums are written later. */
const MOST_LISTS = 100_000;
/** Lists of transactions that spans are counted of; of logs there is nothing but their number. */
const SUMMED: ReadonlySet<number> = new Set([
  LIST_KIND.entity,
  LIST_KIND.type,
  LIST_KIND.result,
  LIST_KIND.failed,
  LIST_KIND.logs,
]);
const KIND_BITS = 4n;
const KIND_MASK = (1n << KIND_BITS) - 1n;
/** In the number of the roles, of which there are fewer. */
const MOVED = 0x8000;
const COUNT_BYTES = 6;
const GROUP_BYTES = 3 * 2 + COUNT_BYTES;

/** Entries of a list that no filter tells apart. */
export interface EntryGroup extends FilteredValues {
  readonly entries: bigint;
}

/** A list: its kind and whose it is, as a number with a sign. */
export interface ListName {
  readonly kind: number;
  readonly term: bigint;
}

/** The entries of a list up to an instant. */
export interface EntrySum {
  readonly at: bigint;
  readonly groups: readonly EntryGroup[];
}

/** As it is stored. */
export interface StoredSum {
  readonly at: bigint;
  readonly value: Uint8Array;
}

/** Groups that follow those of a sum, together with them. */
export function withGroups(before: EntrySum | undefined, groups: readonly EntryGroup[]): EntryGroup[] {
  const all = new Map<string, EntryGroup>();
  for (const group of [...(before?.groups ?? []), ...groups]) {
    const name = `${group.type} ${group.result} ${group.roles} ${group.moved}`;
    all.set(name, { ...group, entries: group.entries + (all.get(name)?.entries ?? 0n) });
  }
  return [...all.values()];
}

/** The bytes of groups: type, result, roles and number of each. */
export function writeGroups(groups: readonly EntryGroup[]): Buffer {
  const bytes = Buffer.alloc(GROUP_BYTES * groups.length);
  for (const [index, { type, result, roles, moved, entries }] of groups.entries()) {
    const start = GROUP_BYTES * index;
    bytes.writeUInt16LE(type, start);
    bytes.writeUInt16LE(result, start + 2);
    bytes.writeUInt16LE(roles | (moved ? MOVED : 0), start + 4);
    bytes.writeUIntLE(Number(entries), start + 6, COUNT_BYTES);
  }
  return bytes;
}

/** Reads what {@link writeGroups} wrote. */
export function readSum({ at, value }: StoredSum): EntrySum {
  const bytes = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  const groups = Array.from({ length: bytes.length / GROUP_BYTES }, (_, index): EntryGroup => {
    const start = GROUP_BYTES * index;
    const roles = bytes.readUInt16LE(start + 4);
    return {
      type: bytes.readUInt16LE(start),
      result: bytes.readUInt16LE(start + 2),
      roles: roles & ~MOVED,
      moved: (roles & MOVED) !== 0,
      entries: BigInt(bytes.readUIntLE(start + 6, COUNT_BYTES)),
    };
  });
  return { at, groups };
}

/** Counts the new entries of lists, of those that were added to last. */
export class LongLists {
  readonly #added = new LRUCache<bigint, number>({ max: MOST_LISTS });
  readonly #due = new Set<bigint>();

  addCount([kind, term, , , entries]: PutValues['entry_count']): void {
    if (!SUMMED.has(kind)) return;
    const list = (term << KIND_BITS) | BigInt(kind);
    const added = (this.#added.get(list) ?? 0) + entries;
    this.#added.set(list, added);
    if (added >= SUM_EVERY) this.#due.add(list);
  }

  /** Lists that got enough entries for a sum since they were named here. */
  takeDue(): ListName[] {
    const lists = [...this.#due];
    this.#due.clear();
    for (const list of lists) this.#added.set(list, 0);
    return lists.map((list) => ({ kind: Number(list & KIND_MASK), term: list >> KIND_BITS }));
  }
}

/** How an engine tells the parts of a count. */
interface CountedParts {
  /** The newest sum of the list at an instant or before it. */
  readonly sumAt: (instant: bigint) => Promise<StoredSum | undefined>;
  /** What passes of the entries from one instant to another, both included; undefined where there are too many to look at. */
  readonly countSpan: (first: bigint, last: bigint) => Promise<readonly EntryCount[] | undefined>;
}

type CountedPage = Pick<
  EntryPage,
  'first' | 'last' | 'types' | 'results' | 'failedOnly' | 'roles' | 'mainOf' | 'moved'
>;

/** How many entries of a span pass, by type and result: of long lists from sums, and what is behind those. */
export async function countWithSums(page: CountedPage, parts: CountedParts): Promise<EntryCount[] | undefined> {
  const { first, last } = page;
  const newest = await parts.sumAt(last);
  if (newest === undefined || newest.at < first) return (await parts.countSpan(first, last))?.slice();
  const upTo = await countBehind(page, newest, last, parts);
  const before =
    first <= 0n ? new KindCounts() : await countBehind(page, await parts.sumAt(first - 1n), first - 1n, parts);
  if (upTo === undefined || before === undefined) return undefined;
  for (const { type, result, transactions } of before.values()) upTo.add(type, result, -transactions);
  return upTo.values();
}

/** What passes of a list up to an instant: of a sum, and of what is behind it. */
async function countBehind(
  page: CountedPage,
  stored: StoredSum | undefined,
  last: bigint,
  { countSpan }: CountedParts,
): Promise<KindCounts | undefined> {
  const { at, groups } = stored === undefined ? { at: -1n, groups: [] } : readSum(stored);
  const behind = await countSpan(at + 1n, last);
  if (behind === undefined) return undefined;
  const counts = new KindCounts(behind);
  for (const group of groups) if (passesEntry(page, group)) counts.add(group.type, group.result, group.entries);
  return counts;
}

/** A number of logs as {@link countWithSums} counts them. */
export function ofLogs(logs: bigint | undefined): EntryCount[] | undefined {
  return logs === undefined ? undefined : [{ type: 0, result: 0, transactions: logs }];
}

/** How many they are together. */
export function sumOf(counts: readonly EntryCount[]): bigint {
  return counts.reduce((sum, { transactions }) => sum + transactions, 0n);
}
