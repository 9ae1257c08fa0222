import { accountBalanceTable, accountTable } from '../account/rows.ts';
import { allowanceTable } from '../allowance/rows.ts';
import { nftTable } from '../nft/rows.ts';
import { scheduleTable } from '../schedule/rows.ts';
import type { StateRow, StateTable } from '../state/state-table.ts';
import type { TimeRange } from '../time-range.ts';
import { accountTokenTable, airdropTable } from '../token/rows.ts';
import { afterPrefix } from './state-key.ts';

const BYTES = 8;
const SIGN = 1n << 63n;

/** A part of a place: a column, and whether greater values come first. */
type Part = readonly [property: string, order: 'asc' | 'desc'];

/**
 * A list of rows of current state in another order than that of their key: `term` says whose list, the columns of `place` the order.
 * Rows that `holds` refuses are not in it. A new list is one more constant here.
 */
export interface PlaceList<T extends StateTable = StateTable> {
  readonly list: number;
  readonly table: T;
  /** Column whose value names the list among those of its kind; undefined where there is one. */
  readonly term: string | undefined;
  readonly place: readonly Part[];
  readonly holds: (row: StateRow<T>) => boolean;
}

const asc = (property: string): Part => [property, 'asc'];
const desc = (property: string): Part => [property, 'desc'];

/** Accounts by balance. */
export const ACCOUNTS_BY_BALANCE: PlaceList<typeof accountBalanceTable> = {
  list: 1,
  table: accountBalanceTable,
  term: undefined,
  place: [asc('balance'), asc('id')],
  holds: () => true,
};

/** Holders of a token, the largest balance first, of equal ones the account that was made first. */
export const HOLDERS: PlaceList<typeof accountTokenTable> = {
  list: 2,
  table: accountTokenTable,
  term: 'token',
  place: [desc('balance'), asc('account')],
  holds: ({ balance }) => balance > 0n,
};

/** Tokens of which an account has something. */
export const TOKENS_HELD: PlaceList<typeof accountTokenTable> = {
  list: 3,
  table: accountTokenTable,
  term: 'account',
  place: [asc('token')],
  holds: ({ balance }) => balance !== 0n,
};

/** Tokens that an account is only associated with. */
export const TOKENS_ASSOCIATED: PlaceList<typeof accountTokenTable> = {
  ...TOKENS_HELD,
  list: 4,
  holds: ({ associated, balance }) => associated === 1 && balance === 0n,
};

/** NFTs of an owner by their mint. */
export const NFTS_BY_MINT: PlaceList<typeof nftTable> = {
  list: 5,
  table: nftTable,
  term: 'owner',
  place: [asc('mintedNs'), asc('token'), asc('serial')],
  holds: ({ owner }) => owner !== 0n,
};

/** NFTs of an owner by collection and serial number. */
export const NFTS_BY_TOKEN: PlaceList<typeof nftTable> = {
  ...NFTS_BY_MINT,
  list: 6,
  place: [asc('token'), asc('serial')],
};

const ALLOWANCE_PLACE = ['grantedNs', 'token', 'spender', 'owner'].map(asc);

/** Allowances in force that an owner granted. */
export const ALLOWANCES_OF_OWNER: PlaceList<typeof allowanceTable> = {
  list: 7,
  table: allowanceTable,
  term: 'owner',
  place: ALLOWANCE_PLACE,
  holds: ({ amount, allSerials }) => amount > 0n || allSerials === 1,
};

/** Allowances in force that a spender may use. */
export const ALLOWANCES_OF_SPENDER: PlaceList<typeof allowanceTable> = {
  ...ALLOWANCES_OF_OWNER,
  list: 8,
  term: 'spender',
};

const AIRDROP_PLACE = ['pendingNs', 'token', 'serial', 'sender', 'receiver'].map(asc);

/** Airdrops that wait for a receiver. */
export const AIRDROPS_OF_RECEIVER: PlaceList<typeof airdropTable> = {
  list: 9,
  table: airdropTable,
  term: 'receiver',
  place: AIRDROP_PLACE,
  holds: ({ state }) => state === 'PENDING',
};

/** Airdrops of a sender that wait. */
export const AIRDROPS_OF_SENDER: PlaceList<typeof airdropTable> = {
  ...AIRDROPS_OF_RECEIVER,
  list: 10,
  term: 'sender',
};

