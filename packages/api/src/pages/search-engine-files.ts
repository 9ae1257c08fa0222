import { escapeHtml } from '@ledgerscope/ledger';
import type { CallApi } from './page-facts.ts';

const BASE = '/hedera';
/** Entities of each kind that the sitemap names: the newest, as the lists give them. */
const NEWEST = 100;
const LISTS = [
  '/home',
  '/transactions',
  '/accounts',
  '/contracts',
  '/topics',
  '/blocks',
  '/tokens/fungible',
  '/tokens/non-fungible',
  '/nft-explorer',
  '/nodes',
  '/statistics',
  '/chart',
  '/dappcatalog',
  '/about',
  '/faqs',
  '/deploymentview',
  '/contact-us',
  '/terms',
  '/privacy',
];

interface NftName {
  readonly tokenId: string;
  readonly serialNumber: number | string;
}

/** robots.txt: pages may be read; calls and searches, of which there is no end, may not. */
export function robotsText(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /hedera/api/',
    'Disallow: /hedera/search',
    'Allow: /hedera/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** sitemap.xml: the lists, and the newest entity pages; crawlers find older ones by the links between pages. */
export async function sitemapXml(call: CallApi, origin: string): Promise<string> {
  const [accounts, contracts, topics, tokens, nfts] = await Promise.all([
    readIds<{ accountID: string }>(call, '/api/accounts', ({ accountID }) => accountID),
    readIds<{ contractID: string }>(call, '/api/contracts', ({ contractID }) => contractID),
    readIds<{ topicID: string }>(call, '/api/topics', ({ topicID }) => topicID),
    readIds<{ tokenId: string }>(call, '/api/hts/tokens', ({ tokenId }) => tokenId),
    readIds<NftName>(call, '/api/nfts/nfts', ({ tokenId, serialNumber }) => `${tokenId}?serialNumber=${serialNumber}`),
  ]);
  const paths = [
    ...LISTS,
    ...accounts.map((id) => `/accounts/${id}`),
    ...contracts.map((id) => `/contracts/${id}`),
    ...topics.map((id) => `/topics/${id}`),
    ...tokens.map((id) => `/tokens/${id}`),
    ...nfts.map((name) => `/nft/${name}`),
  ];
  const urls = paths.map((path) => `<url><loc>${escapeHtml(origin + BASE + path)}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}

async function readIds<Row>(call: CallApi, path: string, idOf: (row: Row) => string): Promise<readonly string[]> {
  const { data } = await call<readonly Row[]>(`${path}?limit=${NEWEST}&facets=false`);
  return (data ?? []).map(idOf);
}
