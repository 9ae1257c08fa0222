import http from 'node:http';
import { BODY_LIMITS } from '@ledgerscope/api/body-limits';
import { REQUEST_BURST } from '@ledgerscope/api/plugins/request-limits';
import { KEY_BURST, KEY_RATE } from '@ledgerscope/contract';
import { OPERATION_SETTINGS } from '../operation-settings.ts';
import { numberText, type StrangerLimits } from './stranger-limit.ts';

const { requestRate, exportsAtOnce } = OPERATION_SETTINGS;
const perMinute = (share: number) => Math.ceil((requestRate.default * 60) / share);

/** Limits of requests, whatever they ask. */
export const REQUEST_LIMITS = {
  requests: {
    what: 'requests per client IP (IPv6: per /64), pages and calls together',
    limit: `${requestRate.default} per second on average (\`--request-rate\`), with bursts of ${requestRate.default * REQUEST_BURST}`,
    beyond: '429 with the waiting time',
  },
  'costly-calls': {
    what: 'more expensive calls per client IP, in addition to the above',
    limit: `suggestions half of it, search counts and contract calls a fifth; per minute ${perMinute(100)} exports, ${perMinute(100)} contract sources and ${perMinute(50)} NFT documents`,
    beyond: '429 with the waiting time',
  },
  'key-calls': {
    what: 'public API calls per key, in all processes',
    limit: `${KEY_RATE} per second on average (\`--key-rate\`), with bursts of ${KEY_RATE * KEY_BURST}`,
    beyond: '429 with the waiting time',
  },
  'header-size': {
    what: 'bytes of the request headers, including the first line',
    limit: numberText(http.maxHeaderSize),
    beyond: '431, and the connection is closed',
  },
  'body-size': {
    what: 'bytes of the request body',
    limit: `${numberText(BODY_LIMITS.form)} for a form, ${numberText(BODY_LIMITS.documents)} for an NFT document, ${numberText(BODY_LIMITS.queues)} for queues, ${numberText(BODY_LIMITS.sources)} for contract sources`,
    beyond: '413, and nothing is stored',
  },
  exports: {
    what: 'concurrent exports per process',
    limit: `${exportsAtOnce.default} (\`--exports-at-once\`), up to half of them per client IP`,
    beyond: '429, or 503 if other clients use all of them',
  },
} as const satisfies StrangerLimits;
