import {
  AddPermissionCommand,
  CancelMessageMoveTaskCommand,
  CreateQueueCommand,
  ListDeadLetterSourceQueuesCommand,
  ListMessageMoveTasksCommand,
  ListQueueTagsCommand,
  RemovePermissionCommand,
  StartMessageMoveTaskCommand,
  TagQueueCommand,
  UntagQueueCommand,
} from '@aws-sdk/client-sqs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FeedsApi, openFeedsApi, type Person } from './testing/open-feeds-api.ts';

let api: FeedsApi;
let ada: Person;
let bob: Person;
let QueueUrl = '';
beforeAll(async () => {
  api = await openFeedsApi();
  [ada, bob] = [await api.person('ada@example.org'), await api.person('bob@example.org')];
  ({ QueueUrl = '' } = await ada.client.send(
    new CreateQueueCommand({ QueueName: 'labelled', tags: { team: 'ledger' } }),
  ));
});
afterAll(() => api.close());

const tags = async () => (await ada.client.send(new ListQueueTagsCommand({ QueueUrl }))).Tags;
const SourceArn = 'arn:aws:sqs:us-east-1:000000000000:labelled';

describe('tags of a queue', () => {
  it('are set with the queue, added, replaced and taken away', async () => {
    expect(await tags()).toEqual({ team: 'ledger' });
    await ada.client.send(new TagQueueCommand({ QueueUrl, Tags: { team: 'a + b', 'cost-center': '7' } }));
    expect(await tags()).toEqual({ team: 'a + b', 'cost-center': '7' });
    await ada.client.send(new UntagQueueCommand({ QueueUrl, TagKeys: ['team', 'never set'] }));
    expect(await tags()).toEqual({ 'cost-center': '7' });
    await ada.client.send(new UntagQueueCommand({ QueueUrl, TagKeys: ['cost-center'] }));
    expect(await tags()).toBeUndefined();
  });

  it('are the same in the query protocol', async () => {
    await ada.client.send(new TagQueueCommand({ QueueUrl, Tags: { team: 'ledger' } }));
    const answer = await fetch(QueueUrl, { method: 'POST', body: new URLSearchParams({ Action: 'TagQueue' }) });
    expect(await answer.text()).toContain('allows sqs:TagQueue.');
    expect(await tags()).toEqual({ team: 'ledger' });
  });

  it.each<[string, Record<string, string>, string]>([
    ['a key of the service', { 'AWS:x': '1' }, 'InvalidParameterValue'],
    ['an empty key', { '': '1' }, 'InvalidParameterValue'],
    ['a long key', { ['k'.repeat(129)]: '1' }, 'InvalidParameterValue'],
    ['a long value', { k: 'v'.repeat(257) }, 'InvalidParameterValue'],
    ['a control character', { k: '\u0000' }, 'InvalidParameterValue'],
    [
      'more than 50',
      Object.fromEntries(Array.from({ length: 51 }, (_, index) => [`k${index}`, ''])),
      'InvalidParameterValue',
    ],
    ['none', {}, 'MissingParameter'],
  ])('refuse %s', async (_, Tags, name) => {
    const before = await tags();
    await expect(ada.client.send(new TagQueueCommand({ QueueUrl, Tags }))).rejects.toMatchObject({ name });
    expect(await tags()).toEqual(before);
  });

  it('are changed by the owner alone', async () => {
    for (const command of [
      new TagQueueCommand({ QueueUrl, Tags: { a: 'b' } }),
      new UntagQueueCommand({ QueueUrl, TagKeys: ['team'] }),
      new ListQueueTagsCommand({ QueueUrl }),
    ])
      await expect(bob.client.send(command as TagQueueCommand)).rejects.toMatchObject({
        name: 'AccessDenied',
      });
  });
});

describe('what no queue here has', () => {
  it('is listed as empty', async () => {
    const { queueUrls } = await ada.client.send(new ListDeadLetterSourceQueuesCommand({ QueueUrl }));
    expect(queueUrls).toEqual([]);
    expect((await ada.client.send(new ListMessageMoveTasksCommand({ SourceArn }))).Results).toEqual([]);
  });

  it.each([
    [
      new AddPermissionCommand({ QueueUrl, Label: 'l', AWSAccountIds: ['123456789012'], Actions: ['SendMessage'] }),
      /parameter PrincipalId is invalid/,
    ],
    [new RemovePermissionCommand({ QueueUrl, Label: 'l' }), /can't find label/],
    [new StartMessageMoveTaskCommand({ SourceArn }), /must be configured as a Dead Letter Queue/],
    [new StartMessageMoveTaskCommand({ SourceArn: `${SourceArn}x` }), /SourceArn parameter doesn't exist/],
    [new CancelMessageMoveTaskCommand({ TaskHandle: 'x' }), /Task does not exist/],
  ])('is refused as the service does: %#', async (command, message) => {
    const asked = 'QueueUrl' in command.input ? { ...command.input, QueueUrl } : command.input;
    Object.assign(command.input, asked);
    await expect(ada.client.send(command as AddPermissionCommand)).rejects.toThrow(message);
  });
});
