import { setImmediate } from 'node:timers/promises';
import { QueryLimitError } from '../client/store-error.ts';

/** So many rows are skipped at once: others have their turn in between. */
const STEP = 10_000;
/** Lists with more rows than this are read by their cursor. */
const MOST_STEPS = 2_000;

/** Which part of a list: so many rows, behind a row or from the beginning, and so many of them skipped. */
interface Part<Place> {
  readonly limit: number;
  readonly offset: number;
  readonly after: Place | undefined;
}

/**
 * A page of a list in its order, however far down: what is skipped is walked through by the places of the rows alone.
 * @param read a part of the list whose rows are its places
 * @throws QueryLimitError where more rows would have to be skipped than a request may
 */
export async function readBehind<Row extends Place, Place = Row>(
  read: (part: Part<Place>) => Promise<Row[]>,
  { limit, offset, after }: Part<NoInfer<Place>>,
): Promise<Row[]> {
  let [skipped, behind, steps] = [offset, after, 0];
  while (skipped > STEP) {
    const [last] = await read({ limit: 1, offset: STEP - 1, after: behind });
    if (last === undefined) return [];
    [skipped, behind, steps] = [skipped - STEP, last, steps + 1];
    if (steps > MOST_STEPS) throw new QueryLimitError('too many rows to skip', { tag: 'rows:behind' });
    await setImmediate();
  }
  return read({ limit, offset: skipped, after: behind });
}
