import type { EntityId } from '@ledgerscope/ledger';
import type { AccountRow, NftRow, TokenRow, TopicRow } from '@ledgerscope/ledger-store';

/** Entities that a batch names and of which nothing was read before; those that it creates are not among them. */
export interface UnseenEntities {
  /** Accounts and contracts, which share one number space. */
  readonly accounts: readonly EntityId[];
  readonly tokens: readonly EntityId[];
  readonly topics: readonly EntityId[];
  readonly nfts: readonly { readonly token: EntityId; readonly serial: bigint }[];
}

/** What is known of a row: its key, and any of its columns. */
type Stated<Row, Key extends keyof Row> = Pick<Row, Key> & Partial<Omit<Row, Key | 'slot' | 'version'>>;

/** Columns of the rows of current state, as of the instant that was asked for. */
export interface StatedEntities {
  readonly accounts?: readonly Stated<AccountRow, 'id'>[];
  /** With the supply in smallest units, or serials. */
  readonly tokens?: readonly (Stated<TokenRow, 'id'> & { readonly totalSupply?: bigint })[];
  readonly topics?: readonly Stated<TopicRow, 'id'>[];
  readonly nfts?: readonly Stated<NftRow, 'token' | 'serial'>[];
}
