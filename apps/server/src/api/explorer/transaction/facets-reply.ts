import type { Facets } from '@ledgerscope/contract';
import { transactionType } from '@ledgerscope/ledger';
import type { KindCount } from '@ledgerscope/ledger-store';
import { statusName } from '../values.ts';

/** How many transactions have each type, service and result; under the names of the parameters that select them. */
export function facetsReply(kinds: readonly KindCount[]): Facets {
  return {
    transactionTypes: sums(kinds, (kind) => transactionType(kind.type).code),
    serviceTypes: sums(kinds, (kind) => transactionType(kind.type).service),
    status: sums(kinds, (kind) => statusName(kind.result)),
  };
}

function sums(kinds: readonly KindCount[], nameOf: (kind: KindCount) => string): Record<string, number> {
  const counted = new Map<string, number>();
  for (const kind of kinds) {
    const name = nameOf(kind);
    counted.set(name, (counted.get(name) ?? 0) + Number(kind.transactions));
  }
  return Object.fromEntries([...counted].toSorted(([, a], [, b]) => b - a));
}
