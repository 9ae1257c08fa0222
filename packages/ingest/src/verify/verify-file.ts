import { countWithNoun } from '@ledgerscope/ledger';
import {
  type AddressBook,
  attachSidecars,
  type BlockProofResult,
  type GenesisState,
  isBlockFile,
  isWrappedRecordBlock,
  joinUnknownFields,
  type KeyEvent,
  mergeErrata,
  proveBlock,
  proveWrappedRecordBlock,
  readBlockFile,
  readMirrorBlock,
  readRecordFile,
  readSidecarFile,
  readWrappedRecordBlock,
  type SidecarContents,
  type StreamBlock,
  StreamError,
  type UnknownFieldCount,
  type UnsignedPart,
} from '@ledgerscope/streams';
import type { Logger } from 'pino';
import { IngestHaltError } from '../ingest-halt-error.ts';
import type { Progress } from '../progress.ts';
import type { RequiredStrength } from '../settings/block-proof-settings.ts';
import type { FilesAhead } from '../source/links-after.ts';
import type { DataCopy, SourceFile, StreamSource } from '../source/stream-source.ts';
import { type BlockStrength, isEnough, isVerified } from './block-strength.ts';
import { checkOtherContents } from './check-other-contents.ts';
import { expectOwnName } from './expect-own-name.ts';
import { twoContentsHalt } from './fork-halt.ts';
import { genesisStateOf } from './genesis-state-of.ts';
import type { NetworkState } from './network-state.ts';
import { notProvenHalt } from './not-proven-halt.ts';
import type { ProofKind } from './proof-kind.ts';
import { readVotes, type Votes } from './read-votes.ts';

const NO_NODES: AddressBook = { nodes: [] };

/** A block that may be derived: decoded, with its sidecars, and with the proof that is stored beside it. */
export interface VerifiedBlock extends ReadBlock {
  readonly proof: BlockProofResult;
  readonly proofKind: ProofKind;
  /** What a block of the block stream is believed for; undefined for other files. */
  readonly strength?: BlockStrength | undefined;
  /** What a block of the block stream says of the keys that blocks are signed under, and what became of it. */
  readonly keyEvents?: readonly KeyEvent[];
  readonly unreadable: Votes['unreadable'];
  /** What the network held before this block, which is its first; undefined for others, and where it cannot be believed. */
  readonly genesisState?: GenesisState | undefined;
  /** Fields of the file and of its sidecars that no definition of this program has. */
  readonly unknownFields: readonly UnknownFieldCount[];
}

/** A block as it was read: what nodes signed of it and, apart from that, what they did not. */
export interface ReadBlock {
  readonly block: StreamBlock;
  /** Consensus times of those of its items that no node signed: errata that are known by their hash. */
  readonly errataNs: readonly bigint[];
  /** The number that the file states and no node signed; `block.number` is a signed one. */
  readonly unsignedNumber: bigint | undefined;
  /** Parts of the file that no node signed; nothing was made of them. */
  readonly notSigned: readonly UnsignedPart[];
}

interface VerifyOptions {
  readonly trustUnsigned: boolean;
  /** What a block of the block stream needs. */
  readonly blockProof: { readonly required: RequiredStrength };
  /** The files after it, which can vouch for a block of the block stream. */
  readonly following: readonly SourceFile[];
  readonly progress: Progress;
  readonly log: Pick<Logger, 'warn'>;
}

/**
 * Reads a file's copies until one is proven by the nodes' signatures and complete with its sidecars.
 * @throws IngestHaltError that says which nodes are missing, what is wrong with the copies, or that they are of two histories.
 */
