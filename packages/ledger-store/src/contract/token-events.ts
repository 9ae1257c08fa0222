import { headInstant, upToHead } from '../head-instant.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { TOKEN_EVENTS } from '../rows/fact-list.ts';
import type { ResultPage } from '../rows/row-store.ts';
import type { TimeRange } from '../time-range.ts';

/** Busy blocks list thousands of instants, so that few are read at first. */
const FEWEST_BLOCKS = 2;
const MOST_BLOCKS = 100;
const GROWTH = 4;
const ALL = 0n;

/**
 * Instants of a span at which events of tokens are listed as logs: those of their transaction, or of the contract call that it is a child
 * of. What may have approved tokens is among them although it need not have.
 */
export async function tokenEventInstants(
  snapshot: LedgerSnapshot,
  { first, last, order, limit }: ResultPage,
): Promise<bigint[]> {
  const span = { first, last: upToHead(snapshot, last) };
  if (span.first > span.last) return [];
  const found: bigint[] = [];
  const blocks = order === 'asc' ? blocksForward(snapshot, span) : blocksBackward(snapshot, span);
  for await (const instants of blocks) {
    const within = instants.filter((instant) => instant >= span.first && instant <= span.last);
    found.push(...(order === 'asc' ? within : within.reverse()));
    if (found.length >= limit) break;
  }
  return found.slice(0, limit);
}

type Blocks = AsyncGenerator<readonly bigint[]>;

/** The facts of blocks that reach into a span. Ends with the first one that reaches beyond it. */
async function* blocksForward(snapshot: LedgerSnapshot, { first, last }: TimeRange): Blocks {
  let begin = first;
  for (let isOver = false, limit = FEWEST_BLOCKS; !isOver; limit = Math.min(limit * GROWTH, MOST_BLOCKS)) {
    const page = { first: begin, last: headInstant(snapshot), order: 'asc', limit } as const;
    const blocks = await snapshot.rows.facts.page(TOKEN_EVENTS, ALL, page);
    for (const instants of blocks) {
      yield instants;
      begin = (instants.at(-1) ?? begin) + 1n;
      if (begin > last) return;
    }
    isOver = blocks.length < limit;
  }
}

async function* blocksBackward(snapshot: LedgerSnapshot, { first, last }: TimeRange): Blocks {
  const { facts } = snapshot.rows;
  // A block whose last instant is behind the span may begin in it.
  const behind = { first: last + 1n, last: headInstant(snapshot), order: 'asc', limit: 1 } as const;
  yield* await facts.page(TOKEN_EVENTS, ALL, behind);
  let end = last;
  for (let isOver = false, limit = FEWEST_BLOCKS; !isOver; limit = Math.min(limit * GROWTH, MOST_BLOCKS)) {
    const page = { first, last: end, order: 'desc', limit } as const;
    const blocks = await facts.page(TOKEN_EVENTS, ALL, page);
    yield* blocks;
    end = (blocks.at(-1)?.at(-1) ?? end) - 1n;
    isOver = blocks.length < limit;
  }
}
