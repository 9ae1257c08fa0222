import type { EntityId } from '@ledgerscope/ledger';
import type { TransactionFilter } from './transaction-filter.ts';

/** Which transfers of tokens or NFTs, and which page of them. */
export interface TransferPage extends Pick<TransactionFilter, 'from' | 'until'> {
  readonly token?: EntityId | undefined;
  /** A party of the transfer. */
  readonly account?: EntityId | undefined;
  /** Only transfers of these transactions. */
  readonly instants?: readonly bigint[] | undefined;
  /** By consensus time; 'desc' is newest first. */
  readonly order: 'asc' | 'desc';
  readonly limit: number;
  readonly offset?: number;
  /** Continues at this instant, behind as many of its rows. */
  readonly after?: { readonly consensusNs: bigint; readonly rows: number } | undefined;
}
