/** Values that rows of the mirror node's database can have and no record can hold, and what a record has in their place. */
const NO_RECORD_HOLDS: Readonly<Record<string, (value: unknown) => unknown>> = {
  // Bytes of transactions are not shown.
  bytes: (value) => (value === 'Ynl0ZXM=' ? null : value),
  memo_base64: (value) => value ?? '',
};

/** What a case expects, with such values replaced. */
export function asStored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asStored);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) => {
    const replaced = NO_RECORD_HOLDS[key]?.(inner);
    return [key, replaced === undefined ? asStored(inner) : replaced];
  });
  return Object.fromEntries(fields);
}
