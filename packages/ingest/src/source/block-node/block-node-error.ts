/** A block node did not answer, answered something else than it should, or ended a stream too early. */
export class BlockNodeError extends Error {
  override readonly name = 'BlockNodeError';
}
