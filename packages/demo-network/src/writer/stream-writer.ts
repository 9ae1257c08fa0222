import { sign } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { SigningNode } from '../network/signing-node.ts';
import type { ProducedFile } from '../produced-file.ts';
import { BlockChain, type SealedBlock } from './block-chain.ts';
import { signBlock, signedProof } from './block-signer.ts';
import { bucketLayout } from './bucket-layout.ts';
import { type OutputFile, OutputFolder } from './output-folder.ts';
import { LAST_RECORD_VERSION, RecordChain, type SealedFile } from './record-chain.ts';
import { signatureFile } from './signature-file.ts';
import { followState, streamContents } from './stream-block.ts';
import type { WrittenFormat } from './stream-format.ts';
import type { StateValues } from './unit-changes.ts';
import { recordFileProof, wrappedContents } from './wrapped-block.ts';
import type { WriterState } from './writer-state.ts';

const signAsync = promisify(sign) as (algorithm: string, data: Uint8Array, key: SigningNode['key']) => Promise<Buffer>;
const gzipAsync = promisify(gzip) as (bytes: Uint8Array, options: { level: number }) => Promise<Buffer>;
/** The fastest level: the files are read once, from the same disk. */
const GZIP = { level: 1 };
/** Files that are packed and signed at the same time; each uses up to fifteen threads of libuv's pool. */
const MOST_IN_FLIGHT = 4;

export interface StreamWriterOptions {
  readonly folder: string;
  readonly nodes: readonly SigningNode[];
  readonly format: WrittenFormat;
  /** When record files make room for blocks of the block stream; the last one is written as the block that wraps it, too. */
  readonly cutoverNs?: bigint | undefined;
  /** Whether every node's folder holds the data file, or the first node's alone; every node signs. */
  readonly copies: 'every-node' | 'one';
  /** Whether blocks state what changed of the network's state as differences, as real ones do; they do unless this is false. */
  readonly differences?: boolean;
  /** Where the previous writer of the stream stopped; without it a new stream begins. */
  readonly state?: WriterState | undefined;
}

interface Sealed {
  readonly file: SealedFile;
  readonly format: WrittenFormat;
  /** The block that the file is written as, or that wraps it; undefined where record files alone are written. */
  readonly block: SealedBlock | undefined;
}

/** A file yet to be made: where it is to be, and what makes its bytes. */
interface Planned extends Pick<OutputFile, 'at'> {
  readonly make: () => Uint8Array | Promise<Uint8Array>;
}

/**
 * Writes a stream: hashes each file when it is given, packs and signs it on other threads, and makes files visible in
 * their order. When a data file is visible, its sidecar, signatures and media are there already.
 */
export class StreamWriter {
  readonly #options: StreamWriterOptions;
  readonly #folder: OutputFolder;
  readonly #records: RecordChain;
  readonly #blocks: BlockChain;
  readonly #values: StateValues;
  /** Files under way, each settled when it is visible. */
  readonly #inFlight: Promise<void>[] = [];
  #last: Promise<void> = Promise.resolve();

  constructor(options: StreamWriterOptions) {
    this.#options = options;
    this.#folder = new OutputFolder(options.folder);
    const { format, cutoverNs, state } = options;
    const isOfCutover = cutoverNs !== undefined;
    this.#records = new RecordChain(state?.record, isOfCutover ? LAST_RECORD_VERSION : undefined);
    this.#blocks = new BlockChain(format === 'blocks' || isOfCutover ? 'sha256' : 'sha384', state?.block);
    this.#values = new Map(state?.values);
  }

