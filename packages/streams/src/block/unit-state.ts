import { hex } from '../bytes.ts';
import type {
  Account,
  AccountID,
  ContractID,
  FileID,
  MapChangeKey,
  MapChangeValue,
  MapUpdateChange,
  StateChange,
  StateChanges,
  TokenID,
  TopicID,
} from '../hapi/messages.ts';
import { accountKey, airdropKey, contractKey, hookKey, slotKey, tokenKey, topicKey, trimZeros } from './entity-key.ts';

/** StateIdentifier numbers where the key alone doesn't show which state changed. */
const STATE_NODES = 20;
const STATE_REGISTERED_NODES = 56;

/** A storage slot that changed, without leading zeros; a deleted slot has no bytes. */
export interface WrittenSlot {
  readonly slot: Uint8Array;
  readonly value: Uint8Array;
}

/**
 * State after a unit of transactions: a user transaction with all its children (and the inner transactions of a batch).
 * The block stream gives values after the unit only. Its transactions are therefore rebuilt from last to first, and
 * each takes from here what it made: new ids (the largest first), then supplies and airdrops with its change undone.
 */
export class UnitState {
  readonly #accounts = new Map<string, Account>();
  readonly #accountIds = new Map<string, AccountID>();
  readonly #contractIds = new Map<string, ContractID>();
  readonly #bytecodes = new Map<string, Uint8Array>();
  readonly #created: ContractID[] = [];
  readonly #supplies = new Map<string, bigint>();
  readonly #airdrops = new Map<string, bigint>();
  readonly #topics = new Map<string, { readonly sequence: bigint; readonly hash: Uint8Array }>();
  readonly #slots = new Map<string, Uint8Array>();
  readonly #slotLists = new Map<string, WrittenSlot[]>();
  readonly #hookSlots: WrittenSlot[] = [];
  readonly #laterReads = new Map<string, Uint8Array>();
  /** Ids that the unit made and that none of its transactions has taken yet, the largest last. */
  readonly fileIds: FileID[] = [];
  readonly tokenIds: TokenID[] = [];
  readonly topicIds: TopicID[] = [];
  readonly nodeIds: bigint[] = [];
  readonly registeredNodeIds: bigint[] = [];

  constructor(changes: readonly StateChanges[]) {
    for (const set of changes) for (const change of set.stateChanges) this.#add(change);
    this.#created.sort((a, b) => order(a.contractNum ?? 0n, b.contractNum ?? 0n));
    this.fileIds.sort((a, b) => order(a.fileNum, b.fileNum));
    this.tokenIds.sort((a, b) => order(a.tokenNum, b.tokenNum));
    this.topicIds.sort((a, b) => order(a.topicNum, b.topicNum));
    this.nodeIds.sort(order);
    this.registeredNodeIds.sort(order);
  }

  account(key: string): Account | undefined {
    return this.#accounts.get(key);
  }

  accountOfAlias(alias: Uint8Array): AccountID | undefined {
    return this.#accountIds.get(hex(alias));
  }

  contractOfAddress(address: Uint8Array): ContractID | undefined {
    return this.#contractIds.get(hex(address));
  }

  /** Contracts whose bytecode the unit put into state, by number. */
  createdContracts(): readonly ContractID[] {
    return this.#created;
  }

  bytecode(contract: string): Uint8Array | undefined {
    return this.#bytecodes.get(contract);
  }

  /** Sequence number and running hash after the last message to a topic; only the last one can be derived from state. */
  takeTopicMessage(topic: string): { readonly sequence: bigint; readonly hash: Uint8Array } | undefined {
    const message = this.#topics.get(topic);
    this.#topics.delete(topic);
    return message;
  }

