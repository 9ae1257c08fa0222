import {
  type NftTransfer,
  type Requested,
  type RequestedAllowance,
  type RequestedInner,
  type TokenTransfer,
  type Transfer,
  toAmount,
} from '@ledgerscope/contract';
import { consensusNs, formatReadableTransactionId, packEntityId, transactionType } from '@ledgerscope/ledger';
import { encode, hapi, openTransaction, readBody } from '@ledgerscope/streams';
import { aboutAccount, aboutTokens, accountText, tokenText } from './body-details.ts';

const NOBODY = '0.0.0';
const UNREADABLE: RequestedInner = { readableTransactionID: '', type: 'UNREADABLE', typeLabel: 'Unreadable' };

/** What a body asks for, whatever came of it. */
export function requestedReply(body: hapi.TransactionBody): Requested {
  const lists = body.cryptoTransfer?.tokenTransfers ?? body.tokenAirdrop?.tokenTransfers ?? [];
  return {
    transfers: (body.cryptoTransfer?.transfers?.accountAmounts ?? []).flatMap(hbarTransfer),
    tokenTransfers: lists.flatMap(tokenTransfers),
    nftTransfers: lists.flatMap(nftTransfers),
    value: hbarValueOf(body),
    allowances: allowancesOf(body),
    accountID: accountText(accountOf(body)),
    tokenIDs: tokensOf(body),
    tokenAmount: tokenAmountOf(body),
    nftCount: nftCount(body),
    innerTransactions: (body.atomicBatch?.transactions ?? []).map(innerOf),
  };
}

/** Hbar that goes along with a call or into a new contract. */
function hbarValueOf({ contractCall, contractCreateInstance }: hapi.TransactionBody): Requested['value'] {
  const value = contractCall?.amount ?? contractCreateInstance?.initialBalance;
  return value === undefined ? null : toAmount(value);
}

function tokenAmountOf(body: hapi.TransactionBody): Requested['tokenAmount'] {
  const supply = body.tokenMint ?? body.tokenBurn ?? body.tokenWipe;
  return supply === undefined || supply.amount === 0n ? null : toAmount(supply.amount);
}

function hbarTransfer({ accountID, amount, isApproval }: hapi.AccountAmount): Transfer[] {
  const account = accountText(accountID);
  return account === null ? [] : [{ accountID: account, amount: toAmount(amount), isApproval }];
}

function tokenTransfers({ token, transfers }: hapi.TokenTransferList): TokenTransfer[] {
  const tokenID = tokenText(token);
  if (tokenID === null) return [];
  return transfers.flatMap(hbarTransfer).map((transfer) => ({ tokenID, ...transfer }));
}

function nftTransfers({ token, nftTransfers: moves }: hapi.TokenTransferList): NftTransfer[] {
  const tokenID = tokenText(token);
  if (tokenID === null) return [];
  return moves.map(({ senderAccountID, receiverAccountID, serialNumber, isApproval }) => ({
    tokenID,
    serialNumber: toAmount(serialNumber),
    sender: accountText(senderAccountID) ?? NOBODY,
    receiver: accountText(receiverAccountID) ?? NOBODY,
    isApproval,
  }));
}

/** Whom an allowance lets spend what of whom; without a token hbar. */
interface Grant {
  readonly tokenId?: hapi.TokenID | undefined;
  readonly owner: hapi.AccountID | undefined;
  readonly spender?: hapi.AccountID | undefined;
}

function allowancesOf({ cryptoApproveAllowance, cryptoDeleteAllowance }: hapi.TransactionBody): RequestedAllowance[] {
  const { cryptoAllowances = [], tokenAllowances = [], nftAllowances = [] } = cryptoApproveAllowance ?? {};
  const named = ({ tokenId, owner, spender }: Grant): RequestedAllowance => ({
    ...{ tokenID: tokenText(tokenId), amount: null, serialNumbers: [], approvedForAll: false },
    ...{ ownerID: accountText(owner), spenderID: accountText(spender) },
  });
  return [
    ...[...cryptoAllowances, ...tokenAllowances].map((grant) => ({ ...named(grant), amount: toAmount(grant.amount) })),
    ...nftAllowances.map(({ serialNumbers, approvedForAll, ...grant }) => ({
      ...named(grant),
      // A withdrawn approval for all has serial numbers, too.
      serialNumbers: serialNumbers.map(toAmount),
      approvedForAll: approvedForAll?.value === true,
    })),
    ...(cryptoDeleteAllowance?.nftAllowances ?? []).map(({ serialNumbers, ...grant }) => ({
      ...named(grant),
      serialNumbers: serialNumbers.map(toAmount),
    })),
  ];
}

function accountOf(body: hapi.TransactionBody): hapi.AccountID | undefined {
  return aboutAccount(body)?.account ?? body.tokenReject?.owner;
}

function tokensOf(body: hapi.TransactionBody): string[] {
  const one = [
    ...aboutTokens(body),
    body.tokenUpdate,
    body.tokenDeletion,
    body.tokenPause,
    body.tokenUnpause,
    body.tokenUpdateNfts,
  ].map((about) => tokenText(about?.token));
  const listed = (body.tokenAssociate ?? body.tokenDissociate)?.tokens.map(tokenText) ?? [];
  const rejected = (body.tokenReject?.rejections ?? []).map(({ fungibleToken, nft }) =>
    tokenText(fungibleToken ?? nft?.token_ID),
  );
  const airdrops = (body.tokenClaimAirdrop ?? body.tokenCancelAirdrop)?.pendingAirdrops ?? [];
  const dropped = airdrops.map(({ fungibleTokenType, nonFungibleToken }) =>
    tokenText(fungibleTokenType ?? nonFungibleToken?.token_ID),
  );
  const ids = [...one, ...listed, ...rejected, ...dropped, tokenText(body.tokenFeeScheduleUpdate?.tokenId)];
  return [...new Set(ids)].filter((id) => id !== null);
}

function nftCount(body: hapi.TransactionBody): number {
  if (body.tokenMint !== undefined) return body.tokenMint.metadata.length;
  const rejected = body.tokenReject?.rejections.filter(({ nft }) => nft !== undefined).length;
  return rejected ?? (body.tokenBurn ?? body.tokenWipe ?? body.tokenUpdateNfts)?.serialNumbers.length ?? 0;
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
