import type { EntityId } from '@ledgerscope/ledger';
import type { StoredDapp } from '@ledgerscope/portal-store';

/** A dapp is its contracts; one without contracts is its account. */
export function usedBy({ accountId, contracts }: Pick<StoredDapp, 'accountId' | 'contracts'>): {
  readonly kind: 'contracts' | 'account';
  readonly entities: readonly EntityId[];
} {
  if (contracts.length > 0) return { kind: 'contracts', entities: contracts.map(({ contractId }) => contractId) };
  return { kind: 'account', entities: accountId === null ? [] : [accountId] };
}
