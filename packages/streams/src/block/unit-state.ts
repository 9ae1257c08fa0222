import type { ContractID, FileID, MapChangeKey, PendingAirdropValue, TokenID, TopicID } from '../hapi/messages.ts';
import type { BlockState, Laid, LaidChange } from './block-state.ts';
import { airdropKey, contractKey, hookKey, slotKey, tokenKey, topicKey, trimZeros } from './entity-key.ts';
import type { WrittenChange } from './state-difference.ts';

/** StateIdentifier numbers where the key alone doesn't show which state changed. */
const STATE_NODES = 20;
const STATE_REGISTERED_NODES = 56;

const NOTHING = new Uint8Array(0);

/** A storage slot that changed, without leading zeros; a deleted slot has no bytes, undefined is a value that is not known. */
export interface WrittenSlot {
  readonly slot: Uint8Array;
  readonly value: Uint8Array | undefined;
}

/** A message to a topic as the topic's state has it; undefined for what is not known. */
export interface TopicMessagePlace {
  readonly sequence: bigint | undefined;
  readonly hash: Uint8Array | undefined;
}

/**
 * State after a unit of transactions: a user transaction with all its children (and the inner transactions of a batch).
 * The block stream gives values after the unit only. Its transactions are therefore rebuilt from last to first, and
 * each takes from here what it made: new ids (the largest first), then supplies and airdrops with its change undone.
 */
export class UnitState {
  readonly block: BlockState;
  readonly #bytecodes = new Map<string, Uint8Array>();
  readonly #created = new Map<string, ContractID>();
  readonly #supplies = new Map<string, bigint>();
  readonly #airdrops = new Map<string, bigint>();
  readonly #topics = new Map<string, TopicMessagePlace>();
  readonly #slots = new Map<string, Uint8Array>();
  readonly #slotLists = new Map<string, WrittenSlot[]>();
  readonly #hookSlots: WrittenSlot[] = [];
  readonly #laterReads = new Map<string, Uint8Array>();
  /** Ids that the unit made and that none of its transactions has taken yet, the largest last. */
  readonly fileIds: FileID[];
  readonly tokenIds: TokenID[];
  readonly topicIds: TopicID[];
  readonly nodeIds: bigint[];
  readonly registeredNodeIds: bigint[];
  readonly #files = new Map<bigint, FileID>();
  readonly #nodes = new Set<bigint>();
  readonly #registeredNodes = new Set<bigint>();
  readonly #tokens = new Map<string, TokenID>();
  readonly #topicsById = new Map<string, TopicID>();

