import type { MIRROR_CALLS } from '@ledgerscope/contract/mirror/mirror-calls';
import { readMirrorInstant } from '@ledgerscope/contract/mirror/mirror-parameters';
import { type EntityId, evmChainId } from '@ledgerscope/ledger';
import { type BlockRow, blockByHashStart, blockByNumber, type LedgerSnapshot } from '@ledgerscope/ledger-store';
import { hasResult } from '@ledgerscope/transactions/reply/contract-reply';
import { requireStored } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import { badRequest, invalidParameter, notFound } from '../mirror-error.ts';
import type { MirrorQuery } from '../mirror-query.ts';
import { type MirrorAnswer, type MirrorAsked, type MirrorHandlers, NO_LINKS } from '../mirror-route.ts';
import { timeText } from '../mirror-values.ts';
import { timeFilter } from '../time-filter.ts';
import { readTokenLogs } from './find-logs.ts';
import { type FoundRun, findResults, isRun, type ListedRun, type ResultSearch, runsAt } from './find-results.ts';
import { readGasPrices } from './gas-prices.ts';
import { mirrorLog, mirrorStateChange } from './mirror-log.ts';
import {
  mirrorResult,
  mirrorResultDetails,
  mirrorTokenResult,
  pricedTokenRun,
  type ResultView,
} from './mirror-result.ts';
import { contractOfPath, idFilters } from './named-contract.ts';
import { type Run, readAddresses, readRunBlocks, readRuns } from './read-runs.ts';
import { runOfPath } from './run-of-path.ts';
import type { TokenRun } from './token-logs.ts';

const UNUSABLE = 'Invalid parameter usage:';
const NO_PAGE = { body: { results: [], links: NO_LINKS } };

/** What contracts did: lists, and one of them. */
export const MIRROR_RESULT_HANDLERS = {
  mirrorResults: async ({ context, snapshot, query, linkBehind }) => {
    const search = await readSearch(snapshot, undefined, query);
    if (search === undefined) return NO_PAGE;
    const { found, links } = await findPage(snapshot, search, linkBehind);
    return { body: { results: await readListed(context, found, query.last('hbar') !== false), links } };
  },
  mirrorContractResults: async ({ snapshot, path, query, linkBehind }) => {
    const contract = await contractOfPath(snapshot, path);
    const search = contract === undefined ? undefined : await readSearch(snapshot, contract, query);
    if (search === undefined) return NO_PAGE;
    const { found, links } = await findPage(snapshot, search, linkBehind);
    const runs = await readRuns(snapshot, found.filter(isRun));
    const addressOf = await readAddresses(snapshot, contractsOf(runs));
    return { body: { results: runs.map((run) => mirrorResult(run, { isHbar: true, addressOf })), links } };
  },
  mirrorResult: async ({ context, snapshot, path: { transactionIdOrHash = '' }, query }) => {
    const found = await runOfPath(snapshot, transactionIdOrHash, query.last('nonce') ?? 0);
    const isHbar = query.last('hbar') !== false;
    return isRun(found) ? readDetails(context, found, isHbar) : readTokenDetails(context, found, isHbar);
  },
  mirrorContractResult: async ({ context, snapshot, path, query }) => {
    const at = readMirrorInstant(path.timestamp ?? '');
    const contract = await contractOfPath(snapshot, path);
    if (at === undefined) throw invalidParameter('timestamp');
    const [found] = await runsAt(snapshot, [at]);
    if (found === undefined || contract === undefined || found.result.contract !== contract) throw notFound();
    return readDetails(context, found, query.last('hbar') !== false, contract);
  },
} satisfies Partial<MirrorHandlers>;

/** What both lists can be asked by. */
type ResultQuery = MirrorQuery<typeof MIRROR_CALLS.mirrorContractResults.params>;

/** What a list is asked for; undefined where nothing can be in it. @throws MirrorError for filters that go with no others */
async function readSearch(
  snapshot: LedgerSnapshot,
  contract: EntityId | undefined,
  query: ResultQuery,
): Promise<ResultSearch | undefined> {
  const [hash, number, place] = [query.last('block.hash'), query.last('block.number'), query.last('transaction.index')];
  const time = timeFilter(query.all('timestamp'), true);
  if (hash !== undefined && number !== undefined)
    throw badRequest(`${UNUSABLE} block.hash - cannot combine block.number and block.hash`);
  const isOfBlock = hash !== undefined || number !== undefined;
  if (place !== undefined && !isOfBlock)
    throw badRequest(
      `${UNUSABLE} transaction.index - transaction.index requires block.number or block.hash filter to be specified`,
    );
  const block = await findBlock(snapshot, hash, number);
  if (isOfBlock && block === undefined) return undefined;
  const senders = (await idFilters(snapshot, query.all('from'))).map(({ value }) => value);
  const { order, limit } = query;
  return { contract, senders, time, block, place, internal: query.last('internal') === true, order, limit };
}

