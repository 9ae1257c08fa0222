import { createAccount, nextEcdsaKey } from '../../world/account-creation.ts';
import { castOf } from '../../world/cast.ts';
import { pickPayer } from '../../world/people.ts';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { contractBook } from './contract-book.ts';

const MAX_WALLETS = 150;
/** So many are there before the first dapp opens. */
export const FIRST_WALLETS = 5;
const WALLET_SHARE = 0.6;

/** People with a wallet of the Ethereum world join: they hold a secp256k1 key and sign Ethereum transactions. */
export const joinWithWallet: Activity = {
  weight: (world) => {
    const wallets = contractBook(world).secrets.size;
    if (wallets < FIRST_WALLETS) return 30;
    return wallets < MAX_WALLETS ? 0.15 : 0;
  },
  act: (world) => {
    const { key, publicKey, evmAddress, secret } = nextEcdsaKey(world);
    const num = createAccount(world, castOf(world).wallet, {
      key,
      signers: [publicKey],
      alias: evmAddress,
      evmAddress,
      initialBalance: world.random.amount(500n * HBAR, 80_000n * HBAR),
      maxAutoAssociations: -1,
    });
    if (num === undefined) return;
    contractBook(world).secrets.set(num, secret);
    world.state.people.push(num);
  },
};

/** Somebody who can put `tinybar` into a dapp; mostly owners of a wallet for it. */
export function pickUser(world: World, tinybar: bigint): EntityNum | undefined {
  const { secrets } = contractBook(world);
  if (secrets.size === 0 || !world.random.chance(WALLET_SHARE)) return pickPayer(world, tinybar);
  const wallets = [...secrets.keys()];
  const num = wallets[world.random.zipf(wallets.length)];
  if (num === undefined) return undefined;
  const { balance, deleted } = world.account(num);
  return deleted || balance < tinybar ? undefined : num;
}
