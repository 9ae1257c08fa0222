import fs from 'node:fs';
import { faultIn } from '@ledgerscope/contract';
import { breakingChanges, type Promised } from '@ledgerscope/contract/testing/breaking-changes';
import { describe, expect, it } from 'vitest';
import { alertEntry } from './alert-entry.ts';
import { eventMessage } from './event-message.ts';
import { messageId, sendingId } from './message-id.ts';
import {
  changedWithoutVersion,
  MESSAGE_SCHEMAS,
  type PromisedMessages,
  promisedMessages,
} from './promised-messages.ts';
import { streamEnd } from './stream-end.ts';
import { LOGGED, SUBMITTED, TRANSACTION } from './testing/fixed-rows.ts';
import { topicMessage } from './topic-message.ts';
import { transactionMessage } from './transaction-message.ts';
import { webhookPost, webhookTest } from './webhook-post.ts';

const HELP = `Programs of others rely on this. Take the change back, add beside what is there, or, where the break is meant, say so in
CHANGELOG.md. For each message that changed, raise its version in versions.ts and run: npm run promise:api`;

const fixture = (name: string) =>
  JSON.parse(fs.readFileSync(new URL(`../fixtures/${name}.json`, import.meta.url), 'utf8')) as object;

const posted = () => {
  const messages = [transactionMessage(TRANSACTION), eventMessage(LOGGED), topicMessage(SUBMITTED)];
  return messages.map((message, index) => ({
    messageId: messageId({ subscriptionId: 7n, consensusNs: LOGGED.consensusNs + BigInt(index) }),
    replayed: index === 1,
    body: JSON.stringify(message),
  }));
};

const WRITTEN: readonly (readonly [keyof typeof MESSAGE_SCHEMAS, string, () => string])[] = [
  ['TransactionMessage', 'transaction-message', () => JSON.stringify(transactionMessage(TRANSACTION))],
  ['EventMessage', 'event-message', () => JSON.stringify(eventMessage(LOGGED))],
  ['TopicMessage', 'topic-message', () => JSON.stringify(topicMessage(SUBMITTED))],
  ['WebhookPost', 'webhook-post', () => webhookPost(posted())],
  ['WebhookPost', 'webhook-test', webhookTest],
  ['StreamEnd', 'stream-end', () => streamEnd('limit')],
  ['AlertEntry', 'alert-entry', () => JSON.stringify(alertEntry(LOGGED.consensusNs, 'Crypto transfer: sent 5 ℏ'))],
];

describe('what leaves', () => {
  it.each(WRITTEN)('as %s is what %s.json says, field by field, and fits its schema', (name, file, write) => {
    const written = write();
    expect(written).toBe(JSON.stringify(fixture(file)));
    expect(faultIn(MESSAGE_SCHEMAS[name], JSON.parse(written))).toBeUndefined();
    expect(fieldsBeyond(MESSAGE_SCHEMAS[name] as object, JSON.parse(written))).toEqual([]);
  });

  it('has a golden file for every schema, in which no field is missing', () => {
    expect(new Set(WRITTEN.map(([name]) => name))).toEqual(new Set(Object.keys(MESSAGE_SCHEMAS)));
    for (const name of ['TransactionMessage', 'EventMessage', 'TopicMessage'] as const) {
      const [, file = ''] = WRITTEN.find(([one]) => one === name) ?? [];
      expect(Object.keys(fixture(file))).toEqual(Object.keys(MESSAGE_SCHEMAS[name].properties));
    }
  });

  it('has nothing that a list of the API got beside it', () => {
    const { row, call, events } = TRANSACTION;
    const wider = { row: widened(row), call: widened(call), events: widened(events) };
    expect(transactionMessage(wider)).toEqual(transactionMessage(TRANSACTION));
    expect(eventMessage(widened(LOGGED))).toEqual(eventMessage(LOGGED));
    expect(topicMessage(widened(SUBMITTED))).toEqual(topicMessage(SUBMITTED));
  });

  it('has no parsedEvents where no ABI reads any log', () => {
    expect(transactionMessage({ ...TRANSACTION, events: [] })).not.toHaveProperty('parsedEvents');
  });
});

describe('the promise', () => {
  it('is kept, or the message has another version', () => {
    const before = fixture('promised') as PromisedMessages;
    const now = promisedMessages();
    const broken = breakingChanges(asApi(before), asApi(now));
    expect(broken, `${broken.join('\n')}\n\n${HELP}`).toEqual([]);
    expect(changedWithoutVersion(before, now), HELP).toEqual([]);
    expect(now, HELP).toEqual(before);
  });

  it.each<[string, Record<string, object | undefined>, string]>([
    ['is removed', { memo: undefined }, 'memo is removed'],
    ['has another type', { nonce: { type: 'string' } }, 'nonce was integer and is string'],
  ])('is broken where a field %s', (_, change, said) => {
    const now = structuredClone(promisedMessages());
    Object.assign((now.schemas.TransactionMessage as { properties: object }).properties, change);
    expect(breakingChanges(asApi(promisedMessages()), asApi(now)).join('\n')).toContain(said);
    expect(changedWithoutVersion(promisedMessages(), now)).toEqual(['TransactionMessage']);
  });

  it('asks for another version where a field is added', () => {
    const now = structuredClone(promisedMessages());
    (now.schemas.EventMessage as { properties: Record<string, object> }).properties.more = { type: 'string' };
    expect(breakingChanges(asApi(promisedMessages()), asApi(now))).toEqual([]);
    expect(changedWithoutVersion(promisedMessages(), now)).toEqual(['EventMessage']);
  });
});

describe('the id of a message', () => {
  const reported = { subscriptionId: 7n, consensusNs: 1_700_000_003_000_000_007n };

  it('depends on subscription, consensus time and log alone', () => {
    const all = [
      reported,
      { ...reported, subscriptionId: 8n },
      { ...reported, consensusNs: 8n },
      { ...reported, logIndex: 0 },
      { ...reported, logIndex: 1 },
    ].map(messageId);
    expect(new Set(all).size).toBe(all.length);
    expect(messageId({ ...reported, logIndex: undefined })).toBe(all[0]);
    expect(all[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('is that of earlier releases for transactions and messages of topics', () => {
    expect(messageId(reported)).toBe('7a28404e-b725-84cb-892f-f7d02b3ee20d');
  });

  it('is not that of one sending, of which a queue must have another each time', () => {
    const id = messageId(reported);
    expect(new Set([id, sendingId(id, 1n), sendingId(id, 2n)]).size).toBe(3);
    expect(sendingId(id, 1n)).toBe(sendingId(id, 1n));
  });
});

/** The messages as calls of an API, which is what the comparer knows. */
function asApi({ schemas }: PromisedMessages): Promised {
  const paths = Object.entries(schemas).map(([name, schema]) => {
    const responses = { 200: { content: { 'application/json': { schema } } } };
    return [name, { message: { operationId: name, responses } }];
  });
  return { paths: Object.fromEntries(paths) };
}

/** The same with a field more in every object. */
function widened<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(widened) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, widened(field as unknown)]);
  return { ...Object.fromEntries(fields), added: 1 } as Value;
}

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

/** Fields that a schema does not name. */
function fieldsBeyond(schema: Schema, value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsBeyond(schema.items ?? {}, item));
  const { properties = {} } = schema;
  if (typeof value !== 'object' || value === null || Object.keys(properties).length === 0) return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const known = properties[name];
    return known === undefined ? [name] : fieldsBeyond(known, field);
  });
}
