import { isSuccess, type MirrorFinding, readText, type Span, segment } from './finding.ts';
import type { JsonObject, MirrorClient } from './mirror-client.ts';

/** The messages that a block's transactions submitted. There is no list over all topics: each topic is asked for its own. */
export async function gatherMessages(
  client: MirrorClient,
  transactions: readonly JsonObject[],
  { from, to }: Span,
): Promise<MirrorFinding[]> {
  const submitted = transactions.filter(
    (each) => readText(each, 'name') === 'CONSENSUSSUBMITMESSAGE' && isSuccess(each),
  );
  const topics = [...new Set(submitted.map((each) => readText(each, 'entity_id')))];
  const query = `timestamp=gte:${from}&timestamp=lte:${to}&order=asc&limit=100`;
  const lists = await Promise.all(
    topics.map((topic) => client.list(`api/v1/topics/${segment(topic)}/messages?${query}`, 'messages')),
  );
  const messages = new Map(lists.flat().map((message) => [readText(message, 'consensus_timestamp'), message]));
  return submitted.map((transaction) => {
    const at = readText(transaction, 'consensus_timestamp');
    const answer = messages.get(at);
    if (answer === undefined)
      throw client.odd(`api/v1/topics/${readText(transaction, 'entity_id')}/messages`, `has no message at ${at}`);
    return { at, name: 'message', answer };
  });
}