  /**
   * @param changes those of the unit, in order
   * @param block the state before them, which they are laid over
   */
  constructor(changes: readonly WrittenChange[], block: BlockState) {
    this.block = block;
    for (const change of changes) this.#add(change);
    this.fileIds = [...this.#files.values()].sort((a, b) => order(a.fileNum, b.fileNum));
    this.tokenIds = [...this.#tokens.values()].sort((a, b) => order(a.tokenNum, b.tokenNum));
    this.topicIds = [...this.#topicsById.values()].sort((a, b) => order(a.topicNum, b.topicNum));
    this.nodeIds = [...this.#nodes].sort(order);
    this.registeredNodeIds = [...this.#registeredNodes].sort(order);
  }

  /** Contracts whose bytecode the unit put into state, by number. */
  createdContracts(): readonly ContractID[] {
    return [...this.#created.values()].sort((a, b) => order(a.contractNum ?? 0n, b.contractNum ?? 0n));
  }

  bytecode(contract: string): Uint8Array | undefined {
    return this.#bytecodes.get(contract);
  }

  /** Sequence number and running hash after the last message to a topic; only the last one can be derived from state. */
  takeTopicMessage(topic: string): TopicMessagePlace | undefined {
    const message = this.#topics.get(topic);
    this.#topics.delete(topic);
    return message;
  }

  /** Supply after a transaction that changed it by `delta`; undefined where it is not known. */
  takeSupply(token: TokenID, delta: bigint): bigint | undefined {
    const key = tokenKey(token);
    const supply = this.#supplies.get(key) ?? this.block.totalSupply(token);
    if (supply !== undefined) this.#supplies.set(key, supply - delta);
    return supply;
  }

  /** Amount of a pending airdrop after a transaction that added `amount`. */
  takeAirdrop(airdrop: string, amount: bigint): bigint | undefined {
    const pending = this.#airdrops.get(airdrop);
    if (pending !== undefined && pending > amount) this.#airdrops.set(airdrop, pending - amount);
    else this.#airdrops.delete(airdrop);
    return pending;
  }

  /** The slot at `index` among those of `owner` that the unit changed. */
  slotAt(owner: string, index: number): WrittenSlot | undefined {
    return this.#slotLists.get(owner)?.[index];
  }

  /** The slot at `index` among those of all hooks that the unit changed: traces count these together. */
  hookSlotAt(index: number): WrittenSlot | undefined {
    return this.#hookSlots[index];
  }

  /** What the transaction at hand wrote: what the next one read, or the value that stayed. */
  writtenValue(owner: string, slot: Uint8Array): Uint8Array | undefined {
    const key = slotKey(owner, slot);
    return this.#laterReads.get(key) ?? this.#slots.get(key);
  }

  /** Notes a read for the transactions before this one. */
  noteRead(owner: string, slot: Uint8Array, value: Uint8Array): void {
    this.#laterReads.set(slotKey(owner, slot), value);
  }

  #add(written: WrittenChange): void {
    const laid = this.block.lay(written);
    const { stateId, mapUpdate: update, mapDelete } = written.change;
    if (mapDelete?.key !== undefined) this.#addSlot(mapDelete.key, NOTHING);
    if (update?.key === undefined) return;
    this.#addKey(stateId, update.key);
    if (laid !== undefined) this.#addLaid(laid, update.identical);
  }

  #addLaid({ kind, key, entry }: LaidChange, isIdentical: boolean): void {
    if (kind === 'tokenValue' && key.tokenIdKey !== undefined)
      this.#tokens.set(tokenKey(key.tokenIdKey), key.tokenIdKey);
    else if (kind === 'topicValue') this.#addTopic(key.topicIdKey, entry);
    else if (kind === 'bytecodeValue') this.#addBytecode(key.contractIdKey, entry.code as Laid<Uint8Array>);
    else if (kind === 'accountPendingAirdropValue') this.#addAirdrop(key, entry);
    else if (kind === 'slotValueValue' && !isIdentical) this.#addSlot(key, knownValue(entry.value as Laid<Uint8Array>));
  }

  #addBytecode(id: ContractID | undefined, code: Laid<Uint8Array>): void {
    if (typeof code === 'symbol' || id === undefined) return;
    this.#bytecodes.set(contractKey(id), code);
    this.#created.set(contractKey(id), id);
  }

  #addKey(stateId: number, { fileIdKey, entityNumberKey, nodeIdKey }: MapChangeKey): void {
    if (fileIdKey !== undefined) this.#files.set(fileIdKey.fileNum, fileIdKey);
    const number = entityNumberKey?.value ?? nodeIdKey?.id;
    if (number === undefined) return;
    if (stateId === STATE_NODES) this.#nodes.add(number);
    else if (stateId === STATE_REGISTERED_NODES) this.#registeredNodes.add(number);
  }

  /** A message changes number and hash of its topic: as they were before the block, they are not those of a message in it. */
  #addTopic(id: TopicID | undefined, { sequenceNumber, runningHash }: LaidChange['entry']): void {
    if (id === undefined) return;
    const key = topicKey(id);
    this.#topicsById.set(key, id);
    const sequence = knownValue(sequenceNumber as Laid<bigint>);
    if (sequence !== 0n) this.#topics.set(key, { sequence, hash: knownValue(runningHash as Laid<Uint8Array>) });
  }

  #addAirdrop({ pendingAirdropIdKey: id }: MapChangeKey, { pendingAirdropValue }: LaidChange['entry']): void {
    const amount = knownValue(pendingAirdropValue as Laid<PendingAirdropValue | undefined>)?.amount;
    if (id !== undefined && amount !== undefined) this.#airdrops.set(airdropKey(id), amount);
  }

  #addSlot({ slotKeyKey: slot, evmHookSlotKey: hook }: MapChangeKey, value: Uint8Array | undefined): void {
    const key = slot?.key ?? hook?.key ?? NOTHING;
    const written = { slot: trimZeros(key), value: value && trimZeros(value) };
    if (slot !== undefined) {
      const owner = contractKey(slot.contractID);
      this.#setSlot(owner, written);
      const list = this.#slotLists.get(owner);
      if (list === undefined) this.#slotLists.set(owner, [written]);
      else list.push(written);
    } else if (hook?.hookId !== undefined) {
      this.#setSlot(hookKey(hook.hookId), written);
      this.#hookSlots.push(written);
    }
  }

  #setSlot(owner: string, { slot, value }: WrittenSlot): void {
    if (value === undefined) this.#slots.delete(slotKey(owner, slot));
    else this.#slots.set(slotKey(owner, slot), value);
  }
}

/** Undefined for what the block does not tell. */
function knownValue<T>(value: Laid<T>): T | undefined {
  return typeof value === 'symbol' ? undefined : value;
}

function order(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
