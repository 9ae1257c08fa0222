import { consensusNsOf, type EntityId, hexText, TYPE_ID } from '@ledgerscope/ledger';
import {
  fileHistory,
  type LedgerStore,
  lastTopicMessages,
  storeBalancesBefore,
  storedEntitiesByAddress,
} from '@ledgerscope/ledger-store';
import type { GenesisState, StreamBlock } from '@ledgerscope/streams';
import { startingBalances } from './balances/anchor-at-start.ts';
import { type DeriveContext, deriveBlock, type TopicPosition } from './derive/derive-block.ts';
import { emptyBatchRows } from './empty-batch-rows.ts';
import { type FilePiece, RecentFiles } from './recent-files.ts';
import type { BalancesAt } from './source/balance-file.ts';
import { deriveGenesisState } from './state/genesis-state.ts';
import { openingInterlude } from './state/opening-tokens.ts';
import { StateChanges } from './state/state-changes.ts';

const MAX_ADDRESSES = 1_000_000;
const MAX_TOPICS = 500_000;
const EVM_HEX_LETTERS = 40;

type Rows = ReturnType<typeof emptyBatchRows>;

/** What is known of the time before the first block that is read. */
export interface BeforeFirstBlock {
  /** The state that a network's first block carries. */
  readonly genesis?: GenesisState | undefined;
  /** Of a ledger that starts in the middle: what accounts held at an instant of the first block, or after it and before the next one. */
  readonly opening?: BalancesAt | undefined;
}

/** What was learned of the ledger so far. */
interface Known {
  /** Hex address or alias → id; null: looked up and not known. */
  readonly addresses: Map<string, EntityId | null>;
  readonly topics: Map<EntityId, TopicPosition | null>;
  readonly files: RecentFiles;
}

/**
 * What deriving needs to know of the ledger before a block: which id an address has, where a topic's running hash is.
 * Held in memory, filled from the store when a block asks for something new. Deriving itself stays a pure function.
 */
export class DeriveState {
  readonly #store: LedgerStore;
  readonly #known: Known = { addresses: new Map(), topics: new Map(), files: new RecentFiles() };

  constructor(store: LedgerStore) {
    this.#store = store;
  }