export async function verifyFile(
  source: StreamSource,
  file: SourceFile,
  network: NetworkState,
  options: VerifyOptions,
): Promise<VerifiedBlock> {
  const start = performance.now();
  const votes = await gatherVotes(source, file, network);
  options.progress.addStage('fetch', performance.now() - start);
  const halts: IngestHaltError[] = [];
  let taken: Taken | undefined;
  for await (const copy of source.copies(file)) {
    // The same bytes say the same.
    if (taken !== undefined && Buffer.compare(taken.copy.bytes, copy.bytes) === 0) continue;
    const judged = await judgeCopy(
      { copy, file, votes, network, ahead: { source, files: options.following } },
      options,
    );
    if (judged instanceof IngestHaltError) halts.push(judged);
    else if (taken === undefined) taken = { copy, verified: judged };
    else checkSameContents(file.name, taken, { copy, verified: judged });
    // Signatures beside it say on which contents nodes agree; where there are none, or they are inside, every copy has a say.
    if (taken !== undefined && file.kind === 'record' && taken.verified.proofKind === 'signatures') break;
  }
  if (taken !== undefined) {
    checkOtherContents(file.name, taken.verified, votes.signatures, network, options.log);
    return taken.verified;
  }
  throw haltOf(file.name, halts, votes);
}

/** Signatures that are beside the file; a block carries its own. */
async function gatherVotes(source: StreamSource, file: SourceFile, { addressBook }: NetworkState): Promise<Votes> {
  return file.kind === 'record' ? await readVotes(source, file, addressBook) : { signatures: [], unreadable: [] };
}

/** A copy that lacks only signatures can still become proven; a broken one can only be replaced. */
function haltOf(fileName: string, halts: readonly IngestHaltError[], votes: Votes): IngestHaltError {
  return halts.find((candidate) => candidate.waiting) ?? halts[0] ?? missingHalt(fileName, votes);
}

function missingHalt(fileName: string, { signatures }: Votes): IngestHaltError {
  return new IngestHaltError({
    file: fileName,
    reason: 'missing-data',
    message: `${fileName}: ${countWithNoun(signatures.length, 'signature')} found, but the file itself is missing`,
    waiting: true,
  });
}

interface Taken {
  readonly copy: DataCopy;
  readonly verified: VerifiedBlock;
}

/** @throws IngestHaltError for two copies of one file that hold different things */
function checkSameContents(fileName: string, one: Taken, other: Taken): void {
  const contents = [one, other].map(({ copy, verified }) => ({ hash: verified.block.fileHash, from: copy.origin }));
  if (Buffer.compare(one.verified.block.fileHash, other.verified.block.fileHash) !== 0)
    throw twoContentsHalt(fileName, contents);
}

/** A copy of a file, with what shows whether it is genuine. */
interface Candidate {
  readonly copy: DataCopy;
  readonly file: SourceFile;
  readonly votes: Votes;
  readonly network: NetworkState;
  readonly ahead: FilesAhead;
}

async function judgeCopy(candidate: Candidate, options: VerifyOptions): Promise<VerifiedBlock | IngestHaltError> {
  const { copy, file, votes, network } = candidate;
  try {
    const parsing = performance.now();
    const { read, proof: prove, embedded } = readCopy(copy, file, votes, network);
    expectOwnName(file, read);
    const proving = performance.now();
    const proof = prove();
    const strength = isBlockFile(read.block)
      ? await network.signatures.findStrength(read.block, candidate.ahead)
      : undefined;
    const block = withRoot(read.block, strength, copy, file);
    const done = performance.now();
    options.progress.addStage('parse', proving - parsing);
    options.progress.addStage('prove', done - proving);
    if (file.kind !== 'mirror' && !mayBeRead(proof, strength, options))
      return notProvenHalt(file, strength, proof, votes);
    const sidecars = embedded ?? (await readSidecars(block, copy, options.progress));
    attachSidecars(block, sidecars);
    const genesisState = genesisStateOf(file.name, copy.bytes, block, options.trustUnsigned);
    return {
      ...read,
      block,
      proof,
      proofKind: file.kind === 'mirror' ? 'mirror' : kindOf(proof, strength),
      strength,
      keyEvents: keyEventsOf(block, strength, network),
      unreadable: votes.unreadable,
      genesisState,
      unknownFields: joinUnknownFields(
        ...[block, ...sidecars].map(({ unknownFields = [] }: Pick<StreamBlock, 'unknownFields'>) => unknownFields),
      ),
    };
  } catch (error) {
    if (!(error instanceof StreamError)) throw error;
    return new IngestHaltError({
      file: file.name,
      reason: error.reason,
      message: `${error.file === file.name ? copy.origin : error.file}: ${error.problem}`,
      cause: error,
    });
  }
}

