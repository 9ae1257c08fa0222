import type { CallApi } from '../pages/page-facts.ts';
import type { DocumentedCall } from './documented-calls.ts';

/** Names of what there is on this network, by the noun that a path has before them. */
export type SampleNames = Readonly<Record<string, string | undefined>>;

/** The one that most tokens of contracts have. */
const SAMPLE_EVENT = 'Transfer(address indexed from, address indexed to, uint256 value)';

interface Row {
  readonly [field: string]: unknown;
}

/** Looks for one of each kind, by the site's own calls. */
export async function sampleNames(call: CallApi): Promise<SampleNames> {
  const first = async (path: string): Promise<Row> => (await call<readonly Row[]>(path)).data?.[0] ?? {};
  const ofType = (type: string) =>
    first(`/api/transactions?transactionTypes=${type}&status=SUCCESS&limit=1&facets=false`);
  const [transfer, file, schedule, contract, token, nft, topic, block, dapp] = await Promise.all([
    ofType('CRYPTO_TRANSFER'),
    ofType('FILECREATE'),
    ofType('SCHEDULECREATE'),
    first('/api/contracts?limit=1'),
    first('/api/tokens?limit=1'),
    first('/api/nfts/nfts?limit=1'),
    first('/api/topics?limit=1'),
    first('/api/blocks?limit=1'),
    first('/api/dapps?limit=1'),
  ]);
  const names = {
    transactions: transfer.readableTransactionID,
    accounts: transfer.payerID,
    files: file.entityID,
    schedules: schedule.entityID,
    contracts: contract.id,
    tokens: token.tokenId,
    hts: token.tokenId,
    nfts: nft.tokenId,
    serial: nft.serialNumber,
    topics: topic.id,
    blocks: block.number ?? block.sequence,
    dapps: dapp.id,
  };
  const known = Object.entries(names).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(known.map(([noun, value]) => [noun, String(value)]));
}

/** A path and query that answer something, as far as there is something. */
export function sampleUrl({ call, publicPath: { path } }: DocumentedCall, names: SampleNames): string {
  const isOfAccount = path.includes('/accounts/{id}');
  const [, noun = ''] = /^\/hedera\/api\/(\w+)\//.exec(path) ?? [];
  const named: SampleNames = {
    id: isOfAccount ? names.accounts : names[noun],
    txId: names.transactions,
    tokenId: names.nfts,
    serial: names.serial,
    serialNumber: names.serial,
  };
  const filled = path.replace(/\{(\w+)\}/g, (_, part: string) =>
    encodeURIComponent(named[part] ?? call.params[part]?.example ?? '').replaceAll('%40', '@'),
  );
  if (call.tag === 'streams') return streamSample(call, path);
  const required = (call.query.required ?? []).map((name) => `${name}=${names.transactions ?? ''}`);
  const page = 'size' in call.query.parameters ? ['size=2'] : [];
  const search = call.tag === 'search' ? [`q=${names.accounts ?? '0.0.2'}`] : [];
  const query = [...required, ...search, ...page].join('&');
  return query === '' ? filled : `${filled}?${query}`;
}

/** A stream that ends soon. */
function streamSample({ query: { required = [] } }: DocumentedCall['call'], path: string): string {
  const event = required.includes('event') ? `event=${encodeURIComponent(SAMPLE_EVENT)}&` : '';
  return `${path}?${event}limit=2`;
}
