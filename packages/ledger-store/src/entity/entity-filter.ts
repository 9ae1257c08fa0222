import type { EntityId } from '@ledgerscope/ledger';
import type { ListPage } from '../token/list-page.ts';
import type { TextSearch } from '../transaction/text-search.ts';

/** Whose state it is: a contract is an account. */
export type EntityNoun = 'account' | 'topic';
export type ListedKind = 'account' | 'contract' | 'topic';

/** Ids whose number, written in decimal, fits a pattern. */
export interface IdPattern {
  readonly shard: bigint;
  readonly realm: bigint;
  /** Digits, `*` for any run of digits and `?` for one. */
  readonly num: string;
}

/** Which accounts, contracts or topics; everything that is absent does not restrict. */
export interface EntityFilter {
  readonly noun: EntityNoun;
  /** Accounts, contracts, or (where absent) both. */
  readonly kinds?: readonly ListedKind[] | undefined;
  readonly deleted?: boolean | undefined;
  /** Only these. */
  readonly ids?: readonly EntityId[] | undefined;
  readonly idPattern?: IdPattern | undefined;
  /** Words of the memo; all of them have to match. */
  readonly memos?: readonly TextSearch[] | undefined;
  /** Besides those whose memo matches: these, which something else names by the same words. */
  readonly named?: readonly EntityId[] | undefined;
  /** Of accounts and contracts: a public key (32 or 33 bytes) that is their key or a part of it. */
  readonly publicKey?: Uint8Array | undefined;
  /** Payer of the creation. */
  readonly creator?: EntityId | undefined;
}

export interface EntityPage extends EntityFilter, ListPage {
  /** 'created' is the order of ids. */
  readonly sort: 'created' | 'balance' | 'expiry' | 'memo' | 'creator' | 'messages';
  readonly order: 'asc' | 'desc';
  /** Goes on behind this row: the way to walk the list to its end. */
  readonly after?: ListedPlace | undefined;
}

/** An entity of a list, and where it is. */
export interface ListedPlace {
  readonly id: bigint;
  /** In another order than that of creation: what it is sorted by as text, and whether it is behind all that have a value. */
  readonly sorted?: { readonly value: string; readonly last: boolean } | undefined;
}

/** Whether it picks a part of the list by something that has to be searched for. */
export function isSearch({ ids, idPattern, memos, publicKey, creator }: EntityFilter): boolean {
  const parts = [ids, idPattern, publicKey, creator];
  return parts.some((part) => part !== undefined) || (memos !== undefined && memos.length > 0);
}
