/** Why content outside could not be had; what each means for another try is in {@link OutsideError.retry}. */
export type OutsideFailure =
  | 'refused'
  | 'unreachable'
  | 'timeout'
  | 'status'
  | 'too-large'
  | 'bad-content'
  | 'paused'
  | 'closed';

/** For ever: asking again changes nothing. */
const FINAL: ReadonlySet<OutsideFailure> = new Set(['refused', 'too-large', 'bad-content']);

/** Content outside cannot be had. The message is a sentence for people and holds nothing of this machine's network. */
export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  readonly failure: OutsideFailure;

  constructor(failure: OutsideFailure, message: string) {
    super(message);
    this.failure = failure;
  }

  /** Whether a later try may succeed. */
  get retry(): boolean {
    return !FINAL.has(this.failure);
  }
}
