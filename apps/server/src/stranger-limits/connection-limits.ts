import { CONNECTION_LIMITS } from '@ledgerscope/process/connections';
import { numberText, type StrangerLimits } from './stranger-limit.ts';

const { most, mostOfOne, requestMs, silentMs, betweenMs } = CONNECTION_LIMITS;

/** Limits of connections, whatever comes over them. */
export const CONNECTION_STRANGER_LIMITS = {
  connections: {
    what: 'concurrent connections per client IP (IPv6: per /64), except for proxies (`--trust-proxy`)',
    limit: `${numberText(mostOfOne)}, of ${numberText(most)} in total`,
    beyond:
      'the longest idle connection is closed, or the new one if all have a request in progress; if fewer than 5% are left in total, a connection of the address with the most connections is also closed',
  },
  'request-time': {
    what: 'time to receive a request with its headers and body',
    limit: `${requestMs / 1_000} seconds, from the start of the connection for the first request`,
    beyond: '408, and the connection is closed',
  },
  silence: {
    what: 'time without data on a connection in either direction',
    limit: `${silentMs / 1_000} seconds, ${betweenMs / 1_000} between two requests`,
    beyond: 'the connection is closed',
  },
} as const satisfies StrangerLimits;
