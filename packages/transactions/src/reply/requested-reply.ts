import {
  type Requested,
  type RequestedAllowance,
  type RequestedInner,
  type RequestedNftTransfer,
  type RequestedTokenTransfer,
  type RequestedTransfer,
  toAmount,
} from '@ledgerscope/contract';
import {
  askedIn,
  type BodyAccount,
  type BodyAmount,
  type BodyAsks,
  type BodyGrant,
  type BodyTokenMoves,
  consensusNs,
  formatReadableTransactionId,
  hexText,
  packEntityId,
  transactionType,
} from '@ledgerscope/ledger';
import { encode, hapi, openTransaction, readBody } from '@ledgerscope/streams';
import { hexOrNull, utf8OrNull } from '../values.ts';
import { accountText, tokenText } from './body-details.ts';

const NOBODY = '0.0.0';
const UNREADABLE: RequestedInner = { readableTransactionID: '', type: 'UNREADABLE', typeLabel: 'Unreadable' };

/** What a body asks for, whatever came of it. */
export function requestedReply(body: hapi.TransactionBody): Requested {
  const { hbarTransfers = [], tokenTransfers: lists = [], grants = [], inner = [], value, ...asked } = askedIn(body);
  return {
    transfers: hbarTransfers.map(hbarTransfer),
    tokenTransfers: lists.flatMap(tokenTransfers),
    nftTransfers: lists.flatMap(nftTransfers),
    value: value === undefined ? null : toAmount(value),
    allowances: grants.map(allowance),
    accountID: accountText(asked.account ?? asked.rejecter),
    tokenIDs: tokensOf(asked),
    tokenAmount: askedSupply(asked),
    nftCount: asked.nftCount ?? 0,
    ...metadataUpdate(asked),
    innerTransactions: inner.map(innerOf),
  };
}

function tokensOf({ tokens = [], otherTokens = [] }: BodyAsks): string[] {
  const ids = [...tokens, ...otherTokens].map(tokenText);
  return [...new Set(ids)].filter((id) => id !== null);
}

/** NFTs that get other metadata, and which. */
function metadataUpdate({ metadataUpdate: update }: BodyAsks) {
  const metadata = update?.metadata;
  return {
    serialNumbers: (update?.serials ?? []).map(toAmount),
    nftMetadata: metadata === undefined ? null : utf8OrNull(metadata),
    nftMetadataHex: metadata === undefined ? null : hexText(metadata),
  };
}

/** Units to mint, burn or wipe. */
function askedSupply({ supply }: BodyAsks): Requested['tokenAmount'] {
  return supply === undefined || supply.units === 0n ? null : toAmount(supply.units);
}

function hbarTransfer({ accountID, amount, isApproval }: BodyAmount): RequestedTransfer {
  return { accountID: accountText(accountID), alias: aliasText(accountID), amount: toAmount(amount), isApproval };
}

/** An alias, in hex; null where the body has a number. */
function aliasText(account: BodyAccount | undefined): string | null {
  return account?.accountNum !== undefined || account?.alias === undefined ? null : hexOrNull(account.alias);
}

function tokenTransfers({ token, transfers }: BodyTokenMoves): RequestedTokenTransfer[] {
  const tokenID = tokenText(token);
  if (tokenID === null) return [];
  return transfers.map(hbarTransfer).map((transfer) => ({ tokenID, ...transfer }));
}

function nftTransfers({ token, nftTransfers: moves }: BodyTokenMoves): RequestedNftTransfer[] {
  const tokenID = tokenText(token);
  if (tokenID === null) return [];
  return moves.map(({ senderAccountID, receiverAccountID, serialNumber, isApproval }) => ({
    tokenID,
    serialNumber: toAmount(serialNumber),
    sender: accountText(senderAccountID) ?? NOBODY,
    receiver: accountText(receiverAccountID) ?? NOBODY,
    senderAlias: aliasText(senderAccountID),
    receiverAlias: aliasText(receiverAccountID),
    isApproval,
  }));
}

function allowance({
  tokenId,
  owner,
  spender,
  amount,
  serialNumbers = [],
  approvedForAll,
}: BodyGrant): RequestedAllowance {
  return {
    tokenID: tokenText(tokenId),
    amount: amount === undefined ? null : toAmount(amount),
    // A withdrawn approval for all has serial numbers, too.
    serialNumbers: serialNumbers.map(toAmount),
    approvedForAll: approvedForAll?.value === true,
    ownerID: accountText(owner),
    spenderID: accountText(spender),
  };
}

/** Transactions of a batch are signed transactions; of a batch that failed they need not be readable. */
function innerOf(signedTransactionBytes: Uint8Array): RequestedInner {
  try {
    return readInner(encode(hapi.Transaction, { ...hapi.Transaction.create(), signedTransactionBytes }));
  } catch (error) {
    if (error instanceof RangeError) return UNREADABLE;
    throw error;
  }
}

function readInner(bytes: Uint8Array): RequestedInner {
  const { bodyBytes, problems } = openTransaction(bytes);
  const body = readBody(bodyBytes);
  const type = transactionType(body.typeId);
  if (problems.length + body.problems.length > 0) return UNREADABLE;
  return { readableTransactionID: nameOf(body.message.transactionID), type: type.code, typeLabel: type.label };
}

/** The transaction's readable id; empty where its payer is no account's number. */
function nameOf(id: hapi.TransactionID = hapi.TransactionID.create()): string {
  const { shardNum = 0n, realmNum = 0n, accountNum = 0n } = id.accountID ?? {};
  const { seconds = 0n, nanos = 0 } = id.transactionValidStart ?? {};
  const validStartNs = consensusNs(seconds, nanos);
  const payer = packEntityId(shardNum, realmNum, accountNum);
  return payer === undefined ? '' : formatReadableTransactionId({ payer, validStartNs });
}
