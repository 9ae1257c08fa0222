import { parseWritten, WrittenNumber } from '@ledgerscope/ledger';

/** Fields of an object of a document by their names in lower case without `_`, `-` and spaces: authors write them in every form. */
export type Fields = ReadonlyMap<string, unknown>;

/** Names of fields are short; what is longer is none that is looked for. */
const MAX_FIELD_NAME = 40;

/** The fields of an object; undefined for anything else. Of two names that differ in their form alone the first counts. */
export function readFields(value: unknown): Fields | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof WrittenNumber)
    return undefined;
  const fields = new Map<string, unknown>();
  for (const [name, field] of Object.entries(value)) {
    if (name.length > MAX_FIELD_NAME) continue;
    const plain = plainName(name);
    if (!fields.has(plain)) fields.set(plain, field);
  }
  return fields;
}

/** The name of a field as {@link Fields} have it. */
export function plainName(name: string): string {
  return name.replace(/[_\-\s]/g, '').toLowerCase();
}

/** Text as it is, numbers as they are written; of an object its description, as HIP-10 has it. Empty for the rest. */
export function readText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number' || typeof value === 'boolean' || value instanceof WrittenNumber) return String(value);
  const description = readFields(value)?.get('description');
  return typeof description === 'string' ? description.trim() : '';
}

/** The first of these fields that contains text, in these places; cut to `most` characters. */
export function firstText(places: readonly Fields[], names: readonly string[], most: number): string {
  for (const place of places)
    for (const name of names) {
      const text = readText(place.get(name));
      if (text !== '') return text.slice(0, most).toWellFormed();
    }
  return '';
}

/** What a text contains as JSON; undefined for none. */
export function readJson(text: string): unknown {
  try {
    return parseWritten(text);
  } catch {
    // It is a text, not JSON.
    return undefined;
  }
}
