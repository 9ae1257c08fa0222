/** What people write of a dapp. */
export interface DappTexts {
  readonly company: string;
  readonly description: string;
  readonly website: string | null;
  readonly androidAppLink: string | null;
  readonly iosAppLink: string | null;
  /** When it was deployed, in their words. */
  readonly deployed: string | null;
}

/** A logo, checked by its first bytes. */
export interface NewLogo {
  readonly mediaType: string;
  readonly image: Uint8Array;
}

/** A change of a public dapp: what it will say once it is approved. */
export interface DappChange extends DappTexts {
  /** As shard.realm.num. */
  readonly accountId: string;
  /** Undefined where the logo stays as it is. */
  readonly logo?: { readonly mediaType: string; readonly base64: string } | undefined;
}

/** A link to where an NFT or a collection is for sale. */
export interface MarketplaceRequest {
  /** As shard.realm.num. */
  readonly tokenId: string;
  /** Of one NFT, in decimal; null for the whole collection. */
  readonly serial: string | null;
  /** As shard.realm.num. */
  readonly nftOwner: string;
  readonly email: string;
  readonly phone: string | null;
  /** Null where the operator is to find it. */
  readonly marketplaceLink: string | null;
}

/** What a submission holds beside the rows that it is about. */
export interface SubmissionContent {
  readonly change?: DappChange;
  /** The contract that was added, as shard.realm.num. */
  readonly contractId?: string;
  readonly marketplace?: MarketplaceRequest;
}
