import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import type { LedgerStore } from '../ledger-store.ts';
import { BLOCK_BLOOMS, BLOCK_HASHES } from '../rows/fact-list.ts';
import { ALLOWANCES_OF_OWNER, ALLOWANCES_OF_SPENDER } from '../rows/place-list.ts';
import type { RowStore } from '../rows/row-store.ts';

/** Lists that are read whole, or not from the row store. */
const WHOLE_LISTS: readonly number[] = [ALLOWANCES_OF_OWNER.list, ALLOWANCES_OF_SPENDER.list];
/** Facts that nothing but the row store has. */
const FACTS_OF_ROWS: readonly number[] = [BLOCK_HASHES.list, BLOCK_BLOOMS.list];

/**
 * For tests: a store whose row store says of every list, and of whatever it would have to count, that it is too long. What the column store
 * answers then has to be the same.
 */
export function tooLongForRows(store: LedgerStore): LedgerStore {
  const { rows } = store;
  const none = async () => undefined;
  const unknown = async () => ({ instants: [], isWhole: false });
  const places: Partial<RowStore['places']> = {
    count: none,
    page: (list, page, headNs) =>
      WHOLE_LISTS.includes(list.list)
        ? Promise.resolve(Array.from({ length: page.limit }, () => ({})))
        : rows.places.page(list, page, headNs),
  };
  const facts: Partial<RowStore['facts']> = {
    countDistinct: none,
    of: (list, ...given) =>
      FACTS_OF_ROWS.includes(list.list) ? rows.facts.of(list, ...given) : Promise.resolve(undefined),
  };
  const own = {
    places: over(rows.places, places),
    facts: over(rows.facts, facts),
    entries: over(rows.entries, { page: unknown, countPage: none, change: none, sumChanges: none }),
    transactions: over(rows.transactions, {
      // Where all pass nothing has to be looked for.
      scan: (span, page) => (page.passes === undefined ? rows.transactions.scan(span, page) : unknown()),
    }),
    messages: over(rows.messages, { count: none }),
    contracts: over(rows.contracts, { countLogs: none }),
  };
  const long = over(rows, own);
  const snapshot = (): LedgerSnapshot => ({ ...store.snapshot(), rows: long });
  return over(store, { rows: long, snapshot });
}

/** The same but for some members; what is private to a class stays within reach of its methods. */
function over<T extends object>(whole: T, some: Partial<T>): T {
  return new Proxy(whole, {
    get: (target, name) => {
      if (name in some) return Reflect.get(some, name);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
