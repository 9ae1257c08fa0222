import type { EntityKind } from './entity-href.ts';

/** System accounts that people know by what they do. */
const ROLES: Readonly<Record<string, string>> = {
  '0.0.98': 'network fees',
  '0.0.800': 'staking rewards',
  '0.0.801': 'node rewards and fees',
  '0.0.802': 'fee collection',
};

/** What a well-known account does; undefined for all others. */
export function roleOf(kind: EntityKind, id: string): string | undefined {
  return kind === 'account' && Object.hasOwn(ROLES, id) ? ROLES[id] : undefined;
}
