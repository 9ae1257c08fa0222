import { accountPage } from './account-page.ts';
import { blockPage } from './block-page.ts';
import { chartPage } from './chart-page.ts';
import { contractPage } from './contract-page.ts';
import { dappPage } from './dapp-page.ts';
import { filePage } from './file-page.ts';
import { nftPage } from './nft-page.ts';
import type { Page, PageFacts } from './page-facts.ts';
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
  'Transactions, accounts, contracts, topics and tokens of a Hedera (Hiero) network, read from its own stream files and checked against its nodes’ signatures.';

function fixedPage(path: RegExp, title: string, description: string, call?: string): Page {
  const facts: PageFacts = { status: 200, title, description, lines: [], ...(call === undefined ? {} : { call }) };
  return { path, read: () => facts };
}

/** Every page of the app. An address that none of them has is answered with status 404. */
const PAGES: readonly Page[] = [
  fixedPage(/^\/home$/, 'Explorer', HOME, '/api/stats/counts'),
  fixedPage(/^\/search$/, 'Search', 'Search transactions, accounts, contracts, topics, tokens and NFTs of the ledger.'),
  fixedPage(
    /^\/transactions$/,
    'Transactions',
    'Everything that reached consensus, newest first.',
    '/api/transactions',
  ),
  fixedPage(/^\/accounts$/, 'Accounts', 'Accounts of the ledger with their balances, newest first.', '/api/accounts'),
  fixedPage(/^\/contracts$/, 'Contracts', 'Smart contracts of the ledger, newest first.', '/api/contracts'),
  fixedPage(/^\/topics$/, 'Topics', 'Topics of the consensus service, newest first.', '/api/topics'),
  fixedPage(
    /^\/blocks$/,
    'Blocks',
    'Blocks of the ledger with the nodes that signed them, newest first.',
    '/api/blocks',
  ),
  fixedPage(
    /^\/tokens\/fungible$/,
    'Fungible tokens',
    'Fungible tokens of the ledger with their supply, newest first.',
    '/api/hts/tokens?tokenType=FUNGIBLE_COMMON',
  ),
  fixedPage(
    /^\/tokens\/non-fungible$/,
    'Non-fungible tokens',
    'NFT collections of the ledger with their supply, newest first.',
    '/api/hts/tokens?tokenType=NON_FUNGIBLE_UNIQUE',
  ),
  fixedPage(/^\/count$/, 'Transaction counts', 'How many transactions and accounts are stored.', '/api/stats/counts'),
  fixedPage(/^\/nodes$/, 'Nodes', 'The consensus nodes, where they are, and their stake.', '/api/stats/nodes'),
  fixedPage(/^\/dappcatalog$/, 'Dapp catalog', 'Applications that run on this network.', '/api/dapps'),
  fixedPage(
    /^\/statistics$/,
    'Statistics',
    'Transactions a second, fees, supply and active accounts, and who and what is most active.',
    '/api/stats/top-lists',
  ),
  fixedPage(
    /^\/nft-explorer$/,
    'NFT Explorer',
    'NFTs and collections to look through and to search.',
    '/api/nfts/nfts',
  ),
  fixedPage(/^\/login$/, 'Sign in', 'Sign in to your profile, saved accounts and API keys.'),
  fixedPage(/^\/signup$/, 'Sign up', 'Make a free account for API keys and for accounts that you follow.'),
  fixedPage(
    /^\/reset-password$/,
    'Reset your password',
    'Set a new password by a link that is sent to your e-mail address.',
  ),
  fixedPage(/^\/activate$/, 'Activate your account', 'Where the link of the activation mail leads.'),
  fixedPage(/^\/unsubscribe$/, 'End alerts', 'Where the link of an alert leads that ends them.'),
  fixedPage(/^\/profile$/, 'Profile', 'Your profile, saved accounts and API keys.'),
  fixedPage(/^\/about$/, 'About', 'What Ledgerscope is, where its figures come from, and where to begin.'),
  fixedPage(/^\/faqs$/, 'Questions and answers', 'What people ask most often about the explorer and the portal.'),
  fixedPage(/^\/terms$/, 'Terms of use', 'The terms between the operator of this site and whoever uses it.'),
  fixedPage(/^\/privacy$/, 'Privacy policy', 'Which personal data this site processes, why, and for how long.'),
  fixedPage(/^\/contact-us$/, 'Contact us', 'How to reach the people who run this site.'),
  fixedPage(
    /^\/nft-marketplace$/,
    'NFT marketplace link',
    'Ask for a link to where an NFT or a collection is for sale.',
  ),
  fixedPage(
    /^\/status$/,
    'Status',
    'How new the ledger is here, what is slow or down, and 90 days of it.',
    '/api/status',
  ),
  fixedPage(/^\/admin$/, 'Administration', 'For the operator of this site.'),
  fixedPage(/^\/pricing$/, 'Pricing', 'What units of the public API cost.'),
  fixedPage(/^\/payment$/, 'Payment', 'Where an invoice is paid.'),
  fixedPage(/^\/invoice$/, 'Invoice', 'An invoice, to be printed.'),
  fixedPage(/^\/paymenterror$/, 'Payment error', 'What became of a payment that did not work.'),
  fixedPage(/^\/apiview$/, 'Public API', 'Every call of the public API, explained and to be tried.'),
  fixedPage(
    /^\/subscriptionview$/,
    'Subscriptions',
    'How transactions, events of contracts and messages of topics are sent to you as they happen.',
  ),
  fixedPage(
    /^\/deploymentview$/,
    'Deploy a new dapp',
    'From a contract on your machine to an entry in the dapp catalog, in four steps.',
  ),
  { path: /^\/(?:embed\/)?chart$/, read: chartPage },
  { path: /^\/dapps\/([^/]+)$/, read: dappPage },
  { path: /^\/transactions\/([^/]+)$/, read: transactionPage },
  { path: /^\/accounts\/([^/]+)$/, read: accountPage },
  { path: /^\/contracts\/([^/]+)$/, read: contractPage },
  { path: /^\/topics\/([^/]+)$/, read: topicPage },
  { path: /^\/blocks\/([^/]+)$/, read: blockPage },
  { path: /^\/schedules\/([^/]+)$/, read: schedulePage },
  { path: /^\/files\/([^/]+)$/, read: filePage },
  { path: /^\/(?:tokens|nft-explorer)\/([^/]+)$/, read: tokenPage },
  { path: /^\/(?:nft|nft-token)\/([^/]+)$/, read: nftPage },
];

/** The page that a path under the base path opens, and the name of the entity in it; undefined for a path of no page. */
export function pageAt(path: string): { readonly page: Page; readonly name: string } | undefined {
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
