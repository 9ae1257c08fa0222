import type { CallApi } from '../pages/page-facts.ts';

/** Names of what there is on this network, the best first, by the noun that a path has before them. */
export type SampleNames = Readonly<Record<string, readonly string[]>>;

/** Names of one kind that are tried at most until one answers something. */
const MOST_NAMES = 8;
/** Rows of a list that are looked at for names. */
const ROWS = 50;

interface Row {
  readonly [field: string]: unknown;
}

/** Looks for some of each kind, by the site's own calls. */
export async function sampleNames(call: CallApi): Promise<SampleNames> {
  const readRows = async (path: string): Promise<readonly Row[]> => (await call<readonly Row[]>(path)).data ?? [];
  const readList = (path: string, limit = MOST_NAMES) => readRows(`/api/${path}?limit=${limit}`);
  const readType = (type: string, status = 'SUCCESS', limit = MOST_NAMES) =>
    readRows(`/api/transactions?transactionTypes=${type}&status=${status}&limit=${limit}&facets=false`);
  const [transfers, files, schedules, calls, airdrops, batches] = await Promise.all([
    readType('CRYPTO_TRANSFER', 'SUCCESS', ROWS),
    readType('FILECREATE'),
    readType('SCHEDULECREATE'),
    readType('CONTRACTCALL', 'SUCCESS', ROWS),
    readType('TOKENAIRDROP', 'SUCCESS', ROWS),
    readType('ATOMICBATCH', 'INNER_TRANSACTION_FAILED', 2),
  ]);
  const [contracts, tokens, nfts, topics, blocks, dapps, inner] = await Promise.all([
    readList('contracts'),
    readList('tokens'),
    readList('nfts/nfts', ROWS),
    readList('topics'),
    readList('blocks', 1),
    readList('dapps'),
    innerIds(call, batches),
  ]);
  const rewarded = transfers.flatMap(({ stakingRewards }) => idsIn(stakingRewards, 'accountID')).slice(0, 1);
  const receivers = airdrops.flatMap(({ requested }) => idsIn(requested, 'accountID'));
  return {
    transactions: namesIn(transfers, 'readableTransactionID'),
    inner,
    // Of each kind of what accounts do, so that most of their lists have rows of one.
    accounts: some([
      ...idsIn(transfers.slice(0, 1), 'payerID'),
      ...idsIn(files.slice(0, 1), 'payerID'),
      ...rewarded,
      ...idsIn(airdrops.slice(0, 1), 'payerID'),
      ...receivers.slice(0, 1),
      ...idsIn(calls, 'payerID'),
    ]),
    files: namesIn(files, 'entityID'),
    schedules: namesIn(schedules, 'entityID'),
    contracts: some([...idsIn(calls, 'entityID'), ...idsIn(contracts, 'id')]),
    tokens: namesIn(tokens, 'tokenId'),
    hts: some([...idsIn(tokens, 'tokenId').slice(0, 2), ...idsIn(nfts, 'tokenId')]),
    nfts: some(nfts.map(({ tokenId, serialNumber }) => `${tokenId}/${serialNumber}`)),
    topics: namesIn(topics, 'id'),
    blocks: some(blocks.flatMap(({ number, sequence }) => [number ?? sequence])),
    dapps: namesIn(dapps, 'id'),
  };
}

/** Ids of transactions of failed batches. */
async function innerIds(call: CallApi, batches: readonly Row[]): Promise<readonly string[]> {
  const found = await Promise.all(
    batches.map(({ readableTransactionID }) => call<Row>(`/api/transactions/${readableTransactionID}`)),
  );
  return some(found.flatMap(({ data }) => idsIn(data?.related, 'readableTransactionID').toReversed()));
}

function namesIn(rows: readonly Row[], field: string): readonly string[] {
  return some(idsIn(rows, field));
}

function idsIn(rows: unknown, field: string): unknown[] {
  return Array.isArray(rows) ? rows.map((row: Row) => row[field]) : [];
}

/** The first of them that differ. */
function some(names: readonly unknown[]): readonly string[] {
  const known = names.filter((name) => name !== undefined && name !== null).map(String);
  return [...new Set(known)].slice(0, MOST_NAMES);
}
