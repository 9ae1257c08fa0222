import type { Call, ReplyOf } from '@ledgerscope/contract/call';
import { faultIn } from '@ledgerscope/contract/check-reply';

/** The parts of JSON Schema that replies are described with. */
interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly examples?: readonly unknown[];
  readonly minimum?: number;
}

/**
 * A reply of a call as its schema describes it, with these fields in place of others.
 * @param rows how many items each list of it has
 * @throws Error where the outcome is no reply of the call
 */
export function replyOf<One extends Call>(
  { reply: schema, path }: One,
  fields: Readonly<Record<string, unknown>> = {},
  rows = 0,
): ReplyOf<One> {
  const reply = { ...(sampleOf(schema, rows) as object), ...fields };
  const fault = faultIn(schema, reply);
  if (fault !== undefined) throw new Error(`no reply of ${path} was made: ${fault} does not fit`);
  return reply as ReplyOf<One>;
}

/** One row of a list that a call answers, with these fields in place of others. */
export function rowOf<Row>({ reply }: Pick<Call, 'reply'>, fields: Partial<Row>): Row {
  const { data } = sampleOf(reply, 1) as { readonly data: readonly Row[] };
  return { ...(data[0] as Row), ...fields };
}

function sampleOf(schema: Schema, rows: number): unknown {
  const { anyOf, examples } = schema;
  if (schema.const !== undefined) return schema.const;
  if (anyOf?.[0] !== undefined) return sampleOf(anyOf[0], rows);
  return schema.enum?.[0] ?? examples?.[0] ?? ofType(schema, rows);
}

function ofType({ type, properties = {}, items = {}, minimum = 0 }: Schema, rows: number): unknown {
  switch (type) {
    case 'object':
      return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, sampleOf(field, rows)]));
    case 'array':
      return Array.from({ length: rows }, () => sampleOf(items, rows));
    case 'string':
      return '';
    case 'boolean':
      return false;
    case 'null':
      return null;
    default:
      return Math.max(0, minimum);
  }
}
