import { type ConsensusNs, consensusNsOf, formatIso } from '@ledgerscope/ledger';
import { blockFile } from './block-file.ts';
import type { PlacedFile } from './stream-places.ts';

/** The file that reading begins with. */
export interface FoundStart {
  /** A listing goes on after this name, and gives the file first; undefined for the oldest one. */
  readonly after: string | undefined;
  /** The file's name. */
  readonly first: string;
  /** When it begins; undefined where that is not known yet. */
  readonly at: ConsensusNs | undefined;
  readonly isRecord: boolean;
}

/** Why there is no such file, as the end of a sentence about the source. */
export interface NoStart {
  readonly problem: string;
  /** True where it may come. */
  readonly waiting: boolean;
}

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
