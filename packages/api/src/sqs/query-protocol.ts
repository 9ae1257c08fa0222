import { randomUUID } from 'node:crypto';
import { isObject, type SqsParameters } from './parameters.ts';
import { SqsError } from './sqs-error.ts';
import type { SqsReply } from './sqs-request.ts';

const NAMESPACE = 'http://queue.amazonaws.com/doc/2012-11-05/';
/** Lists of the JSON protocol by the names that their members have in the query protocol. */
const LISTS: Readonly<Record<string, string>> = {
  AttributeName: 'AttributeNames',
  MessageSystemAttributeName: 'MessageSystemAttributeNames',
  MessageAttributeName: 'MessageAttributeNames',
  DeleteMessageBatchRequestEntry: 'Entries',
  ChangeMessageVisibilityBatchRequestEntry: 'Entries',
  SendMessageBatchRequestEntry: 'Entries',
  TagKey: 'TagKeys',
  AWSAccountId: 'AWSAccountIds',
  ActionName: 'Actions',
};
/** The same by their names in the JSON protocol, under which clients send an empty list: `Entries=`. */
const LIST_NAMES: ReadonlySet<string> = new Set(Object.values(LISTS));
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#xD;',
};
/** Lists of pairs that are structures in the JSON protocol, and what the first of each pair is called. */
const PAIRS: Readonly<Record<string, readonly [string, 'Name' | 'Key']>> = {
  Attribute: ['Attributes', 'Name'],
  MessageAttribute: ['MessageAttributes', 'Name'],
  Tag: ['Tags', 'Key'],
};
const PART = /^\w{1,60}$/;
const PLACE = /^\d{1,3}$/;
const MOST_PARTS = 7;

/** A parameter with those below it, by what is between the dots of their names. */
interface Named {
  value?: string;
  readonly below: Map<string, Named>;
}

/** Parameters of a form, such as `AttributeName.1=All`, as the JSON protocol has them. @throws SqsError where one is there twice */
export function queryParameters(form: URLSearchParams): SqsParameters {
  const all: Named = { below: new Map() };
  const names = [...form.keys()];
  if (new Set(names).size < names.length)
    throw new SqsError('SerializationException', 'The request contains a parameter twice.');
  for (const [name, value] of form) {
    const parts = name.split('.');
    if (parts.length > MOST_PARTS || !parts.every((part) => PART.test(part))) continue;
    let at = all;
    for (const part of parts) {
      const next: Named = at.below.get(part) ?? { below: new Map() };
      at.below.set(part, next);
      at = next;
    }
    at.value = value;
  }
  return structureOf(all);
}

function structureOf({ below }: Named): SqsParameters {
  return Object.fromEntries(
    [...below].map(([name, named]) => {
      if (Object.hasOwn(LISTS, name) && named.below.size > 0) return [LISTS[name], membersOf(named)];
      const pair = Object.hasOwn(PAIRS, name) ? PAIRS[name] : undefined;
      if (pair !== undefined && named.below.size > 0) return [pair[0], pairsOf(named, pair[1])];
      if (LIST_NAMES.has(name) && named.below.size === 0 && named.value === '') return [name, []];
      return [name, valueUnder(named)];
    }),
  );
}

function valueUnder(named: Named): unknown {
  return named.below.size === 0 ? named.value : structureOf(named);
}

/** The members of a list in the order of their numbers. */
function membersOf({ below }: Named): readonly unknown[] {
  return [...below]
    .filter(([place]) => PLACE.test(place))
    .toSorted(([a], [b]) => Number(a) - Number(b))
    .map(([, member]) => valueUnder(member));
}

function pairsOf(named: Named, key: 'Name' | 'Key'): SqsParameters {
  const pairs = membersOf(named).filter((one) => isObject(one));
  return Object.fromEntries(
    pairs.flatMap(({ [key]: name, Value }) => (typeof name === 'string' ? [[name, Value]] : [])),
  );
}

/** The name of each member of a list, in the answers of an action. */
function memberName(action: string, list: string): string {
  if (list === 'Successful') return `${action}ResultEntry`;
  return (
    { Failed: 'BatchResultErrorEntry', Messages: 'Message', QueueUrls: 'QueueUrl', queueUrls: 'QueueUrl' }[list] ?? list
  );
}

/** The answer of an action as XML. */
export function queryAnswer(action: string, answer: SqsReply): string {
  const result = fieldsOf(action, answer);
  const metadata = `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata>`;
  return `<?xml version="1.0"?><${action}Response xmlns="${NAMESPACE}"><${action}Result>${result}</${action}Result>${metadata}</${action}Response>`;
}

/** A refusal as XML. */
export function queryError({ queryCode, message, status }: SqsError): string {
  const type = status < 500 ? 'Sender' : 'Receiver';
  return `<?xml version="1.0"?><ErrorResponse xmlns="${NAMESPACE}"><Error><Type>${type}</Type><Code>${queryCode}</Code><Message>${formatValue(message)}</Message><Detail/></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`;
}

function fieldsOf(action: string, fields: SqsReply): string {
  return Object.entries(fields)
    .map(([name, value]) => {
      if (Array.isArray(value)) return value.map((one) => element(memberName(action, name), action, one)).join('');
      if (name === 'MessageAttributes')
        return Object.entries(value as SqsReply)
          .map(([Name, Value]) => element('MessageAttribute', action, { Name, Value }))
          .join('');
      if (name === 'Attributes' || name === 'Tags')
        return pairs(name === 'Tags' ? ['Tag', 'Key'] : ['Attribute', 'Name'], value);
      return element(name, action, value);
    })
    .join('');
}

function element(name: string, action: string, value: unknown): string {
  const inside = typeof value === 'object' && value !== null ? fieldsOf(action, value as SqsReply) : formatValue(value);
  return `<${name}>${inside}</${name}>`;
}

function pairs([element_, key]: readonly [string, string], value: unknown): string {
  return Object.entries(value as Readonly<Record<string, string>>)
    .map(
      ([name, text]) =>
        `<${element_}><${key}>${formatValue(name)}</${key}><Value>${formatValue(text)}</Value></${element_}>`,
    )
    .join('');
}

/** Text of an element, as it is: a carriage return would be read as a line feed. */
function formatValue(value: unknown): string {
  return String(value).replaceAll(/[&<>"\r]/g, (character) => ENTITIES[character] ?? '');
}
