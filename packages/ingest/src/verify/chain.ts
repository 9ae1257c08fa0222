import { consensusNsOf, type EntityId, isLaterVersion } from '@ledgerscope/ledger';
import type { LedgerHead } from '@ledgerscope/ledger-store';
import { blockNumberInPath, isFirstBlock, MIRROR_VERSION, type StreamBlock } from '@ledgerscope/streams';
import { versionText } from '../hapi-version.ts';
import { IngestHaltError } from '../ingest-halt-error.ts';
import { type CutoverLink, cutoverHalt, previewHalt } from '../source/cutover-link.ts';
import type { SourceEnd } from '../source/stream-source.ts';
import { expectNumber } from './expect-number.ts';
import { forkHalt } from './fork-halt.ts';
import { type PlacedBlock, placeItems } from './place-items.ts';
import type { VerifiedBlock } from './verify-file.ts';

/** A block's place in what was ingested. */
export interface ChainPlace {
  readonly sequence: bigint;
  /** Stated or counted; null where neither gives it. */
  readonly number: bigint | null;
  readonly gapBefore: boolean;
  /** What was found of the last record file, of the first block of the block stream after it. */
  readonly cutoverLink?: CutoverLink;
}

/** A block with its place, and its items with theirs. */
export interface Placed {
  readonly place: ChainPlace;
  readonly block: PlacedBlock;
}

interface Last {
  readonly sequence: bigint;
  /** The number, also where it was counted and not stated. */
  readonly counted: bigint | null;
  /** The number that the file stated. */
  readonly number: bigint | undefined;
  readonly hash: Uint8Array;
  /** What else the hash may be: of a block whose layout is not known, {@link hash} is a guess; undefined where it is known. */
  readonly guesses: readonly Uint8Array[] | undefined;
  readonly fileName: string;
  readonly consensusEnd: bigint;
  readonly signedBy: readonly EntityId[];
  /** Whether it is a block of the block stream. */
  readonly isBlock: boolean;
  /** Empty where it states none. */
  readonly hapiVersion: string;
}

/** How a block follows on from the one before. */
type Relation = 'next' | Gap | Stop;
type Gap = 'number-gap' | 'time-gap';
type Stop = 'fork' | 'layout-unknown' | 'earlier' | 'preview' | 'other-root';

type Verified = Pick<VerifiedBlock, 'block' | 'proof'> & Partial<Pick<VerifiedBlock, 'unsignedNumber'>>;

/** Whether a missing file is passed over. 'at-once' is for a batch that was accepted before and is repeated after a crash. */
export type GapRule = 'never' | 'at-second-look' | 'at-once';

/** Record files state their number from this version on. */
const NUMBERED_VERSION = 6;
const BLOCK_STREAM_VERSION = 7;
/** No network closed its record files more often: a file between two others needs such a period of its own. */
const FILE_PERIOD_NS = 2_000_000_000n;

/** What stops ingest, whatever is said of gaps. */
const HALTS: Readonly<Record<Stop, (last: Last, fileName: string, verified: Verified) => IngestHaltError>> = {
  earlier: earlierHalt,
  'layout-unknown': layoutHalt,
  preview: ({ hapiVersion }, fileName) => previewHalt(fileName, hapiVersion),
  'other-root': (last, fileName, { block }) => cutoverHalt(fileName, last.fileName, block.previousHash),
  fork: (last, fileName, { block, proof }) =>
    forkHalt(last, {
      fileName,
      previousHash: block.previousHash,
      signedBy: proof.signedBy.map(({ accountId }) => accountId),
    }),
};

/** By what a gap is seen. */
const GAPS: Readonly<Record<Gap, (last: Last, block: StreamBlock) => string>> = {
  'number-gap': (last, { number }) => `expected block ${(last.number ?? 0n) + 1n}, found block ${number}`,
  'time-gap': (last, { consensusStart }) => `gap of ${seconds(consensusStart - last.consensusEnd)} seconds`,
};

/** The end of the chain of hashes: each block must follow on from the one before, or ingest stops. */
export class Chain {
  #last: Last | undefined;
  readonly #gaps: GapRule;
  /** The file at which a gap was met: it is accepted at the second look, since the file between may just be late. */
  #gapSeenAt: string | undefined;

