import { type ConsensusNs, formatEntityId, parseEntityId, TRANSACTION_FILTERS } from '@ledgerscope/ledger';
import { call } from './call.ts';
import { instantAt, type ParameterType, parameter, TIME_FORMS, whole } from './parameter.ts';
import { MESSAGE_PRICE } from './price-texts.ts';
import { type Query, query } from './query.ts';
import { text } from './schemas.ts';

const MOST_VALUES = 100;
const MOST_TEXT = 400;
const MOST_MESSAGES = 1_000_000;
const SAME =
  'Multiple values are combined with OR, as are payer, sender, receiver, contract and memo; if none is given, all transactions are sent.';

/** Entities, as `shard.realm.num`. */
const entities: ParameterType<readonly string[]> = {
  schema: { type: 'array', items: { type: 'string' } },
  read: (read, [name]) => {
    const ids = read.many(name).map((text) => {
      const id = parseEntityId(text);
      return id === undefined ? read.refuse(name, 'has to name entities as shard.realm.num') : formatEntityId(id);
    });
    return ids.length > MOST_VALUES ? read.refuse(name, `may name at most ${MOST_VALUES}`) : ids;
  },
};

const types: ParameterType<readonly string[]> = {
  schema: { type: 'array', items: { type: 'string', enum: TRANSACTION_FILTERS } },
  read: (read, [name]) => {
    const known: ReadonlySet<string> = new Set(TRANSACTION_FILTERS);
    const given = read.many(name);
    return given.every((type) => known.has(type)) ? given : read.refuse(name, 'names no type of transactions');
  },
};

/** One text, commas and all. */
const oneText: ParameterType<string | undefined> = {
  schema: { type: 'string', maxLength: MOST_TEXT },
  read: (read, [name]) => {
    const { value } = read.one(name) ?? {};
    if (value !== undefined && value.length > MOST_TEXT) read.refuse(name, `must be at most ${MOST_TEXT} characters`);
    return value;
  },
};

const since: Query<'since', { readonly since: ConsensusNs | undefined }> = parameter(
  'since',
  instantAt,
  `Start time, inclusive, at any stored time; ${TIME_FORMS}. Now if omitted. The header \`Last-Event-ID\` takes precedence.`,
);
const limit = parameter(
  'limit',
  whole(1, MOST_MESSAGES, MOST_MESSAGES),
  'Maximum number of messages before the stream ends.',
);

const EVENT_STREAM = text(
  'Server-sent events. `data` is a JSON message in the same format as in subscription queues; `id` is its position, from which the header `Last-Event-ID` resumes. A comment line is sent every 15 seconds. If units run out, the event `end` is sent last.',
);
const ofStream = {
  tag: 'streams',
  produces: ['text/event-stream'],
  reply: EVENT_STREAM,
  errors: [401, 402, 429, 503],
  dependsOn: ['head', 'portal', 'outside'],
} as const;

/** What is reported as it happens: the call costs what calls do, each message what messages do. */
export const STREAM_CALLS = {
  streamTransactions: call({
    ...ofStream,
    path: '/api/stream/transactions',
    summary: `Transactions as they reach consensus, as server-sent events. ${MESSAGE_PRICE}.`,
    query: query(
      parameter('payer', entities, `Payer account. ${SAME}`),
      parameter('sender', entities, 'Sender account.'),
      parameter('receiver', entities, 'Receiver account.'),
      parameter('contract', entities, 'Called, created or changed contract.'),
      parameter('memo', oneText, 'Text contained in the memo.'),
      parameter('types', types, 'Transaction types; all if none is given.'),
      since,
      limit,
    ),
  }),
  streamEvents: call({
    ...ofStream,
    path: '/api/stream/events',
    summary: `Contract events in real time, as server-sent events. ${MESSAGE_PRICE}.`,
    query: query(
      parameter('contract', entities, 'Contracts that emit the event; all if none is given.'),
      since,
      limit,
      // Last: it is the one that can be missing.
      parameter(
        'event',
        {
          ...oneText,
          required: true,
          read: (read, names) => oneText.read(read, names) ?? read.refuse(names[0], 'is missing'),
        } satisfies ParameterType<string> & { readonly required: true },
        'Event declaration, such as `Transfer(address indexed from, address indexed to, uint256 value)`.',
      ),
    ),
  }),
  streamMessages: call({
    ...ofStream,
    path: '/api/stream/messages',
    summary: `Topic messages as they reach consensus, as server-sent events. ${MESSAGE_PRICE}.`,
    query: query(parameter('topic', entities, 'The topics; all if none is given.'), since, limit),
  }),
};
