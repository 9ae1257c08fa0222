import { defineStateTable } from '../state/state-table.ts';
import type { RowOf } from '../table.ts';

/** What an owner lets a spender move: hbar, an amount of a token, or every NFT of a collection. */
export const allowanceTable = defineStateTable('allowance', ['owner', 'token', 'spender'], {
  owner: 'u64',
  /** 0 for hbar. */
  token: 'u64',
  spender: 'u64',
  /** Tinybars or smallest units as granted; 0 once taken back, and for NFTs. */
  amountGranted: 'i64',
  /** What is left of it. */
  amount: 'i64',
  /** 1 while the spender may move all serials. */
  allSerials: 'u8',
  /** Of the newest grant. */
  grantedNs: 'ns',
  changedNs: 'ns',
});
export type AllowanceRow = RowOf<typeof allowanceTable>;
