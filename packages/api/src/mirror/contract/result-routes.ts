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
import { type FoundRun, findResults, type ResultSearch, runsAt } from './find-results.ts';
import { readGasPrices } from './gas-prices.ts';
import { mirrorLog, mirrorStateChange } from './mirror-log.ts';
import { mirrorResult, mirrorResultDetails, type ResultView } from './mirror-result.ts';
import { contractOfPath, idFilters } from './named-contract.ts';
import { type Run, readAddresses, readRunBlocks, readRuns } from './read-runs.ts';
import { runOfPath } from './run-of-path.ts';

const UNUSABLE = 'Invalid parameter usage:';
const NO_PAGE = { body: { results: [], links: NO_LINKS } };

/** What contracts did: lists, and one of them. */
export const MIRROR_RESULT_HANDLERS = {
  mirrorResults: async ({ context, snapshot, query, linkBehind }) => {
    const search = await readSearch(snapshot, undefined, query);
    if (search === undefined) return NO_PAGE;
    const { found, links } = await findPage(snapshot, search, linkBehind);
    const runs = await readRuns(snapshot, found);
    const blocks = await readRunBlocks(
      snapshot,
      runs.map(({ transaction }) => transaction),
    );
    const view = await readView(context, runs, query.last('hbar') !== false);
    const results = runs.map((run) => {
      const { block: sequence, consensusNs } = run.transaction;
      return mirrorResultDetails(
        run,
        requireStored(blocks.get(sequence), 'the block of a transaction', consensusNs),
        view,
      );
    });
    return { body: { results, links } };
  },
  mirrorContractResults: async ({ snapshot, path, query, linkBehind }) => {
    const contract = await contractOfPath(snapshot, path);
    const search = contract === undefined ? undefined : await readSearch(snapshot, contract, query);
    if (search === undefined) return NO_PAGE;
    const { found, links } = await findPage(snapshot, search, linkBehind);
    const runs = await readRuns(snapshot, found);
    const addressOf = await readAddresses(snapshot, contractsOf(runs));
    return { body: { results: runs.map((run) => mirrorResult(run, { isHbar: true, addressOf })), links } };
  },
  mirrorResult: async ({ context, snapshot, path: { transactionIdOrHash = '' }, query }) => {
    const found = await runOfPath(snapshot, transactionIdOrHash, query.last('nonce') ?? 0);
    return readDetails(context, found, query.last('hbar') !== false);
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
  const end = found.length === search.limit ? found.at(-1)?.result.consensusNs : lookedUpTo;
  const links =
    end === undefined ? NO_LINKS : linkBehind([{ key: 'timestamp', value: timeText(end) }], readMirrorInstant);
  return { found, links };
}

/** Every contract that results show an address of. */
function contractsOf(runs: readonly Run[]): readonly bigint[] {
  return runs.flatMap(({ result, parts: { logs, stateChanges } }) => [
    result.contract,
    ...[...logs, ...stateChanges].map(({ contract }) => contract),
  ]);
}

async function readView({ snapshot, network }: ApiContext, runs: readonly Run[], isHbar: boolean): Promise<ResultView> {
  const [addressOf, gasPriceOf] = await Promise.all([
    readAddresses(snapshot, contractsOf(runs)),
    readGasPrices(snapshot, runs),
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
  const { logs, stateChanges } = run.parts;
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
