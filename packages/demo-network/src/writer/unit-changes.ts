import { type Draft, decode, encode, hapi, type MessageType } from '@ledgerscope/streams';
import { accountChanges } from './account-value.ts';
import type { OpenItem, Unit } from './open-items.ts';
import { mapUpdateOf, type ValueKind } from './state-difference.ts';
import { changedToken, tokenAfter } from './token-value.ts';
import { changedTopic, topicAfter } from './topic-value.ts';

type Key = Exclude<Draft<hapi.MapChangeKey>, Uint8Array>;
type Value = Exclude<Draft<hapi.MapChangeValue>, Uint8Array>;

/** Numbers of `StateIdentifier`. */
const STATE = {
  accounts: 2,
  storage: 4,
  bytecode: 5,
  files: 6,
  tokens: 7,
  nodes: 20,
  topics: 21,
  airdrops: 25,
  registeredNodes: 56,
} as const;
const WORD_BYTES = 32;
const NOTHING = new Uint8Array(0);

/** An entry whose value depends on the one before. */
interface Edited<T extends object> {
  readonly stateId: number;
  readonly kind: ValueKind;
  readonly type: MessageType<T>;
}

const ACCOUNT: Edited<hapi.Account> = { stateId: STATE.accounts, kind: 'accountValue', type: hapi.Account };
const TOKEN: Edited<hapi.Token> = { stateId: STATE.tokens, kind: 'tokenValue', type: hapi.Token };
const TOPIC: Edited<hapi.Topic> = { stateId: STATE.topics, kind: 'topicValue', type: hapi.Topic };

/** A storage slot that a unit changed, with the value that stays: no bytes where it is gone. */
interface ChangedSlot {
  readonly contract: hapi.ContractID;
  readonly slot: Uint8Array;
  value: Uint8Array;
}

/** What the network's state holds under each key that is changed again: bytes of the value, by the entry's name. */
export type StateValues = Map<string, Uint8Array>;

/** How a unit's changes are written. */
export interface ChangeOptions {
  /** The state before the unit; it is brought up to after it. */
  readonly values: StateValues;
  /** Whether values are written as differences where that saves enough, as nodes do that write blocks alone. */
  readonly differences: boolean;
}

/**
 * What a unit of transactions changes in the network's state, as far as it follows from records: values as they are after the unit.
 * State that is not in records (links between entries) is omitted, and so are the fields of an entry that are not.
 */
export class UnitChanges {
  readonly #changes = new Map<string, Draft<hapi.StateChange>>();
  readonly #slots = new Map<string, ChangedSlot[]>();
  readonly #options: ChangeOptions;
  /** Values before the unit, of the entries that it changed. */
  readonly #before = new Map<string, Uint8Array | undefined>();

  constructor({ members }: Unit, options: ChangeOptions) {
    this.#options = options;
    for (const member of members) {
      this.#addStorage(member);
      for (const { id, after } of accountChanges(member))
        this.#edit(ACCOUNT, { accountIdKey: id }, (account) => after({ ...account, accountId: id }));
      if (!member.succeeded) continue;
      this.#addTokens(member);
      this.#addCreated(member);
      this.#addTopic(member);
      this.#addContracts(member);
      this.#addAirdrops(member);
    }
  }

  /** The place of a slot among those of its contract that the unit changed; undefined where it did not change it. */
  slotIndex(contract: hapi.ContractID | undefined, slot: Uint8Array): number | undefined {
    const found = this.#slots.get(numberOf(contract))?.findIndex((each) => Buffer.compare(each.slot, slot) === 0) ?? -1;
    return found < 0 ? undefined : found;
  }

  list(): Draft<hapi.StateChange>[] {
    return [...this.#changes.values(), ...[...this.#slots.values()].flat().map(slotChange)];
  }

  #set(stateId: number, key: Key, value: Value): void {
    const name = `${stateId} ${Buffer.from(encode(hapi.MapChangeKey, key)).toString('hex')}`;
    this.#changes.set(name, { stateId, mapUpdate: { key, value } });
  }

