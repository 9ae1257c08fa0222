import { NS_PER_MS } from '@ledgerscope/ledger';
import {
  dueNftMetadata,
  type FollowedWay,
  type LedgerStore,
  metadataToFollow,
  type NftKey,
  type NftMetadataFields,
  type NftToFollow,
  nftMetadataCursor,
  nftsByKey,
  readNftMetadata,
  saveNftMetadata,
  saveNftMetadataCursor,
  tokensById,
} from '@ledgerscope/ledger-store';
import { boundedLimit } from '@ledgerscope/process/bounded-limit';
import { workLoop } from '@ledgerscope/process/work-loop';
import type { Logger } from 'pino';
import type { ContentSource } from './content-source.ts';
import { readAgainFrom, readNftAgain, saveReadAgain } from './read-again.ts';
import { type NftReference, resolveNft, sameBytes } from './resolve-nft.ts';

const PAGE = 200;
const AT_A_TIME = 4;
const IDLE_MS = 1_000;
const AFTER_ERROR_MS = 10_000;
const DUE_EVERY_MS = 15_000;

/** What following works with; `idleMs` is for tests. */
export interface FollowMetadataOptions {
  readonly store: LedgerStore;
  readonly source: ContentSource;
  readonly log: Logger;
  readonly signal: AbortSignal;
  readonly idleMs?: number;
  /** Why nothing is to be stored; undefined while there is room. */
  readonly shortage?: (() => string | undefined) | undefined;
}

/**
 * Resolves the metadata of every NFT in the background: new mints first, then what was given other metadata, then what is
 * due again, then older mints, newest first, then what was read by earlier rules. Runs until the signal. Where it got to is stored after the rows of each page, so that a restart repeats at most
 * one page, and what of it was stored is skipped. One process of a network does this.
 */
export async function followMetadata(options: FollowMetadataOptions): Promise<void> {
  const { log, signal, shortage, idleMs = IDLE_MS } = options;
  const follower = new Follower(options);
  await workLoop({
    name: 'NFT metadata',
    failure: 'NFT metadata failed; retrying',
    step: async () => ((await follower.step()) ? 0 : idleMs),
    shortage,
    afterErrorMs: AFTER_ERROR_MS,
    log,
    signal,
  });
}

const STARTS: Readonly<Record<FollowedWay, (headNs: bigint) => bigint>> = {
  up: (headNs) => headNs,
  down: (headNs) => headNs + 1n,
  changed: () => 0n,
};

class Follower {
  readonly #options: FollowMetadataOptions;
  readonly #limit = boundedLimit(AT_A_TIME, PAGE * 2);
  #nextDueMs = 0;
  #lastSavedNs = 0n;
  /** Before which mint reading again goes on; 0 where it is done. */
  #againNs: bigint | undefined;
  readonly #againCollections = new Set<bigint>();
  /** As saved. */
  readonly #cursors = new Map<FollowedWay, bigint>();
  /** The head at which there was nothing left. */
  readonly #doneNs = new Map<FollowedWay, bigint>();

  constructor(options: FollowMetadataOptions) {
    this.#options = options;
  }

