import { readConfig } from '@ledgerscope/server/config';
import { describe, expect, it } from 'vitest';
import { queuesText } from './queue-settings.ts';

describe('where queues are', () => {
  it('is the database of the portal, or Amazon SQS, and is said in the log', () => {
    const of = (...args: readonly string[]) => readConfig([...args], {}).portal.queueService;
    expect(of()).toBeUndefined();
    expect(of('--queues', 'embedded')).toBeUndefined();
    expect(of('--queues', 'aws')).toEqual({ region: 'us-east-1', endpoint: undefined });
    const elsewhere = of('--queues', 'aws', '--queue-region', 'eu-west-1', '--queue-endpoint', 'https://a.test/sqs');
    expect([undefined, of('--queues', 'aws'), elsewhere].map(queuesText)).toEqual([
      'queues: embedded, in the portal database, available at /sqs',
      'queues: Amazon SQS, region us-east-1',
      'queues: SQS protocol at https://a.test/sqs, region eu-west-1',
    ]);
  });

  it.each([
    [['--queues', 'rabbit'], 'Invalid value "rabbit" for --queues'],
    [['--queue-region', 'us-east-1'], '--queue-region has no effect'],
    [['--queue-endpoint', 'https://a.test'], '--queue-endpoint has no effect'],
    [['--queues', 'aws', '--queue-region', 'moon'], 'Invalid value "moon" for --queue-region'],
    [['--queues', 'aws', '--queue-endpoint', 'a.test'], 'Invalid value "a.test" for --queue-endpoint'],
  ])('is refused as %j', (args, message) => {
    expect(() => readConfig(args, {})).toThrow(message);
  });
});
