import { pickPayer } from '../../world/people.ts';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum, TokenKeyName } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { createToken } from './create-token.ts';
import { fixedFee, fractionalFee } from './custom-fee.ts';
import { keysOf, type TokenKeys } from './key-holders.ts';
import { enterToken, tokenBook } from './token-book.ts';

/** When there are so many, new ones become rare. */
const MANY = 250;
const FIRST = 'Amber Bramble Clover Drift Ember Fable Gale Hazel Indigo Juniper Kite Lumen'.split(' ');
const SECOND = 'Otter Anvil Beacon Comet Dune Elm Fjord Gadget Harp Iris Jigsaw Kettle'.split(' ');
const KIND = ['Coin', 'Token', 'Points', 'Credit', 'Club', 'Shares'];
const DECIMALS = [0, 0, 2, 2, 6, 8, 8, 8, 18] as const;
const LARGEST = 9_000_000_000_000_000_000n;
const OPTIONAL_KEYS: readonly TokenKeyName[] = ['supply', 'freeze', 'wipe', 'pause', 'feeSchedule', 'metadata'];

/** People try out tokens of their own. */
export const makeSmallToken: Activity = {
  weight: (world) => (tokenBook(world).small.length < MANY ? 0.05 : 0.005),
  act: (world) => {
    const { random } = world;
    const issuer = pickPayer(world, 200n * HBAR);
    if (issuer === undefined) return;
    const words = [random.pick(FIRST), random.pick(SECOND), random.pick(KIND)];
    const decimals = random.pick(DECIMALS);
    const initialSupply = initialSupplyOf(world, decimals);
    const keys = someKeys(world, issuer);
    const fee = someFee(world, issuer);
    const num = createToken(world, {
      kind: 'fungible',
      name: words.join(' '),
      symbol: words.map((word) => word.slice(0, 2).toUpperCase()).join(''),
      memo: random.chance(0.3) ? 'just trying this out' : '',
      treasury: issuer,
      decimals,
      initialSupply,
      maxSupply: random.chance(0.4) ? initialSupply : 0n,
      keys,
      customFees: fee,
    });
    if (num !== undefined) enterToken(world, num, { issuer, keys, catalogue: -1 });
  },
};

function initialSupplyOf(world: World, decimals: number): bigint {
  const supply = BigInt(world.random.pick([1_000, 21_000, 1_000_000, 100_000_000])) * 10n ** BigInt(decimals);
  return supply > LARGEST ? LARGEST : supply;
}

function someKeys({ random }: World, issuer: EntityNum): TokenKeys {
  const admin: TokenKeyName[] = random.chance(0.8) ? ['admin'] : [];
  return keysOf(issuer, [...admin, ...OPTIONAL_KEYS.filter(() => random.chance(0.4))]);
}

function someFee(world: World, issuer: EntityNum) {
  if (world.random.chance(0.85)) return [];
  if (world.random.chance(0.5)) return [fixedFee(issuer, { amount: HBAR / 4n })];
  return [fractionalFee(issuer, [1n, 100n], { minimum: 1n })];
}