/** Accounts that are associated with a token. */
export const RELATIONS_OF_TOKEN: PlaceList<typeof accountTokenTable> = {
  list: 11,
  table: accountTokenTable,
  term: 'token',
  place: [asc('account')],
  holds: ({ associated }) => associated === 1,
};

/** Accounts that stake to an account. */
export const STAKERS: PlaceList<typeof accountTable> = {
  list: 12,
  table: accountTable,
  term: 'stakedAccountId',
  place: [asc('id')],
  holds: ({ stakedAccountId, deleted }) => stakedAccountId !== 0n && deleted === 0,
};

/** Contracts, and accounts of which nobody knows as what they were made. */
export const CONTRACTS: PlaceList<typeof accountTable> = {
  list: 13,
  table: accountTable,
  term: undefined,
  place: [asc('id')],
  holds: ({ isContract, createdNs }) => isContract === 1 || createdNs === 0n,
};

/** Schedules whose creation was read, with who created them. */
export const SCHEDULES: PlaceList<typeof scheduleTable> = {
  list: 14,
  table: scheduleTable,
  term: undefined,
  place: [asc('id'), asc('creator')],
  holds: ({ createdNs }) => createdNs !== 0n,
};

export const PLACE_LISTS: readonly PlaceList[] = [
  ACCOUNTS_BY_BALANCE,
  HOLDERS,
  TOKENS_HELD,
  TOKENS_ASSOCIATED,
  NFTS_BY_MINT,
  NFTS_BY_TOKEN,
  ALLOWANCES_OF_OWNER,
  ALLOWANCES_OF_SPENDER,
  AIRDROPS_OF_RECEIVER,
  AIRDROPS_OF_SENDER,
  RELATIONS_OF_TOKEN,
  STAKERS,
  CONTRACTS,
  SCHEDULES,
];

/** The columns of a place with their values. */
export type PlaceValues = Readonly<Record<string, bigint>>;

/** Whose list a row is in. */
export function termOf({ term }: PlaceList, row: object): bigint {
  return term === undefined ? 0n : ((row as PlaceValues)[term] ?? 0n);
}

/** The place of a row as bytes whose order is that of the list; of values that stop early the first bytes of every such place. */
export function writePlace({ table, place }: Pick<PlaceList, 'table' | 'place'>, values: object): Buffer {
  const bytes = Buffer.allocUnsafe(BYTES * place.length);
  for (const [index, [property, order]] of place.entries()) {
    const value = (values as PlaceValues)[property];
    if (value === undefined) return bytes.subarray(0, BYTES * index);
    const bits = BigInt.asUintN(64, value) ^ (table.columns[property] === 'u64' ? 0n : SIGN);
    bytes.writeBigUInt64BE(order === 'asc' ? bits : BigInt.asUintN(64, ~bits), BYTES * index);
  }
  return bytes;
}

/** Where the last value of a place begins in its bytes, counted from 1. */
export function lastValueOf({ place }: PlaceList): number {
  return BYTES * (place.length - 1) + 1;
}

/** A value of the last column of a place, as it is in its bytes. */
export function writeLastValue({ table, place }: PlaceList, value: bigint): Buffer {
  return writePlace({ table, place: place.slice(-1) }, { [place.at(-1)?.[0] ?? '']: value });
}

/** The first bytes of the places whose first value, of ascending order, is within two. */
export function placesFrom(list: PlaceList, { first, last }: TimeRange): { first: Buffer; behind: Buffer | undefined } {
  const [[property] = ['']] = list.place;
  return {
    first: writePlace(list, { [property]: first }),
    behind: afterPrefix(writePlace(list, { [property]: last })),
  };
}

/** What {@link writeLastValue} was given, of an unsigned column. */
export function readLastValue(bytes: Uint8Array): bigint {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength).getBigUint64(0);
}

/** The values that {@link writePlace} was given. */
export function readPlace({ table, place }: PlaceList, bytes: Uint8Array): PlaceValues {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const values: Record<string, bigint> = {};
  for (const [index, [property, order]] of place.entries()) {
    const written = view.getBigUint64(BYTES * index);
    const bits = order === 'asc' ? written : BigInt.asUintN(64, ~written);
    values[property] = table.columns[property] === 'u64' ? bits : BigInt.asIntN(64, bits ^ SIGN);
  }
  return values;
}
