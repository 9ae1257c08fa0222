import { randomUUID } from 'node:crypto';
import type { Parameters } from './parameters.ts';
import type { Answer } from './sqs-actions.ts';
import type { SqsError } from './sqs-error.ts';

const NAMESPACE = 'http://queue.amazonaws.com/doc/2012-11-05/';
/** Lists of the JSON protocol by the names that their members have in the query protocol. */
const LISTS: Readonly<Record<string, string>> = {
  AttributeName: 'AttributeNames',
  MessageSystemAttributeName: 'MessageSystemAttributeNames',
  MessageAttributeName: 'MessageAttributeNames',
  DeleteMessageBatchRequestEntry: 'Entries',
  ChangeMessageVisibilityBatchRequestEntry: 'Entries',
  SendMessageBatchRequestEntry: 'Entries',
};
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\r': '&#xD;',
};
const NUMBERED = /^(\w{1,60})\.(\d{1,3})(?:\.(\w{1,60}))?$/;

/** Parameters of a form, such as `AttributeName.1=All`, as the JSON protocol has them. */
export function queryParameters(form: URLSearchParams): Parameters {
  const parameters: Record<string, unknown> = {};
  const lists = new Map<string, Map<number, unknown>>();
  for (const [name, value] of form) {
    const [, list = '', place, field] = NUMBERED.exec(name) ?? [];
    const target = Object.hasOwn(LISTS, list) ? LISTS[list] : undefined;
    if (target === undefined || place === undefined) parameters[name] = value;
    else {
      const members = lists.get(target) ?? new Map<number, unknown>();
      lists.set(target, members);
      const before = members.get(Number(place)) as object | undefined;
      members.set(Number(place), field === undefined ? value : { ...before, [field]: value });
    }
  }
  const named = [...lists].map(([name, members]) => [
    name,
    [...members].toSorted(([a], [b]) => a - b).map(([, member]) => member),
  ]);
  return { ...parameters, ...Object.fromEntries(named) };
}

/** The name of each member of a list, in the answers of an action. */
function memberName(action: string, list: string): string {
  if (list === 'Successful') return `${action}ResultEntry`;
  return { Failed: 'BatchResultErrorEntry', Messages: 'Message', QueueUrls: 'QueueUrl' }[list] ?? list;
}

/** The answer of an action as XML. */
export function queryAnswer(action: string, answer: Answer): string {
  const result = fieldsOf(action, answer);
  const metadata = `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata>`;
  return `<?xml version="1.0"?><${action}Response xmlns="${NAMESPACE}"><${action}Result>${result}</${action}Result>${metadata}</${action}Response>`;
}

/** A refusal as XML. */
export function queryError({ queryCode, message, status }: SqsError): string {
  const type = status < 500 ? 'Sender' : 'Receiver';
  return `<?xml version="1.0"?><ErrorResponse xmlns="${NAMESPACE}"><Error><Type>${type}</Type><Code>${queryCode}</Code><Message>${textOf(message)}</Message><Detail/></Error><RequestId>${randomUUID()}</RequestId></ErrorResponse>`;
}

function fieldsOf(action: string, fields: Answer): string {
  return Object.entries(fields)
    .map(([name, value]) => {
      if (Array.isArray(value)) return value.map((one) => element(memberName(action, name), action, one)).join('');
      if (name === 'MessageAttributes')
        return Object.entries(value as Answer)
          .map(([Name, Value]) => element('MessageAttribute', action, { Name, Value }))
          .join('');
      if (name === 'Attributes' || name === 'Tags')
        return pairs(name === 'Tags' ? ['Tag', 'Key'] : ['Attribute', 'Name'], value);
      return element(name, action, value);
    })
    .join('');
}

function element(name: string, action: string, value: unknown): string {
  const inside = typeof value === 'object' && value !== null ? fieldsOf(action, value as Answer) : textOf(value);
  return `<${name}>${inside}</${name}>`;
}

function pairs([element_, key]: readonly [string, string], value: unknown): string {
  return Object.entries(value as Readonly<Record<string, string>>)
    .map(([name, text]) => `<${element_}><${key}>${name}</${key}><Value>${textOf(text)}</Value></${element_}>`)
    .join('');
}

/** Text of an element, as it is: a carriage return would be read as a line feed. */
function textOf(value: unknown): string {
  return String(value).replaceAll(/[&<>"\r]/g, (character) => ENTITIES[character] ?? '');
}
