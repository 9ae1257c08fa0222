/** Path patterns of the router and the addresses made from them, in one place. Relative to the base path /hedera. */
export const PATHS = {
  home: '/home',
  search: '/search',
  transactions: '/transactions',
  transaction: '/transactions/:ref',
  accounts: '/accounts',
  account: '/accounts/:id',
  contracts: '/contracts',
  contract: '/contracts/:id',
  topics: '/topics',
  topic: '/topics/:id',
  blocks: '/blocks',
  block: '/blocks/:id',
  file: '/files/:id',
  schedule: '/schedules/:id',
  fungibleTokens: '/tokens/fungible',
  nonFungibleTokens: '/tokens/non-fungible',
} as const;

export function accountHref(id: string): string {
  return `/accounts/${encodeURIComponent(id)}`;
}

export function contractHref(id: string): string {
  return `/contracts/${encodeURIComponent(id)}`;
}

export function topicHref(id: string): string {
  return `/topics/${encodeURIComponent(id)}`;
}

export function fileHref(id: string): string {
  return `/files/${encodeURIComponent(id)}`;
}

export function scheduleHref(id: string): string {
  return `/schedules/${encodeURIComponent(id)}`;
}

/** Address of a block named by number or hash. */
export function blockHref(id: string): string {
  return `/blocks/${encodeURIComponent(id)}`;
}

/** Address of a transaction named by id, consensus timestamp or hash. */
export function transactionRefHref(ref: string): string {
  // `@` may stand in a path as it is; percent-encoded it would be harder to read and share.
  return `/transactions/${encodeURIComponent(ref).replace('%40', '@')}`;
}
