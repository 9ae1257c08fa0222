import { PATHS } from '@ledgerscope/web/shared/paths';

/** `data` of a reply of the site API; undefined for every status but 200. */
export type GetData = <Data>(path: string) => Promise<Data | undefined>;

type Pattern = (typeof PATHS)[keyof typeof PATHS];
/** Patterns with a name in them, for which a page must be found on the ledger. */
type NamedPattern = Extract<Pattern, `${string}:${string}`>;
type PlainPattern = Exclude<Pattern, NamedPattern>;

interface Row {
  readonly readableTransactionID: string;
  readonly entityID: string;
  readonly payerID: string;
  readonly blockNumber: number;
}

/** Further states of pages whose address says it all. */
const VIEWS: Partial<Readonly<Record<PlainPattern, readonly string[]>>> = {
  [PATHS.resetPassword]: ['?token=none'],
  [PATHS.apiView]: ['?api=listTransactions'],
  [PATHS.chart]: ['?name=all-txn', '?name=txn-service-type&period=1W'],
  [PATHS.embeddedChart]: ['?name=all-txn'],
  [PATHS.search]: ['?q=withdrawal', '?isAdvanced=true', '?activeTab=accounts&period=OA', '?activeTab=nfts&period=OA'],
};

/**
 * Where a pattern with a name leads on this ledger: pages with something on them, and their further tabs. A pattern that
 * is added to the router has to be added here as well, so that no page is omitted from the sweep and the screenshots.
 */
const EXAMPLES: Readonly<Record<NamedPattern, (get: GetData) => Promise<readonly string[]>>> = {
  [PATHS.transaction]: async (get) => {
    const of = async (type: string) => `/transactions/${(await newest(get, type)).readableTransactionID}`;
    const [transfer, call, message] = await Promise.all(
      ['CRYPTOTRANSFER', 'CONTRACTCALL', 'CONSENSUSSUBMITMESSAGE'].map(of),
    );
    return [`${transfer}`, `${transfer}?tab=proof`, `${call}`, `${call}?tab=contract`, `${message}?tab=message`];
  },
  [PATHS.transactionChild]: async (get) => [
    `/transactions/${(await newest(get, 'CRYPTOTRANSFER')).readableTransactionID}/0`,
  ],
  [PATHS.account]: async (get) => {
    const path = `/accounts/${(await newest(get, 'CRYPTOTRANSFER')).payerID}`;
    return ['', '?tab=balances', '?tab=allowances', '?tab=created'].map((view) => path + view);
  },
  [PATHS.accountStatement]: async (get) => {
    const path = `/accounts/${(await newest(get, 'CRYPTOTRANSFER')).payerID}/statement`;
    return [path, `${path}?period=OA`];
  },
  [PATHS.contract]: async (get) => {
    const path = `/contracts/${(await newest(get, 'CONTRACTCALL')).entityID}`;
    return ['', '?tab=calls&code=instructions', '?tab=events&code=source', '?tab=storage'].map((view) => path + view);
  },
  [PATHS.topic]: async (get) => {
    const path = `/topics/${(await newest(get, 'CONSENSUSSUBMITMESSAGE')).entityID}`;
    return [path, `${path}?message=1`];
  },
  [PATHS.block]: async (get) => [`/blocks/${(await newest(get, 'CRYPTOTRANSFER')).blockNumber}`],
  [PATHS.file]: async (get) => [`/files/${(await newest(get, 'FILECREATE')).entityID}`],
  [PATHS.schedule]: async (get) => [`/schedules/${(await newest(get, 'SCHEDULECREATE')).entityID}`],
  [PATHS.token]: async (get) => [
    `/tokens/${await newestToken(get, 'FUNGIBLE_COMMON')}`,
    `/tokens/${(await newestNft(get)).tokenId}`,
  ],
  [PATHS.dapp]: async (get) => {
    const [dapp] = (await get<{ id: number | string }[]>('/api/dapps')) ?? [];
    return dapp === undefined ? [] : [`/dapps/${dapp.id}`];
  },
  [PATHS.nftExplorerToken]: async (get) => [`/nft-explorer/${(await newestNft(get)).tokenId}`],
  [PATHS.nft]: async (get) => [`/nft/${nftQuery(await newestNft(get))}`],
  [PATHS.nftToken]: async (get) => [`/nft-token/${nftQuery(await newestNft(get))}`],
};

/** An address under the base path for every route of the app and for the further states of its pages. */
export async function siteAddresses(get: GetData): Promise<string[]> {
  const patterns = Object.values(PATHS);
  const found = await Promise.all(
    patterns.map(async (pattern) =>
      isNamed(pattern) ? EXAMPLES[pattern](get) : [pattern, ...(VIEWS[pattern] ?? []).map((view) => pattern + view)],
    ),
  );
  return found.flat();
}

function isNamed(pattern: Pattern): pattern is NamedPattern {
  return pattern.includes(':');
}

/** The newest transaction of a type that worked. */
async function newest(get: GetData, type: string): Promise<Row> {
  const query = `transactionTypes=${type}&status=SUCCESS&limit=1&facets=false`;
  const [row] = (await get<Row[]>(`/api/transactions?${query}`)) ?? [];
  if (row === undefined) throw new Error(`the demo network has no ${type}`);
  return row;
}

async function newestToken(get: GetData, tokenType: string): Promise<string> {
  const [row] = (await get<{ tokenId: string }[]>(`/api/hts/tokens?tokenType=${tokenType}&limit=1`)) ?? [];
  if (row === undefined) throw new Error(`the demo network has no token of type ${tokenType}`);
  return row.tokenId;
}

interface Nft {
  readonly tokenId: string;
  readonly serialNumber: number | string;
}

async function newestNft(get: GetData): Promise<Nft> {
  const [row] = (await get<Nft[]>('/api/nfts/nfts?limit=1')) ?? [];
  if (row === undefined) throw new Error('the demo network has no NFT');
  return row;
}

/** As NFT pages name one in their address. */
function nftQuery({ tokenId, serialNumber }: Nft): string {
  return `${tokenId}?serialNumber=${serialNumber}`;
}

/** Reads the site API of a running server. */
export function readerOf(origin: string): GetData {
  return async <Data>(path: string) => {
    const reply = await fetch(`${origin}${path}`);
    return reply.status === 200 ? ((await reply.json()) as { data: Data }).data : undefined;
  };
}