  /**
   * @param signedBy who signed the head's file, for what is said of a fork
   * @param hapiVersion what the head's file states
   */
  constructor(
    head: LedgerHead | undefined,
    gaps: GapRule,
    signedBy: readonly EntityId[] = [],
    hapiVersion: string | undefined = '',
  ) {
    this.#gaps = gaps;
    if (head !== undefined) this.#last = lastOf(head, signedBy, hapiVersion);
  }

  /** Where the stream ends; undefined before the first block. */
  get end(): SourceEnd | undefined {
    if (this.#last === undefined) return undefined;
    const { counted, isBlock, hapiVersion, consensusEnd, hash } = this.#last;
    return { number: counted, isBlock, hapiVersion, consensusEnd: consensusNsOf(consensusEnd), hash };
  }

  /** The last record file, where this block is the first one of the block stream after it; else undefined. */
  cutoverFrom({ version }: Pick<StreamBlock, 'version'>): { number: bigint; hash: Uint8Array } | undefined {
    const last = this.#last;
    if (last === undefined || last.counted === null || !isCutover(last, version)) return undefined;
    return { number: last.counted, hash: last.hash };
  }

  /**
   * Where the block is, and its items. Nothing changes until {@link advance}.
   * @param link what was found of the last record file, of the first block of the block stream after record files
   * @throws IngestHaltError when it does not follow on from the last one and gaps are not allowed, and for every fork
   */
  place(verified: Verified, fileName: string, link: CutoverLink = 'unknown'): Placed {
    const { block, unsignedNumber } = verified;
    const last = this.#last;
    if (last === undefined) {
      const place = firstPlace(block);
      expectNumber(fileName, place.number, block.number ?? unsignedNumber);
      return { place, block: placeItems(block, -1n, fileName) };
    }
    const gapBefore = this.#gapBetween(last, verified, fileName, link);
    const placed = placeItems(block, gapBefore ? -1n : last.consensusEnd, fileName);
    // Readers see everything up to an instant: what is before it cannot be added later.
    if (placed.consensusStart <= last.consensusEnd) throw earlierHalt(last, fileName);
    const counted = last.counted === null || gapBefore ? null : last.counted + 1n;
    expectNumber(fileName, counted, block.number ?? unsignedNumber);
    return {
      place: {
        sequence: last.sequence + 1n,
        number: block.number ?? counted,
        gapBefore,
        ...cutoverPart(last, block, link),
      },
      block: placed,
    };
  }

  advance({ block, proof }: Verified, fileName: string, { place, block: placed }: Placed): void {
    this.#last = {
      sequence: place.sequence,
      counted: place.number,
      number: block.number,
      hash: block.hash,
      guesses: block.hashCandidates,
      fileName,
      consensusEnd: placed.consensusEnd,
      signedBy: proof.signedBy.map(({ accountId }) => accountId),
      isBlock: isOfBlockStream(block.version, fileName),
      hapiVersion: versionText(block.hapiVersion),
    };
  }

  #gapBetween(last: Last, verified: Verified, fileName: string, link: CutoverLink): boolean {
    const { block } = verified;
    const relation = isCutover(last, block.version)
      ? relationAtCutover(last, block, link)
      : relationOf(last, block, isReportedCutover(last, block.version, fileName));
    if (relation === 'next') return false;
    if (relation !== 'number-gap' && relation !== 'time-gap') throw HALTS[relation](last, fileName, verified);
    const secondLook = this.#gapSeenAt === fileName;
    if (this.#gaps === 'at-once' || (this.#gaps === 'at-second-look' && secondLook)) return true;
    this.#gapSeenAt = fileName;
    const advice = this.#gaps === 'never' ? ' (use --allow-gaps to continue)' : '';
    const why = GAPS[relation](last, verified.block);
    throw halt(fileName, 'gap', `gap between ${last.fileName} and ${fileName}: a file is missing${advice}; ${why}.`);
  }
}

