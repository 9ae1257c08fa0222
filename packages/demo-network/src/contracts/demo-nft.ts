import { ARTIFACTS, type DeployedContract, storedWord } from './deployed-contract.ts';
import { type EvmAddress, ZERO_ADDRESS } from './evm-address.ts';
import { type PreparedCall, type PreparedCreation, preparedCall, preparedCreation } from './prepared-call.ts';
import { addressInWord, entrySlot, word } from './storage-slot.ts';

const { slots } = ARTIFACTS['demo-nft'];
const MINTED = word(BigInt(slots.totalSupply));
const OWNERS = word(BigInt(slots.owners));
const APPROVALS = word(BigInt(slots.approvals));

export interface DemoNftTerms {
  readonly name: string;
  readonly symbol: string;
  /** NFTs that there can be. */
  readonly most: bigint;
}

/** A new ERC-721; anyone may mint the next of its NFTs, which are numbered from 1. */
export function createDemoNft(
  num: number,
  address: EvmAddress,
  { name, symbol, most }: DemoNftTerms,
): PreparedCreation {
  return preparedCreation('demo-nft', num, address, [name, symbol, most]);
}

/** `mint` of the next NFT, for the caller. */
export function mintCall(art: DeployedContract): PreparedCall {
  return preparedCall(art, 'demo-nft', 'mint', []);
}

/** `transferFrom`, or `safeTransferFrom`, by the owner or whom it approved. */
export function moveCall(art: DeployedContract, nft: Erc721Move, safely: boolean): PreparedCall {
  const { from, to, tokenId } = nft;
  return preparedCall(art, 'demo-nft', safely ? 'safeTransferFrom' : 'transferFrom', [`0x${from}`, `0x${to}`, tokenId]);
}

export interface Erc721Move {
  readonly from: EvmAddress;
  readonly to: EvmAddress;
  readonly tokenId: bigint;
}

/** `approve`: `spender` may move one NFT of the caller; the zero address takes that back. */
export function approveOneCall(art: DeployedContract, spender: EvmAddress, tokenId: bigint): PreparedCall {
  return preparedCall(art, 'demo-nft', 'approve', [`0x${spender}`, tokenId]);
}

/** `setApprovalForAll`: whether `operator` may move all NFTs of the caller. */
export function approveAllCall(art: DeployedContract, operator: EvmAddress, approved: boolean): PreparedCall {
  return preparedCall(art, 'demo-nft', 'setApprovalForAll', [`0x${operator}`, approved]);
}

/** How many NFTs were minted: they are numbered from 1 to this. */
export function mintedNfts(art: DeployedContract): bigint {
  return storedWord(art, MINTED);
}

/** The owner of an NFT; undefined before it is minted. */
export function ownerOfNft(art: DeployedContract, tokenId: bigint): EvmAddress | undefined {
  return addressAt(art, entrySlot(tokenId.toString(16), OWNERS));
}

/** Who may move this one NFT beside its owner; undefined for nobody. */
export function approvedFor(art: DeployedContract, tokenId: bigint): EvmAddress | undefined {
  return addressAt(art, entrySlot(tokenId.toString(16), APPROVALS));
}

function addressAt(art: DeployedContract, slot: string): EvmAddress | undefined {
  const address = addressInWord(storedWord(art, slot));
  return address === ZERO_ADDRESS ? undefined : address;
}
