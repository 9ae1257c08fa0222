import { consensusNsOf, type EntityId } from '@ledgerscope/ledger';
import { fileHistory, type LedgerSnapshot } from '@ledgerscope/ledger-store';
import { MAX_LONG } from '../bounds.ts';

/** Versions of a file that are looked at for one that can be read. */
const MOST_VERSIONS = 12;

/** What a file says, and since when. */
export interface StoredFile<Read> {
  readonly read: Read;
  readonly sinceNs: bigint;
}

/** The newest version of a file up to an instant that can be read; undefined where none of the last ones can. */
export async function newestReadable<Read>(
  snapshot: LedgerSnapshot,
  file: EntityId,
  last: bigint,
  read: (contents: Uint8Array) => Read | undefined,
): Promise<StoredFile<Read> | undefined> {
  let until = last;
  for (let left = MOST_VERSIONS; left > 0; left--) {
    const pieces = await fileHistory(snapshot, file, until === MAX_LONG ? undefined : consensusNsOf(until));
    const [first] = pieces;
    if (first === undefined) return undefined;
    const found = read(Buffer.concat(pieces.map(({ contents }) => contents)));
    if (found !== undefined) return { read: found, sinceNs: first.consensusNs };
    until = first.consensusNs - 1n;
  }
  return undefined;
}
