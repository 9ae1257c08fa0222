import { nextEcdsaKey, nextEd25519Key } from '../../world/account-creation.ts';
import { keyList } from '../../world/keys.ts';
import type { World } from '../../world/world.ts';

/** A key and the public keys that sign for it. */
export interface NewKey {
  /** Serialized `Key`. */
  readonly key: Uint8Array;
  readonly signers: readonly Uint8Array[];
}

/** A fresh key: a single one, a list, a threshold or a nested one. */
export function newKey(world: World): NewKey {
  switch (world.random.below(5)) {
    case 0:
      return allOf([single(world), single(world)]);
    case 1:
      return someOf(2, [single(world), single(world), single(world)]);
    case 2:
      return allOf([single(world), someOf(1, [single(world), allOf([single(world), single(world)])])]);
    default:
      return single(world);
  }
}

function single(world: World): NewKey {
  const { key, publicKey } = world.random.chance(0.8) ? nextEd25519Key(world) : nextEcdsaKey(world);
  return { key, signers: [publicKey] };
}

function allOf(keys: readonly NewKey[]): NewKey {
  return { key: keyList(keys.map(({ key }) => key)), signers: keys.flatMap(({ signers }) => signers) };
}

function someOf(threshold: number, keys: readonly NewKey[]): NewKey {
  return {
    key: keyList(
      keys.map(({ key }) => key),
      threshold,
    ),
    signers: keys.slice(0, threshold).flatMap(({ signers }) => signers),
  };
}
