/** A whole number as replies have it: exact as a text beyond what a JSON number holds. */
type Whole = string | number;

interface Entry {
  readonly accountID: string;
  readonly amount: Whole;
}

interface TokenEntry extends Entry {
  readonly tokenID: string;
}

/** One NFT or more that changed their owner; `0.0.0` is nobody. */
export interface NftEntry {
  readonly tokenID: string;
  readonly serialNumber: Whole;
  readonly sender: string;
  readonly receiver: string;
}

/** An allowance that a body gives or withdraws. */
export interface AllowanceFacts {
  readonly ownerID: string | null;
  readonly spenderID: string | null;
  /** Null for hbars. */
  readonly tokenID: string | null;
  /** 0 ends an allowance; null for NFTs. */
  readonly amount: Whole | null;
  readonly serialNumbers: readonly Whole[];
  readonly approvedForAll: boolean;
}

/** A line of a body, which may name its account by an alias. */
export interface RequestedEntry {
  readonly accountID: string | null;
  readonly alias: string | null;
  readonly amount: Whole;
}

/** What a body asks for, whatever came of it. */
export interface RequestedFacts {
  readonly transfers: readonly RequestedEntry[];
  readonly tokenTransfers: readonly (RequestedEntry & { readonly tokenID: string })[];
  readonly nftTransfers: readonly (NftEntry & {
    readonly senderAlias: string | null;
    readonly receiverAlias: string | null;
  })[];
  readonly value: Whole | null;
  readonly allowances: readonly AllowanceFacts[];
  readonly accountID: string | null;
  readonly tokenIDs: readonly string[];
  readonly tokenAmount: Whole | null;
  readonly nftCount: number;
  readonly serialNumbers: readonly Whole[];
  readonly innerTransactions: readonly unknown[];
}

/** Name, symbol and decimals of a token. */
export interface UnitFacts {
  readonly name?: string | undefined;
  readonly tokenID: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** What rows of lists say of a transaction. */
interface RowFacts {
  /** Code of the type. */
  readonly type: string;
  readonly typeLabel: string;
  readonly status: string;
  readonly payerID: string;
  readonly senderID: string | null;
  readonly entityID: string | null;
  readonly requested: RequestedFacts | null;
  readonly tokenUnits: readonly UnitFacts[];
  readonly tokenTransfers: readonly TokenEntry[];
  readonly nftTransfers: readonly NftEntry[];
  readonly hbarChanges: readonly Entry[];
  /** Whether fees are apart from the changes. */
  readonly feesApart: boolean;
  readonly topicSequenceNumber: Whole | null;
  readonly functionParameters: string | null;
  /** The function that call data names; signatures of others with the same selector beside it. */
  readonly contractMethod?: { readonly name: string; readonly otherSignatures: readonly string[] } | null | undefined;
}

/** What the reply of a single transaction says beyond that. */
interface FurtherFacts {
  readonly createdID: string | null;
  readonly contractID: string | null;
  readonly accountID: string | null;
  readonly tokenAccount: string | null;
  readonly tokenIDs: readonly string[];
  readonly tokenAmount: Whole | null;
  readonly nfts: readonly { readonly tokenID: string; readonly serialNumber: Whole }[];
  readonly ethereum: { readonly valid: boolean; readonly to: string | null } | null;
  readonly schedule: { readonly scheduledTypeLabel: string | null } | null;
  readonly chunkInfo: { readonly number: number; readonly total: number } | null;
  readonly fileContentsSize: number | null;
  readonly entityMemo: string | null;
  readonly prngNumber: number | null;
  readonly prngBytes: string | null;
  readonly related: readonly { readonly relation: string }[];
}

/** What a summary is made from: a row of a list, or the full reply, which says more. */
export type SummaryFacts = RowFacts & { readonly [Name in keyof FurtherFacts]?: FurtherFacts[Name] | undefined };
