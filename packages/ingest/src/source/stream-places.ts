import type { ConsensusNs } from '@ledgerscope/ledger';

/** A record file in its place. */
export interface PlacedFile {
  readonly name: string;
  /** When it begins. */
  readonly instant: bigint;
  /** One node's copy, unproven; undefined where it is gone. */
  readonly read: () => Promise<Uint8Array | undefined>;
}

/** Files in their order, and whether there are more behind them. */
export interface FilePage {
  readonly files: readonly PlacedFile[];
  readonly more: boolean;
}

/** Record files as they are in a source, for finding a place among them; nothing is read ahead. */
export interface RecordPlaces {
  /** A page of those that begin after an instant. */
  after(instant: bigint): Promise<FilePage>;
}

/** Blocks as they are in a source. */
export interface BlockPlaces {
  /** The numbers of the oldest and the newest one; undefined where there are none. */
  range(): Promise<{ readonly first: bigint; readonly last: bigint } | undefined>;
  /** The first one from a number on; undefined where there is none. */
  from(number: bigint): Promise<bigint | undefined>;
  /** A copy, unproven; undefined where it is gone. */
  read(number: bigint): Promise<Uint8Array | undefined>;
}

/** What a place in a stream can be looked for in. */
export interface StreamPlaces {
  readonly records?: RecordPlaces | undefined;
  readonly blocks?: BlockPlaces | undefined;
}

/** The file that reading begins with. */
export interface FoundStart {
  /** A listing continues after this name, and gives the file first; undefined for the oldest one. */
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
