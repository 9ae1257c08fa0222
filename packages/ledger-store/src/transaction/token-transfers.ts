import { compareAscending } from '@ledgerscope/ledger';
import { whenGiven } from '../condition.ts';
import type { LedgerSnapshot } from '../ledger-snapshot.ts';
import { LIST_KIND, ROLE } from '../rows/transaction-terms.ts';
import type { TransactionRow } from './rows.ts';
import { type TransferSources, type TransferTables, transferCount, transferPage } from './transfer-page.ts';
import type { TransferPage } from './transfer-query.ts';
import type { TransferRows } from './transfer-rows.ts';

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

const TOKEN_ROWS: TransferRows<StoredTokenTransfer> = {
  roles: { token: ROLE.tokenMoved, account: ROLE.movesToken },
  counters: { token: LIST_KIND.tokenTransfers, account: LIST_KIND.accountTokenTransfers },
  of: tokenTransfersOf,
  isOf: (row, account) => row.account === account,
  compare: (one, other) =>
    compareAscending(one.token, other.token) ||
    compareAscending(one.account, other.account) ||
    compareAscending(one.amount, other.amount),
};

const NFT_ROWS: TransferRows<StoredNftTransfer> = {
  roles: { token: ROLE.collection, account: ROLE.movesNft },
  counters: { token: LIST_KIND.nftTransfers, account: LIST_KIND.accountNftTransfers },
  of: nftTransfersOf,
  isOf: ({ sender, receiver }, account) => sender === account || receiver === account,
  compare: (one, other) => compareAscending(one.token, other.token) || compareAscending(one.serial, other.serial),
};

function tokenTransfersOf(row: TransactionRow): StoredTokenTransfer[] {
  const { consensusNs, tokenTransferAccount, tokenTransferAmount } = row;
  return row.tokenTransferToken.map((token, index) => ({
    token,
    consensusNs,
    account: tokenTransferAccount[index] ?? 0n,
    amount: tokenTransferAmount[index] ?? 0n,
  }));
}

function nftTransfersOf(row: TransactionRow): StoredNftTransfer[] {
  const { consensusNs, nftTransferSerial, nftTransferSender, nftTransferReceiver } = row;
  return row.nftTransferToken.map((token, index) => ({
    token,
    consensusNs,
    serial: nftTransferSerial[index] ?? 0n,
    sender: nftTransferSender[index] ?? 0n,
    receiver: nftTransferReceiver[index] ?? 0n,
  }));
}

/** A page of fungible token transfers. Throws InvalidQueryError for a page out of bounds. */
export function tokenTransfers(snapshot: LedgerSnapshot, page: TransferPage): Promise<StoredTokenTransfer[]> {
  const columns = { token: 'u64', consensusNs: 'ns', account: 'u64', amount: 'i64' } as const;
  return transferPage(snapshot, { tag: 'transfer:tokens', tables: TOKEN_TABLES, rows: TOKEN_ROWS }, page, columns);
}

/** How many fungible token transfers pass, whatever the page. */
export function countTokenTransfers(snapshot: LedgerSnapshot, page: TransferPage): Promise<bigint> {
  return transferCount(snapshot, { tag: 'transfer:token-count', tables: TOKEN_TABLES, rows: TOKEN_ROWS }, page);
}

/** Which NFT transfers: those of one serial number, where it is given. */
export interface NftTransferPage extends TransferPage {
  readonly serial?: bigint | undefined;
}

/** A page of NFT transfers. Throws InvalidQueryError for a page out of bounds. */
export function nftTransfers(snapshot: LedgerSnapshot, page: NftTransferPage): Promise<StoredNftTransfer[]> {
  const columns = { token: 'u64', consensusNs: 'ns', serial: 'i64', sender: 'u64', receiver: 'u64' } as const;
  return transferPage(snapshot, { tag: 'transfer:nfts', ...nftSources(page) }, page, columns);
}

/** How many NFT transfers pass, whatever the page. */
export function countNftTransfers(snapshot: LedgerSnapshot, page: NftTransferPage): Promise<bigint> {
  return transferCount(snapshot, { tag: 'transfer:nft-count', ...nftSources(page) }, page);
}

/** One NFT's history is in one stretch of a table of its own. */
function nftSources({ serial }: NftTransferPage): Omit<TransferSources<StoredNftTransfer>, 'tag'> {
  if (serial === undefined) return { tables: NFT_TABLES, rows: NFT_ROWS };
  const byToken = { table: 'nft_transfer', key: ['token', 'serial', 'consensus_ns'], account: PARTY };
  return { tables: { ...NFT_TABLES, byToken }, residual: whenGiven('serial = {serial:Int64}', { serial }) };
}
