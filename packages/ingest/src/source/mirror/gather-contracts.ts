import { transactionTypeByCode, typeRules } from '@ledgerscope/ledger';
import { isSuccess, type MirrorFinding, readText, type Span, segment } from './finding.ts';
import type { JsonObject, MirrorClient } from './mirror-client.ts';

const ETHEREUM_HASH = /^0x[0-9a-f]{64}$/i;
const REFUSED = /\(400\)/;
/** A byte that says whether a contract moved the tokens. */
const NO_BLOOM = /^0x0[01]$/;

function runsCode(transaction: JsonObject): boolean {
  const type = transactionTypeByCode(readText(transaction, 'name'));
  return type !== undefined && typeRules(type.id)?.runsCode !== undefined;
}

/** What contracts did in a block: results with their logs, storage changes and actions, and the code of contracts that were made. */
export async function gatherContracts(
  client: MirrorClient,
  transactions: readonly JsonObject[],
  span: Span,
): Promise<MirrorFinding[]> {
  const running = transactions.filter(runsCode);
  if (running.length === 0) return [];
  const range = `timestamp=gte:${span.from}&timestamp=lte:${span.to}&order=asc&limit=100`;
  const [listed, logs, contracts] = await Promise.all([
    client.list(`api/v1/contracts/results?${range}&internal=true`, 'results'),
    client.list(`api/v1/contracts/results/logs?${range}`, 'logs'),
    Promise.all(running.filter((each) => isSuccess(each)).map((each) => contractMade(client, each))),
  ]);
  const results = listed.filter((result) => !isSynthetic(result, transactions));
  const byTime = new Map(running.map((each) => [readText(each, 'consensus_timestamp'), each]));
  const detailed = await Promise.all(
    results.map((result) => gatherDetails(client, result, byTime.get(readText(result, 'timestamp')))),
  );
  return [...detailed.flat(), ...logsOf(results, logs), ...contracts.flat()];
}

/** Mirror nodes list results of their own for transactions that ran no contract: none of them says what was sent or used. */
function isSynthetic(result: JsonObject, transactions: readonly JsonObject[]): boolean {
  if (result.amount === null && result.gas_used === null && result.call_result === '0x') return true;
  const at = readText(result, 'timestamp');
  const own = transactions.find((each) => readText(each, 'consensus_timestamp') === at);
  return own !== undefined && !runsCode(own) && Number(own.nonce ?? 0) === 0;
}

/** Of what a transaction itself ran, the API reports more than in lists; its children's are their own. */
async function gatherDetails(
  client: MirrorClient,
  result: JsonObject,
  transaction: JsonObject | undefined,
): Promise<MirrorFinding[]> {
  const at = readText(result, 'timestamp');
  if (transaction === undefined || Number(transaction.nonce ?? 0) > 0) return [{ at, name: 'result', answer: result }];
  const [details, actions] = await Promise.all([
    gatherDetail(client, result, transaction),
    gatherActions(client, result, transaction),
  ]);
  return [{ at, name: 'result', answer: details ?? result }, ...actions];
}

/** By the transaction's id; where several share it, by the contract and the instant. In weibars where the node can report them. */
async function gatherDetail(
  client: MirrorClient,
  result: JsonObject,
  transaction: JsonObject,
): Promise<JsonObject | undefined> {
  const at = readText(result, 'timestamp');
  const id = segment(readText(transaction, 'transaction_id'));
  const byId = await inWeibar(client, transaction, `api/v1/contracts/results/${id}?nonce=0`);
  if (byId !== undefined && readText(byId, 'timestamp') === at) return byId;
  const contract = readText(result, 'contract_id');
  if (contract === '') return undefined;
  const exact = await client.get(`api/v1/contracts/${segment(contract)}/results/${segment(at)}`);
  return exact !== undefined && readText(exact, 'timestamp') === at ? exact : undefined;
}

/** What a sender signed is in weibars, which mirror nodes round to tinybars unless they are reported not to; older ones do not know how. */
async function inWeibar(client: MirrorClient, transaction: JsonObject, path: string): Promise<JsonObject | undefined> {
  if (readText(transaction, 'name') !== 'ETHEREUMTRANSACTION') return client.get(path);
  try {
    const answer = await client.get(`${path}&hbar=false`);
    return answer && { ...answer, in_weibar: true };
  } catch (error) {
    if (!(error instanceof Error) || !REFUSED.test(error.message)) throw error;
    return client.get(path);
  }
}

async function gatherActions(
  client: MirrorClient,
  result: JsonObject,
  transaction: JsonObject,
): Promise<MirrorFinding[]> {
  const at = readText(result, 'timestamp');
  const hash = readText(result, 'hash');
  const isEthereum = readText(transaction, 'name') === 'ETHEREUMTRANSACTION' && ETHEREUM_HASH.test(hash);
  const name = isEthereum ? hash : readText(transaction, 'transaction_id');
  const actions = await client.list(`api/v1/contracts/results/${segment(name)}/actions?order=asc&limit=100`, 'actions');
  // Of several transactions with one id, the node gives the actions of one.
  const own = actions.filter((action) => readText(action, 'timestamp') === at);
  return own.length === 0 ? [] : [{ at, name: 'actions', answer: own }];
}

/** Mirror nodes add logs of their own to transactions that ran no contract, and behind those of early contracts: these have no bloom. */
function logsOf(results: readonly JsonObject[], logs: readonly JsonObject[]): MirrorFinding[] {
  const written = logs.filter((log) => !NO_BLOOM.test(readText(log, 'bloom')));
  const byTime = Map.groupBy(written, (log) => readText(log, 'timestamp'));
  return results.flatMap((result) => {
    const at = readText(result, 'timestamp');
    const own = byTime.get(at) ?? [];
    return own.length === 0 ? [] : [{ at, name: 'logs', answer: own }];
  });
}

/** A contract as of the transaction that made it. */
async function contractMade(client: MirrorClient, transaction: JsonObject): Promise<MirrorFinding[]> {
  const at = readText(transaction, 'consensus_timestamp');
  const id = readText(transaction, 'entity_id');
  if (readText(transaction, 'name') === 'CONTRACTCALL' || id === '') return [];
  const answer = await client.fetchPast(`api/v1/contracts/${segment(id)}`, segment(at));
  return answer !== undefined && readText(answer, 'created_timestamp') === at ? [{ at, name: 'contract', answer }] : [];
}
