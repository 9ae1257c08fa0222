import {
  approveAllCall,
  approvedFor,
  approveOneCall,
  createDemoNft,
  mintCall,
  mintedNfts,
  moveCall,
  ownerOfNft,
} from '../../contracts/demo-nft.ts';
import type { DeployedContract } from '../../contracts/deployed-contract.ts';
import { type EvmAddress, ZERO_ADDRESS } from '../../contracts/evm-address.ts';
import { HBAR } from '../../world/units.ts';
import type { World } from '../../world/world.ts';
import type { EntityNum } from '../../world/world-state.ts';
import type { Activity } from '../activity.ts';
import { type ContractBook, contractBook, contractOf } from './contract-book.ts';
import { pickUser } from './dapp-users.ts';
import { addressOf, numOf } from './entity-address.ts';
import { sendCall } from './send-call.ts';
import { createInline } from './send-creation.ts';

const TERMS = { name: 'Lighthouse Keepers', symbol: 'KEEP', most: 500n };
const FEW_MINTED = 30n;
/** NFTs that are looked at for one that somebody else may move. */
const TRIES = 12;

/** An NFT and who owns it. */
interface Owned {
  readonly tokenId: bigint;
  readonly owner: EntityNum;
}

interface Deal {
  readonly art: DeployedContract;
  readonly nft: Owned;
  readonly other: EntityNum;
}

/** The developers open an ERC-721, whose NFTs people mint, give away, and let others move. */
export const keeperNfts: Activity = {
  weight: (world) => {
    const { market, art } = contractBook(world);
    if (market === undefined) return 0;
    return art === undefined ? 4 : 0.8;
  },
  act: async (world) => {
    const book = contractBook(world);
    if (book.art === undefined) await openCollection(world, book);
    else await useCollection(world, book, contractOf(book, book.art));
  },
};

async function openCollection(world: World, book: ContractBook): Promise<void> {
  const { developer } = book;
  if (developer === undefined) return;
  const prepare = (num: EntityNum, address: EvmAddress) => createDemoNft(num, address, TERMS);
  book.art = await createInline(world, developer, { prepare, memo: 'Lighthouse Keepers ERC-721' });
}

async function useCollection(world: World, book: ContractBook, art: DeployedContract): Promise<void> {
  const minted = mintedNfts(art);
  if (minted === 0n || world.random.chance(minted < FEW_MINTED ? 0.6 : 0.15)) {
    const minter = pickUser(world, 20n * HBAR);
    if (minter !== undefined) await sendCall(world, minter, mintCall(art));
    return;
  }
  const nft = pickNft(world, book, art);
  const other = pickUser(world, 20n * HBAR);
  if (nft !== undefined && other !== undefined && nft.owner !== other)
    await moveOrApprove(world, book, { art, nft, other });
}

async function moveOrApprove(world: World, book: ContractBook, { art, nft, other }: Deal): Promise<void> {
  const draw = world.random.unit();
  if (draw < 0.45) await giveAway(world, art, nft, other);
  else if (draw < 0.72) await approveOther(world, art, nft, other);
  else if (draw < 0.82) {
    await sendCall(world, nft.owner, approveAllCall(art, addressOf(world, other), world.random.chance(0.8)));
  } else await moveApproved(world, book, art, other);
}

function pickNft(world: World, book: ContractBook, art: DeployedContract): Owned | undefined {
  const tokenId = world.random.amount(1n, mintedNfts(art));
  const address = ownerOfNft(art, tokenId);
  const owner = address === undefined ? undefined : numOf(book, address);
  return owner === undefined ? undefined : { tokenId, owner };
}

async function giveAway(world: World, art: DeployedContract, { tokenId, owner }: Owned, to: EntityNum): Promise<void> {
  const move = { from: addressOf(world, owner), to: addressOf(world, to), tokenId };
  await sendCall(world, owner, moveCall(art, move, world.random.chance(0.5)));
}

/** Lets another one move an NFT; who did so before takes it back now and then. */
async function approveOther(world: World, art: DeployedContract, { tokenId, owner }: Owned, other: EntityNum) {
  const takesBack = approvedFor(art, tokenId) !== undefined && world.random.chance(0.5);
  const spender = takesBack ? ZERO_ADDRESS : addressOf(world, other);
  await sendCall(world, owner, approveOneCall(art, spender, tokenId));
}

/** Who was approved fetches an NFT; somebody who was not tries as well. */
async function moveApproved(world: World, book: ContractBook, art: DeployedContract, stranger: EntityNum) {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const nft = pickNft(world, book, art);
    const approved = nft && approvedFor(art, nft.tokenId);
    const mover = approved === undefined ? undefined : numOf(book, approved);
    if (nft === undefined || (mover === undefined && tried < TRIES - 1)) continue;
    const by = mover ?? stranger;
    const move = { from: addressOf(world, nft.owner), to: addressOf(world, by), tokenId: nft.tokenId };
    await sendCall(world, by, moveCall(art, move, false));
    return;
  }
}
