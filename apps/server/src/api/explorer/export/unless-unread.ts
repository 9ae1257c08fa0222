/**
 * The same pieces; `stop` is called where the reader takes no further one for `unreadMs`. The time-out of a connection alone
 * takes twice as long: what was still being sent when it began counts as a move.
 */
export async function* unlessUnread<Piece>(
  pieces: AsyncIterable<Piece>,
  unreadMs: number,
  stop: () => void,
): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    const timer = setTimeout(stop, unreadMs);
    try {
      yield piece;
    } finally {
      clearTimeout(timer);
    }
  }
}
