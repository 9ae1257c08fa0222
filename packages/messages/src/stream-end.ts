import { literals, object } from '@ledgerscope/contract/schemas';
import type { Static } from 'typebox';

/** What the last event of a stream, `end`, has as its data. Events before it have messages. */
export const StreamEnd = object('Reason why a stream ended.', {
  reason: literals(
    ['limit', 'insufficient_balance', 'invalid_api_key'],
    'The requested number of messages has been sent, no units are left, or the key is no longer active.',
  ),
});
export type StreamEnd = Static<typeof StreamEnd>;

/** The data of the last event. */
export function streamEnd(reason: StreamEnd['reason']): string {
  return JSON.stringify({ reason } satisfies StreamEnd);
}
