import { type EntityId, RESPONSE_CODE } from '@ledgerscope/ledger';
import type { hapi } from '@ledgerscope/streams';
import type { Derivation } from './derive-context.ts';
import { movedAccount, movedToken } from './moved-ids.ts';

/** 2019-12-31T23:59:59.999Z, as the mirror node bounds its errata. */
const ERRATA_END_NS = 1_577_836_799_000_000_000n;
const NONE: readonly never[] = [];

const NO_TOKENS = {
  tokenTransferToken: NONE,
  tokenTransferAccount: NONE,
  tokenTransferAmount: NONE,
  tokenTransferApproval: NONE,
};
const NO_NFTS = {
  nftTransferToken: NONE,
  nftTransferSerial: NONE,
  nftTransferSender: NONE,
  nftTransferReceiver: NONE,
  nftTransferApproval: NONE,
};

/**
 * record.transferList entry by entry, whatever the result (failed transactions pay fees). Networks before 2022 list an
 * account several times; sums are for those who read.
 */
export function hbarTransfers(derivation: Derivation) {
  const entries = derivation.record.transferList?.accountAmounts ?? NONE;
  const approved = approvedHbar(derivation);
  const unmoved = unmovedHbar(derivation);
  const accounts: EntityId[] = [];
  const amounts: bigint[] = [];
  const approvals: number[] = [];
  const errata: number[] = [];
  for (const { accountID, amount, isApproval } of entries) {
    const account = movedAccount(derivation, 'record.transferList.accountID', accountID);
    accounts.push(account);
    amounts.push(amount);
    approvals.push(isApproval || (approved?.has(`${account} ${amount}`) ?? false) ? 1 : 0);
    errata.push(unmoved?.has(`${account} ${amount}`) ? 1 : 0);
  }
  return { transferAccount: accounts, transferAmount: amounts, transferApproval: approvals, transferErrata: errata };
}

/** Token and NFT moves count on success, and under FAIL_INVALID: mainnet moved tokens with that result in 2022 and 2023. */
export function movesTokens(derivation: Derivation): boolean {
  return derivation.successful || derivation.status === RESPONSE_CODE.FAIL_INVALID;
}

/** Fungible entries of record.tokenTransferLists. */
export function tokenTransfers(derivation: Derivation) {
  const lists = derivation.record.tokenTransferLists;
  if (lists.length === 0 || !movesTokens(derivation)) return NO_TOKENS;
  const approved = approvedTokens(derivation);
  const columns = {
    tokenTransferToken: [] as EntityId[],
    tokenTransferAccount: [] as EntityId[],
    tokenTransferAmount: [] as bigint[],
    tokenTransferApproval: [] as number[],
  };
  for (const list of lists) {
    const token = movedToken(derivation, 'record.tokenTransferLists.token', list.token);
    for (const { accountID, amount, isApproval } of list.transfers) {
      const account = movedAccount(derivation, 'record.tokenTransferLists.transfers.accountID', accountID);
      columns.tokenTransferToken.push(token);
      columns.tokenTransferAccount.push(account);
      columns.tokenTransferAmount.push(amount);
      columns.tokenTransferApproval.push(isApproval || isApproved(approved, token, account, amount) ? 1 : 0);
    }
  }
  return columns;
}

/** NFT entries of record.tokenTransferLists; a serial of -1 (all NFTs of an old treasury) stays as it is. */
export function nftTransfers(derivation: Derivation) {
  const lists = derivation.record.tokenTransferLists;
  if (!lists.some((list) => list.nftTransfers.length > 0) || !movesTokens(derivation)) return NO_NFTS;
  const approved = approvedNfts(derivation);
  const columns = {
    nftTransferToken: [] as EntityId[],
    nftTransferSerial: [] as bigint[],
    nftTransferSender: [] as EntityId[],
    nftTransferReceiver: [] as EntityId[],
    nftTransferApproval: [] as number[],
  };
  for (const list of lists) {
    const token = movedToken(derivation, 'record.tokenTransferLists.token', list.token);
    for (const nft of list.nftTransfers) {
      const sender = movedAccount(derivation, 'record.tokenTransferLists.nftTransfers.sender', nft.senderAccountID);
      const receiver = movedAccount(
        derivation,
        'record.tokenTransferLists.nftTransfers.receiver',
        nft.receiverAccountID,
      );
      const key = `${token} ${nft.serialNumber} ${sender} ${receiver}`;
      columns.nftTransferToken.push(token);
      columns.nftTransferSerial.push(nft.serialNumber);
      columns.nftTransferSender.push(sender);
      columns.nftTransferReceiver.push(receiver);
      columns.nftTransferApproval.push(nft.isApproval || (approved?.has(key) ?? false) ? 1 : 0);
    }
  }
  return columns;
}

