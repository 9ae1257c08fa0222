import { createHash } from 'node:crypto';
import { RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import {
  type BlockFile,
  type BlockLink,
  type BlockProofCheck,
  hexOf,
  isWrappedRecordBlock,
  type LedgerIdPublication,
  readBlockLink,
  type StreamItem,
  type TssCheck,
  type TssPins,
  TssVerifier,
} from '@ledgerscope/streams';
import { ifReadable } from '../if-readable.ts';
import type { SourceFile, StreamSource } from '../source/stream-source.ts';
import type { BlockStrength } from './block-strength.ts';

/** While catching up, one signature is checked for this many blocks; the others are reached by their hashes. */
export const BLOCKS_A_SIGNATURE = 32;
/** Bytes that are read ahead for one signature, at most. */
const BYTES_AHEAD = 64 * 1024 * 1024;
const CHECKED_LIMIT = 256;

/** Files that come after a block in its source, as far as they are listed. */
export interface FilesAhead {
  readonly source: StreamSource;
  readonly files: readonly SourceFile[];
}

/** Checks the nodes' signatures of blocks, against the ledger ids that the stream published and the configuration trusts. */
export class BlockSignatures {
  readonly #verifier: TssVerifier;
  /** Root hashes that verified blocks lead back to, with those blocks. */
  readonly #linked = new Map<string, { readonly anchor: bigint; readonly check: TssCheck }>();
  /** What was found of signatures, by root and signature: state proofs repeat those of later blocks. */
  readonly #checked = new Map<string, TssCheck>();
  /** Blocks that are checked one by one, since what comes after them did not verify. */
  #withoutLookingAhead = 0;

  constructor(pins?: TssPins) {
    this.#verifier = new TssVerifier(pins);
  }

  /**
   * Takes a ledger id that a transaction publishes (type 77).
   * @param vouched whether nodes signed the record file that it is in
   */
  follow(item: Pick<StreamItem, 'typeId' | 'body' | 'record'>, vouched: boolean): void {
    const publication = item.typeId === TYPE_ID.ledgerIdPublication ? item.body.ledgerIdPublication : undefined;
    if (publication !== undefined && item.record.receipt?.status === RESPONSE_CODE.SUCCESS)
      this.publish(publication, vouched);
  }

  /** As {@link follow}, of a publication that is known to have succeeded. */
  publish(publication: LedgerIdPublication, vouched: boolean): void {
    const before = this.#verifier.ledger;
    this.#verifier.publish(publication, vouched);
    if (this.#verifier.ledger !== before) this.#checked.clear();
  }

  /** How authentic a block is; of a block with others behind it, one of those is checked in its place where that verifies. */
  async strengthOf(block: BlockFile, ahead: FilesAhead): Promise<BlockStrength> {
    // What a block publishes counts where the configuration names it, so that it can verify that very block.
    for (const item of block.items) this.follow(item, false);
    const linked = this.#take(block) ?? (await this.#lookAhead(block, ahead));
    if (linked === undefined) return this.#ownStrength(block);
    return { strength: 'linked', ...linked, reason: linked.check.reason };
  }

  #take(block: BlockFile): Linked | undefined {
    for (const root of rootsOf(block)) {
      const name = hexOf(root);
      const found = this.#linked.get(name);
      if (found === undefined) continue;
      this.#linked.delete(name);
      return { ...found, root };
    }
    return undefined;
  }

  async #lookAhead(block: BlockFile, ahead: FilesAhead): Promise<Linked | undefined> {
    this.#linked.clear();
    if (this.#withoutLookingAhead > 0) {
      this.#withoutLookingAhead--;
      return undefined;
    }
    const links = await linksAfter(block, ahead);
    const [first, ...others] = links;
    const last = links.at(-1);
    const check = last === undefined ? undefined : this.#best(last)?.check;
    if (first === undefined || last === undefined || check === undefined) return undefined;
    if (check.strength !== 'ledger-id' && check.strength !== 'pinned-key') {
      this.#withoutLookingAhead = links.length;
      return undefined;
    }
    const found = { anchor: last.number, check };
    // Each names the root of the one before.
    for (const { previousHash } of others) this.#linked.set(hexOf(previousHash), found);
    return { ...found, root: first.previousHash };
  }

  #ownStrength(block: BlockFile): BlockStrength {
    const best = this.#best(block);
    if (best === undefined)
      return {
        strength: 'none',
        anchor: undefined,
        check: undefined,
        reason: 'it carries no signature of a kind that can be checked',
      };
    const { check, root } = best;
    return { strength: check.strength, anchor: undefined, check, reason: check.reason, root };
  }

  /** The strongest of a block's signatures; undefined where it has none that could be checked. */
  #best(block: Pick<BlockFile, 'proofs' | 'rootHash'>): Found | undefined {
    let best: Found | undefined;
    for (const proof of block.proofs) for (const found of this.#checks(proof, block)) best = stronger(best, found);
    return best;
  }

  /** What was found about a proof; a path names its root, a signature shows which of several roots it signs. */
  *#checks(proof: BlockProofCheck, block: Pick<BlockFile, 'rootHash'>): Generator<Found, void> {
    if (proof.kind === 'state-path') yield { check: this.#check(proof.signedRoot, proof.signature), root: undefined };
    if (proof.kind !== 'aggregate-signature') return;
    for (const root of rootsOf(block)) {
      const check = this.#check(root, proof.signature);
      yield { check, root: check.strength === 'none' ? undefined : root };
    }
  }

  #check(root: Uint8Array, signature: Uint8Array): TssCheck {
    const name = createHash('sha256').update(root).update(signature).digest('hex');
    const found = this.#checked.get(name);
    if (found !== undefined) return found;
    if (this.#checked.size >= CHECKED_LIMIT) this.#checked.clear();
    const check = this.#verifier.verify(root, signature);
    this.#checked.set(name, check);
    return check;
  }
}

