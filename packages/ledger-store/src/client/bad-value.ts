/** A value that its column cannot hold; the encoder adds table and column. */
export class BadValue extends Error {
  readonly row: number;

  constructor(row: number, expected: string, value: unknown) {
    const shown =
      value instanceof Uint8Array ? `${value.length} bytes` : `${typeof value} ${String(value).slice(0, 40)}`;
    super(`expected ${expected}, got ${shown}`);
    this.row = row;
  }
}
