import { hexText } from '@ledgerscope/ledger';
import {
  Account,
  type AccountID,
  AccountPendingAirdrop,
  Bytecode,
  type ContractID,
  type MapChangeKey,
  type MapChangeValue,
  SlotValue,
  Token,
  type TokenID,
  Topic,
} from '../hapi/messages.ts';
import type { MessageType } from '../wire/message.ts';
import type { EarlierState } from './earlier-state.ts';
import { accountKey, airdropKey, contractKey, hookKey, slotKey, tokenKey, topicKey } from './entity-key.ts';
import type { Difference, WrittenChange } from './state-difference.ts';

/** A field that no change of the block gave: it is as it was before the block. */
export const EARLIER = Symbol('as before the block');
/** A field of an entry that was deleted in the block before: nothing gave it since. */
export const UNKNOWN = Symbol('unknown');

/** A field's value after a change. */
export type Laid<T> = T | typeof EARLIER | typeof UNKNOWN;

/** The fields of entries that rebuilding reads, by the kind of value. */
const FIELDS = {
  accountValue: fieldsOf(Account, ['alias', 'smartContract', 'ethereumNonce']),
  tokenValue: fieldsOf(Token, ['totalSupply']),
  topicValue: fieldsOf(Topic, ['sequenceNumber', 'runningHash']),
  bytecodeValue: fieldsOf(Bytecode, ['code']),
  accountPendingAirdropValue: fieldsOf(AccountPendingAirdrop, ['pendingAirdropValue']),
  slotValueValue: fieldsOf(SlotValue, ['value']),
} as const;

type Kind = keyof typeof FIELDS;
const KINDS = Object.keys(FIELDS) as Kind[];

type ValueOf<K extends Kind> = NonNullable<MapChangeValue[K]>;
/** An entry after a change, as far as it is read. */
export type LaidEntry<K extends Kind> = {
  readonly [F in keyof (typeof FIELDS)[K]['numbers'] & keyof ValueOf<K>]: Laid<ValueOf<K>[F]>;
};
type AnyEntry = Readonly<Record<string, unknown>>;

function fieldsOf<T extends object, F extends keyof T & string>(type: MessageType<T>, names: readonly F[]) {
  const numbers = Object.fromEntries(
    names.map((name) => [name, type.fields.find((field) => field.name === name)?.number ?? 0]),
  ) as Record<F, number>;
  return { defaults: type.create() as Readonly<Record<F, unknown>>, numbers };
}

/** What a change does to an entry that rebuilding reads. */
export interface LaidChange {
  readonly kind: Kind;
  readonly key: MapChangeKey;
  readonly entry: AnyEntry;
}

/**
 * The network's state while a block is read: what its changes said so far, each laid over the one before of the same state and key,
 * over what was known before the block. Entries are found by the change's key; a value does not repeat its id where it is a difference.
 */
export class BlockState {
  readonly #entries = new Map<string, AnyEntry>();
  readonly #accounts = new Map<string, AccountID>();
  readonly #contracts = new Map<string, ContractID>();
  readonly #earlier: EarlierState;

  constructor(earlier: EarlierState) {
    this.#earlier = earlier;
  }

