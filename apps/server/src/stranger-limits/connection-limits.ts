import { CONNECTION_LIMITS } from '@ledgerscope/process/connections';
import { numberText, type StrangerLimits } from './stranger-limit.ts';

const { most, mostOfOne, requestMs, silentMs, betweenMs } = CONNECTION_LIMITS;

/** Limits of connections, whatever comes over them. */
export const CONNECTION_STRANGER_LIMITS = {
  connections: {
    what: 'connections of one client address (of IPv6, one /64) at once, unless it is that of a proxy (`--trust-proxy`)',
    limit: `${numberText(mostOfOne)}, of ${numberText(most)} in total`,
    beyond:
      'the one that was idle longest is closed for a new one, or the new one where each has a request under way; if fewer than 5% are left in total, so is one of the address with the most',
  },
  'request-time': {
    what: 'time for a request to arrive, with its headers and its body',
    limit: `${requestMs / 1_000} seconds, counted from the beginning of the connection for the first`,
    beyond: '408, and the connection is closed',
  },
  silence: {
    what: 'time in which nothing moves on a connection, in either direction',
    limit: `${silentMs / 1_000} seconds, ${betweenMs / 1_000} between two requests`,
    beyond: 'the connection is closed',
  },
} as const satisfies StrangerLimits;
