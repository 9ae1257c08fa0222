import type { TokenMove } from '../../contracts/evm-host.ts';
import { SUCCESS, statusCode } from '../../world/status.ts';
import type { World } from '../../world/world.ts';
import type { AccountState, TokenRelation, TokenState } from '../../world/world-state.ts';
import type { ContractBook } from './contract-book.ts';
import { numOf } from './entity-address.ts';

/** Holds as many automatic associations as it likes (HIP-904). */
const UNLIMITED = -1;
const NOBODY = -1;

/** What the token service answers to a contract that asks for a transfer, before it is made. */
export function tokenMoveStatus(world: World, book: ContractBook, move: TokenMove): number {
  const { tokens, accounts } = world.state;
  const token = tokens.get(numOf(book, move.token) ?? NOBODY);
  if (token?.kind !== 'fungible') return statusCode('INVALID_TOKEN_ID');
  const from = accounts.get(numOf(book, move.from) ?? NOBODY);
  const to = accounts.get(numOf(book, move.to) ?? NOBODY);
  if (from === undefined || to === undefined) return statusCode('INVALID_ACCOUNT_ID');
  const usable = usability(token, from, to);
  return usable === SUCCESS ? coverage(token, from, move, numOf(book, move.spender)) : usable;
}

function usability(token: TokenState, from: AccountState, to: AccountState): number {
  if (token.deleted) return statusCode('TOKEN_WAS_DELETED');
  if (token.paused) return statusCode('TOKEN_IS_PAUSED');
  if (from.deleted || to.deleted) return statusCode('ACCOUNT_DELETED');
  const given = relationStatus(from.tokens.get(token.num));
  if (given !== SUCCESS) return given;
  const received = to.tokens.get(token.num);
  return received === undefined && canAssociate(token, to) ? SUCCESS : relationStatus(received);
}

function relationStatus(relation: TokenRelation | undefined): number {
  if (relation === undefined) return statusCode('TOKEN_NOT_ASSOCIATED_TO_ACCOUNT');
  if (relation.frozen) return statusCode('ACCOUNT_FROZEN_FOR_TOKEN');
  return relation.kyc ? SUCCESS : statusCode('ACCOUNT_KYC_NOT_GRANTED_FOR_TOKEN');
}

function canAssociate(token: TokenState, account: AccountState): boolean {
  if (token.keys.kyc !== undefined || token.freezeDefault) return false;
  if (account.maxAutoAssociations === UNLIMITED) return true;
  let used = 0;
  for (const relation of account.tokens.values()) if (relation.automatic) used++;
  return used < account.maxAutoAssociations;
}

function coverage(token: TokenState, from: AccountState, move: TokenMove, spender: number | undefined): number {
  const held = from.tokens.get(token.num)?.balance ?? 0n;
  if (held < move.amount) return statusCode('INSUFFICIENT_TOKEN_BALANCE');
  if (!move.approved) return SUCCESS;
  const allowed = from.tokenAllowances.get(`${token.num}:${spender}`);
  if (allowed === undefined) return statusCode('SPENDER_DOES_NOT_HAVE_ALLOWANCE');
  return allowed < move.amount ? statusCode('AMOUNT_EXCEEDS_ALLOWANCE') : SUCCESS;
}
