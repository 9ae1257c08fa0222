/** Parts of transaction bodies, as far as rules read them: decoded messages of the network's definitions satisfy these. */
export interface BodyAccount {
  readonly shardNum: bigint;
  readonly realmNum: bigint;
  /** Undefined where the account is named by an alias. */
  readonly accountNum: bigint | undefined;
  readonly alias: Uint8Array | undefined;
}

export interface BodyContract {
  readonly shardNum: bigint;
  readonly realmNum: bigint;
  /** Undefined where the contract is named by an address. */
  readonly contractNum: bigint | undefined;
  readonly evmAddress: Uint8Array | undefined;
}

export interface BodyToken {
  readonly shardNum: bigint;
  readonly realmNum: bigint;
  readonly tokenNum: bigint;
}

export interface BodyTopic {
  readonly shardNum: bigint;
  readonly realmNum: bigint;
  readonly topicNum: bigint;
}

export interface BodyFile {
  readonly shardNum: bigint;
  readonly realmNum: bigint;
  readonly fileNum: bigint;
}

export interface BodySchedule {
  readonly shardNum: bigint;
  readonly realmNum: bigint;
  readonly scheduleNum: bigint;
}

export interface BodyKey {
  readonly contractID: BodyContract | undefined;
  readonly ed25519: Uint8Array | undefined;
  readonly RSA_3072: Uint8Array | undefined;
  readonly ECDSA_384: Uint8Array | undefined;
  readonly thresholdKey: { readonly threshold: number; readonly keys: BodyKeyList | undefined } | undefined;
  readonly keyList: BodyKeyList | undefined;
  readonly ECDSASecp256k1: Uint8Array | undefined;
  readonly delegatableContractId: BodyContract | undefined;
}

export interface BodyKeyList {
  readonly keys: readonly BodyKey[];
}

/** Hbars or units of an account: negative ones leave it. */
export interface BodyAmount {
  readonly accountID: BodyAccount | undefined;
  readonly amount: bigint;
  readonly isApproval: boolean;
}

export interface BodyNftMove {
  readonly senderAccountID: BodyAccount | undefined;
  readonly receiverAccountID: BodyAccount | undefined;
  readonly serialNumber: bigint;
  readonly isApproval: boolean;
}

export interface BodyTokenMoves {
  readonly token: BodyToken | undefined;
  readonly transfers: readonly BodyAmount[];
  readonly nftTransfers: readonly BodyNftMove[];
}

/** An allowance that is given, or withdrawn where nobody may spend. */
export interface BodyGrant {
  /** Absent for hbars. */
  readonly tokenId?: BodyToken | undefined;
  readonly owner: BodyAccount | undefined;
  readonly spender?: BodyAccount | undefined;
  /** Absent for NFTs. */
  readonly amount?: bigint;
  readonly serialNumbers?: readonly bigint[];
  readonly approvedForAll?: BodyWrapped<boolean> | undefined;
}

/** A value that a message may omit. */
export interface BodyWrapped<Value> {
  readonly value: Value;
}

export interface BodyNft {
  readonly token_ID: BodyToken | undefined;
}

/** An airdrop that waits for its receiver. */
export interface BodyAirdrop {
  readonly senderId: BodyAccount | undefined;
  readonly receiverId: BodyAccount | undefined;
  readonly fungibleTokenType: BodyToken | undefined;
  readonly nonFungibleToken: BodyNft | undefined;
}

/** The token of an airdrop. */
export function airdropToken({ fungibleTokenType, nonFungibleToken }: BodyAirdrop): BodyToken | undefined {
  return fungibleTokenType ?? nonFungibleToken?.token_ID;
}
