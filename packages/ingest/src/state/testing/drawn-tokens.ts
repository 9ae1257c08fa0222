import { compareAscending } from '@ledgerscope/ledger';
import { accountOf, type ModelNft, type ModelRelation, type ModelToken, tokenOf } from './model-tokens.ts';

export const FIRST_TOKEN = 5_000n;
/** Tokens whose creation the stream does not hold: one fungible, one not. */
export const OLD_TOKENS = [4_000n, 4_001n] as const;
const ACCOUNTS = Array.from({ length: 9 }, (_, index) => 1_001n + BigInt(index));

/** A plain model of tokens, and what is drawn from it by a seed. */
export class DrawnTokens {
  readonly tokens = new Map<bigint, ModelToken>();
  /** `account token`. */
  readonly relations = new Map<string, ModelRelation>();
  /** `token serial`. */
  readonly nfts = new Map<string, ModelNft>();
  #random: number;

  constructor(seed: number) {
    this.#random = (seed >>> 0) + 1;
    for (const [index, id] of OLD_TOKENS.entries())
      this.tokens.set(id, {
        unique: index === 1,
        seen: false,
        treasury: 1_001n,
        supply: -1n,
        deleted: false,
        serials: 3n,
      });
  }

  next(bound: number): number {
    this.#random = (Math.imul(this.#random, 48_271) >>> 0) % 2_147_483_647 || 1;
    return this.#random % bound;
  }

  /** Holders of a token, by balance. */
  holders(id: bigint): { account: bigint; balance: bigint }[] {
    return [...this.relations]
      .map(([key, { balance }]) => ({ account: accountOf(key), token: tokenOf(key), balance }))
      .filter(({ token: held, balance }) => held === id && balance > 0n)
      .map(({ account: holder, balance }) => ({ account: holder, balance }))
      .sort(
        (one, other) => compareAscending(other.balance, one.balance) || compareAscending(one.account, other.account),
      );
  }

  give(id: bigint, nft: ModelNft, to: bigint): void {
    for (const [holder, change] of [
      [nft.owner, -1n],
      [to, 1n],
    ] as const) {
      if (holder === 0n) continue;
      this.relation(holder, id).associated = true;
      this.add(holder, id, change);
    }
    nft.owner = to;
    nft.moves += 1;
  }

  add(holder: bigint, id: bigint, change: bigint): void {
    this.relation(holder, id).balance += change;
  }

  relation(holder: bigint, id: bigint): ModelRelation {
    const key = `${holder} ${id}`;
    const relation = this.relations.get(key) ?? { balance: 0n, associated: false };
    this.relations.set(key, relation);
    return relation;
  }

  account(): bigint {
    return ACCOUNTS[this.next(ACCOUNTS.length)] ?? 1_001n;
  }

  token(suits: (known: ModelToken) => boolean): bigint {
    const ids = [...this.tokens].filter(([id, known]) => id >= FIRST_TOKEN && suits(known));
    return ids[this.next(ids.length || 1)]?.[0] ?? OLD_TOKENS[0];
  }

  holder(id: bigint): bigint | undefined {
    const holders = this.holders(id);
    return holders[this.next(holders.length || 1)]?.account;
  }

  liveNft(): [string, ModelNft] | [string, undefined] {
    const live = [...this.nfts].filter(([, { owner }]) => owner !== 0n);
    return live[this.next(live.length || 1)] ?? ['0 0', undefined];
  }
}