// Records of most releases leave is_approval out; the flag is in the equal entry of the body, for debits alone.

/**
 * Entries of the body of a failed crypto transfer from before 2020: mainnet's records of September and October 2019 list
 * 1177 such sets though nothing moved (errata of the public mirror node). Undefined for any other transaction.
 */
function unmovedHbar({ body, consensusNs, successful, ids }: Derivation): Set<string> | undefined {
  if (successful || consensusNs >= ERRATA_END_NS) return undefined;
  const entries = body.cryptoTransfer?.transfers?.accountAmounts;
  return entries && new Set(entries.map(({ accountID, amount }) => `${ids.account(accountID)} ${amount}`));
}

function approvedHbar(derivation: Derivation): Set<string> | undefined {
  const entries = derivation.body.cryptoTransfer?.transfers?.accountAmounts;
  if (entries === undefined || !entries.some((entry) => entry.isApproval)) return undefined;
  const approved = new Set<string>();
  for (const { accountID, amount, isApproval } of entries) {
    if (isApproval && amount < 0n) approved.add(`${derivation.ids.account(accountID)} ${amount}`);
  }
  return approved;
}

interface ApprovedTokens {
  /** Body entries, approved or not: `token account amount` → approved. */
  readonly entries: Map<string, boolean>;
  /** `token account` with an approved entry: fees taken in the token change the amount. */
  readonly debits: Set<string>;
}

function approvedTokens(derivation: Derivation): ApprovedTokens | undefined {
  const lists = bodyTokenLists(derivation);
  if (!lists.some((list) => list.transfers.some((entry) => entry.isApproval))) return undefined;
  const approved: ApprovedTokens = { entries: new Map(), debits: new Set() };
  for (const list of lists) {
    const token = derivation.ids.token(list.token);
    for (const { accountID, amount, isApproval } of list.transfers) {
      const account = derivation.ids.account(accountID);
      approved.entries.set(`${token} ${account} ${amount}`, isApproval);
      if (isApproval) approved.debits.add(`${token} ${account}`);
    }
  }
  return approved;
}

function isApproved(approved: ApprovedTokens | undefined, token: EntityId, account: EntityId, amount: bigint): boolean {
  if (approved === undefined) return false;
  const equal = approved.entries.get(`${token} ${account} ${amount}`);
  return equal ?? (amount < 0n && approved.debits.has(`${token} ${account}`));
}

function approvedNfts(derivation: Derivation): Set<string> | undefined {
  const { ids } = derivation;
  const lists = bodyTokenLists(derivation);
  if (!lists.some((list) => list.nftTransfers.some((nft) => nft.isApproval))) return undefined;
  const approved = new Set<string>();
  for (const list of lists) {
    for (const { senderAccountID, receiverAccountID, serialNumber, isApproval } of list.nftTransfers) {
      const parts = [ids.token(list.token), serialNumber, ids.account(senderAccountID), ids.account(receiverAccountID)];
      if (isApproval) approved.add(parts.join(' '));
    }
  }
  return approved;
}

/** What the body asks to be moved of tokens and NFTs. */
export function bodyTokenLists({ body }: Derivation): readonly hapi.TokenTransferList[] {
  return body.cryptoTransfer?.tokenTransfers ?? body.tokenAirdrop?.tokenTransfers ?? NONE;
}
