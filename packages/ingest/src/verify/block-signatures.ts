import { createHash } from 'node:crypto';
import { hexText, RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import {
  type BlockFile,
  type BlockLink,
  type BlockProofCheck,
  type HintsChange,
  KeyChain,
  type KeyEvent,
  type KeyStanding,
  type LedgerIdPublication,
  olderVersionOf,
  type StreamItem,
  signingKeyOf,
  type TssCheck,
  type TssPins,
  TssVerifier,
} from '@ledgerscope/streams';
import { type FilesAhead, linksAfter, rootsOf } from '../source/links-after.ts';
import { type BlockStrength, isSigned, underOf } from './block-strength.ts';

const CHECKED_LIMIT = 256;

/** Checks the nodes' signatures of blocks, against the ledger ids that the stream published and the configuration trusts. */
export class BlockSignatures {
  readonly #verifier: TssVerifier;
  /** Root hashes that verified blocks lead back to, with those blocks. */
  readonly #linked = new Map<string, { readonly anchor: bigint; readonly check: TssCheck }>();
  /** What was found of signatures, by root and signature: state proofs repeat those of later blocks. */
  readonly #checked = new Map<string, TssCheck>();
  /** Blocks that are checked one by one, since what comes after them did not verify. */
  #withoutLookingAhead = 0;
  /** The keys that the blocks read so far handed over. */
  #keys: KeyChain;

  constructor(pins?: TssPins, keys = KeyChain.empty) {
    this.#verifier = new TssVerifier(pins);
    this.#keys = keys;
  }

  /** What a block that may be read says of keys, and what becomes of it; nothing changes until {@link followKeys}. */
  keyEventsOf(block: BlockFile, strength: BlockStrength): readonly KeyEvent[] {
    return this.#keys.after(block.number, block.hintsChanges, underOf(strength)).events;
  }

  /** Takes what a block says of keys; it holds from the next one on. */
  followKeys(block: Pick<BlockFile, 'number' | 'hintsChanges'>, strength: BlockStrength): void {
    this.#keys = this.#keys.after(block.number, block.hintsChanges, underOf(strength)).chain;
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
  async findStrength(block: BlockFile, ahead: FilesAhead): Promise<BlockStrength> {
    // What a block publishes counts where the configuration names it, so that it can verify that very block.
    for (const item of block.items) this.follow(item, false);
    const linked = this.#take(block) ?? (await this.#lookAhead(block, ahead));
    if (linked !== undefined) return linkedBy(linked);
    const own = this.#ownStrength(block);
    const near = isSigned(own.strength) ? undefined : await this.#lookNear(block, ahead);
    return near === undefined ? own : linkedBy(near);
  }

  #take(block: BlockFile): Linked | undefined {
    for (const root of rootsOf(block)) {
      const name = hexText(root);
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
    const last = links.at(-1);
    const check = last === undefined ? undefined : this.#best(last, changesUpTo(block, links))?.check;
    if (check === undefined) return undefined;
    if (isSigned(check.strength)) return this.#linkUpTo(links, check);
    this.#withoutLookingAhead = links.length;
    return undefined;
  }

  /**
   * The next block behind this one whose signature verifies: the last one that is there may be signed under a key that is handed over
   * between them. Without a key in force there is none to look for.
   */
  async #lookNear(block: BlockFile, ahead: FilesAhead): Promise<Linked | undefined> {
    if (!this.#keys.isBegun) return undefined;
    const links = await linksAfter(block, ahead);
    for (const [index, link] of links.entries()) {
      if (!this.#isUnderKnownKey(link)) continue;
      const upTo = links.slice(0, index + 1);
      const check = this.#best(link, changesUpTo(block, upTo))?.check;
      if (check !== undefined && isSigned(check.strength)) return this.#linkUpTo(upTo, check);
    }
    return undefined;
  }

  #isUnderKnownKey({ proofs }: BlockLink): boolean {
    return proofs.some((proof) => 'signature' in proof && this.#keys.knows(signingKeyOf(proof.signature)));
  }

  /** Each names the root of the one before; the last one was verified. */
  #linkUpTo(links: readonly BlockLink[], check: TssCheck): Linked | undefined {
    const [first, ...others] = links;
    const last = links.at(-1);
    if (first === undefined || last === undefined) return undefined;
    const found = { anchor: last.number, check };
    for (const { previousHash } of others) this.#linked.set(hexText(previousHash), found);
    return { ...found, root: first.previousHash };
  }

  #ownStrength(block: BlockFile): BlockStrength {
    const best = this.#best(block, [block.hintsChanges]);
    if (best === undefined)
      return {
        strength: 'none',
        anchor: undefined,
        check: undefined,
        reason: 'it does not contain a signature of a supported type',
      };
    const { check, root } = best;
    const { strength, reason } = this.#worthOf(check, block);
    return { strength, anchor: undefined, check, reason, root };
  }

  /**
   * A signature that does not hold is by an older release where the block names such a version. Where a ledger id or a key is in force
   * the network has left those releases behind: there it is a signature that does not hold.
   */
  #worthOf({ strength, reason, holds }: TssCheck, block: BlockFile): Pick<TssCheck, 'strength' | 'reason'> {
    if (holds) return { strength, reason };
    if (this.#keys.isBegun || this.#verifier.ledger?.trusted === true) return { strength: 'none', reason };
    const older = strength === 'none' ? olderVersionOf(block.hapiVersion) : undefined;
    return older === undefined ? { strength, reason } : { strength: 'older-release', reason: older };
  }

  /**
   * The strongest of a block's signatures; undefined where it has none that could be checked.
   * @param since what the blocks from the next one to be read up to this one say of keys
   */
  #best(block: Signed, since: Changes): Found | undefined {
    let best: Found | undefined;
    for (const proof of block.proofs)
      for (const found of this.#checks(proof, block, since)) best = stronger(best, found);
    return best;
  }

  /** What was found about a proof; a path names its root, a signature shows which of several roots it signs. */
  *#checks(proof: BlockProofCheck, block: Signed, since: Changes): Generator<Found, void> {
    if (proof.kind !== 'state-path' && proof.kind !== 'aggregate-signature') return;
    const standing = this.#standingOf(signingKeyOf(proof.signature), block.number, since);
    if (proof.kind === 'state-path') {
      yield { check: this.#check(proof.signedRoot, proof.signature, standing), root: undefined };
      return;
    }
    for (const root of rootsOf(block)) {
      const check = this.#check(root, proof.signature, standing);
      yield { check, root: isWorthless(check) ? undefined : root };
    }
  }

  /** What handed a key over counts only as long as the operator trusts what the chain of keys begins with. */
  #standingOf(keySha256: string, number: bigint, since: Changes): KeyStanding | undefined {
    const standing = this.#keys.standingOf(keySha256, number, since);
    if (standing?.kind !== 'handed-over') return standing;
    const { ledgerId, keySha256: first } = standing.root;
    const isTrusted = this.#verifier.isPinned(first) || (ledgerId !== undefined && this.#verifier.hasTrusted(ledgerId));
    if (isTrusted) return standing;
    const reason = `it was handed over in a chain of keys starting with ${first}, which can no longer be linked to the network`;
    return { kind: 'refused', reason };
  }

  #check(root: Uint8Array, signature: Uint8Array, standing: KeyStanding | undefined): TssCheck {
    const digest = createHash('sha256').update(root).update(signature).digest('hex');
    const name = `${digest} ${JSON.stringify(standing)}`;
    const found = this.#checked.get(name);
    if (found !== undefined) return found;
    if (this.#checked.size >= CHECKED_LIMIT) this.#checked.clear();
    const check = this.#verifier.verify(root, signature, standing);
    this.#checked.set(name, check);
    return check;
  }
}

type Signed = Pick<BlockFile, 'number' | 'proofs' | 'rootHash'>;
/** What blocks that follow one another say of keys. */
type Changes = readonly (readonly HintsChange[])[];

function changesUpTo(block: BlockFile, links: readonly BlockLink[]): Changes {
  return [block, ...links].map(({ hintsChanges }) => hintsChanges);
}

function linkedBy(linked: Linked): BlockStrength {
  return { strength: 'linked', ...linked, reason: linked.check.reason };
}

/** What was found of a signature, and the root that it is of where there are several. */
interface Found {
  readonly check: TssCheck;
  readonly root: Uint8Array | undefined;
}

function stronger(one: Found | undefined, other: Found): Found {
  if (one === undefined || other.check.strength === 'ledger-id') return other;
  return isWorthless(one.check) && !isWorthless(other.check) ? other : one;
}

function isWorthless({ strength }: TssCheck): boolean {
  return strength === 'none' || strength === 'older-release';
}

/** A later block that was verified, and the root that it leads back to. */
interface Linked {
  readonly anchor: bigint;
  readonly check: TssCheck;
  readonly root: Uint8Array;
}
