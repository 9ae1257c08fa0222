import { CONTRACT_READS } from '@ledgerscope/api/explorer/contract/read/read-contract';
import { VERIFICATIONS } from '@ledgerscope/api/explorer/contract/source/compile-source';
import { OPEN_PER_CLIENT } from '@ledgerscope/api/plugins/client-places';
import { MOST_OPEN, MOST_STREAMS } from '@ledgerscope/api/stream/stream-routes';
import { numberText, type StrangerLimits } from './stranger-limit.ts';

/** Limits of what lasts, so that others get their turn. */
export const TURN_LIMITS = {
  'live-streams': {
    what: 'open live streams per process',
    limit: `${MOST_OPEN} per user, ${OPEN_PER_CLIENT} per client IP (\`--open-per-client\`), ${numberText(MOST_STREAMS)} in total; per user, one stream at a time reads stored data`,
    beyond: 'rejected with 429, or 503 if all are in use',
  },
  'source-verifications': {
    what: 'contract sources being compiled or waiting',
    limit: `${VERIFICATIONS.each} per client IP, ${VERIFICATIONS.all} in total`,
    beyond: 'rejected with 429, or 503 if other clients are waiting',
  },
  'contract-reads': {
    what: 'contract calls (`/read`) running or waiting',
    limit: `${CONTRACT_READS.each} per client IP, ${CONTRACT_READS.all} in total`,
    beyond: 'rejected with 429, or 503 if other clients are waiting',
  },
  'dead-keys': {
    what: 'time that a key stays valid after deactivation',
    limit: '5 seconds, in every process; its live streams end, and its long polls receive nothing more',
    beyond: 'rejected with 401, or with the equivalent error for queue clients',
  },
} as const satisfies StrangerLimits;
