import { CALLS, type Call, pathsOf } from '@ledgerscope/contract';
import { testSize } from '@ledgerscope/ledger/testing/test-size';
import type { FastifyInstance } from 'fastify';

type Row = Readonly<Record<string, unknown>>;
/** Example ids for the parameters of a path, by the noun before them. */
type Ids = Readonly<Record<string, readonly string[]>>;

/** So many ids of each noun. */
const IDS = testSize(1, 4);
/** Of requests with a parameter each so many-th. */
const STEP = testSize(8, 1);
/** Answers of the present, of people, or of other hosts. */
const APART = /\/(users|stream|prices|config|status|apis|subscriptions|media|dapps|names)\b/;
/** Lists from which ids are taken, and the field that has them. */
const LISTS: Readonly<Record<string, readonly [path: string, field: string]>> = {
  transactions: ['/api/transactions?limit=100', 'transactionID'],
  accounts: ['/api/accounts', 'accountID'],
  contracts: ['/api/contracts', 'contractID'],
  topics: ['/api/topics', 'topicID'],
  tokens: ['/api/tokens', 'tokenID'],
  nfts: ['/api/nfts/nfts', 'tokenID'],
  blocks: ['/api/blocks', 'number'],
  files: ['/api/accounts/0.0.2/files', 'fileID'],
};
/** Values of parameters of lists, by name: each is asked for alone. */
const VALUES: Readonly<Record<string, string>> = {
  limit: '3',
  onlyCount: 'true',
  offset: '2',
  order: 'asc',
  period: '1H',
  status: 'FAILED',
  q: 'a*',
  memo: 'a*',
  transactionTypes: 'CRYPTOTRANSFER',
  serviceTypes: 'TOKEN',
  amountFrom: '1',
  amountTo: '100000',
  kind: 'ACCOUNT',
  name: 'a*',
  symbol: 'a*',
  tokenType: 'FUNGIBLE_COMMON',
  type: 'NON_FUNGIBLE_UNIQUE',
  balanceFrom: '1',
  text: 'a*',
};
const BY_NOUN: Readonly<Record<string, string>> = {
  accountFrom: 'accounts',
  accountTo: 'accounts',
  accountId: 'accounts',
  owner: 'accounts',
  payer: 'accounts',
  creator: 'accounts',
  treasury: 'accounts',
  entityId: 'accounts',
  sender: 'accounts',
  receiver: 'accounts',
  tokenId: 'tokens',
  contractId: 'contracts',
  topicId: 'topics',
  spender: 'accounts',
  holder: 'accounts',
};
/** Several filters at once, each of which is looked up in a table of its own. */
const COMBINED = [
  '/api/transactions?q=a*&accountFrom={accounts}&transactionTypes=CRYPTOTRANSFER',
  '/api/transactions?memo=a*&accountTo={accounts}&status=SUCCESS&amountFrom=1',
  '/api/transactions?q=a*&memo=a*&serviceTypes=TOKEN&order=asc',
  '/api/tokens/{tokens}/holders?q=a*&order=asc',
  '/api/nfts/nfts?tokenId={tokens}&owner={accounts}&q=a*',
  '/api/tokens?name=a*&treasury={accounts}&associatedWith={accounts}',
  '/api/accounts?q=a*&balanceFrom=1&sort=balance',
  '/api/search/suggest?q=0.0.1',
  '/api/search/suggest?q=a',
  '/api/search/counts?q=a*',
  '/api/search/route?q=0.0.1001',
];

/** Requests of every call that answers from the ledger, with ids that it has; more of them where tests are thorough. */
export async function ledgerRequests(app: FastifyInstance): Promise<string[]> {
  const ids = await readIds(app);
  const calls = Object.entries<Call>(CALLS).filter(
    ([, { method, dependsOn }]) => method === 'GET' && dependsOn.includes('head'),
  );
  const asked = calls.flatMap(([name, call]) => {
    const template = pathsOf(name, call)[0]?.[1] ?? '';
    return APART.test(template) ? [] : filled(template, ids).map((base) => ({ base, call }));
  });
  const narrowed = asked.flatMap(({ base, call }) => withParameters(base, call, ids));
  return [
    ...asked.map(({ base }) => base),
    ...narrowed.filter((_, index) => index % STEP === 0),
    ...COMBINED.flatMap((template) => filled(template, ids)),
  ];
}

async function readIds(app: FastifyInstance): Promise<Ids> {
  const ids: Record<string, string[]> = {};
  for (const [noun, [url, field]] of Object.entries(LISTS)) {
    const { data = [] } = (await app.inject(url)).json<{ data?: readonly Row[] }>();
    const step = Math.max(1, Math.floor(data.length / IDS));
    ids[noun] = data
      .filter((_, index) => index % step === 0)
      .map((row) => String(row[field] ?? ''))
      .slice(0, IDS);
  }
  return ids;
}

/** The paths of a template: `/noun/{id}` takes ids of that noun, other placeholders those of their own name. */
function filled(template: string, ids: Ids): string[] {
  const noun = /\/(\w+)\/\{(?:id|tokenId)\}/.exec(template)?.[1] ?? '';
  const own = ids[noun === 'nfts' || noun === 'hts' ? 'tokens' : noun] ?? [];
  const several = /\{(id|tokenId)\}/.test(template) ? own : [''];
  return several.map((id) =>
    template
      .replace(/\{(id|tokenId)\}/, encodeURIComponent(id))
      .replace(/\{(serial|serialNumber)\}/, '1')
      .replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(ids[name]?.[0] ?? ids.transactions?.[0] ?? '')),
  );
}

function withParameters(base: string, call: Call, ids: Ids): string[] {
  const parameters = Object.keys((call.query as { readonly parameters?: object }).parameters ?? {});
  return parameters.flatMap((name) => {
    const value = VALUES[name] ?? ids[BY_NOUN[name] ?? '']?.[0];
    return value === undefined ? [] : [`${base}?${name}=${encodeURIComponent(value)}`];
  });
}
