import type { EntityId } from '@ledgerscope/ledger';
import type { StreamBlock } from '@ledgerscope/streams';
import { knownFromNs } from '../balances/anchor-at-start.ts';
import type { Interlude } from '../derive/derive-block.ts';
import type { BalancesAt, StatedTokenBalance } from '../source/balance-file.ts';
import type { StateSets } from './state-set.ts';

/** More than so many are not held in memory at once: then balances of tokens stay unknown. */
export const MOST_TOKEN_BALANCES = 500_000;
const UNKNOWN = 3;

/**
 * Sets what accounts hold of tokens to what a balance file says, where its instant is in the first block. A token of which it names
 * a balance is known from there on: who holds how much of it, and how much there is.
 */
export function openingInterlude(opening: BalancesAt, block: Pick<StreamBlock, 'consensusEnd'>): Interlude {
  const { consensusNs, tokenBalances } = opening;
  const fromNs = knownFromNs(opening, block);
  return {
    after: consensusNs,
    add: (rows, changes) => {
      if (tokenBalances.length > MOST_TOKEN_BALANCES) return;
      const supplies = suppliesIn(tokenBalances);
      for (const { account, token } of tokenBalances) changes.want('accountToken', { account, token });
      for (const token of supplies.keys()) {
        changes.want('token', { id: token });
        changes.want('tokenSupply', { id: token });
        rows.tokenAnchor.push({ token, consensusNs: fromNs });
      }
      changes.push((state) => {
        for (const held of tokenBalances) setBalance(state, held, fromNs);
        for (const [id, totalSupply] of supplies) setSupply(state, id, totalSupply);
      });
    },
  };
}

function suppliesIn(tokenBalances: readonly StatedTokenBalance[]): Map<EntityId, bigint> {
  const supplies = new Map<EntityId, bigint>();
  for (const { token, balance } of tokenBalances) supplies.set(token, (supplies.get(token) ?? 0n) + balance);
  return supplies;
}

function setBalance(state: StateSets, { account, token, balance }: StatedTokenBalance, at: bigint): void {
  const relation = state.accountToken.change({ account, token });
  if (relation.changedNs === 0n) Object.assign(relation, { freezeStatus: UNKNOWN, kycStatus: UNKNOWN, changedNs: at });
  relation.balance = balance;
  // The file names every token that an account is associated with, held or not.
  relation.associated = 1;
}

function setSupply(state: StateSets, id: EntityId, totalSupply: bigint): void {
  // The token gets its row, and with it a page, though nothing else is known of it.
  state.token.change({ id });
  Object.assign(state.tokenSupply.change({ id }), { totalSupply, supplyStated: 1 });
}
