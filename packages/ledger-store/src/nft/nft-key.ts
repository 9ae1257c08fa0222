/** What names an NFT. */
export interface NftKey {
  readonly token: bigint;
  readonly serial: bigint;
}
