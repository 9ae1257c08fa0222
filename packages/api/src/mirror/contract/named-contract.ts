import { type MirrorEntityName, readMirrorAddress } from '@ledgerscope/contract/mirror/mirror-ids';
import type { MirrorFilter } from '@ledgerscope/contract/mirror/mirror-parameter';
import type { EntityId } from '@ledgerscope/ledger';
import type { LedgerSnapshot } from '@ledgerscope/ledger-store';
import { invalidParameter } from '../mirror-error.ts';
import { idOfName } from '../named-account.ts';

/** No entity has it. */
const NOBODY = 0n;

/**
 * What the path of a contract names; undefined for an address that nobody has. A number need not be one that exists.
 * @throws MirrorError for a text that is no name
 */
export function contractOfPath(
  snapshot: LedgerSnapshot,
  { contractId = '' }: Readonly<Record<string, string>>,
): Promise<EntityId | undefined> {
  const name = readMirrorAddress(contractId);
  if (name === undefined) throw invalidParameter('contractid');
  return idOfName(snapshot, name);
}

/** Filters by name as filters by id; an address that nobody has is the id of nobody. */
export function idFilters(
  snapshot: LedgerSnapshot,
  filters: readonly MirrorFilter<MirrorEntityName>[],
): Promise<MirrorFilter<bigint>[]> {
  const named = filters.map(async ({ operator, value }) => ({
    operator,
    value: (await idOfName(snapshot, value)) ?? NOBODY,
  }));
  return Promise.all(named);
}
