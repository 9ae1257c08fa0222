/** Path patterns of the router and the addresses made from them, in one place. Relative to the base path /hedera. */
export const PATHS = {
  home: '/home',
  transactions: '/transactions',
  transaction: '/transactions/:ref',
  account: '/accounts/:id',
} as const;

export function accountHref(id: string): string {
  return `/accounts/${encodeURIComponent(id)}`;
}

/** Address of a transaction named by id, consensus timestamp or hash. */
export function transactionRefHref(ref: string): string {
  // `@` may stand in a path as it is; percent-encoded it would be harder to read and share.
  return `/transactions/${encodeURIComponent(ref).replace('%40', '@')}`;
}
