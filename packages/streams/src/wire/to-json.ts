import type { FieldSpec, MessageType } from './message.ts';

/** JSON of a protobuf message: 64-bit values as decimal strings, bytes as lower-case hex, absent fields omitted. */
export type MessageJson = { [name: string]: MessageJson | MessageJson[] | string | number | boolean };

type Json = MessageJson[string];

/** Every field that is set (and every field without presence that differs from its default), under its protobuf name in camel case. */
export function toJson<T extends object>(type: MessageType<T>, message: T): MessageJson {
  const values = message as Record<string, unknown>;
  const json: MessageJson = {};
  for (const field of type.fields) {
    const value = values[field.name];
    if (value === undefined || isEmpty(field, value)) continue;
    json[field.name] = field.repeated
      ? ((value as unknown[]).map((item) => valueToJson(field, item)) as MessageJson[])
      : valueToJson(field, value);
  }
  return json;
}

function isEmpty(field: FieldSpec, value: unknown): boolean {
  if (field.repeated) return (value as unknown[]).length === 0;
  if (field.optional || field.kind === 'message') return false;
  return (
    value === 0 ||
    value === 0n ||
    value === '' ||
    value === false ||
    (value instanceof Uint8Array && value.length === 0)
  );
}

function valueToJson(field: FieldSpec, value: unknown): Json {
  if (field.kind === 'message') return toJson(field.type as MessageType<object>, value as object);
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('hex');
  return value as string | number | boolean;
}