  /** Supply after a transaction that changed it by `delta`. */
  takeSupply(token: string, delta: bigint): bigint | undefined {
    const supply = this.#supplies.get(token);
    if (supply !== undefined) this.#supplies.set(token, supply - delta);
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

  #add(change: StateChange): void {
    const { mapUpdate: update, mapDelete } = change;
    if (update?.key !== undefined) this.#addUpdate(change.stateId, update, update.key);
    if (mapDelete?.key !== undefined) this.#addSlot(mapDelete.key, new Uint8Array(0));
  }

  #addUpdate(stateId: number, update: MapUpdateChange, key: MapChangeKey): void {
    const { value } = update;
    if (key.fileIdKey !== undefined) this.fileIds.push(key.fileIdKey);
    if (key.entityNumberKey !== undefined) this.#addNumber(stateId, key.entityNumberKey.value);
    if (value === undefined) return;
    if (value.accountValue !== undefined) this.#addAccount(value.accountValue);
    if (value.tokenValue !== undefined) this.#addToken(value.tokenValue.tokenId, value.tokenValue.totalSupply);
    if (value.topicValue !== undefined) this.#addTopic(value.topicValue);
    if (value.bytecodeValue !== undefined) this.#addBytecode(key.contractIdKey, value.bytecodeValue.code);
    this.#addAirdrop(key, value);
    if (!update.identical) this.#addSlot(key, value.slotValueValue?.value);
  }

  #addBytecode(id: ContractID | undefined, code: Uint8Array): void {
    this.#bytecodes.set(contractKey(id), code);
    if (id !== undefined) this.#created.push(id);
  }

  #addNumber(stateId: number, number: bigint): void {
    if (stateId === STATE_NODES) this.nodeIds.push(number);
    else if (stateId === STATE_REGISTERED_NODES) this.registeredNodeIds.push(number);
  }

  #addAccount(account: Account): void {
    const id = account.accountId;
    if (id === undefined) return;
    this.#accounts.set(accountKey(id), account);
    if (account.alias.length === 0) return;
    const { shardNum, realmNum } = id;
    if (!account.smartContract) this.#accountIds.set(hex(account.alias), id);
    else {
      const contract = { shardNum, realmNum, contractNum: id.accountNum, evmAddress: undefined };
      this.#contractIds.set(hex(account.alias), contract);
    }
  }

  #addToken(id: TokenID | undefined, supply: bigint): void {
    if (id === undefined) return;
    if (!this.#supplies.has(tokenKey(id))) this.tokenIds.push(id);
    this.#supplies.set(tokenKey(id), supply);
  }

  #addTopic(topic: { topicId: TopicID | undefined; sequenceNumber: bigint; runningHash: Uint8Array }): void {
    if (topic.topicId === undefined) return;
    this.topicIds.push(topic.topicId);
    if (topic.sequenceNumber === 0n) return;
    this.#topics.set(topicKey(topic.topicId), { sequence: topic.sequenceNumber, hash: topic.runningHash });
  }

  #addAirdrop(key: MapChangeKey, value: MapChangeValue): void {
    const id = key.pendingAirdropIdKey;
    const amount = value.accountPendingAirdropValue?.pendingAirdropValue?.amount;
    if (id !== undefined && amount !== undefined) this.#airdrops.set(airdropKey(id), amount);
  }

  #addSlot(key: MapChangeKey, value: Uint8Array | undefined): void {
    if (value === undefined) return;
    const { slotKeyKey: slot, evmHookSlotKey: hook } = key;
    if (slot !== undefined) {
      const owner = contractKey(slot.contractID);
      const written = { slot: trimZeros(slot.key), value: trimZeros(value) };
      this.#slots.set(slotKey(owner, slot.key), written.value);
      const list = this.#slotLists.get(owner);
      if (list === undefined) this.#slotLists.set(owner, [written]);
      else list.push(written);
    } else if (hook?.hookId !== undefined) {
      const written = { slot: trimZeros(hook.key), value: trimZeros(value) };
      this.#slots.set(slotKey(hookKey(hook.hookId), hook.key), written.value);
      this.#hookSlots.push(written);
    }
  }
}

function order(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
