import type { Effects, RecordDraft } from './effects.ts';
import { accountId, tokenId } from './ids.ts';
import type { NetMoves } from './net-moves.ts';
import { accountOf, type EntityNum, tokenOf, type WorldState } from './world-state.ts';

/** Makes what a successful transaction and its children do part of the ledger. `checkMoves` has passed. */
export function applyEffects(state: WorldState, root: Effects): void {
  const all = root.all();
  for (const effects of all) {
    for (const [num, account] of effects.newAccounts) state.accounts.set(num, account);
    for (const [num, token] of effects.newTokens) state.tokens.set(num, token);
  }
  for (const effects of all) {
    for (const { account, token, relation } of effects.associations()) {
      accountOf(state, account).tokens.set(token, relation);
    }
  }
  for (const effects of all) effects.runChanges();
  for (const effects of all) applyMoves(state, effects.moves);
}

/** Adds tinybars (the net of a transaction's fees or rewards, which always sum to zero). */
export function applyHbar(state: WorldState, nets: ReadonlyMap<EntityNum, bigint>): void {
  for (const [num, amount] of nets) accountOf(state, num).balance += amount;
}

function applyMoves(state: WorldState, moves: NetMoves): void {
  applyHbar(state, moves.hbar);
  for (const [token, list] of moves.tokens) {
    for (const [account, amount] of list) changeBalance(state, account, token, amount);
  }
  for (const { token, serial, from, to } of moves.nfts) {
    const nft = tokenOf(state, token).nfts.get(serial);
    if (nft === undefined) throw new Error(`serial ${serial} of token 0.0.${token} moves but was never minted`);
    nft.owner = to;
    nft.spender = undefined;
    if (from !== undefined) changeBalance(state, from, token, -1n);
    if (to !== undefined) changeBalance(state, to, token, 1n);
  }
}

function changeBalance(state: WorldState, account: EntityNum, token: EntityNum, amount: bigint): void {
  if (amount === 0n) return;
  const relation = accountOf(state, account).tokens.get(token);
  if (relation === undefined) throw new Error(`account 0.0.${account} holds no token 0.0.${token}`);
  relation.balance += amount;
}

/** The parts of a record that only a successful transaction has: token moves and automatic associations. */
export function recordOfSuccess(effects: Effects): RecordDraft {
  const tokenTransferLists = effects.moves.tokenTransferLists();
  const automatic = effects.associations().filter(({ relation }) => relation.automatic);
  const automaticTokenAssociations = automatic.map(({ account, token }) => ({
    accountId: accountId(account),
    tokenId: tokenId(token),
  }));
  return {
    ...(tokenTransferLists.length === 0 ? {} : { tokenTransferLists }),
    ...(automaticTokenAssociations.length === 0 ? {} : { automaticTokenAssociations }),
  };
}
