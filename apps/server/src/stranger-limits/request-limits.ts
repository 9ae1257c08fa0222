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
    what: 'requests of one client address (of IPv6, one /64), pages and calls together',
    limit: `${requestRate.default} a second on average (\`--request-rate\`), ${requestRate.default * REQUEST_BURST} at once`,
    beyond: '429 with the time to wait',
  },
  'costly-calls': {
    what: 'calls of one client address that cost more than others, on top of that',
    limit: `suggestions half as many, counts of a search and calls of contracts a fifth; in a minute ${perMinute(100)} exports, ${perMinute(100)} sources of contracts and ${perMinute(50)} documents of NFTs`,
    beyond: '429 with the time to wait',
  },
  'key-calls': {
    what: 'calls of the public API with one key, in all processes',
    limit: `${KEY_RATE} a second on average (\`--key-rate\`), ${KEY_RATE * KEY_BURST} at once`,
    beyond: '429 with the time to wait',
  },
  'header-size': {
    what: 'bytes of the headers of a request, with its first line',
    limit: numberText(http.maxHeaderSize),
    beyond: '431, and the connection is closed',
  },
  'body-size': {
    what: 'bytes of the body of a request',
    limit: `${numberText(BODY_LIMITS.form)} of a form, ${numberText(BODY_LIMITS.documents)} of a document of an NFT, ${numberText(BODY_LIMITS.queues)} to queues, ${numberText(BODY_LIMITS.sources)} of sources of a contract`,
    beyond: '413, and nothing of it is kept',
  },
  exports: {
    what: 'exports that run at once in one process',
    limit: `${exportsAtOnce.default} (\`--exports-at-once\`), half of them for one client address`,
    beyond: '429, or 503 where others have all',
  },
} as const satisfies StrangerLimits;
