/** The folder holds a demo network that cannot be continued as asked; the message says why and what would do. */
export class DemoStateError extends Error {
  override readonly name = 'DemoStateError';
  /** The process that writes the folder now; undefined where the folder cannot be continued for another reason. */
  readonly holder: number | undefined;

  constructor(message: string, holder?: number) {
    super(message);
    this.holder = holder;
  }
}
