/** What an operator asked to trust cannot be trusted, or what is trusted cannot be read: said to him in one line. */
export class TrustError extends Error {
  override readonly name: string = 'TrustError';
}

/** Where in published anchors something is wrong, and what. */
export interface AnchorsProblem {
  /** The file or topic that they are from. */
  readonly origin: string;
  /** As a path: `addressBooks[2].contents`. */
  readonly field: string;
  readonly problem: string;
}

/** Published anchors are not well-formed, or contradict each other or what nodes signed. */
export class AnchorsError extends TrustError {
  override readonly name: string = 'AnchorsError';
  readonly field: string;

  constructor({ origin, field, problem }: AnchorsProblem) {
    super(`${origin}: ${field} ${problem}`);
    this.field = field;
  }
}
