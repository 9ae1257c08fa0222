import { mirrorCall } from './mirror-call.ts';
import { JAVA_PAGE, MIRROR_PARAMETERS } from './mirror-parameters.ts';

const { javaTimestamp: timestamp } = MIRROR_PARAMETERS;

/** What is said of the network as a whole. */
export const NETWORK_CALLS = {
  mirrorExchangeRate: mirrorCall({
    path: '/network/exchangerate',
    summary: 'Exchange rates, current or at a given time.',
    params: { timestamp },
    dialect: 'java',
    cacheSeconds: 60,
  }),
  mirrorNetworkFees: mirrorCall({
    path: '/network/fees',
    summary: 'Gas prices by transaction type, current or at a given time.',
    params: { order: JAVA_PAGE.order, timestamp },
    dialect: 'java',
    order: 'asc',
    cacheSeconds: 60,
  }),
  mirrorNetworkSupply: mirrorCall({
    path: '/network/supply',
    summary: 'How much hbar there is, and how much of it is released.',
    params: { q: MIRROR_PARAMETERS.supplyPart, timestamp },
    dialect: 'java',
    cacheSeconds: 60,
  }),
  mirrorNetworkNodes: mirrorCall({
    path: '/network/nodes',
    summary: 'Consensus nodes of the address book, with their stakes.',
    params: {
      order: JAVA_PAGE.order,
      limit: MIRROR_PARAMETERS.nodeRows,
      'file.id': MIRROR_PARAMETERS.fileId,
      'node.id': MIRROR_PARAMETERS.nodeId,
    },
    dialect: 'java',
    refusesRepetition: true,
    order: 'asc',
    cacheSeconds: 60,
  }),
  mirrorRegisteredNodes: mirrorCall({
    path: '/network/registered-nodes',
    summary: 'Registered nodes other than consensus nodes.',
    params: {
      ...JAVA_PAGE,
      'registerednode.id': MIRROR_PARAMETERS.registeredNodeId,
      type: MIRROR_PARAMETERS.registeredNodeType,
    },
    dialect: 'java',
    refusesRepetition: true,
    order: 'asc',
    cacheSeconds: 60,
  }),
  mirrorNetworkStake: mirrorCall({
    path: '/network/stake',
    summary: 'Stakes of the network, as of the newest stake update.',
    params: {},
    dialect: 'java',
    cacheSeconds: 60,
  }),
} as const;
