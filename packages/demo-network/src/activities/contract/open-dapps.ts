import { createAuction } from '../../contracts/auction.ts';
import { createDemoToken, type DemoTokenTerms } from '../../contracts/demo-token.ts';
import type { EvmAddress } from '../../contracts/evm-address.ts';
import { createMarket } from '../../contracts/market.ts';
import { openAccountOf } from '../../world/account-creation.ts';
import { castOf } from '../../world/cast.ts';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { type ContractBook, contractBook } from './contract-book.ts';
import { FIRST_WALLETS } from './dapp-users.ts';
import { createByEthereum, createFromFile, createInline } from './send-creation.ts';

const COMPANY_BALANCE = 2_000_000n * HBAR;
/** The ERC-20 that the dapps use: a billion, with 8 decimals. */
const COIN: DemoTokenTerms = { name: 'Lantern', symbol: 'LNTN', decimals: 8n, supply: 10n ** 17n };
const COMMUNITY_COINS: readonly DemoTokenTerms[] = [
  { name: 'Moonbeam Bakery', symbol: 'CRUMB', decimals: 18n, supply: 21_000_000n * 10n ** 18n },
  { name: 'Paper Boat', symbol: 'BOAT', decimals: 6n, supply: 500_000n * 10n ** 6n },
  { name: 'Harbour Cats ≽^•⩊•^≼', symbol: 'MEOW', decimals: 0n, supply: 9_999_999n },
];

/** The developers open the dapps one after another, then the communities their own coins. */
export const openDapps: Activity = {
  weight: (world) => {
    const book = contractBook(world);
    if (book.secrets.size < FIRST_WALLETS) return 0;
    if (book.market === undefined) return 200;
    return book.communityCoins.length < COMMUNITY_COINS.length ? 0.05 : 0;
  },
  act: async (world) => {
    const book = contractBook(world);
    const { foundation } = castOf(world);
    book.developer ??= openAccountOf(world, foundation, 'Tidewater Labs', COMPANY_BALANCE);
    book.relay ??= openAccountOf(world, foundation, 'Tidewater JSON-RPC relay', COMPANY_BALANCE);
    if (book.developer === undefined || book.relay === undefined) return;
    if (book.market === undefined) await openNext(world, book, book.developer);
    else await openCommunityCoin(world, book);
  },
};

async function openNext(world: World, book: ContractBook, developer: EntityNum): Promise<void> {
  if (book.coin === undefined) {
    book.coin = await createFromFile(world, developer, coinOf(COIN, 'Lantern ERC-20'));
    if (book.coin !== undefined) book.holders.set(book.coin, [developer]);
  } else if (book.auction === undefined) {
    book.auction = await createInline(world, developer, { prepare: createAuction, memo: 'Gavel & Gull auction house' });
  } else {
    const { coin } = book;
    const prepare = (num: EntityNum, address: EvmAddress) => createMarket(num, address, coin);
    const wanted = { prepare, memo: 'Lantern Street market', maxAutoAssociations: -1 };
    book.market = await createInline(world, developer, wanted);
  }
}

async function openCommunityCoin(world: World, book: ContractBook): Promise<void> {
  const terms = COMMUNITY_COINS[book.communityCoins.length];
  const founders = [...book.secrets.keys()];
  const founder = world.random.pick(founders);
  if (terms === undefined) return;
  const coin = await createByEthereum(world, founder, coinOf(terms, ''));
  if (coin === undefined) return;
  book.communityCoins.push(coin);
  book.holders.set(coin, [founder]);
}

function coinOf(terms: DemoTokenTerms, memo: string) {
  return { prepare: (num: EntityNum, address: EvmAddress) => createDemoToken(num, address, terms), memo };
}
