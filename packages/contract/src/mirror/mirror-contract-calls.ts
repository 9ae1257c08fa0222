import { mirrorCall } from './mirror-call.ts';
import { EQUALS } from './mirror-parameter.ts';
import { MIRROR_PARAMETERS, PAGE } from './mirror-parameters.ts';

const { blockHash, blockNumber, contractId, from, hbar, internal, nonce, timestamp, topic } = MIRROR_PARAMETERS;

/** Which results of contracts. */
const RESULTS = {
  ...PAGE,
  'block.hash': blockHash,
  'block.number': { ...blockNumber, operators: EQUALS },
  from,
  internal,
  timestamp,
  'transaction.index': MIRROR_PARAMETERS.transactionIndex,
} as const;

/** Which logs. */
const LOGS = {
  ...PAGE,
  index: MIRROR_PARAMETERS.index,
  timestamp,
  topic0: topic,
  topic1: topic,
  topic2: topic,
  topic3: topic,
} as const;

/** Contracts, and what they did. */
export const CONTRACT_CALLS = {
  mirrorContracts: mirrorCall({
    path: '/contracts',
    summary: 'Contracts, by id.',
    params: { ...PAGE, 'contract.id': contractId },
    cacheSeconds: 10,
  }),
  mirrorContract: mirrorCall({
    path: '/contracts/{contractId}',
    summary: 'One contract with its code.',
    params: { timestamp },
  }),
  mirrorResults: mirrorCall({
    path: '/contracts/results',
    summary: 'Results of contracts, by consensus time.',
    params: { ...RESULTS, hbar },
    cacheSeconds: 10,
  }),
  mirrorResult: mirrorCall({
    path: '/contracts/results/{transactionIdOrHash}',
    summary: 'The result of one transaction, with logs and changes of storage.',
    params: { hbar, nonce },
    cacheSeconds: 600,
  }),
  mirrorLogs: mirrorCall({
    path: '/contracts/results/logs',
    summary: 'Logs of contracts, by consensus time and index.',
    params: { ...LOGS, 'transaction.hash': MIRROR_PARAMETERS.transactionHash },
    cacheSeconds: 10,
  }),
  mirrorContractLogs: mirrorCall({
    path: '/contracts/{contractId}/results/logs',
    summary: 'Logs of one contract, by consensus time and index.',
    params: LOGS,
  }),
  mirrorActions: mirrorCall({
    path: '/contracts/results/{transactionIdOrHash}/actions',
    summary: 'Calls that contracts made for one transaction, in their order.',
    params: { ...PAGE, index: MIRROR_PARAMETERS.index },
    order: 'asc',
    cacheSeconds: 600,
  }),
  mirrorContractState: mirrorCall({
    path: '/contracts/{contractId}/state',
    summary: 'Storage of a contract, by slot.',
    params: { ...PAGE, slot: MIRROR_PARAMETERS.slot, timestamp: { ...timestamp, operators: EQUALS } },
    order: 'asc',
  }),
  mirrorContractResults: mirrorCall({
    path: '/contracts/{contractId}/results',
    summary: 'Results of one contract, by consensus time.',
    params: RESULTS,
  }),
  mirrorContractResult: mirrorCall({
    path: '/contracts/{contractId}/results/{timestamp}',
    summary: 'The contract result at a given time.',
    params: { hbar },
    cacheSeconds: 600,
  }),
} as const;
