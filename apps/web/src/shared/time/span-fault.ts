/** What is wrong with a span of time, its ends in milliseconds since 1970; undefined where nothing is or an end is open. */
export function spanFault(from: string | undefined, to: string | undefined): string | undefined {
  if (!from || !to) return undefined;
  return Number(to) > Number(from) ? undefined : 'The end must be after the start';
}
