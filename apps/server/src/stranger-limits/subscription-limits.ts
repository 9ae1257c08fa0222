import { MOST_REQUEST_BYTES } from '@ledgerscope/api/mirror/grpc/grpc-frame';
import { MOST_SUBSCRIPTIONS } from '@ledgerscope/api/mirror/subscription/mirror-services';
import { UNREAD_MS } from '@ledgerscope/api/mirror/subscription/topic-subscription';
import { OPEN_PER_CLIENT } from '@ledgerscope/api/plugins/client-places';
import { numberText, type StrangerLimits } from './stranger-limit.ts';

/** Limits of those who subscribe to topics by gRPC, as to a mirror node. */
export const SUBSCRIPTION_LIMITS = {
  'grpc-calls': {
    what: 'calls by gRPC and grpc-web that are open in one process, subscriptions of topics above all',
    limit: `${OPEN_PER_CLIENT} for one client address (\`--open-per-client\`), ${numberText(MOST_SUBSCRIPTIONS)} in total; of one address one at a time reads what is stored`,
    beyond: 'refused with `RESOURCE_EXHAUSTED`',
  },
  'grpc-request': {
    what: 'the request of a call by gRPC',
    limit: `${numberText(MOST_REQUEST_BYTES)} bytes, not compressed, within 10 seconds`,
    beyond: 'refused with `RESOURCE_EXHAUSTED`, `UNIMPLEMENTED` or `DEADLINE_EXCEEDED`',
  },
  'unread-subscription': {
    what: 'messages that a subscriber leaves unread',
    limit: `what one window of HTTP/2 holds; nothing more is read for it, and it has ${UNREAD_MS / 1_000} seconds to read on`,
    beyond: 'ended with `DEADLINE_EXCEEDED`; it can come back and continue by time',
  },
} as const satisfies StrangerLimits;
