import { type EntityId, formatEntityId, packEntityId } from '@ledgerscope/ledger';
import { type hapi, StreamError } from '@ledgerscope/streams';
import type { StatedTokenBalance } from '../source/balance-file.ts';

const I64_MAX = 0x7fff_ffff_ffff_ffffn;

type Numbers = readonly [shard: bigint, realm: bigint, num: bigint];

/** Collects the balances of one file, refusing what no ledger can hold. */
export class BalanceCollector {
  readonly balances = new Map<EntityId, bigint>();
  readonly tokenBalances: StatedTokenBalance[] = [];
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  add(id: Numbers, balance: bigint): EntityId {
    const account = this.#pack(id);
    if (this.balances.has(account)) throw this.malformedError('each account once', `${formatEntityId(account)} twice`);
    this.balances.set(account, this.#amount(balance));
    return account;
  }

  addToken(account: EntityId, tokenId: hapi.TokenID | undefined, balance: bigint): void {
    const token = this.#pack([tokenId?.shardNum ?? 0n, tokenId?.realmNum ?? 0n, tokenId?.tokenNum ?? 0n]);
    this.tokenBalances.push({ account, token, balance: this.#amount(balance) });
  }

  malformedError(expected: string, actual: string): StreamError {
    return new StreamError({ reason: 'malformed', file: this.#file, expected, actual });
  }

  #pack([shard, realm, num]: Numbers): EntityId {
    const id = packEntityId(shard, realm, num);
    if (id === undefined) throw this.malformedError('an id of 10, 16 and 38 bits', `${shard}.${realm}.${num}`);
    return id;
  }

  #amount(value: bigint): bigint {
    if (value < 0n || value > I64_MAX) throw this.malformedError(`0 to ${I64_MAX}`, `${value}`);
    return value;
  }
}
