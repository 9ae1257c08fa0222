import { allowedTokens, approveCall, tokensOf, transferCall, transferFromCall } from '../../contracts/demo-token.ts';
import type { DeployedContract } from '../../contracts/deployed-contract.ts';
import type { EvmAddress } from '../../contracts/evm-address.ts';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { type ContractBook, contractBook, contractOf } from './contract-book.ts';
import { pickUser } from './dapp-users.ts';
import { addressOf } from './entity-address.ts';
import { sendCall } from './send-call.ts';

/** Coins begin to move once more than their creator have some. */
const FEW_HOLDERS = 12;
const TOO_MUCH_SHARE = 0.025;
/** Of a holding that somebody gives away at most: one part in so many. */
const LARGEST_PART = 6n;

/** People send one another ERC-20 coins, and let others spend theirs. */
export const coinTransfer: Activity = {
  weight: (world) => (contractBook(world).coin === undefined ? 0 : 2.5),
  act: async (world) => {
    const book = contractBook(world);
    const coins = [book.coin, book.coin, book.coin, ...book.communityCoins].filter((coin) => coin !== undefined);
    const coin = contractOf(book, world.random.pick(coins));
    if (world.random.chance(0.08)) await spendForOther(world, book, coin);
    else await give(world, book, coin);
  },
};

/** The coins that an account holds. */
export function coinBalance(world: World, coin: DeployedContract, num: EntityNum): bigint {
  return tokensOf(coin, addressOf(world, num));
}

/** Notes that an account got coins. */
export function noteHolder(book: ContractBook, coin: EvmAddress, num: EntityNum): void {
  const holders = book.holders.get(coin);
  if (holders !== undefined && !holders.includes(num)) holders.push(num);
}

export function allowanceOf(world: World, coin: DeployedContract, owner: EntityNum, spender: EvmAddress): bigint {
  return allowedTokens(coin, addressOf(world, owner), spender);
}

async function give(world: World, book: ContractBook, coin: DeployedContract): Promise<void> {
  const holders = book.holders.get(coin.address) ?? [];
  const from = holders.length < FEW_HOLDERS ? holders[0] : holders[world.random.zipf(holders.length)];
  const to = pickUser(world, 20n * HBAR);
  if (from === undefined || to === undefined || from === to) return;
  const held = coinBalance(world, coin, from);
  const amount = world.random.chance(TOO_MUCH_SHARE)
    ? held + world.random.amount(1n, 10_000n)
    : world.random.amount(1n, held / LARGEST_PART + 1n);
  const outcome = await sendCall(world, from, transferCall(coin, addressOf(world, to), amount));
  if (outcome?.succeeded) noteHolder(book, coin.address, to);
}

async function spendForOther(world: World, book: ContractBook, coin: DeployedContract): Promise<void> {
  const holders = book.holders.get(coin.address) ?? [];
  const owner = holders[world.random.zipf(holders.length)];
  const spender = pickUser(world, 20n * HBAR);
  if (owner === undefined || spender === undefined || owner === spender) return;
  const allowed = allowanceOf(world, coin, owner, addressOf(world, spender));
  const held = coinBalance(world, coin, owner);
  if (allowed === 0n) {
    const share = world.random.amount(1n, held / LARGEST_PART + 1n);
    await sendCall(world, owner, approveCall(coin, addressOf(world, spender), share));
    return;
  }
  // Who got nothing allowed any more tries all the same now and then.
  const amount = world.random.chance(0.1) ? allowed * 2n : allowed;
  const call = transferFromCall(coin, addressOf(world, owner), addressOf(world, spender), amount);
  if ((await sendCall(world, spender, call))?.succeeded) noteHolder(book, coin.address, spender);
}
