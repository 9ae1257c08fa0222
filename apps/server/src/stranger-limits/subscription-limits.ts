import { MOST_REQUEST_BYTES } from '@ledgerscope/api/mirror/grpc/grpc-frame';
import { MOST_SUBSCRIPTIONS } from '@ledgerscope/api/mirror/subscription/mirror-services';
import { UNREAD_MS } from '@ledgerscope/api/mirror/subscription/topic-subscription';
import { OPEN_PER_CLIENT } from '@ledgerscope/api/plugins/client-places';
import { numberText, type StrangerLimits } from './stranger-limit.ts';

/** Limits of those who subscribe to topics by gRPC, as to a mirror node. */
export const SUBSCRIPTION_LIMITS = {
  'grpc-calls': {
    what: 'open gRPC and grpc-web calls per process, mainly topic subscriptions',
    limit: `${OPEN_PER_CLIENT} per client IP (\`--open-per-client\`), ${numberText(MOST_SUBSCRIPTIONS)} in total; per IP, one call at a time reads stored messages`,
    beyond: 'rejected with `RESOURCE_EXHAUSTED`',
  },
  'grpc-request': {
    what: 'the request of a gRPC call',
    limit: `${numberText(MOST_REQUEST_BYTES)} bytes, not compressed, within 10 seconds`,
    beyond: 'rejected with `RESOURCE_EXHAUSTED`, `UNIMPLEMENTED` or `DEADLINE_EXCEEDED`',
  },
  'unread-subscription': {
    what: 'messages not read by a subscriber',
    limit: `one HTTP/2 window; no further messages are loaded, and the subscriber has ${UNREAD_MS / 1_000} seconds to continue reading`,
    beyond: 'ended with `DEADLINE_EXCEEDED`; the subscriber can reconnect and continue by time',
  },
} as const satisfies StrangerLimits;
