import { defineStateTable } from '../state/state-table.ts';
import { defineTable, type RowOf } from '../table.ts';

/** Single NFTs. */
export const nftTable = defineStateTable('nft', ['token', 'serial'], {
  token: 'u64',
  serial: 'i64',
  /** 0 once burned or wiped, and where the stream did not say. */
  owner: 'u64',
  /** Payer of the mint. */
  creator: 'u64',
  /** Consensus time of the mint; 0 when it was not ingested: then creator and metadata are unknown. */
  mintedNs: 'ns',
  metadata: 'bytes',
  /** May move this one NFT; 0 for none. */
  spender: 'u64',
  /** On whose behalf the spender was approved; 0 for the owner. */
  delegatingSpender: 'u64',
  deleted: 'u8',
  changedNs: 'ns',
});
export type NftRow = RowOf<typeof nftTable>;

/** Arrivals (`owned` 1) and departures (0) of NFTs by owner; the newest up to the head counts. */
export const nftOwnerTable = defineTable('nft_owner', {
  owner: 'u64',
  /** `nft.mintedNs`. */
  mintedNs: 'ns',
  token: 'u64',
  serial: 'i64',
  owned: 'u8',
  version: 'ns',
});

/** Every mint. */
export const nftMintTable = defineTable('nft_mint', {
  consensusNs: 'ns',
  token: 'u64',
  serial: 'i64',
  creator: 'u64',
});

/** Every change of metadata after a mint; serial 0 is the collection itself. */
export const nftMetadataChangeTable = defineTable('nft_metadata_change', {
  consensusNs: 'ns',
  token: 'u64',
  serial: 'i64',
});

/** What a collection saw within the hour that starts at `hourNs`. */
export const nftHourTable = defineStateTable('nft_hour', ['hourNs', 'token'], {
  hourNs: 'ns',
  token: 'u64',
  /** From one account to another. */
  transfers: 'u64',
  mints: 'u64',
});
