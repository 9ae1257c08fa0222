import { hexText } from '@ledgerscope/ledger';
import type { AccountID, ContractID, TokenID } from '../hapi/messages.ts';
import { accountKey, tokenKey } from './entity-key.ts';

/**
 * What is known of the network's state before a block, as far as rebuilding its records asks for what the block omits because it did
 * not change. Undefined: not known.
 */
export interface EarlierState {
  totalSupply(token: TokenID): bigint | undefined;
  /** Alias or EVM address of an account or contract; empty where it has none. */
  alias(account: AccountID): Uint8Array | undefined;
  accountOfAlias(alias: Uint8Array): AccountID | undefined;
  contractOfAddress(address: Uint8Array): ContractID | undefined;
}

/** What was asked of the state before a block; each once. */
export interface EarlierQuestions {
  readonly supplies: readonly TokenID[];
  readonly aliases: readonly AccountID[];
  readonly accounts: readonly Uint8Array[];
  readonly contracts: readonly Uint8Array[];
}

/** Knows nothing, and notes what it is asked. */
export class UnknownEarlierState implements EarlierState {
  readonly #supplies = new Map<string, TokenID>();
  readonly #aliases = new Map<string, AccountID>();
  readonly #accounts = new Map<string, Uint8Array>();
  readonly #contracts = new Map<string, Uint8Array>();

  totalSupply(token: TokenID): undefined {
    this.#supplies.set(tokenKey(token), token);
  }

  alias(account: AccountID): undefined {
    this.#aliases.set(accountKey(account), account);
  }

  accountOfAlias(alias: Uint8Array): undefined {
    this.#accounts.set(hexText(alias), alias);
  }

  contractOfAddress(address: Uint8Array): undefined {
    this.#contracts.set(hexText(address), address);
  }

  /** Undefined where nothing was asked. */
  get asked(): EarlierQuestions | undefined {
    const lists = [this.#supplies, this.#aliases, this.#accounts, this.#contracts];
    if (lists.every((list) => list.size === 0)) return undefined;
    return {
      supplies: [...this.#supplies.values()],
      aliases: [...this.#aliases.values()],
      accounts: [...this.#accounts.values()],
      contracts: [...this.#contracts.values()],
    };
  }
}
