/**
 * What the model reads of a transaction. Rows of the store satisfy it as they are; replies and records are brought into this form.
 * Lists of the same prefix are columns of one list and equally long. Accounts and tokens are packed ids, 0 means none; amounts are
 * tinybars or smallest units.
 */
export interface HbarFacts {
  /** Field number of the body type. */
  readonly type: number;
  /** 1 for what a schedule executed. */
  readonly scheduled: number;
  /** The payer that the transaction id names. */
  readonly payer: bigint;
  /** Account of the node that submitted it; 0 for none. */
  readonly node: bigint;
  /** Charged fee. */
  readonly fee: bigint;
  readonly transferAccount: readonly bigint[];
  readonly transferAmount: readonly bigint[];
  /** 1 where mainnet's early records list an entry though nothing moved; may be shorter than the list. */
  readonly transferErrata: readonly number[];
  readonly rewardAccount: readonly bigint[];
  readonly rewardAmount: readonly bigint[];
  /** Payer of a schedule's execution; undefined where it was not looked up or is not known. */
  readonly schedulePayer?: bigint | undefined;
  /** Account that the EVM saw as the sender of an Ethereum transaction; undefined where it was not looked up or is not known. */
  readonly ethereumSender?: bigint | undefined;
  /** What the body asks to be sent, net by account; empty where the transaction failed or its body sends nothing. Undefined where it was not read. */
  readonly sent?: ReadonlyMap<bigint, bigint> | undefined;
}

/** What the model reads of token and NFT transfers, in the form of {@link HbarFacts}. */
export interface TokenFacts {
  readonly tokenTransferToken: readonly bigint[];
  readonly tokenTransferAccount: readonly bigint[];
  readonly tokenTransferAmount: readonly bigint[];
  readonly nftTransferToken: readonly bigint[];
  /** -1 moves every NFT of an old treasury. */
  readonly nftTransferSerial: readonly bigint[];
  /** 0 for a mint. */
  readonly nftTransferSender: readonly bigint[];
  /** 0 for a burn or wipe. */
  readonly nftTransferReceiver: readonly bigint[];
}

/** All that the model reads of a transaction. */
export interface MoveFacts extends HbarFacts, TokenFacts {}
