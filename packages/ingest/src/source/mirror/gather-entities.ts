import { isSuccess, listOf, type MirrorFinding, readText, segment } from './finding.ts';
import type { JsonObject, MirrorClient } from './mirror-client.ts';

/** An answer about the entity of a transaction: under which name, and how it is asked for. */
interface Wish {
  readonly name: string;
  readonly ask: (client: MirrorClient, transaction: JsonObject) => Promise<MirrorFinding['answer'] | undefined>;
}

const at = (transaction: JsonObject) => readText(transaction, 'consensus_timestamp');
const entity = (transaction: JsonObject) => segment(readText(transaction, 'entity_id'));
/** As it is now. */
const ofEntity = (name: string, address: string, query = ''): Wish => ({
  name,
  ask: async (client, transaction) =>
    readText(transaction, 'entity_id') === ''
      ? undefined
      : client.get(`api/v1/${address}/${entity(transaction)}${query}`),
});
/** As of the transaction, where the node knows how it was. */
const asOfIt = (name: string, address: string): Wish => ({
  name,
  ask: async (client, transaction) =>
    readText(transaction, 'entity_id') === ''
      ? undefined
      : client.fetchPast(`api/v1/${address}/${entity(transaction)}`, at(transaction)),
});

const ACCOUNT = ofEntity('account', 'accounts', '?transactions=false');
const CONTRACT = asOfIt('contract', 'contracts');
const TOPIC = ofEntity('topic', 'topics');
const TOKEN = asOfIt('token', 'tokens');
const SCHEDULE = ofEntity('schedule', 'schedules');
const CREATION: Wish = { name: 'creation', ask: scheduleCreation };
const RELATIONS: Wish = {
  name: 'relations',
  ask: (client, transaction) => client.list(`api/v1/accounts/${entity(transaction)}/tokens?limit=100`, 'tokens'),
};
const NFTS: Wish = { name: 'nfts', ask: nftsMinted };
const NODES: Wish = { name: 'nodes', ask: (client) => client.list('api/v1/network/nodes?limit=100', 'nodes') };
const STAKE: Wish = { name: 'stake', ask: (client) => client.get('api/v1/network/stake') };
const ALLOWANCES: readonly Wish[] = [
  allowances('hbarAllowances', 'crypto'),
  allowances('tokenAllowances', 'tokens'),
  allowances('nftAllowances', 'nfts'),
];

/** What is asked for, by the type of a transaction that took effect. */
const WISHES: Readonly<Record<string, readonly Wish[]>> = {
  CRYPTOCREATEACCOUNT: [ACCOUNT],
  CRYPTOUPDATEACCOUNT: [ACCOUNT],
  CRYPTOAPPROVEALLOWANCE: ALLOWANCES,
  CONTRACTUPDATEINSTANCE: [CONTRACT],
  CONTRACTDELETEINSTANCE: [CONTRACT],
  CONSENSUSCREATETOPIC: [TOPIC],
  CONSENSUSUPDATETOPIC: [TOPIC],
  TOKENCREATION: [TOKEN],
  TOKENUPDATE: [TOKEN],
  TOKENFEESCHEDULEUPDATE: [TOKEN],
  TOKENMINT: [NFTS],
  TOKENASSOCIATE: [RELATIONS],
  SCHEDULECREATE: [SCHEDULE],
  SCHEDULESIGN: [SCHEDULE, CREATION],
  NODESTAKEUPDATE: [NODES, STAKE],
};

/** What transactions set that they do not say themselves: the state of what they are about. */
export async function gatherEntities(
  client: MirrorClient,
  transactions: readonly JsonObject[],
): Promise<MirrorFinding[]> {
  const wanted = transactions
    .filter(isSuccess)
    .flatMap((transaction) => (WISHES[readText(transaction, 'name')] ?? []).map((wish) => ({ transaction, wish })));
  const found = await Promise.all(
    wanted.map(async ({ transaction, wish }) => {
      const answer = await wish.ask(client, transaction);
      return answer === undefined ? [] : [{ at: at(transaction), name: wish.name, answer }];
    }),
  );
  return found.flat();
}

/** The NFTs of one mint have consecutive serial numbers. */
async function nftsMinted(client: MirrorClient, transaction: JsonObject): Promise<readonly JsonObject[] | undefined> {
  const serials = listOf(transaction, 'nft_transfers').flatMap(({ serial_number: serial }) =>
    typeof serial === 'number' || typeof serial === 'bigint' ? [BigInt(serial)] : [],
  );
  if (serials.length === 0) return undefined;
  const sorted = serials.sort((one, other) => (one < other ? -1 : 1));
  const range = `serialnumber=gte:${sorted[0]}&serialnumber=lte:${sorted.at(-1)}&order=asc&limit=100`;
  return client.list(`api/v1/tokens/${entity(transaction)}/nfts?${range}`, 'nfts');
}

/** The transaction that created a schedule, whose id is that of what it runs. */
async function scheduleCreation(client: MirrorClient, transaction: JsonObject): Promise<JsonObject | undefined> {
  const schedule = await client.get(`api/v1/schedules/${entity(transaction)}`);
  const created = schedule === undefined ? '' : readText(schedule, 'consensus_timestamp');
  if (created === '') return undefined;
  const path = `api/v1/transactions?timestamp=${segment(created)}&limit=1`;
  const [creation] = await client.list(path, 'transactions', { most: 1 });
  return creation;
}

/** Of the payer: the API does not say for whom a transaction granted. */
function allowances(name: string, kind: string): Wish {
  return {
    name,
    ask: (client, transaction) => {
      const [payer = ''] = readText(transaction, 'transaction_id').split('-', 1);
      return client.list(`api/v1/accounts/${segment(payer)}/allowances/${kind}?limit=100`, 'allowances');
    },
  };
}