  /** Takes the next change of the block; undefined where it is of no entry that is read here. */
  lay({ change: { mapUpdate, mapDelete }, difference }: WrittenChange): LaidChange | undefined {
    if (mapDelete?.key !== undefined) this.#delete(mapDelete.key);
    if (mapUpdate?.key === undefined || mapUpdate.value === undefined) return undefined;
    const { key, value } = mapUpdate;
    const kind = KINDS.find((each) => value[each] !== undefined);
    const name = kind && entryName(kind, key);
    if (kind === undefined || name === undefined) return undefined;
    const entry = entryAfter(kind, value, difference, this.#entries.get(name));
    this.#entries.set(name, entry);
    if (kind === 'accountValue') this.#noteAlias(key, entry as LaidEntry<'accountValue'>);
    return { kind, key, entry };
  }

  account(id: AccountID): LaidEntry<'accountValue'> | undefined {
    return this.#entries.get(`accountValue ${accountKey(id)}`) as LaidEntry<'accountValue'> | undefined;
  }

  /** Undefined where it is not known. */
  totalSupply(token: TokenID): bigint | undefined {
    const entry = this.#entries.get(`tokenValue ${tokenKey(token)}`) as LaidEntry<'tokenValue'> | undefined;
    const supply = entry === undefined ? EARLIER : entry.totalSupply;
    if (supply === EARLIER) return this.#earlier.totalSupply(token);
    return supply === UNKNOWN ? undefined : supply;
  }

  /** Alias or EVM address that an account has; undefined where it is not known. */
  alias(id: AccountID): Uint8Array | undefined {
    const alias = this.account(id)?.alias ?? EARLIER;
    if (alias === EARLIER) return this.#earlier.alias(id);
    return alias === UNKNOWN ? undefined : alias;
  }

  accountOfAlias(alias: Uint8Array): AccountID | undefined {
    return this.#accounts.get(hexText(alias)) ?? this.#earlier.accountOfAlias(alias);
  }

  contractOfAddress(address: Uint8Array): ContractID | undefined {
    return this.#contracts.get(hexText(address)) ?? this.#earlier.contractOfAddress(address);
  }

  #noteAlias({ accountIdKey: id }: MapChangeKey, { alias, smartContract }: LaidEntry<'accountValue'>): void {
    if (id?.accountNum === undefined || typeof alias === 'symbol' || alias.length === 0) return;
    if (smartContract !== true) this.#accounts.set(hexText(alias), id);
    else {
      const { shardNum, realmNum, accountNum: contractNum } = id;
      this.#contracts.set(hexText(alias), { shardNum, realmNum, contractNum, evmAddress: undefined });
    }
  }

  #delete(key: MapChangeKey): void {
    for (const kind of KINDS) {
      const name = entryName(kind, key);
      if (name === undefined) continue;
      const fields = Object.keys(FIELDS[kind].numbers);
      this.#entries.set(name, Object.fromEntries(fields.map((field) => [field, UNKNOWN])));
    }
  }
}

function entryAfter(
  kind: Kind,
  value: MapChangeValue,
  difference: Difference | undefined,
  before: AnyEntry | undefined,
): AnyEntry {
  const stated = value[kind] as object as AnyEntry;
  const { numbers, defaults } = FIELDS[kind];
  const entry: Record<string, unknown> = {};
  for (const [field, number] of Object.entries(numbers)) {
    if (difference === undefined || difference.given.has(number)) entry[field] = stated[field];
    else if (difference.cleared.has(number)) entry[field] = (defaults as AnyEntry)[field];
    else entry[field] = before === undefined ? EARLIER : before[field];
  }
  return entry;
}

type KeyText = (key: MapChangeKey) => string | undefined;

/** An entry's key as text, by the kind of its value; undefined for a key of another kind. */
const KEY_TEXTS: Readonly<Record<Kind, KeyText>> = {
  accountValue: ({ accountIdKey: id }) => id && accountKey(id),
  tokenValue: ({ tokenIdKey: id }) => id && tokenKey(id),
  topicValue: ({ topicIdKey: id }) => id && topicKey(id),
  bytecodeValue: ({ contractIdKey: id }) => id && contractKey(id),
  accountPendingAirdropValue: ({ pendingAirdropIdKey: id }) => id && airdropKey(id),
  slotValueValue: ({ slotKeyKey: slot, evmHookSlotKey: hook }) => {
    if (slot !== undefined) return slotKey(contractKey(slot.contractID), slot.key);
    return hook?.hookId === undefined ? undefined : slotKey(hookKey(hook.hookId), hook.key);
  },
};

function entryName(kind: Kind, key: MapChangeKey): string | undefined {
  const text = KEY_TEXTS[kind](key);
  return text === undefined ? undefined : `${kind} ${text}`;
}
