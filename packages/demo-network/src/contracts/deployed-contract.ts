import { AUCTION } from './artifacts/auction.ts';
import { DEMO_NFT } from './artifacts/demo-nft.ts';
import { DEMO_TOKEN } from './artifacts/demo-token.ts';
import { MARKET } from './artifacts/market.ts';
import type { EvmAddress } from './evm-address.ts';

/** The compiled contracts of this folder. */
export const ARTIFACTS = { 'demo-token': DEMO_TOKEN, 'demo-nft': DEMO_NFT, auction: AUCTION, market: MARKET } as const;

export type ContractKind = keyof typeof ARTIFACTS;

/** A contract on the ledger: plain data, so that it can be part of a snapshot (maps as structured clones know them). */
export interface DeployedContract {
  /** In shard 0, realm 0. */
  readonly num: number;
  readonly address: EvmAddress;
  readonly kind: ContractKind;
  /** Words by slot (64 digits); a word that is zero is absent. */
  readonly storage: Map<string, bigint>;
}

/** What a storage slot of a contract holds. */
export function storedWord({ storage }: DeployedContract, slot: string): bigint {
  return storage.get(slot) ?? 0n;
}
