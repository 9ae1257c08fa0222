import { OPEN_PER_CLIENT } from '@ledgerscope/api/plugins/client-places';
import { MOST_POLLS } from '@ledgerscope/api/sqs/long-polls';
import { MOST_SKEW_MS } from '@ledgerscope/api/sqs/signature';
import { SENT_A_DAY } from '@ledgerscope/contract';
import { numberText, type StrangerLimits } from './stranger-limit.ts';

/** Limits of those who use queues. */
export const QUEUE_LIMITS = {
  'sent-messages': {
    what: 'messages that a user puts into queues with a queue client',
    limit: `${numberText(SENT_A_DAY.messages)} with ${numberText(SENT_A_DAY.bytes)} bytes a day (UTC), those deleted since too`,
    beyond: 'SendMessage is refused with `OverLimit`; no other message makes room',
  },
  'signature-age': {
    what: 'time that a request to `/sqs` is signed with',
    limit: `${MOST_SKEW_MS / 60_000} minutes before and after now; until then who sees the request can repeat it as it is`,
    beyond: 'the request is refused',
  },
  'long-polls': {
    what: 'long polls of queues that wait',
    limit: `${OPEN_PER_CLIENT} for one client address (\`--open-per-client\`), ${numberText(MOST_POLLS)} in total, in one process`,
    beyond: 'ReceiveMessage is refused with `RequestThrottled`, which queue clients try again with growing pauses',
  },
} as const satisfies StrangerLimits;
