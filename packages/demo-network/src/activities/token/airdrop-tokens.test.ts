import { describe, expect, it } from 'vitest';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import { airdropKey, airdropTokens, cancelAirdrops, claimAirdrops } from './airdrop-tokens.ts';
import { createToken } from './create-token.ts';
import { rejectTokens } from './reject-tokens.ts';
import { known, played, type ScriptedAccounts } from './testing/scripted-ledger.ts';

function token(world: World, { treasury }: ScriptedAccounts): EntityNum {
  const options = { kind: 'fungible', name: 'Drop', symbol: 'DROP', treasury, initialSupply: 1_000n } as const;
  return known(createToken(world, options, true));
}

/** Bob takes tokens automatically, carol does not. */
function drop(world: World, parties: ScriptedAccounts, amount = 40n) {
  const num = token(world, parties);
  world.account(parties.carol).maxAutoAssociations = 0;
  const tokens = [parties.bob, parties.carol].map((to) => ({ token: num, from: parties.treasury, to, amount }));
  const send = () => airdropTokens(world, parties.treasury, { tokens }, true);
  const key = airdropKey({ sender: parties.treasury, receiver: parties.carol, token: num, serial: undefined });
  return { ...parties, num, send, key };
}

const balance = (world: World, account: EntityNum, num: EntityNum) => world.account(account).tokens.get(num)?.balance;

describe('airdrops', () => {
  it('arrive at once where the receiver can be associated and wait otherwise; a second one adds up', async () => {
    const { result, items } = await played((world, parties) => {
      const { send, num, bob, carol } = drop(world, parties);
      send();
      send();
      return [balance(world, bob, num), balance(world, carol, num)];
    });
    expect(result).toEqual([80n, undefined]);
    const pending = items
      .slice(-2)
      .map(({ record }) => record.newPendingAirdrops.map((one) => one.pendingAirdropValue));
    expect(pending).toEqual([[{ amount: 40n }], [{ amount: 80n }]]);
    expect(items.slice(-2).map(({ record }) => record.automaticTokenAssociations.length)).toEqual([1, 0]);
  });

  it('are claimed whole, which associates the receiver', async () => {
    const { result, item } = await played((world, parties) => {
      const { send, key, carol, num } = drop(world, parties);
      send();
      claimAirdrops(world, [key], true);
      return { left: world.state.airdrops.size, relation: world.account(carol).tokens.get(num) };
    });
    expect(result.left).toBe(0);
    expect(result.relation).toEqual({ balance: 40n, frozen: false, kyc: true, automatic: false });
    expect(item.record.tokenTransferLists[0]?.transfers.map(({ amount }) => amount)).toEqual([-40n, 40n]);
  });

  it('are cancelled by the sender and then cannot be claimed', async () => {
    const { result, item } = await played((world, parties) => {
      const { send, key } = drop(world, parties);
      send();
      cancelAirdrops(world, [key], true);
      return { left: world.state.airdrops.size, claimed: claimAirdrops(world, [key], true) };
    });
    expect(result).toEqual({ left: 0, claimed: undefined });
    expect(item.type).toBe('tokenCancelAirdrop');
  });

  it('go back to the treasury where they are rejected', async () => {
    const { result } = await played((world, parties) => {
      const { send, bob, treasury, num } = drop(world, parties);
      send();
      rejectTokens(world, bob, [{ token: num }], true);
      return [balance(world, bob, num), balance(world, treasury, num)];
    });
    expect(result).toEqual([0n, 1_000n]);
  });

  it('wait only where the sender has what is to wait', async () => {
    const { item } = await played((world, parties) => drop(world, parties, 2_000n).send());
    expect(item.status).toBe('INSUFFICIENT_TOKEN_BALANCE');
    expect(item.record.newPendingAirdrops).toEqual([]);
  });
});
