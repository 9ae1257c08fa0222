import { CONTRACT_READS } from '@ledgerscope/api/explorer/contract/read/read-contract';
import { VERIFICATIONS } from '@ledgerscope/api/explorer/contract/source/compile-source';
import { OPEN_PER_CLIENT } from '@ledgerscope/api/plugins/client-places';
import { MOST_OPEN, MOST_STREAMS } from '@ledgerscope/api/stream/stream-routes';
import { numberText, type StrangerLimits } from './stranger-limit.ts';

/** Limits of what lasts, so that others get their turn. */
export const TURN_LIMITS = {
  'live-streams': {
    what: 'live streams that are open in one process',
    limit: `${MOST_OPEN} of one user, ${OPEN_PER_CLIENT} for one client address (\`--open-per-client\`), ${numberText(MOST_STREAMS)} in total; of one user one at a time reads what is stored`,
    beyond: 'refused with 429, or 503 where all are taken',
  },
  'source-verifications': {
    what: 'sources of contracts that are compiled or wait for it',
    limit: `${VERIFICATIONS.each} for one client address, ${VERIFICATIONS.all} in total`,
    beyond: 'refused with 429, or 503 where others wait',
  },
  'contract-reads': {
    what: 'calls of contracts (`/read`) that run or wait',
    limit: `${CONTRACT_READS.each} for one client address, ${CONTRACT_READS.all} in total`,
    beyond: 'refused with 429, or 503 where others wait',
  },
  'dead-keys': {
    what: 'time for which a key works after it was switched off',
    limit: '5 seconds, in every process; its live streams end, and its long polls receive nothing more',
    beyond: 'refused with 401, or as queue clients know it',
  },
} as const satisfies StrangerLimits;
