import { ALWAYS, type Condition, whenGiven } from '../condition.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { type TransferPage, type TransferTables, transferCount, transferPage } from './transfer-page.ts';

/** One change of a fungible token balance. */
export interface StoredTokenTransfer {
  token: bigint;
  consensusNs: bigint;
  account: bigint;
  /** Signed, in the smallest units of the token. */
  amount: bigint;
}

/** One change of an NFT's owner. */
export interface StoredNftTransfer {
  token: bigint;
  consensusNs: bigint;
  serial: bigint;
  /** 0 for a mint. */
  sender: bigint;
  /** 0 for a burn or wipe. */
  receiver: bigint;
}

const TOKEN_TABLES: TransferTables = {
  byToken: {
    table: 'token_transfer',
    key: ['token', 'consensus_ns', 'account', 'amount'],
    account: 'account = {account:UInt64}',
  },
  byAccount: { table: 'token_transfer_account', key: ['account', 'consensus_ns', 'token', 'amount'] },
  arrays: {
    join: 'ARRAY JOIN token_transfer_token AS token, token_transfer_account AS account, token_transfer_amount AS moved',
    some: 'token_transfer_token',
    key: ['consensus_ns', 'token', 'account', 'moved'],
    account: 'account = {account:UInt64}',
    renamed: { amount: 'moved' },
  },
};

const PARTY = '(sender = {account:UInt64} OR receiver = {account:UInt64})';
const NFT_TABLES: TransferTables = {
  byToken: { table: 'nft_transfer_token', key: ['token', 'consensus_ns', 'serial'], account: PARTY },
  byAccount: { table: 'nft_transfer_account', key: ['account', 'consensus_ns', 'token', 'serial'] },
  arrays: {
    join: `ARRAY JOIN nft_transfer_token AS token, nft_transfer_serial AS serial, nft_transfer_sender AS sender,
      nft_transfer_receiver AS receiver`,
    some: 'nft_transfer_token',
    key: ['consensus_ns', 'token', 'serial'],
    account: PARTY,
    renamed: {},
  },
};

/** A page of fungible token transfers. Throws InvalidQueryError for a page out of bounds. */
export function tokenTransfers(snapshot: LedgerSnapshot, page: TransferPage): Promise<StoredTokenTransfer[]> {
  const columns = { token: 'u64', consensusNs: 'ns', account: 'u64', amount: 'i64' } as const;
  return transferPage(snapshot, 'transfer:tokens', TOKEN_TABLES, page, columns, ALWAYS);
}

/** How many fungible token transfers pass, whatever the page. */
export function countTokenTransfers(snapshot: LedgerSnapshot, page: TransferPage): Promise<bigint> {
  return transferCount(snapshot, 'transfer:token-count', TOKEN_TABLES, page, ALWAYS);
}

/** Which NFT transfers: those of one serial number, where it is given. */
export interface NftTransferPage extends TransferPage {
  readonly serial?: bigint | undefined;
}

/** A page of NFT transfers. Throws InvalidQueryError for a page out of bounds. */
export function nftTransfers(snapshot: LedgerSnapshot, page: NftTransferPage): Promise<StoredNftTransfer[]> {
  const columns = { token: 'u64', consensusNs: 'ns', serial: 'i64', sender: 'u64', receiver: 'u64' } as const;
  return transferPage(snapshot, 'transfer:nfts', nftTables(page), page, columns, serialCondition(page));
}

/** How many NFT transfers pass, whatever the page. */
export function countNftTransfers(snapshot: LedgerSnapshot, page: NftTransferPage): Promise<bigint> {
  return transferCount(snapshot, 'transfer:nft-count', nftTables(page), page, serialCondition(page));
}

/** One NFT's history is in one stretch of a table of its own. */
function nftTables({ serial }: NftTransferPage): TransferTables {
  const byToken = { table: 'nft_transfer', key: ['token', 'serial', 'consensus_ns'], account: PARTY };
  return serial === undefined ? NFT_TABLES : { ...NFT_TABLES, byToken };
}

function serialCondition({ serial }: NftTransferPage): Condition {
  return whenGiven('serial = {serial:Int64}', { serial });
}
