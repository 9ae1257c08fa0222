const EVERY_SERIAL = -1n;

/** Serial numbers in order, neighbours as a range: `1–5, 9`. -1, which stands for every NFT of an old treasury, is `all`. */
export function serialsText(serials: readonly (bigint | number | string)[]): string {
  const sorted = serials.map(BigInt).toSorted((one, other) => (one < other ? -1 : 1));
  const ranges: { first: bigint; last: bigint }[] = [];
  for (const serial of sorted) {
    const range = ranges.at(-1);
    if (range !== undefined && serial > 0n && serial <= range.last + 1n && range.last !== EVERY_SERIAL)
      range.last = serial;
    else ranges.push({ first: serial, last: serial });
  }
  return ranges.map(rangeText).join(', ');
}

function rangeText({ first, last }: { readonly first: bigint; readonly last: bigint }): string {
  if (first === EVERY_SERIAL) return 'all';
  if (first === last) return `${first}`;
  return last === first + 1n ? `${first}, ${last}` : `${first}–${last}`;
}