  /** Changes an entry; it is reported once, as it is after the last change of the unit. */
  #edit<T extends object>({ stateId, kind, type }: Edited<T>, key: Key, after: (value: T) => T): void {
    const { values, differences } = this.#options;
    const name = `${kind} ${Buffer.from(encode(hapi.MapChangeKey, key)).toString('hex')}`;
    const now = values.get(name);
    if (!this.#before.has(name)) this.#before.set(name, now);
    const value = encode(type, after(now === undefined ? type.create() : decode(type, now)) as Draft<T>);
    values.set(name, value);
    const mapUpdate = mapUpdateOf(key, kind, value, differences ? this.#before.get(name) : undefined);
    this.#changes.set(`${stateId} ${name}`, { stateId, mapUpdate });
  }

  #addTokens(item: OpenItem): void {
    const tokenId = changedToken(item);
    if (tokenId !== undefined)
      this.#edit(TOKEN, { tokenIdKey: tokenId }, (token) => tokenAfter({ ...token, tokenId }, item));
  }

  #addCreated({ body, receipt }: OpenItem): void {
    const { fileID, nodeId, registeredNodeId } = receipt;
    if (fileID !== undefined) {
      const { contents = NOTHING, memo = '' } = body.fileCreate ?? {};
      this.#set(STATE.files, { fileIdKey: fileID }, { fileValue: { fileId: fileID, contents, memo } });
    }
    if (body.nodeCreate !== undefined) this.#set(STATE.nodes, { entityNumberKey: { value: nodeId } }, {});
    if (body.registeredNodeCreate !== undefined)
      this.#set(STATE.registeredNodes, { entityNumberKey: { value: registeredNodeId } }, {});
  }

  #addTopic(item: OpenItem): void {
    const topicId = changedTopic(item);
    if (topicId !== undefined)
      this.#edit(TOPIC, { topicIdKey: topicId }, (topic) => topicAfter({ ...topic, topicId }, item));
  }

  #addContracts({ sidecars }: OpenItem): void {
    for (const { bytecode } of sidecars) {
      if (bytecode?.contractId === undefined) continue;
      const value = { bytecodeValue: { code: bytecode.runtimeBytecode } };
      this.#set(STATE.bytecode, { contractIdKey: bytecode.contractId }, value);
    }
  }

  #addAirdrops({ record }: OpenItem): void {
    for (const { pendingAirdropId, pendingAirdropValue } of record.newPendingAirdrops)
      this.#set(
        STATE.airdrops,
        { pendingAirdropIdKey: pendingAirdropId },
        { accountPendingAirdropValue: { pendingAirdropValue } },
      );
  }

  #addStorage({ sidecars }: OpenItem): void {
    const changes = sidecars.flatMap(({ stateChanges }) => stateChanges?.contractStateChanges ?? []);
    for (const { contractId, storageChanges } of changes) {
      for (const { slot, valueWritten } of storageChanges) {
        if (contractId === undefined || valueWritten === undefined) continue;
        const index = this.slotIndex(contractId, slot);
        const list = this.#slots.get(numberOf(contractId)) ?? [];
        const known = index === undefined ? undefined : list[index];
        if (known !== undefined) known.value = valueWritten.value;
        else
          this.#slots.set(numberOf(contractId), [...list, { contract: contractId, slot, value: valueWritten.value }]);
      }
    }
  }
}

function slotChange({ contract, slot, value }: ChangedSlot): Draft<hapi.StateChange> {
  const key = { slotKeyKey: { contractID: contract, key: wordOf(slot) } };
  if (value.length === 0) return { stateId: STATE.storage, mapDelete: { key } };
  return { stateId: STATE.storage, mapUpdate: { key, value: { slotValueValue: { value: wordOf(value) } } } };
}

function wordOf(bytes: Uint8Array): Uint8Array {
  return Buffer.concat([new Uint8Array(WORD_BYTES - bytes.length), bytes]);
}

function numberOf(contract: hapi.ContractID | undefined): string {
  return `${contract?.contractNum}`;
}
