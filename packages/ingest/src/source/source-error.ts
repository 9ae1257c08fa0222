/** A source does not answer, or not as it should. The message is a sentence for people and names the source. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  /** 'denied' and 'absent' last until somebody changes something; 'unavailable' may pass by itself. */
  readonly reason: 'denied' | 'absent' | 'unavailable';

  constructor(reason: SourceError['reason'], message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.reason = reason;
  }
}