async function findBlock(
  snapshot: LedgerSnapshot,
  hash: string | undefined,
  number: bigint | undefined,
): Promise<BlockRow | undefined> {
  if (hash !== undefined) return blockByHashStart(snapshot, Buffer.from(hash, 'hex'));
  return number === undefined ? undefined : blockByNumber(snapshot, number);
}

async function findPage(snapshot: LedgerSnapshot, search: ResultSearch, linkBehind: MirrorAsked['linkBehind']) {
  const { rows: found, lookedUpTo } = await findResults(snapshot, search);
  const end = found.length === search.limit ? found.at(-1)?.transaction.consensusNs : lookedUpTo;
  const links =
    end === undefined ? NO_LINKS : linkBehind([{ key: 'timestamp', value: timeText(end) }], readMirrorInstant);
  return { found, links };
}

/** Rows of a list of all results. */
async function readListed(context: ApiContext, found: readonly ListedRun[], isHbar: boolean) {
  const { snapshot } = context;
  const blocks = await readRunBlocks(
    snapshot,
    found.map(({ transaction }) => transaction),
  );
  const runs = await readRuns(snapshot, found.filter(isRun));
  const ofTokens = found.flatMap((listed) => (isRun(listed) ? [] : [listed]));
  const view = await readView(context, runs, isHbar, ofTokens);
  const byInstant = new Map(runs.map((run) => [run.result.consensusNs, run]));
  return found.map((listed) => {
    const { block: sequence, consensusNs } = listed.transaction;
    const block = requireStored(blocks.get(sequence), 'the block of a transaction', consensusNs);
    if (!isRun(listed)) return mirrorTokenResult(listed, block, view);
    return mirrorResultDetails(
      requireStored(byInstant.get(consensusNs), 'the bytes of a transaction', consensusNs),
      block,
      view,
    );
  });
}

/** What stands for a transaction that the EVM did not run, with its logs. */
async function readTokenDetails(context: ApiContext, run: TokenRun, isHbar: boolean): Promise<MirrorAnswer> {
  const { snapshot } = context;
  const [[result], logs] = await Promise.all([
    readListed(context, [run], isHbar),
    readTokenLogs(snapshot, run.transaction.consensusNs),
  ]);
  const addressOf = await readAddresses(
    snapshot,
    logs.map(({ contract }) => contract),
  );
  return { body: { ...result, logs: logs.map((log) => mirrorLog(log, addressOf)), state_changes: [] } };
}

/** Every contract that results show an address of. */
function contractsOf(runs: readonly Run[]): readonly bigint[] {
  return runs.flatMap(({ result, parts: { logs, stateChanges } }) => [
    result.contract,
    ...[...logs, ...stateChanges].map(({ contract }) => contract),
  ]);
}

async function readView(
  { snapshot, network }: ApiContext,
  runs: readonly Run[],
  isHbar: boolean,
  ofTokens: readonly TokenRun[] = [],
): Promise<ResultView> {
  const [addressOf, gasPriceOf] = await Promise.all([
    readAddresses(snapshot, [...contractsOf(runs), ...ofTokens.map(({ token }) => token)]),
    readGasPrices(snapshot, [...runs, ...ofTokens.map(pricedTokenRun)]),
  ]);
  return { isHbar, addressOf, chainId: evmChainId(network()), gasPriceOf };
}

/** One result with its logs and changes of storage. @param asked the contract that is asked for by its id, whose migrated slots are shown too */
async function readDetails(
  context: ApiContext,
  found: FoundRun,
  isHbar: boolean,
  asked?: EntityId,
): Promise<MirrorAnswer> {
  const { snapshot } = context;
  const runs = await readRuns(snapshot, [found]);
  const [run] = runs;
  const blocks = await readRunBlocks(snapshot, [found.transaction]);
  const { block: sequence, consensusNs } = found.transaction;
  if (run === undefined) throw notFound();
  const view = await readView(context, runs, isHbar);
  const { stateChanges } = run.parts;
  const logs = [...run.parts.logs, ...(await readTokenLogs(snapshot, consensusNs))];
  const shown = stateChanges.filter(({ migration, contract }) => migration === 0 || contract === asked);
  return {
    body: {
      ...mirrorResultDetails(run, requireStored(blocks.get(sequence), 'the block of a transaction', consensusNs), view),
      logs: logs.map((log) => mirrorLog(log, view.addressOf)),
      state_changes: shown.map((change) => mirrorStateChange(change, view.addressOf)),
    },
    status: hasResult(run.result) ? 200 : 206,
  };
}
