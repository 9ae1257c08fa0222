/** Key of the chosen message in the URL. */
const KEY = 'message';

/** The query string with a message chosen (a sequence number), or none for null; the rest stays as it is. */
export function messageSearch(search: URLSearchParams, number: string | null): string {
  const next = new URLSearchParams(search);
  if (number === null) next.delete(KEY);
  else next.set(KEY, number);
  const text = next.toString();
  return text === '' ? '' : `?${text}`;
}

/** The chosen message; undefined where none is, or what is there is no sequence number. */
export function chosenMessage(search: URLSearchParams): bigint | undefined {
  const text = search.get(KEY) ?? '';
  return /^[1-9]\d{0,18}$/.test(text) ? BigInt(text) : undefined;
}

/** A sequence number as a visitor writes it: digits, perhaps in groups or behind a `#`; undefined for anything else. */
export function parseSequenceNumber(text: string): string | undefined {
  const digits = text.replace(/^\s*#/, '').replace(/[\s,.'’_]/g, '');
  return /^0*[1-9]\d{0,18}$/.test(digits) ? digits.replace(/^0+/, '') : undefined;
}
