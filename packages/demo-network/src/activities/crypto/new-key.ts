import { type NewAccount, nextEcdsaKey, nextEd25519Key } from '../../world/account-creation.ts';
import { keyList } from '../../world/keys.ts';
import type { World } from '../../world/world.ts';

/** A key and the public keys that sign for it. */
type NewKey = Pick<NewAccount, 'key' | 'signers'>;

/** A fresh key: a single one, a list, a threshold or a nested one. */
export function newKey(world: World): NewKey {
  switch (world.random.below(5)) {
    case 0:
      return group([single(world), single(world)]);
    case 1:
      return group([single(world), single(world), single(world)], 2);
    case 2:
      return group([single(world), group([single(world), group([single(world), single(world)])], 1)]);
    default:
      return single(world);
  }
}

function single(world: World): NewKey {
  const { key, publicKey } = world.random.chance(0.8) ? nextEd25519Key(world) : nextEcdsaKey(world);
  return { key, signers: [publicKey] };
}

/** A list of keys, of which all sign, or as many as the threshold says. */
function group(keys: readonly NewKey[], threshold?: number): NewKey {
  const list = keyList(
    keys.map(({ key }) => key),
    threshold,
  );
  return { key: list, signers: keys.slice(0, threshold).flatMap(({ signers }) => signers) };
}
