/** Ingest cannot continue for now: which file, why, and whether waiting (for nodes to upload) is likely to help. */
export class IngestHaltError extends Error {
  override readonly name = 'IngestHaltError';
  readonly file: string;
  readonly reason: string;
  /** True where the file is expected to become readable by itself: late signatures, a data file not yet uploaded. */
  readonly waiting: boolean;

  constructor(facts: { file: string; reason: string; message: string; waiting?: boolean; cause?: unknown }) {
    super(facts.message, facts.cause === undefined ? undefined : { cause: facts.cause });
    this.file = facts.file;
    this.reason = facts.reason;
    this.waiting = facts.waiting ?? false;
  }
}
