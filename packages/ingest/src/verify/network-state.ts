import { RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import {
  type AddressBook,
  AddressBookFile,
  isBlockFile,
  MAINNET_ERRATA,
  type StreamBlock,
  type StreamItem,
} from '@ledgerscope/streams';
import { BlockSignatures } from './block-signatures.ts';
import type { BlockStrength } from './block-strength.ts';
import { networkName } from './network-name.ts';
import type { ProofKind } from './proof-kind.ts';
import { RateFollower } from './rate-follower.ts';

const NO_ERRATA: ReadonlySet<string> = new Set();

/** A block that was read, with what shows which of its transactions nodes signed. */
export interface JudgedBlock {
  readonly block: StreamBlock;
  readonly proofKind: ProofKind;
  /** Consensus times of those of its transactions that no node signed. */
  readonly errataNs: readonly bigint[];
  /** What a block of the block stream is believed for; undefined for other files. */
  readonly strength?: BlockStrength | undefined;
}

/** What the network said of itself so far: whose signatures count, and how much each. Follows the stream block by block. */
export class NetworkState {
  #book: AddressBook;
  #stakes: ReadonlyMap<bigint, bigint>;
  readonly #file: AddressBookFile;
  /** Checks the signatures of blocks, against the ledger ids that were published so far. */
  readonly signatures: BlockSignatures;
  /** Knows the exchange rate in force, which blocks no longer repeat. */
  readonly rates: RateFollower;

  /** `file`: follows 0.0.102 so far; `signatures`: knows the ledger ids published so far; `rates`: follows 0.0.112 so far. */
  constructor(
    book: AddressBook,
    stakes: ReadonlyMap<bigint, bigint>,
    file = new AddressBookFile(102n),
    signatures = new BlockSignatures(),
    rates = new RateFollower(),
  ) {
    this.#book = book;
    this.#stakes = stakes;
    this.#file = file;
    this.signatures = signatures;
    this.rates = rates;
  }

  get addressBook(): AddressBook {
    return this.#book;
  }

  /** Stake in tinybars by node id from the newest nodeStakeUpdate; empty before staking existed. */
  get stakes(): ReadonlyMap<bigint, bigint> {
    return this.#stakes;
  }

  /** Corrections of this network's stream that are believed without a signature, by `erratumHash`. */
  get knownErrata(): ReadonlySet<string> {
    return networkName(this.#book) === 'mainnet' ? MAINNET_ERRATA : NO_ERRATA;
  }

  /**
   * Takes address book, stakes and ledger ids from what nodes signed of a record file; they hold from the next block on. Nothing is
   * taken from the rest, also with --trust-unsigned: its author would decide whose signatures count. Nor from blocks of the block
   * stream: there nobody signs which result belongs to which transaction (docs/decisions/0023). Of those, the keys are taken that
   * verified ones hand over: changes of state are signed by themselves (docs/decisions/0116).
   */
  follow({ block, proofKind, errataNs, strength }: JudgedBlock): void {
    this.rates.follow(block);
    if (strength !== undefined && isBlockFile(block)) this.signatures.followKeys(block, strength);
    for (const item of block.items) {
      if (proofKind !== 'signatures' || errataNs.includes(item.consensusNs)) this.#file.passOver(item);
      else {
        this.#book = this.#file.apply(item)?.book ?? this.#book;
        this.#stakes = stakesOf(item) ?? this.#stakes;
        this.signatures.follow(item, true);
      }
    }
  }
}

/** Stakes by node id that a nodeStakeUpdate sets; undefined for any other transaction, and for one that lists no node. */
function stakesOf({ typeId, body, record }: StreamItem): ReadonlyMap<bigint, bigint> | undefined {
  if (typeId !== TYPE_ID.nodeStakeUpdate || record.receipt?.status !== RESPONSE_CODE.SUCCESS) return undefined;
  const nodes = body.nodeStakeUpdate?.nodeStake ?? [];
  return nodes.length === 0 ? undefined : new Map(nodes.map((node) => [node.nodeId, node.stake]));
}
