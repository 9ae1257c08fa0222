import { type ConsensusNs, consensusNsOf, formatIso } from '@ledgerscope/ledger';
import { blockFile } from './block-file.ts';
import type { FoundStart, NoStart, PlacedFile } from './stream-places.ts';

export function isFound(start: FoundStart | NoStart | undefined): start is FoundStart {
  return start !== undefined && 'first' in start;
}

export function startAtFile({ name, instant }: Pick<PlacedFile, 'name' | 'instant'>): FoundStart {
  return { after: recordName(instant - 1n), first: name, at: consensusNsOf(instant), isRecord: true };
}

export function startAtBlock(number: bigint, at: ConsensusNs | undefined): FoundStart {
  const after = number === 0n ? undefined : blockFile(number - 1n).name;
  return { after, first: blockFile(number).name, at, isRecord: false };
}

/** What a record file is called that begins at an instant. */
export function recordName(instant: bigint): string {
  return `${formatIso(consensusNsOf(instant)).replaceAll(':', '_')}.rcd`;
}
