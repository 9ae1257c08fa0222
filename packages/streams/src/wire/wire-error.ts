/** Facts about bytes that are not what a protobuf reader expects. `offset` counts from the start of the buffer that was handed to the reader. */
export class WireError extends Error {
  readonly offset: number;
  readonly expected: string;
  readonly actual: string;
  /** True where the buffer itself ended, not only a value inside of it: more bytes could have made it right. */
  readonly cut: boolean;

  constructor(offset: number, expected: string, actual: string, cut = false) {
    super(`at offset ${offset}: expected ${expected}, found ${actual}`);
    this.name = 'WireError';
    this.offset = offset;
    this.expected = expected;
    this.actual = actual;
    this.cut = cut;
  }
}
