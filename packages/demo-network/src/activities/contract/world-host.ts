import type { EvmHost, EvmTokenMove } from '../../contracts/evm-host.ts';
import { checkRelation, mayAssociateAutomatically } from '../../world/check-moves.ts';
import { refuse, resultOf } from '../../world/status.ts';
import type { World } from '../../world/world.ts';
import type { SimulatedAccount, SimulatedToken } from '../../world/world-state.ts';
import { type ContractBook, contractBook } from './contract-book.ts';
import { numOf } from './entity-address.ts';

const NOBODY = -1;

/** The ledger as contracts see it. */
export function worldHost(world: World): EvmHost {
  const book = contractBook(world);
  return {
    contractAt: (address) => book.contracts.get(address),
    balanceOf: (address) => {
      const account = world.state.accounts.get(numOf(book, address) ?? NOBODY);
      return account?.deleted === false ? account.balance : undefined;
    },
    tokenMoveStatus: (move) => tokenMoveStatus(world, book, move),
  };
}

/** What the token service answers to a contract that asks for a transfer, before it is made. */
function tokenMoveStatus(world: World, book: ContractBook, move: EvmTokenMove): number {
  const { tokens, accounts } = world.state;
  const token = tokens.get(numOf(book, move.token) ?? NOBODY);
  const from = accounts.get(numOf(book, move.from) ?? NOBODY);
  const to = accounts.get(numOf(book, move.to) ?? NOBODY);
  return resultOf(() => {
    if (token?.kind !== 'fungible') refuse('INVALID_TOKEN_ID');
    if (from === undefined || to === undefined) refuse('INVALID_ACCOUNT_ID');
    checkParties(token, from, to);
    checkCoverage(token, from, move, numOf(book, move.spender));
  });
}

function checkParties(token: SimulatedToken, from: SimulatedAccount, to: SimulatedAccount): void {
  if (token.deleted) refuse('TOKEN_WAS_DELETED');
  if (token.paused) refuse('TOKEN_IS_PAUSED');
  if (from.deleted || to.deleted) refuse('ACCOUNT_DELETED');
  checkRelation(from.tokens.get(token.num));
  const received = to.tokens.get(token.num);
  if (received !== undefined || !mayAssociateAutomatically(to, token)) checkRelation(received);
}

function checkCoverage(
  token: SimulatedToken,
  from: SimulatedAccount,
  move: EvmTokenMove,
  spender: number | undefined,
): void {
  const held = from.tokens.get(token.num)?.balance ?? 0n;
  if (held < move.amount) refuse('INSUFFICIENT_TOKEN_BALANCE');
  if (!move.approved) return;
  const allowed = from.tokenAllowances.get(`${token.num}:${spender}`);
  if (allowed === undefined) refuse('SPENDER_DOES_NOT_HAVE_ALLOWANCE');
  if (allowed < move.amount) refuse('AMOUNT_EXCEEDS_ALLOWANCE');
}
