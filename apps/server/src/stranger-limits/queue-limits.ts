import { OPEN_PER_CLIENT } from '@ledgerscope/api/plugins/client-places';
import { MOST_POLLS } from '@ledgerscope/api/sqs/long-polls';
import { MOST_SKEW_MS } from '@ledgerscope/api/sqs/signature';
import { SENT_A_DAY } from '@ledgerscope/contract';
import { numberText, type StrangerLimits } from './stranger-limit.ts';

/** Limits of those who use queues. */
export const QUEUE_LIMITS = {
  'sent-messages': {
    what: 'messages sent to queues by a user with a queue client',
    limit: `${numberText(SENT_A_DAY.messages)} with ${numberText(SENT_A_DAY.bytes)} bytes per day (UTC), including deleted messages`,
    beyond: 'SendMessage is rejected with `OverLimit`; no other message is removed',
  },
  'signature-age': {
    what: 'signing time of a request to `/sqs`',
    limit: `${MOST_SKEW_MS / 60_000} minutes before and after the current time; within this time, anyone who sees the request can repeat it unchanged`,
    beyond: 'the request is rejected',
  },
  'long-polls': {
    what: 'waiting long polls of queues',
    limit: `${OPEN_PER_CLIENT} per client IP (\`--open-per-client\`), ${numberText(MOST_POLLS)} in total, per process`,
    beyond: 'ReceiveMessage is rejected with `RequestThrottled`; queue clients retry with backoff',
  },
} as const satisfies StrangerLimits;
