import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FeedsApi, openFeedsApi } from './testing/open-feeds-api.ts';

let api: FeedsApi;
let queueUrl = '';
beforeAll(async () => {
  api = await openFeedsApi();
  const owner = await api.person('owner@example.org');
  ({ queueUrl } = await api.subscribe(owner, {}));
  // From then on for its owner and one reader alone.
  const made = await api.send('GET', '/api/users/subscriptions', { token: owner.token });
  const arn = encodeURIComponent(`arn:aws:iam::000000000000:user/${owner.accessKey}`);
  await api.send('PUT', `/api/users/subscriptions/${made.json.data[0].id}/user?arn=${arn}`, { token: owner.token });
});
afterAll(() => api.close());

/** What the query protocol answers to somebody without a signature. */
async function ask(parameters: Readonly<Record<string, string>>): Promise<string> {
  return (await fetch(queueUrl, { method: 'POST', body: new URLSearchParams(parameters) })).text();
}

describe('a refusal of queues', () => {
  it.each([
    ['GetQueueAttributes', 'sqs:GetQueueAttributes'],
    ['ListQueueTags', 'sqs:ListQueueTags'],
    ['ListQueues', 'sqs:ListQueues'],
    ['CreateQueue', 'sqs:CreateQueue'],
    ['ReceiveMessage', 'sqs:ReceiveMessage'],
    ['DeleteMessage', 'sqs:DeleteMessage'],
    ['DeleteMessageBatch', 'sqs:DeleteMessage'],
    ['ChangeMessageVisibility', 'sqs:ChangeMessageVisibility'],
    ['SendMessage', 'sqs:SendMessage'],
    ['SendMessageBatch', 'sqs:SendMessage'],
    ['PurgeQueue', 'sqs:PurgeQueue'],
    ['SetQueueAttributes', 'sqs:SetQueueAttributes'],
    ['DeleteQueue', 'sqs:DeleteQueue'],
    ['TagQueue', 'sqs:TagQueue'],
    ['UntagQueue', 'sqs:UntagQueue'],
    ['AddPermission', 'sqs:AddPermission'],
    ['RemovePermission', 'sqs:RemovePermission'],
    ['ListDeadLetterSourceQueues', 'sqs:ListDeadLetterSourceQueues'],
  ])('of %s names the action that was asked for: %s', async (Action, named) => {
    expect(await ask({ Action, QueueName: 'x' })).toContain(`allows ${named}.`);
  });
});

describe('an empty list in the query protocol', () => {
  it.each([{ Entries: '' }, {}])('is an empty batch: %j', async (list) => {
    const open = await api.person(`batch${Object.keys(list).length}@example.org`);
    ({ queueUrl } = await api.subscribe(open, {}));
    expect(await ask({ Action: 'DeleteMessageBatch', ...list })).toContain(
      '<Code>AWS.SimpleQueueService.EmptyBatchRequest</Code>',
    );
  });
});