  /** One page of work; false where there is none. */
  async step(): Promise<boolean> {
    return (
      (await this.#follow('up')) ||
      (await this.#follow('changed')) ||
      (await this.#retry()) ||
      (await this.#follow('down')) ||
      (await this.#readAgain())
    );
  }

  async #follow(direction: FollowedWay): Promise<boolean> {
    const { store, signal } = this.#options;
    const { head } = store;
    if (head === undefined || this.#isDone(direction, head.lastNs)) return false;
    const from = this.#cursors.get(direction) ?? (await this.#begin(direction, head.lastNs));
    const found = await metadataToFollow(store, direction, from, PAGE);
    if (found.length === 0) {
      this.#doneNs.set(direction, head.lastNs);
      return false;
    }
    const whole = wholeTransactions(found);
    await this.#resolve(whole, false);
    if (signal.aborted) return false;
    await this.#save(direction, whole.at(-1)?.consensusNs ?? from);
    return true;
  }

  /** Once the past is read it stays read; of the present nothing is new until the head moves. */
  #isDone(direction: FollowedWay, headNs: bigint): boolean {
    const doneNs = this.#doneNs.get(direction);
    return direction === 'down' ? doneNs !== undefined : doneNs === headNs;
  }

  /** Both ways of mints start at the head: what is minted from now on goes before the past. Changes are few. */
  async #begin(direction: FollowedWay, headNs: bigint): Promise<bigint> {
    const saved = await nftMetadataCursor(this.#options.store, direction);
    const from = saved ?? STARTS[direction](headNs);
    if (saved === undefined) await this.#save(direction, from);
    // Of a store in which nothing was read yet, all is read by the rules of today.
    if (saved === undefined && direction === 'up') await saveReadAgain(this.#options.store, 0n, this.#savedNs());
    this.#cursors.set(direction, from);
    return from;
  }

  async #retry(): Promise<boolean> {
    const { store, source } = this.#options;
    if (Date.now() < this.#nextDueMs) return false;
    const due = await dueNftMetadata(store, nowNs(), source.hasGateway, PAGE);
    if (due.length < PAGE) this.#nextDueMs = Date.now() + DUE_EVERY_MS;
    await this.#resolve(due, true);
    return due.length > 0;
  }

  async #resolve(keys: readonly NftKey[], again: boolean): Promise<void> {
    const { store, source, signal } = this.#options;
    const nfts = await readReferences(store, keys);
    const known = await readNftMetadata(store, nfts);
    const asked = new Set(keys.map(nameOf));
    const rows = await Promise.all(
      nfts.map((nft, index) =>
        this.#limit(async () => {
          const before = known[index];
          if (signal.aborted) return undefined;
          // With NFTs that are due their collections come along, which are not.
          if (isKnown(nft, before) && !(again && asked.has(nameOf(nft)))) return undefined;
          return resolveNft(source, nft, before, nowNs());
        }),
      ),
    );
    // What was cut short by the stop of the server is no failure of the content: it comes again.
    if (signal.aborted) return;
    await saveNftMetadata(
      store,
      rows.filter((row) => row !== undefined),
    );
  }

  /** A page of what is stored, newest mint first, that rules of an earlier version read. */
  async #readAgain(): Promise<boolean> {
    const { store, signal } = this.#options;
    const from = this.#againNs ?? (await readAgainFrom(store)) ?? (store.head?.lastNs ?? -1n) + 1n;
    this.#againNs = from;
    if (from === 0n) return false;
    const whole = wholeTransactions(await metadataToFollow(store, 'down', from, PAGE));
    if (whole.length > 0) await this.#resolveAgain(whole);
    if (signal.aborted) return false;
    this.#againNs = whole.at(-1)?.consensusNs ?? 0n;
    await saveReadAgain(store, this.#againNs, this.#savedNs());
    return true;
  }

  async #resolveAgain(keys: readonly NftKey[]): Promise<void> {
    const { store, source, signal } = this.#options;
    const nfts = await readReferences(store, keys);
    const known = await readNftMetadata(store, nfts);
    const rows = await Promise.all(
      nfts.map((nft, index) =>
        this.#limit(async () => {
          const before = known[index];
          // Collections come along with each of their NFTs.
          const isSeen = nft.serial === 0n && this.#againCollections.has(nft.token);
          if (signal.aborted || before === undefined || !isKnown(nft, before) || isSeen) return undefined;
          if (nft.serial === 0n) this.#againCollections.add(nft.token);
          return readNftAgain(store, source, { nft, before, nowNs: nowNs() });
        }),
      ),
    );
    if (signal.aborted) return;
    await saveNftMetadata(
      store,
      rows.filter((row) => row !== undefined),
    );
  }

  async #save(direction: FollowedWay, mintedNs: bigint): Promise<void> {
    await saveNftMetadataCursor(this.#options.store, direction, mintedNs, this.#savedNs());
    this.#cursors.set(direction, mintedNs);
  }

  /** An instant after all that were saved before. */
  #savedNs(): bigint {
    const now = nowNs();
    this.#lastSavedNs = now > this.#lastSavedNs ? now : this.#lastSavedNs + 1n;
    return this.#lastSavedNs;
  }
}

/** A full page may cut the serials of its last transaction, which share an instant: they come with the next page. */
function wholeTransactions(found: readonly NftToFollow[]): readonly NftToFollow[] {
  const last = found.at(-1)?.consensusNs;
  const before = found.length < PAGE ? found : found.filter(({ consensusNs }) => consensusNs !== last);
  return before.length === 0 ? found : before;
}

/** NFTs with what the ledger holds of them; serial 0 and the collections of all others, where they have metadata. */
export async function readReferences(store: LedgerStore, keys: readonly NftKey[]): Promise<NftReference[]> {
  const ids = [...new Set(keys.map(({ token }) => token))];
  const [nfts, tokens] = await Promise.all([
    nftsByKey(
      store,
      keys.filter(({ serial }) => serial > 0n),
    ),
    tokensById(store, ids),
  ]);
  const collections = [...tokens.values()].filter(({ metadata }) => metadata.length > 0);
  return [
    ...nfts.map(({ token, serial, mintedNs, metadata }) => ({ token, serial, mintedNs, reference: metadata })),
    ...collections.map(({ id, createdNs, metadata }) => ({
      token: id,
      serial: 0n,
      mintedNs: createdNs,
      reference: metadata,
    })),
  ];
}

function isKnown(nft: NftReference, before: NftMetadataFields | undefined): boolean {
  return before !== undefined && sameBytes(before.reference, nft.reference);
}

function nameOf({ token, serial }: NftKey): string {
  return `${token} ${serial}`;
}

/** The wall clock. */
export function nowNs(): bigint {
  return BigInt(Date.now()) * NS_PER_MS;
}
