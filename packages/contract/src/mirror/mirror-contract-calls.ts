import { mirrorCall } from './mirror-call.ts';
import { MIRROR_PARAMETERS, PAGE } from './mirror-parameters.ts';

const { contractId, timestamp } = MIRROR_PARAMETERS;

/** Contracts. */
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
} as const;
