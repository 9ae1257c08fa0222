/** Below this an instant is in seconds, as the API takes it too. */
const SECONDS_BELOW = 100_000_000_000;

/** An instant out of an address as milliseconds since 1970: written in these, or in seconds. Undefined for anything else. */
export function epochMs(text: string): string | undefined {
  if (!/^\d{1,15}$/.test(text)) return undefined;
  const value = Number(text);
  return String(value < SECONDS_BELOW ? value * 1000 : value);
}
