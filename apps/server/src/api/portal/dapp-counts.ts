import type { EntityId } from '@ledgerscope/ledger';
import { type DappActivity, dappActivity } from '@ledgerscope/ledger-store';
import type { StoredDapp } from '@ledgerscope/portal-store';
import type { ApiContext } from '../api-context.ts';

/** Catalog and home page ask for every dapp at once; within this time counts are not asked for again. */
const FRESH_MS = 10_000;
const KEPT = 1_000;

/** How much a dapp is used. */
export type ReadDappActivity = (dapp: StoredDapp) => Promise<DappActivity>;

/** Counts from the ledger store, kept for ten seconds. */
export function dappCounts({ store }: ApiContext): ReadDappActivity {
  const kept = new Map<string, { readonly at: number; readonly counts: Promise<DappActivity> }>();
  return (dapp) => {
    const { kind, entities } = usedBy(dapp);
    const key = `${kind} ${entities.join()}`;
    const known = kept.get(key);
    if (known !== undefined && Date.now() - known.at < FRESH_MS) return known.counts;
    const counts = dappActivity(store, entities, kind);
    if (kept.size >= KEPT) kept.clear();
    kept.set(key, { at: Date.now(), counts });
    // A refusal is told to those who asked, and not kept.
    counts.catch(() => kept.delete(key));
    return counts;
  };
}

/** A dapp is its contracts; one without contracts is its account. */
export function usedBy({ accountId, contracts }: Pick<StoredDapp, 'accountId' | 'contracts'>): {
  readonly kind: 'contracts' | 'account';
  readonly entities: readonly EntityId[];
} {
  if (contracts.length > 0) return { kind: 'contracts', entities: contracts.map(({ contractId }) => contractId) };
  return { kind: 'account', entities: accountId === null ? [] : [accountId] };
}
