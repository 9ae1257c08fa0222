/** JSON Schema of one field of a form, as documented. */
export interface FieldSchema {
  readonly description: string;
  readonly type: 'string' | 'boolean' | 'array' | readonly ['string', 'null'];
  readonly items?: { readonly type: 'string' };
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
}

/** What a field's value is read as, or what is wrong with it, as a text for people. */
export type FieldResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: string };

/** What is said of a value that a field does not take. */
export function fault(text: string): { readonly ok: false; readonly fault: string } {
  return { ok: false, fault: text };
}

/** A number may come as one or as a text; what else comes is no text. */
export function numberText(given: unknown): string {
  if (typeof given === 'number') return String(given);
  return typeof given === 'string' ? given.trim() : '';
}

/** One field of what is sent: documented, read by the server and checked by the page by the same rule. */
export interface Field<Value> {
  readonly schema: FieldSchema;
  readonly required: boolean;
  readonly read: (given: unknown) => FieldResult<Value>;
}

/** The JSON object that a call takes, by its fields. Fields that it lacks are ignored. */
export type Form = Readonly<Record<string, Field<unknown>>>;

/** What a form is read as. */
export type FormValue<Sent extends Form> = {
  readonly [Name in keyof Sent]: Sent[Name] extends Field<infer Value> ? Value : never;
};

/** What is wrong with fields, by their names. */
export type Faults = Readonly<Record<string, string>>;

/** Of a call that takes nothing. */
export const NO_FORM: Readonly<Record<never, never>> = {};

/** Reads what was sent; all fields that are wrong are named at once. */
export function readForm<Sent extends Form>(
  form: Sent,
  sent: unknown,
): { readonly ok: true; readonly value: FormValue<Sent> } | { readonly ok: false; readonly faults: Faults } {
  const given = isObject(sent) ? sent : {};
  const results = Object.entries<Field<unknown>>(form).map(
    ([name, field]) => [name, field.read(Object.hasOwn(given, name) ? given[name] : undefined)] as const,
  );
  const faults = results.flatMap(([name, result]) => (result.ok ? [] : [[name, result.fault] as const]));
  if (faults.length > 0) return { ok: false, faults: Object.fromEntries(faults) };
  const values = results.flatMap(([name, result]) => (result.ok ? [[name, result.value] as const] : []));
  return { ok: true, value: Object.fromEntries(values) as FormValue<Sent> };
}

/** What is wrong with one value; undefined where nothing is. */
export function faultOf(field: Pick<Field<unknown>, 'read'>, given: unknown): string | undefined {
  const result = field.read(given);
  return result.ok ? undefined : result.fault;
}

/** JSON Schema of the whole object, for the document. */
export function formSchema(form: Form): object {
  const fields = Object.entries(form);
  return {
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, { schema }]) => [name, schema])),
    required: fields.filter(([, { required }]) => required).map(([name]) => name),
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
