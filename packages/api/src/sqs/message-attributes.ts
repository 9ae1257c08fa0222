import { createHash } from 'node:crypto';
import type { MessageAttributes } from '@ledgerscope/portal-store';
import { isObject, type SqsParameters } from './parameters.ts';
import { SqsError } from './sqs-error.ts';

const MOST_ATTRIBUTES = 10;
const MOST_BYTES = 262_144;
/** As the real service has them: no dot at either end or beside another one, no name of its own. */
const NAME = /^(?!aws\.|amazon\.)(?!.*\.\.)[\w-](?:[\w.-]{0,254}[\w-])?$/i;
const TYPE = /^(String|Number|Binary)(?:\.[^\s]{1,240})?$/;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;
const BASE64 = /^(?:[\d+/a-z]{4})*(?:[\d+/a-z]{2}==|[\d+/a-z]{3}=)?$/i;
const STRING_VALUE = 1;
const BINARY_VALUE = 2;

/** A value that is a text. */
export function textAttribute(StringValue: string): MessageAttributes[string] {
  return { DataType: 'String', StringValue };
}

/** What a message is given beside its body. @throws SqsError for what no message can have */
export function attributesIn(given: SqsParameters): MessageAttributes {
  const all = Object.entries(given);
  if (all.length > MOST_ATTRIBUTES) throw invalid(`Number of message attributes exceeds ${MOST_ATTRIBUTES}.`);
  const attributes = Object.fromEntries(all.map(([name, value]) => [name, attributeOf(name, value)]));
  if (Buffer.byteLength(JSON.stringify(attributes)) > MOST_BYTES)
    throw invalid(`Message attributes may have at most ${MOST_BYTES} bytes.`);
  return attributes;
}

function attributeOf(name: string, value: unknown): MessageAttributes[string] {
  if (!NAME.test(name)) throw invalid('The name of a message attribute is not allowed.');
  if (!isObject(value)) throw invalid(`The message attribute ${name} has no value.`);
  const { DataType, StringValue, BinaryValue } = value;
  const [type, kind] = TYPE.exec(typeof DataType === 'string' ? DataType : '') ?? [];
  if (type === undefined) throw invalid(`The type of the message attribute ${name} is invalid.`);
  const text = kind === 'Binary' ? BinaryValue : StringValue;
  if (typeof text !== 'string' || !isOfKind(text, kind))
    throw invalid(`The value of the message attribute ${name} is not of its type.`);
  return kind === 'Binary' ? { DataType: type, BinaryValue: text } : { DataType: type, StringValue: text };
}

function isOfKind(text: string, kind: string | undefined): boolean {
  if (kind === 'Number') return NUMBER.test(text);
  return text !== '' && (kind === 'String' || BASE64.test(text));
}

/** As the real service hashes attributes, by which clients check them. */
export function attributesMd5(attributes: MessageAttributes): string {
  const parts = Object.entries(attributes)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, { DataType, StringValue, BinaryValue }]) => [
      ...[name, DataType].map((text) => withLength(Buffer.from(text))),
      Buffer.of(BinaryValue === undefined ? STRING_VALUE : BINARY_VALUE),
      withLength(BinaryValue === undefined ? Buffer.from(StringValue ?? '') : Buffer.from(BinaryValue, 'base64')),
    ]);
  return createHash('md5').update(Buffer.concat(parts)).digest('hex');
}

/** Bytes with their length before them. */
function withLength(bytes: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function invalid(message: string): SqsError {
  return new SqsError('InvalidParameterValueException', message);
}