function lastOf(
  { sequence, number, hash, fileName, lastNs, version, triedHashes }: LedgerHead,
  signedBy: readonly EntityId[],
  hapiVersion: string,
): Last {
  return {
    sequence,
    counted: number,
    number: version >= NUMBERED_VERSION || version === MIRROR_VERSION ? (number ?? undefined) : undefined,
    hash,
    guesses: triedHashes.length === 0 ? undefined : triedHashes.map((tried) => Buffer.from(tried, 'hex')),
    fileName,
    consensusEnd: lastNs,
    signedBy,
    isBlock: isOfBlockStream(version, fileName),
    hapiVersion,
  };
}

function cutoverPart(last: Last, { version }: StreamBlock, cutoverLink: CutoverLink): Pick<ChainPlace, 'cutoverLink'> {
  return isCutover(last, version) ? { cutoverLink } : {};
}

function isCutover({ isBlock }: Last, version: number): boolean {
  return !isBlock && version === BLOCK_STREAM_VERSION;
}

/** The same where a mirror node reports it: the first block names another hash than that of the last file, and there is no block to look into. */
function isReportedCutover({ isBlock }: Last, version: number, fileName: string): boolean {
  return !isBlock && version === MIRROR_VERSION && isOfBlockStream(version, fileName);
}

/** A mirror node's blocks have the names of the files that it read. */
function isOfBlockStream(version: number, fileName: string): boolean {
  return version === BLOCK_STREAM_VERSION || (version === MIRROR_VERSION && blockNumberInPath(fileName) !== undefined);
}

/**
 * The first block of the block stream names the root of the last record file's wrapped block, and not that file's running hash
 * (HIP-1193). Blocks of the version of the record files that do not are previews with numbers and hashes of their own.
 */
function relationAtCutover({ counted, hapiVersion }: Last, block: StreamBlock, link: CutoverLink): Relation {
  if (link !== 'recomputed' && !isLaterVersion(versionText(block.hapiVersion), hapiVersion)) return 'preview';
  if (counted === null || block.number === undefined) return 'fork';
  return relationByNumber(counted, block.number) ?? (link === 'other' ? 'other-root' : 'next');
}

function relationOf(last: Last, block: StreamBlock, isLinked: boolean): Relation {
  const linked =
    isLinked || [last.hash, ...(last.guesses ?? [])].some((hash) => Buffer.compare(hash, block.previousHash) === 0);
  // What a wrong guess leads to is no fork.
  const other = last.guesses === undefined ? 'fork' : 'layout-unknown';
  if (last.number !== undefined && block.number !== undefined)
    return relationByNumber(last.number, block.number) ?? (linked ? 'next' : other);
  return linked ? 'next' : (relationByTime(last.consensusEnd, block.consensusStart) ?? other);
}

/** Undefined where the number is the next one. */
function relationByNumber(last: bigint, number: bigint): Relation | undefined {
  if (number > last + 1n) return 'number-gap';
  if (number < last) return 'earlier';
  return number === last ? 'fork' : undefined;
}

/** Undefined where no file fits between the two. */
function relationByTime(end: bigint, start: bigint): Relation | undefined {
  if (start <= end) return 'earlier';
  return start / FILE_PERIOD_NS - end / FILE_PERIOD_NS >= 2n ? 'time-gap' : undefined;
}

function seconds(ns: bigint): string {
  return (Number(ns / 100_000_000n) / 10).toFixed(1);
}

function earlierHalt(last: Last, fileName: string): IngestHaltError {
  return halt(
    fileName,
    'out-of-order',
    `${fileName} starts before the end of ${last.fileName}, which has already been ingested.`,
  );
}

function layoutHalt(last: Last, fileName: string, { block }: Verified): IngestHaltError {
  const tried = (last.guesses ?? []).map((hash) => Buffer.from(hash).toString('hex')).join(', ');
  const named = Buffer.from(block.previousHash).toString('hex');
  const message = `The root layout of ${last.fileName} is unknown: ${fileName} refers to ${named}, and the known layouts result in ${tried}.`;
  return halt(fileName, 'layout-unknown', message);
}

function halt(file: string, reason: string, message: string): IngestHaltError {
  return new IngestHaltError({ file, reason, message });
}

function firstPlace(block: StreamBlock): ChainPlace {
  const number = block.number ?? (isFirstBlock(block) ? 0n : null);
  // Early files of some networks state negative numbers; the sequence never is negative.
  return { sequence: number !== null && number > 0n ? number : 0n, number, gapBefore: false };
}