  /**
   * Appends a block's rows (of a network's first block also those of what was there before it), and gives its changes of the current
   * state. When the block asks for addresses or topics that memory does not hold, these are loaded
   * and the block is derived again from the start, so that its rows never depend on what happened to be cached.
   */
  async derive(
    block: StreamBlock,
    sequence: bigint,
    rows: Rows,
    { genesis, opening }: BeforeFirstBlock = {},
  ): Promise<StateChanges> {
    // Ends when all is known: a block names so many addresses, topics and files, and each is looked up once.
    for (;;) {
      const attempt = new Attempt(this.#known, sequence);
      const scratch = emptyBatchRows();
      const changes = new StateChanges();
      if (genesis !== undefined) deriveGenesisState(genesis, block.consensusStart, { rows: scratch, changes });
      const interlude = opening === undefined ? undefined : openingInterlude(opening, block);
      deriveBlock(block, attempt.context, scratch, changes, interlude);
      if (attempt.complete) {
        if (opening !== undefined) await this.#anchor(opening, block, scratch);
        attempt.commit();
        appendRows(rows, scratch);
        this.#trim();
        return changes;
      }
      await this.#load(attempt);
    }
  }

  /** Whoever reads sees them with the row of the anchor alone, which is committed with the block. */
  async #anchor(opening: BalancesAt, block: StreamBlock, scratch: Rows): Promise<void> {
    const { anchor, before } = startingBalances(opening, scratch, block);
    await storeBalancesBefore(this.#store, anchor.consensusNs, before);
    scratch.balanceAnchor.push(anchor);
  }

  /** The entities that have these EVM addresses and aliases before the next block, by hex; those that nothing is known of are omitted. */
  async findEntities(addresses: readonly Uint8Array[]): Promise<Map<string, EntityId>> {
    const byHex = new Map(addresses.map((bytes) => [hexText(bytes), bytes]));
    await this.#loadAddresses(new Map([...byHex].filter(([hex]) => !this.#known.addresses.has(hex))));
    const found = new Map<string, EntityId>();
    for (const hex of byHex.keys()) {
      const id = this.#known.addresses.get(hex);
      if (id !== undefined && id !== null) found.set(hex, id);
    }
    return found;
  }

  async #loadAddresses(addresses: ReadonlyMap<string, Uint8Array>): Promise<void> {
    const wanted = [...addresses].flatMap(([hex, bytes]) => (bytes.length === 0 ? [] : [hex]));
    const evm = await storedEntitiesByAddress(
      this.#store,
      'evm',
      wanted.filter((hex) => hex.length === EVM_HEX_LETTERS),
    );
    const others = wanted.filter((hex) => !evm.has(hex));
    const aliases = await storedEntitiesByAddress(this.#store, 'alias', others);
    for (const hex of addresses.keys()) this.#known.addresses.set(hex, evm.get(hex) ?? aliases.get(hex) ?? null);
  }

  async #load(attempt: Attempt): Promise<void> {
    await this.#loadAddresses(attempt.wantedAddresses);
    for (const file of attempt.wantedFiles) {
      const pieces = await fileHistory(this.#store, file);
      this.#known.files.load(
        file,
        pieces.map(({ consensusNs, type, contents }) => ({
          consensusNs: consensusNsOf(consensusNs),
          starts: type !== TYPE_ID.fileAppend,
          bytes: contents,
        })),
      );
    }
    const topics = [...attempt.wantedTopics];
    if (topics.length === 0) return;
    const found = await lastTopicMessages(this.#store, topics);
    for (const topic of topics) this.#known.topics.set(topic, found.get(topic) ?? null);
  }

  /** Bounds memory by evicting what was learned first; it is read from the store again when needed. */
  #trim(): void {
    trimTo(this.#known.addresses, MAX_ADDRESSES);
    trimTo(this.#known.topics, MAX_TOPICS);
  }
}

/** One run over a block: reads through to the shared maps, keeps its own changes until they are taken over. */
class Attempt {
  readonly wantedAddresses = new Map<string, Uint8Array>();
  readonly wantedTopics = new Set<EntityId>();
  readonly wantedFiles = new Set<EntityId>();
  readonly context: DeriveContext;
  readonly #known: Known;
  readonly #learned = new Map<string, EntityId>();
  readonly #moved = new Map<EntityId, TopicPosition>();
  readonly #written: { readonly file: EntityId; readonly piece: FilePiece }[] = [];

  constructor(known: Known, sequence: bigint) {
    this.#known = known;
    this.context = {
      sequence,
      resolve: (bytes) => this.#resolve(bytes),
      learn: (bytes, id) => this.#learned.set(hexText(bytes), id),
      previousTopicHash: (topic) => this.#topicPosition(topic),
      moveTopic: (topic, position) => this.#moved.set(topic, position),
      fileContents: (file) => this.#contents(file),
      writeFile: (file, piece) => this.#written.push({ file, piece }),
    };
  }

  get complete(): boolean {
    return this.wantedAddresses.size + this.wantedTopics.size + this.wantedFiles.size === 0;
  }

  commit(): void {
    // Deleting first keeps the maps in order of last change: the oldest entries are evicted first.
    for (const [hex, id] of this.#learned) {
      this.#known.addresses.delete(hex);
      this.#known.addresses.set(hex, id);
    }
    for (const { file, piece } of this.#written) this.#known.files.add(file, piece);
    for (const [topic, position] of this.#moved) {
      this.#known.topics.delete(topic);
      this.#known.topics.set(topic, position);
    }
  }

  #contents(file: EntityId): Uint8Array | undefined {
    const own = this.#written.flatMap((written) => (written.file === file ? [written.piece] : []));
    const contents = this.#known.files.contents(file, own);
    if (contents === 'unknown') this.wantedFiles.add(file);
    return contents === 'unknown' ? undefined : contents;
  }

  #resolve(bytes: Uint8Array): EntityId | undefined {
    const hex = hexText(bytes);
    const id = this.#learned.get(hex) ?? this.#known.addresses.get(hex);
    if (id === undefined) this.wantedAddresses.set(hex, bytes);
    return id ?? undefined;
  }

  #topicPosition(topic: EntityId): TopicPosition | undefined {
    const position = this.#moved.get(topic) ?? this.#known.topics.get(topic);
    if (position === undefined) this.wantedTopics.add(topic);
    return position ?? undefined;
  }
}

function trimTo(map: Map<unknown, unknown>, limit: number): void {
  let extra = map.size - limit;
  for (const key of map.keys()) {
    if (extra-- <= 0) return;
    map.delete(key);
  }
}

function appendRows(target: Rows, source: Rows): void {
  for (const table of Object.keys(source) as (keyof Rows)[]) {
    const into = target[table] as unknown[];
    for (const row of source[table]) into.push(row);
  }
}