/** What was found of a signature, and the root that it is of where there are several. */
interface Found {
  readonly check: TssCheck;
  readonly root: Uint8Array | undefined;
}

function stronger(one: Found | undefined, other: Found): Found {
  if (one === undefined || other.check.strength === 'ledger-id') return other;
  return one.check.strength === 'none' && other.check.strength !== 'none' ? other : one;
}

/** A later block that was verified, and the root that it leads back to. */
interface Linked {
  readonly anchor: bigint;
  readonly check: TssCheck;
  readonly root: Uint8Array;
}

/** The roots that a block can have: one, unless its layout is a guess. */
function rootsOf({ rootHash }: Pick<BlockFile, 'rootHash'>): readonly Uint8Array[] {
  return rootHash.status === 'unknown-layout' ? rootHash.candidates.map(({ hash }) => hash) : [rootHash.hash];
}

/** The blocks that follow a block, each naming the root of the one before: where that ends, they end. */
async function linksAfter(block: BlockFile, { source, files }: FilesAhead): Promise<BlockLink[]> {
  const links: BlockLink[] = [];
  let roots = rootsOf(block);
  let bytesLeft = BYTES_AHEAD;
  for (const file of files.slice(0, BLOCKS_A_SIGNATURE - 1)) {
    const bytes = file.kind === 'block' && bytesLeft > 0 ? await firstCopy(source, file) : undefined;
    const link = bytes === undefined ? undefined : linkOf(file.name, bytes);
    if (link === undefined || !roots.some((root) => Buffer.compare(link.previousHash, root) === 0)) break;
    links.push(link);
    roots = rootsOf(link);
    bytesLeft -= bytes?.length ?? 0;
  }
  return links;
}

async function firstCopy(source: StreamSource, file: SourceFile): Promise<Uint8Array | undefined> {
  for await (const { bytes } of source.copies(file)) return bytes;
  return undefined;
}

/** Undefined for what is no block of the block stream, or is damaged: that is said when its turn comes. */
function linkOf(name: string, bytes: Uint8Array): BlockLink | undefined {
  return ifReadable(() => (isWrappedRecordBlock(bytes, name) ? undefined : readBlockLink(name, bytes)));
}
