import { createAccount, nextEcdsaKey, nextEd25519Key } from '../../world/account-creation.ts';
import { castOf } from '../../world/cast.ts';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { Activity } from '../activity.ts';

/** So many people are there from the first day on. */
const FOUNDERS = 40;

/** People join: most with an Ed25519 key, some with a secp256k1 key and an EVM address. */
export const openAccount: Activity = {
  weight: (world) => (world.state.people.length < FOUNDERS ? 1_000 : 4),
  act: (world) => {
    const { wallet, exchange } = castOf(world);
    const payer = world.random.chance(0.8) ? wallet : exchange;
    const num = createAccount(world, payer, newcomer(world));
    if (num !== undefined) world.state.people.push(num);
  },
};

function newcomer(world: World) {
  const { random } = world;
  const common = {
    initialBalance: random.amount(5n * HBAR, 60_000n * HBAR),
    maxAutoAssociations: random.pick([0, 0, 5, 10, -1, -1]),
    memo: random.chance(0.1) ? random.pick(['main account', 'savings', 'game wallet', 'cold storage']) : '',
    ...(random.chance(0.25) ? { stakedNode: random.below(world.nodes.length) } : {}),
  };
  if (random.chance(0.4)) {
    const { key, publicKey, evmAddress } = nextEcdsaKey(world);
    return { ...common, key, signers: [publicKey], alias: evmAddress, evmAddress };
  }
  const { key, publicKey } = nextEd25519Key(world);
  return { ...common, key, signers: [publicKey] };
}