  /** Where the stream is after the last file that was given. */
  get state(): WriterState {
    return { record: this.#records.position, block: this.#blocks.position, values: new Map(this.#values) };
  }

  /**
   * Takes the next file; resolves when there is room for another one. Of a span in which nothing happened there is no file,
   * as on a quiet network, unless the file says when it begins.
   * @throws the file system's error when this or an earlier file could not be written; the writer is of no use then
   */
  async write(file: ProducedFile): Promise<void> {
    if (!isNothing(file)) await this.#place(this.#plan(file, this.#seal(file)));
  }

  /** As `write`, for a file that may be there already, in part or as a whole: what is missing is written. */
  async complete(file: ProducedFile): Promise<void> {
    if (isNothing(file)) return;
    const plan = this.#plan(file, this.#seal(file));
    if (!this.#folder.holds(plan.flatMap(({ at }) => at))) await this.#place(plan);
  }

  /** Takes a file for the chain's sake alone: it was written before, and removed since. */
  skip(file: ProducedFile): void {
    if (!isNothing(file)) this.#seal(file);
  }

  /** Resolves when every file that was given is visible. @throws as `write` does */
  async untilSettled(): Promise<void> {
    this.#inFlight.length = 0;
    await this.#last;
  }

  async #place(plan: readonly Planned[]): Promise<void> {
    const prepared = plan.map(async ({ at, make }) => ({ at, bytes: await make() }));
    const placed = Promise.all([Promise.all(prepared), this.#last]).then(([outputs]) => {
      for (const output of outputs) this.#folder.place(output);
    });
    placed.catch(() => {
      // A failure is thrown where the file is awaited.
    });
    this.#last = placed;
    this.#inFlight.push(placed);
    while (this.#inFlight.length > MOST_IN_FLIGHT) await this.#inFlight.shift();
  }

  #seal(file: ProducedFile): Sealed {
    const sealed = this.#records.seal(file);
    const format = this.#formatOf(file, sealed);
    return { file: sealed, format, block: this.#sealBlock(format, file, sealed) };
  }

  #formatOf({ slot }: ProducedFile, { firstNs }: SealedFile): WrittenFormat {
    const { format, cutoverNs } = this.#options;
    return cutoverNs === undefined || (slot?.startNs ?? firstNs) < cutoverNs ? format : 'blocks';
  }

  #sealBlock(format: WrittenFormat, file: ProducedFile, sealed: SealedFile): SealedBlock | undefined {
    const { cutoverNs, differences = true } = this.#options;
    const options = { values: this.#values, differences };
    if (format === 'blocks') return this.#blocks.seal(streamContents(sealed.block, sealed.firstNs, file, options));
    if (cutoverNs !== undefined) followState(file, this.#values);
    // The first block after the cutover names the roots of all blocks that would wrap the files before it.
    const isWrapped = format === 'wrapped' || cutoverNs !== undefined;
    return isWrapped ? this.#blocks.seal(wrappedContents(sealed)) : undefined;
  }

  /** Whether blocks follow a record file. */
  #isLastFile({ slot }: ProducedFile, format: WrittenFormat): boolean {
    const { cutoverNs } = this.#options;
    return format === 'record' && cutoverNs !== undefined && slot !== undefined && slot.endNs >= cutoverNs;
  }

  /** The files that are to be written, in the order in which they are to appear. */
  #plan(produced: ProducedFile, { file, format, block }: Sealed): Planned[] {
    const { nodes, copies } = this.#options;
    const { stem, sidecar, contents } = file;
    const holders = copies === 'one' ? nodes.slice(0, 1) : nodes;
    const everywhere = (pathOf: (account: bigint, stem: string) => string) =>
      holders.map(({ account }) => pathOf(account, stem));
    const plan: Planned[] = produced.media.map(({ cid, bytes }) => ({
      at: [bucketLayout.media(cid)],
      make: () => bytes,
    }));
    if (format === 'record') {
      if (sidecar !== undefined)
        plan.push({ at: everywhere(bucketLayout.sidecar), make: () => gzipAsync(sidecar, GZIP) });
      for (const node of nodes) {
        plan.push({ at: [bucketLayout.signature(node.account, stem)], make: () => signBoth(node, file) });
      }
      plan.push({ at: everywhere(bucketLayout.data), make: () => gzipAsync(contents, GZIP) });
    }
    const isBlock = format !== 'record' || this.#isLastFile(produced, format);
    if (isBlock && block !== undefined) {
      plan.push({ at: [bucketLayout.block(block.number)], make: () => this.#packedBlock(file, format, block) });
    }
    return plan;
  }

  async #packedBlock(sealed: SealedFile, format: WrittenFormat, block: SealedBlock): Promise<Uint8Array> {
    const isSigned = format === 'blocks';
    const proof = isSigned ? signedProof(block.number, signBlock(block.root)) : await this.#recordFileProof(sealed);
    return gzipAsync(Buffer.concat([block.contents, proof]), GZIP);
  }

  async #recordFileProof({ block, fileHash }: SealedFile): Promise<Buffer> {
    const signatures = this.#options.nodes.map(async ({ nodeId, key }) => ({
      nodeId,
      signature: await signAsync('RSA-SHA384', fileHash, key),
    }));
    return recordFileProof(block, await Promise.all(signatures));
  }
}

function isNothing({ items, startNs }: ProducedFile): boolean {
  return items.length === 0 && startNs === undefined;
}

/** A node's signature file. */
async function signBoth({ key }: SigningNode, sealed: SealedFile): Promise<Buffer> {
  const [file, metadata] = await Promise.all([
    signAsync('RSA-SHA384', sealed.fileHash, key),
    signAsync('RSA-SHA384', sealed.metadataHash, key),
  ]);
  return signatureFile(sealed, { file, metadata });
}
