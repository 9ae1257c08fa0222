/** What is wrong with a stream file; each reason has one meaning and one text on the status page. */
export type StreamErrorReason =
  | 'truncated'
  | 'malformed'
  | 'unknown-version'
  | 'too-large'
  | 'hash-mismatch'
  | 'running-hash-mismatch'
  | 'sidecar-mismatch'
  | 'out-of-order'
  | 'foreign-result'
  | 'wrong-name'
  | 'layout-unknown'
  | 'bad-signature'
  | 'not-proven';

/** Facts of a stream file that cannot be accepted as it is. `offset` counts decompressed bytes, where a place is known. */
export class StreamError extends Error {
  readonly reason: StreamErrorReason;
  readonly file: string;
  readonly offset: number | undefined;
  readonly expected: string;
  readonly actual: string;
  /** The message without the file, for texts that name it already. */
  readonly problem: string;

  constructor(facts: {
    reason: StreamErrorReason;
    file: string;
    offset?: number | undefined;
    expected: string;
    actual: string;
  }) {
    const place = facts.offset === undefined ? '' : ` at offset ${facts.offset}`;
    const problem = `${facts.reason}${place}: expected ${facts.expected}, found ${facts.actual}`;
    super(`${facts.file}: ${problem}`);
    this.problem = problem;
    this.name = 'StreamError';
    this.reason = facts.reason;
    this.file = facts.file;
    this.offset = facts.offset;
    this.expected = facts.expected;
    this.actual = facts.actual;
  }
}
