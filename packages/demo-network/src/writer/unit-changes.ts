import { type Draft, encode, hapi } from '@ledgerscope/streams';
import type { OpenItem, Unit } from './open-items.ts';

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
const ADDRESS_BYTES = 20;
const NUMBER_OFFSET = 12;
const NOTHING = new Uint8Array(0);

/** A storage slot that a unit changed, with the value that stays: no bytes where it is gone. */
interface ChangedSlot {
  readonly contract: hapi.ContractID;
  readonly slot: Uint8Array;
  value: Uint8Array;
}

/**
 * What a unit of transactions changes in the network's state, as far as it follows from records: values as they are after the unit.
 * State that is not in records (balances, keys, links between entries) is omitted, and so are the fields of an entry that are not.
 */
export class UnitChanges {
  readonly #changes = new Map<string, Draft<hapi.StateChange>>();
  readonly #slots = new Map<string, ChangedSlot[]>();

  constructor({ members }: Unit) {
    for (const member of members) {
      this.#addStorage(member);
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

  #addTokens({ body, receipt }: OpenItem): void {
    const { tokenCreation: create, tokenMint, tokenBurn, tokenWipe } = body;
    if (create !== undefined && receipt.tokenID !== undefined) {
      const { name, symbol, decimals, initialSupply: totalSupply, memo, treasury } = create;
      const token = { tokenId: receipt.tokenID, name, symbol, decimals, totalSupply, memo };
      this.#set(
        STATE.tokens,
        { tokenIdKey: receipt.tokenID },
        { tokenValue: { ...token, treasuryAccountId: treasury } },
      );
    }
    const changed = (tokenMint ?? tokenBurn ?? tokenWipe)?.token;
    if (changed === undefined) return;
    const value = { tokenId: changed, totalSupply: receipt.newTotalSupply };
    this.#set(STATE.tokens, { tokenIdKey: changed }, { tokenValue: value });
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

  #addTopic({ body, receipt }: OpenItem): void {
    const topicId = receipt.topicID ?? body.consensusSubmitMessage?.topicID;
    if (topicId === undefined) return;
    const { topicSequenceNumber: sequenceNumber, topicRunningHash: runningHash } = receipt;
    const memo = body.consensusCreateTopic?.memo ?? '';
    this.#set(STATE.topics, { topicIdKey: topicId }, { topicValue: { topicId, sequenceNumber, runningHash, memo } });
  }

  #addContracts({ record, sidecars }: OpenItem): void {
    const { contractCreateResult: created } = record;
    const alias = created?.evmAddress?.value ?? NOTHING;
    // An address that is the number behind zeros is no alias.
    if (created?.contractID !== undefined && isAlias(alias)) {
      const { shardNum, realmNum, contractNum: accountNum } = created.contractID;
      const accountId = { shardNum, realmNum, accountNum };
      this.#set(
        STATE.accounts,
        { accountIdKey: accountId },
        { accountValue: { accountId, alias, smartContract: true } },
      );
    }
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

function isAlias(address: Uint8Array): boolean {
  return address.length === ADDRESS_BYTES && address.subarray(0, NUMBER_OFFSET).some((byte) => byte !== 0);
}

function numberOf(contract: hapi.ContractID | undefined): string {
  return `${contract?.contractNum}`;
}
