import { createToken, type NewToken } from '../activities/token/create-token.ts';
import { keysOf } from '../activities/token/key-holders.ts';
import { deleteToken, mintToken } from '../activities/token/manage-token.ts';
import { transferTokens } from '../activities/token/transfer-tokens.ts';
import { HBAR } from '../world/units.ts';
import type { World } from '../world/world.ts';
import {
  accountLink,
  pause,
  requireResult,
  type Scenario,
  scenarioAccount,
  tokenLink,
  transactionLink,
} from './scenario.ts';

const CAPITAL = 5_000n * HBAR;
const HOLDERS = 12;

/** A token that was used and then deleted. */
export const deletedToken: Scenario = {
  name: 'deleted-token',
  title: 'A deleted token that accounts still hold',
  days: 1,
  run: (world) => {
    const points = { name: 'Yesterday Points', symbol: 'YDAY', decimals: 2, initialSupply: 1_000_000n };
    const { token, treasury, holders } = launch(world, points);
    pause(world);
    const deletion = deleteToken(world, token, { payer: treasury, reliable: true });
    pause(world);
    const move = { token, from: treasury, to: holders[0] ?? treasury, amount: 100n };
    const late = transferTokens(world, { tokens: [move] }, { reliable: true });
    return [
      tokenLink(token, 'the deleted token'),
      transactionLink(deletion, 'its deletion'),
      transactionLink(late, 'a transfer that came too late'),
      accountLink(holders[0] ?? treasury, 'a holder'),
    ];
  },
};

/** A token with more decimals than pages can show. */
export const manyDecimals: Scenario = {
  name: 'decimals-above-20',
  title: 'Tokens with 0, 18, 20, 21 and 40 decimals',
  days: 1,
  run: (world) =>
    [0, 18, 20, 21, 40].flatMap((decimals) => {
      const named = { name: `Grain of ${decimals}`, symbol: `GRAIN${decimals}` };
      const { token, holders } = launch(world, { ...named, decimals, initialSupply: 9_000_000_000_000_000_000n });
      return [
        tokenLink(token, `${decimals} decimals`),
        ...(decimals > 20 ? [accountLink(holders[0] ?? 0, `a holder of ${decimals} decimals`)] : []),
      ];
    }),
};

/** Supplies at the edge of what a 64-bit number holds. */
export const hugeSupply: Scenario = {
  name: 'greatest-supply',
  title: 'A token whose supply is the greatest that the ledger allows',
  days: 1,
  run: (world) => {
    const greatest = 9_223_372_036_854_775_807n;
    const supply = { initialSupply: greatest - 1n, maxSupply: greatest };
    const { token, treasury } = launch(world, { name: 'Every Last One', symbol: 'ALL', ...supply });
    pause(world);
    const last = mintToken(world, token, 1n, { payer: treasury, reliable: true });
    pause(world);
    const beyond = mintToken(world, token, 1n, { payer: treasury, reliable: true });
    return [
      tokenLink(token, `a supply of ${greatest}`),
      transactionLink(last, 'the mint that filled it'),
      transactionLink(beyond, 'the mint that came to nothing'),
    ];
  },
};

/** A token with all keys at its treasury, and a dozen holders. */
function launch(world: World, token: Omit<NewToken, 'kind' | 'treasury' | 'keys'>) {
  const treasury = scenarioAccount(world, `treasury of ${token.symbol}`, CAPITAL);
  pause(world);
  const keys = keysOf(treasury, ['admin', 'supply', 'pause']);
  const num = requireResult(
    createToken(world, { kind: 'fungible', treasury, keys, ...token }, true),
    'creating the token',
  );
  const holders = Array.from({ length: HOLDERS }, (_, index) => scenarioAccount(world, `holder ${index + 1}`, HBAR));
  const share = (token.initialSupply ?? 0n) / BigInt(HOLDERS * 3);
  const moves = holders
    .slice(0, 9)
    .map((to, index) => ({ token: num, from: treasury, to, amount: share + BigInt(index) }));
  pause(world);
  requireResult(transferTokens(world, { tokens: moves }, { reliable: true }), 'handing the token out');
  return { token: num, treasury, holders };
}
