/** The parts of JSON Schema that name fields. */
interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly patternProperties?: object;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly type?: unknown;
}

/** Places of fields that a reply has and its schema does not, as `data[].start`, each once. What may be anything declares all. */
export function undeclaredFields(schema: object, reply: unknown): string[] {
  return [...new Set(undeclaredIn(schema, reply, ''))];
}

function undeclaredIn(schema: Schema, value: unknown, place: string): string[] {
  if (schema.anyOf !== undefined) {
    const found = schema.anyOf.filter((one) => isOfKind(one, value)).map((one) => undeclaredIn(one, value, place));
    return found.toSorted((one, other) => one.length - other.length)[0] ?? [];
  }
  const { items, properties, patternProperties } = schema;
  if (Array.isArray(value))
    return items === undefined ? [] : value.flatMap((item) => undeclaredIn(items, item, `${place}[]`));
  if (typeof value !== 'object' || value === null || patternProperties !== undefined || properties === undefined)
    return [];
  return Object.entries(value).flatMap(([name, field]) => {
    const own = properties[name];
    const at = place === '' ? name : `${place}.${name}`;
    return own === undefined ? [at] : undeclaredIn(own, field, at);
  });
}

function isOfKind({ type }: Schema, value: unknown): boolean {
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return typeof value === 'object' && value !== null && !Array.isArray(value);
  if (type === 'null') return value === null;
  return type === undefined || typeof value !== 'object';
}
