import { compareAscending } from '@ledgerscope/ledger';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { ofSnapshot } from '../of-snapshot.ts';
import { allStateRows } from '../state/queries.ts';
import { type UnknownFieldRow, type UnknownPathRow, unknownPathTable } from './rows.ts';

/** A path of a field that is not known, with what was counted up to the head. */
export type UnknownPath = Omit<UnknownPathRow, 'slot' | 'version'>;

/** All paths that were met, the most frequent first. Messages are as many as the definitions, their unknown numbers are few. */
export function unknownPaths(snapshot: LedgerSnapshot): Promise<readonly UnknownPath[]> {
  return ofSnapshot(snapshot, 'unknown paths', async () => {
    const rows = await allStateRows(snapshot, unknownPathTable);
    return rows.toSorted((one, other) => compareAscending(other.fields, one.fields));
  });
}

/** What a block had of them. */
export function unknownFieldsOfBlock(snapshot: LedgerSnapshot, sequence: bigint): Promise<UnknownFieldRow[]> {
  return snapshot.rows.blocks.unknownFields(sequence);
}
