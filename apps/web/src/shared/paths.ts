/** Where the app is on its server. */
export const BASE_PATH = '/hedera';

/** Path patterns of the router and the addresses made from them, in one place. Relative to the base path /hedera. */
export const PATHS = {
  home: '/home',
  search: '/search',
  transactions: '/transactions',
  transaction: '/transactions/:ref',
  transactionChild: '/transactions/:ref/:nonce',
  accounts: '/accounts',
  account: '/accounts/:id',
  accountStatement: '/accounts/:id/statement',
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
  token: '/tokens/:id',
  nftExplorerToken: '/nft-explorer/:id',
  nft: '/nft/:token',
  nftToken: '/nft-token/:token',
  chart: '/chart',
  count: '/count',
  embeddedChart: '/embed/chart',
  nodes: '/nodes',
  login: '/login',
  signUp: '/signup',
  resetPassword: '/reset-password',
  activate: '/activate',
  unsubscribe: '/unsubscribe',
  profile: '/profile',
  dappCatalog: '/dappcatalog',
  dapp: '/dapps/:id',
  statistics: '/statistics',
  nftExplorer: '/nft-explorer',
  about: '/about',
  faqs: '/faqs',
  terms: '/terms',
  privacy: '/privacy',
  contact: '/contact-us',
  deployment: '/deploymentview',
  apiView: '/apiview',
  subscriptionView: '/subscriptionview',
  pricing: '/pricing',
  payment: '/payment',
  invoice: '/invoice',
  paymentError: '/paymenterror',
  marketplace: '/nft-marketplace',
  admin: '/admin',
  status: '/status',
} as const;

export function accountHref(id: string): string {
  return `/accounts/${encodeURIComponent(id)}`;
}

/** The statement of an account, in hbar or a token. */
export function statementHref(id: string, tokenId?: string): string {
  return `${accountHref(id)}/statement${tokenId === undefined ? '' : `?${new URLSearchParams({ tokenId })}`}`;
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

export function tokenHref(id: string): string {
  return `/tokens/${encodeURIComponent(id)}`;
}

/** Address of one NFT of a collection. */
export function nftHref(tokenId: string, serialNumber: number | string | bigint): string {
  return `/nft/${encodeURIComponent(tokenId)}?serialNumber=${serialNumber}`;
}

/** Address of a block named by number or hash. */
export function blockHref(id: string): string {
  return `/blocks/${encodeURIComponent(id)}`;
}

/** Address of a transaction named by id, consensus timestamp or hash. */
export function transactionRefHref(ref: string): string {
  // A path may contain `@`; percent-encoded it would be harder to read and share.
  return `/transactions/${encodeURIComponent(ref).replace('%40', '@')}`;
}

/** The page of a chart; `ids` name the account, contract or token that it is of. */
export function chartHref(name: string, ids: Readonly<Record<string, string>> = {}): string {
  return `${PATHS.chart}?${new URLSearchParams({ name, ...ids })}`;
}

/** The same chart for other sites: alone, without header. */
export function embedHref(chartPage: string): string {
  return chartPage.replace(PATHS.chart, PATHS.embeddedChart);
}

export function dappHref(id: string): string {
  return `/dapps/${encodeURIComponent(id)}`;
}

/**
 * The form that asks for a marketplace link, filled in with what is known of an NFT, or of its collection.
 * @param serial undefined for the whole collection
 */
export function marketplaceHref(token: string, owner: string | null, serial?: number | string | bigint): string {
  const known = {
    token,
    ...(serial === undefined ? {} : { serial: String(serial) }),
    ...(owner === null ? {} : { nftOwner: owner }),
  };
  return `${PATHS.marketplace}?${new URLSearchParams(known)}`;
}