interface ReadCopy {
  readonly read: ReadBlock;
  readonly proof: () => BlockProofResult;
  /** Sidecars that came inside the file. */
  readonly embedded: readonly SidecarContents[] | undefined;
}

function readCopy(copy: DataCopy, file: SourceFile, votes: Votes, network: NetworkState): ReadCopy {
  const { addressBook, stakes } = network;
  if (file.kind === 'mirror') return readReported(copy, file);
  if (file.kind === 'record' || !isWrappedRecordBlock(copy.bytes, file.name)) {
    const block = (file.kind === 'record' ? readRecordFile : readBlockFile)(file.name, copy.bytes);
    const read = { block, errataNs: [], unsignedNumber: undefined, notSigned: [] };
    // Nodes sign a block together: of none of them a signature of its own is missing.
    const book = isBlockFile(block) ? NO_NODES : addressBook;
    return { read, proof: () => proveBlock(block, votes.signatures, book, stakes), embedded: undefined };
  }
  const wrapped = readWrappedRecordBlock(file.name, copy.bytes);
  const { block, errata, notSigned } = mergeErrata(wrapped.block, wrapped.amendments, network.knownErrata);
  return {
    read: {
      block,
      errataNs: errata.map(({ consensusNs }) => consensusNs),
      unsignedNumber: wrapped.unsignedNumber,
      notSigned: [...notSigned, ...wrapped.notSigned],
    },
    proof: () => proveWrappedRecordBlock(file.name, wrapped, addressBook, stakes),
    embedded: wrapped.sidecars,
  };
}

/** What a mirror node reports: there is nothing that could prove it. */
function readReported(copy: DataCopy, file: SourceFile): ReadCopy {
  const block = readMirrorBlock(file.name, copy.bytes);
  const read = { block, errataNs: [], unsignedNumber: undefined, notSigned: [] };
  return { read, proof: () => proveBlock(block, [], NO_NODES), embedded: [] };
}

/** Where the layout of a block was a guess and its signature confirms one, the block under that layout. */
function withRoot(
  block: StreamBlock,
  strength: BlockStrength | undefined,
  copy: DataCopy,
  file: SourceFile,
): StreamBlock {
  if (strength?.root === undefined || block.hashCandidates === undefined) return block;
  return readBlockFile(file.name, copy.bytes, { expectedHash: strength.root });
}

function keyEventsOf(
  block: StreamBlock,
  strength: BlockStrength | undefined,
  { signatures }: NetworkState,
): readonly KeyEvent[] {
  return strength === undefined || !isBlockFile(block) ? [] : signatures.keyEventsOf(block, strength);
}

function mayBeRead(
  proof: BlockProofResult,
  strength: BlockStrength | undefined,
  { trustUnsigned, blockProof }: VerifyOptions,
): boolean {
  if (trustUnsigned) return true;
  return strength === undefined ? proof.proven : isEnough(strength, blockProof.required);
}

function kindOf(proof: BlockProofResult, strength: BlockStrength | undefined): ProofKind {
  if (strength !== undefined) return isVerified(strength) ? 'threshold' : 'unverified';
  return proof.proven ? 'signatures' : 'unsigned';
}

async function readSidecars(block: StreamBlock, copy: DataCopy, progress: Progress): Promise<SidecarContents[]> {
  const files: SidecarContents[] = [];
  if (block.format !== 'record') return files;
  for (const { id } of block.sidecars) {
    const start = performance.now();
    const sidecar = await copy.readSidecar(id);
    progress.addStage('fetch', performance.now() - start);
    if (sidecar === undefined) {
      throw new StreamError({
        reason: 'sidecar-mismatch',
        file: copy.origin,
        expected: `sidecar file ${id}`,
        actual: 'none',
      });
    }
    const parsing = performance.now();
    files.push(readSidecarFile(sidecar.origin, sidecar.bytes));
    progress.addStage('parse', performance.now() - parsing);
  }
  return files;
}
