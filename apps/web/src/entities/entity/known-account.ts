import type { LinkedEntityKind } from './entity-href.ts';

type Roles = Readonly<Record<string, string>>;

/** System accounts that people know by what they do. */
const ACCOUNT_ROLES: Roles = {
  '0.0.98': 'network fees',
  '0.0.800': 'staking rewards',
  '0.0.801': 'node rewards and fees',
  '0.0.802': 'fee collection',
};

/** The network's own contracts, at the EVM addresses 0x167 to 0x16e. */
const CONTRACT_ROLES: Roles = {
  '0.0.359': 'token service',
  '0.0.360': 'exchange rates',
  '0.0.361': 'random numbers',
  '0.0.362': 'account service',
  '0.0.363': 'schedule service',
  '0.0.364': 'token service, second version',
  '0.0.365': 'hooks',
  '0.0.366': 'connections to other ledgers',
};

const ROLES: Readonly<Partial<Record<LinkedEntityKind, Roles>>> = { account: ACCOUNT_ROLES, contract: CONTRACT_ROLES };

/** What a well-known account or contract of the network does; undefined for all others. */
export function roleOf(kind: LinkedEntityKind, id: string): string | undefined {
  const roles = ROLES[kind];
  return roles !== undefined && Object.hasOwn(roles, id) ? roles[id] : undefined;
}
