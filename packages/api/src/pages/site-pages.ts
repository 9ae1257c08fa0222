import { accountPage, statementPage } from './account-page.ts';
import { blockPage } from './block-page.ts';
import { chartPage } from './chart-page.ts';
import { contractPage } from './contract-page.ts';
import { dappPage } from './dapp-page.ts';
import { filePage } from './file-page.ts';
import { nftPage } from './nft-page.ts';
import type { PageFacts, SitePage } from './page-facts.ts';
import { schedulePage } from './schedule-page.ts';
import { tokenPage } from './token-page.ts';
import { topicPage } from './topic-page.ts';
import { transactionPage } from './transaction-page.ts';

const NOT_FOUND: PageFacts = {
  status: 404,
  title: 'Page not found',
  description: 'This page has moved or no longer exists.',
  lines: [],
};

const HOME =
  'Explore transactions, accounts, contracts, topics and tokens on a Hedera (Hiero) network, verified against node signatures.';

function fixedPage(path: RegExp, title: string, description: string, call?: string): SitePage {
  const facts: PageFacts = { status: 200, title, description, lines: [], ...(call === undefined ? {} : { call }) };
  return { path, read: () => facts };
}

/** Every page of the app. An address that none of them has is answered with status 404. */
const PAGES: readonly SitePage[] = [
  fixedPage(/^\/home$/, 'Explorer', HOME, '/api/stats/counts'),
  fixedPage(/^\/search$/, 'Search', 'Search transactions, accounts, contracts, topics, tokens and NFTs.'),
  fixedPage(
    /^\/transactions$/,
    'Transactions',
    'All transactions that reached consensus, newest first.',
    '/api/transactions',
  ),
  fixedPage(/^\/accounts$/, 'Accounts', 'Accounts with their balances, newest first.', '/api/accounts'),
  fixedPage(/^\/contracts$/, 'Contracts', 'Smart contracts, newest first.', '/api/contracts'),
  fixedPage(/^\/topics$/, 'Topics', 'Consensus service topics, newest first.', '/api/topics'),
  fixedPage(/^\/blocks$/, 'Blocks', 'Blocks with the nodes that signed them, newest first.', '/api/blocks'),
  fixedPage(
    /^\/tokens\/fungible$/,
    'Fungible tokens',
    'Fungible tokens with their supply, newest first.',
    '/api/hts/tokens?tokenType=FUNGIBLE_COMMON',
  ),
  fixedPage(
    /^\/tokens\/non-fungible$/,
    'Non-fungible tokens',
    'NFT collections with their supply, newest first.',
    '/api/hts/tokens?tokenType=NON_FUNGIBLE_UNIQUE',
  ),
  fixedPage(/^\/count$/, 'Transaction counts', 'Transaction and account counts.', '/api/stats/counts'),
  fixedPage(/^\/nodes$/, 'Nodes', 'Consensus nodes, their locations and stake.', '/api/stats/nodes'),
  fixedPage(/^\/dappcatalog$/, 'Dapp catalog', 'Applications on this network.', '/api/dapps'),
  fixedPage(
    /^\/statistics$/,
    'Statistics',
    'Transactions per second, fees, supply, active accounts and top lists.',
    '/api/stats/top-lists',
  ),
  fixedPage(/^\/nft-explorer$/, 'NFT Explorer', 'Browse and search NFTs and collections.', '/api/nfts/nfts'),
  fixedPage(/^\/login$/, 'Sign in', 'Sign in to your profile, saved accounts and API keys.'),
  fixedPage(/^\/signup$/, 'Sign up', 'Create a free account to get API keys and follow accounts.'),
  fixedPage(/^\/reset-password$/, 'Reset your password', 'Reset your password by email.'),
  fixedPage(/^\/activate$/, 'Activate your account', 'Activate your account.'),
  fixedPage(/^\/unsubscribe$/, 'End alerts', 'Turn off account alerts.'),
  fixedPage(/^\/profile$/, 'Profile', 'Sign in to manage your profile, saved accounts and API keys.'),
  fixedPage(/^\/about$/, 'About', 'About Ledgerscope: features, data sources and first steps.'),
  fixedPage(/^\/faqs$/, 'Questions and answers', 'Frequently asked questions about the explorer and the portal.'),
  fixedPage(/^\/terms$/, 'Terms of use', 'Terms of use for this site.'),
  fixedPage(/^\/privacy$/, 'Privacy policy', 'Which personal data this site processes, why, and for how long.'),
  fixedPage(/^\/contact-us$/, 'Contact us', 'Contact the operator of this site.'),
  fixedPage(/^\/nft-marketplace$/, 'NFT marketplace link', 'Request a marketplace link for an NFT or a collection.'),
  fixedPage(/^\/status$/, 'Status', 'Data freshness and service status for the last 90 days.', '/api/status'),
  fixedPage(/^\/admin$/, 'Administration', 'Site administration.'),
  fixedPage(/^\/pricing$/, 'Pricing', 'Pricing for public API units.'),
  fixedPage(/^\/payment$/, 'Payment', 'Pay an invoice.'),
  fixedPage(/^\/invoice$/, 'Invoice', 'Printable invoice.'),
  fixedPage(/^\/paymenterror$/, 'Payment error', 'Payment problem.'),
  fixedPage(/^\/apiview$/, 'Public API', 'Public API reference with live examples.'),
  fixedPage(
    /^\/subscriptionview$/,
    'Subscriptions',
    'Get transactions, contract events and topic messages in real time.',
  ),
  fixedPage(/^\/deploymentview$/, 'Deploy a new dapp', 'List your dapp in the catalog in four steps.'),
  { path: /^\/(?:embed\/)?chart$/, read: chartPage },
  { path: /^\/dapps\/([^/]+)$/, read: dappPage },
  { path: /^\/transactions\/([^/]+(?:\/\d{1,10})?)$/, read: transactionPage },
  { path: /^\/accounts\/([^/]+)$/, read: accountPage },
  { path: /^\/accounts\/([^/]+)\/statement$/, read: statementPage },
  { path: /^\/contracts\/([^/]+)$/, read: contractPage },
  { path: /^\/topics\/([^/]+)$/, read: topicPage },
  { path: /^\/blocks\/([^/]+)$/, read: blockPage },
  { path: /^\/schedules\/([^/]+)$/, read: schedulePage },
  { path: /^\/files\/([^/]+)$/, read: filePage },
  { path: /^\/(?:tokens|nft-explorer)\/([^/]+)$/, read: tokenPage },
  { path: /^\/(?:nft|nft-token)\/([^/]+)$/, read: nftPage },
];

/** The page that a path under the base path opens, and the name of the entity in it; undefined for a path of no page. */
export function pageAt(path: string): { readonly page: SitePage; readonly name: string } | undefined {
  const trimmed = path.replace(/(?<=.)\/$/, '');
  for (const page of PAGES) {
    const match = page.path.exec(trimmed);
    if (match === null) continue;
    const name = decodePart(match[1] ?? '');
    return name === undefined ? undefined : { page, name };
  }
  return undefined;
}

/** What the document of a path of no page says. */
export function notFoundFacts(): PageFacts {
  return NOT_FOUND;
}

/** What the document of an entity says while the API does not answer. */
export function plainFacts(): PageFacts {
  return { status: 200, title: 'Explorer', description: HOME, lines: [] };
}

function decodePart(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    // `%zz` is no text in any encoding.
    return undefined;
  }
}
