import { type EntityId, NO_ENTITY } from '@ledgerscope/ledger';
import type { AllowanceRow, TransactionRow } from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';
import { resultOf } from '../derive/contract.ts';
import type { Derivation } from '../derive/derive-context.ts';
import { bodyTokenLists } from '../derive/transfers.ts';
import { changeSerials } from './nft-edit.ts';

const HBAR = NO_ENTITY;

/** Allowances that a transaction grants or takes back, and what its approved transfers use of them. */
export function changeAllowances(derivation: Derivation, row: TransactionRow): void {
  const { cryptoApproveAllowance, cryptoDeleteAllowance } = derivation.body;
  useAllowances(derivation, row);
  if (!derivation.successful) return;
  if (cryptoApproveAllowance !== undefined) approve(derivation, cryptoApproveAllowance);
  // Only those of single NFTs are deleted so; the others end by granting 0.
  for (const { tokenId, serialNumbers } of cryptoDeleteAllowance?.nftAllowances ?? [])
    changeSerials(derivation, tokenId, serialNumbers, (nft) => {
      nft.spender = 0n;
      nft.delegatingSpender = 0n;
    });
}

/** A grant takes the place of the one before it; without an owner it is the payer who grants. */
function approve(derivation: Derivation, body: hapi.CryptoApproveAllowanceTransactionBody): void {
  const { ids, payer } = derivation;
  const ownerOf = (owner: hapi.AccountID | undefined): EntityId => ids.account(owner) || payer;
  for (const { owner, spender, amount } of body.cryptoAllowances)
    grant(derivation, ownerOf(owner), HBAR, ids.account(spender), amountLeft(amount));
  for (const { owner, spender, tokenId, amount } of body.tokenAllowances)
    grant(derivation, ownerOf(owner), ids.token(tokenId), ids.account(spender), amountLeft(amount));
  for (const allowance of body.nftAllowances) approveNfts(derivation, allowance, ownerOf(allowance.owner));
}

function approveNfts(derivation: Derivation, allowance: hapi.NftAllowance, owner: EntityId): void {
  const { ids } = derivation;
  const { tokenId, approvedForAll, serialNumbers } = allowance;
  const spender = ids.account(allowance.spender);
  const delegatingSpender = ids.account(allowance.delegatingSpender);
  if (approvedForAll !== undefined)
    grant(derivation, owner, ids.token(tokenId), spender, { allSerials: approvedForAll.value ? 1 : 0 });
  changeSerials(derivation, tokenId, serialNumbers, (nft) => {
    nft.spender = spender;
    nft.delegatingSpender = delegatingSpender;
  });
}

type Granted = Partial<Pick<AllowanceRow, 'amountGranted' | 'amount' | 'allSerials'>>;

function amountLeft(amount: bigint): Granted {
  return { amountGranted: amount, amount };
}

function grant(derivation: Derivation, owner: EntityId, token: EntityId, spender: EntityId, granted: Granted): void {
  if (owner === NO_ENTITY || spender === NO_ENTITY) return;
  const { changes, consensusNs } = derivation;
  changes.change('allowance', { owner, token, spender }, (allowance) => {
    Object.assign(allowance, granted, { grantedNs: consensusNs, changedNs: consensusNs });
  });
}

/**
 * Approved debits come out of what their owner granted the spender: the amounts of the body. Those of the record hold the
 * fees besides that the owner pays of the same token or of hbar, which need no allowance.
 */
function useAllowances(derivation: Derivation, row: TransactionRow): void {
  if (derivation.successful) useHbar(derivation, row);
  if (!row.tokenTransferApproval.includes(1)) return;
  const asked = approvedTokenDebits(derivation);
  for (const [index, approved] of row.tokenTransferApproval.entries())
    if (approved === 1) {
      const [token, owner] = [row.tokenTransferToken[index] as EntityId, row.tokenTransferAccount[index]];
      use(derivation, owner, token, asked.get(`${token} ${owner}`) ?? row.tokenTransferAmount[index] ?? 0n);
    }
}

/** The record flags debits of its own where no body names them, as of what a contract moved. */
function useHbar(derivation: Derivation, row: TransactionRow): void {
  const entries = derivation.body.cryptoTransfer?.transfers?.accountAmounts;
  if (entries?.some(({ isApproval }) => isApproval)) useAskedHbar(derivation, entries);
  else if (row.transferApproval.includes(1))
    for (const [index, approved] of row.transferApproval.entries())
      if (approved === 1) use(derivation, row.transferAccount[index], HBAR, row.transferAmount[index] ?? 0n);
}

function useAskedHbar(derivation: Derivation, entries: readonly hapi.AccountAmount[]): void {
  for (const { accountID, amount, isApproval } of entries)
    if (isApproval) use(derivation, derivation.ids.account(accountID), HBAR, amount);
}

/** What the body asks to be moved of tokens by allowance: sums below zero, by `token owner`. */
function approvedTokenDebits(derivation: Derivation): ReadonlyMap<string, bigint> {
  const { ids } = derivation;
  const sums = new Map<string, bigint>();
  for (const { token, transfers } of bodyTokenLists(derivation))
    for (const { accountID, amount, isApproval } of transfers) {
      if (!isApproval || amount >= 0n) continue;
      const key = `${ids.token(token)} ${ids.account(accountID)}`;
      sums.set(key, (sums.get(key) ?? 0n) + amount);
    }
  return sums;
}

function use(derivation: Derivation, owner: bigint | undefined, token: EntityId, amount: bigint): void {
  if (owner === undefined || amount >= 0n) return;
  const { changes, consensusNs } = derivation;
  const key = { owner, token, spender: spenderOf(derivation) };
  changes.want('allowance', key);
  changes.push((state) => {
    // One that was granted before the first block that was read is not known, nor what is left of it.
    if (state.allowance.get(key) === undefined) return;
    const allowance = state.allowance.change(key);
    allowance.amount = allowance.amount + amount > 0n ? allowance.amount + amount : 0n;
    allowance.changedNs = consensusNs;
  });
}

/** Who moved the tokens: the caller of a contract's function, or the payer. */
function spenderOf(derivation: Derivation): EntityId {
  const sender = resultOf(derivation)?.senderId;
  return derivation.ids.account(sender) || derivation.payer;
}
