import { defineTable, type RowOf } from '../table.ts';

/** Every transaction with what lists, facets and the transaction page read. Entity columns hold packed ids, 0 for none. */
export const transactionTable = defineTable('transaction', {
  consensusNs: 'ns',
  /** `block.sequence`. */
  block: 'i64',
  indexInBlock: 'u32',
  /** consensusNs - validStartNs: compresses far better than the valid start itself. */
  validStartDelta: 'anyNs',
  nonce: 'i32',
  scheduled: 'u8',
  /** Field number of the body type. */
  type: 'u16',
  /** ResponseCodeEnum. */
  result: 'u16',
  /** Node account the transaction was sent to; 0 for synthetic children. */
  node: 'u64',
  payer: 'u64',
  /** Main entity of the transaction (see the table of transaction types). */
  entity: 'u64',
  /** Entity that the receipt says was created; 0 for none. */
  created: 'u64',
  /** Sequence number that a topic message got; 0 for other types. */
  topicSequenceNumber: 'u64',
  /** Charged fee in tinybars, as the record says. */
  fee: 'u64',
  maxFee: 'u64',
  validDurationSeconds: 'i64',
  /** Sum of debits to the payer in tinybars, fee included. */
  amount: 'u64',
  memo: 'text',
  hash: 'hash',
  /** Parent's consensus time; 0 for none. */
  parentNs: 'ns',
  /** Schedule that this execution belongs to (record.scheduleRef). */
  schedule: 'u64',
  /** Serialized Key; empty for none. */
  batchKey: 'bytes',
  signatures: 'u16',
  gasUsed: 'u64',
  hbarEquiv: 'i32',
  centEquiv: 'i32',
  rateExpirationSeconds: 'i64',
  alias: 'bytes',
  evmAddress: 'bytes',
  /** hbar transfers in record order; early networks list an account more than once, every entry is stored. */
  transferAccount: 'u64s',
  transferAmount: 'i64s',
  transferApproval: 'u8s',
  /**
   * 1 where a failed crypto transfer from before 2020 lists an entry of its own body: on mainnet nothing moved there
   * (errata), so balances leave it out.
   */
  transferErrata: 'u8s',
  tokenTransferToken: 'u64s',
  tokenTransferAccount: 'u64s',
  tokenTransferAmount: 'i64s',
  tokenTransferApproval: 'u8s',
  nftTransferToken: 'u64s',
  /** -1 moves every NFT of an old treasury (streams: wildcard). */
  nftTransferSerial: 'i64s',
  /** 0 for a mint. */
  nftTransferSender: 'u64s',
  /** 0 for a burn or wipe. */
  nftTransferReceiver: 'u64s',
  nftTransferApproval: 'u8s',
  customFeeAmount: 'i64s',
  /** 0 for hbar. */
  customFeeToken: 'u64s',
  customFeeCollector: 'u64s',
  /** Effective payers as packed ids in decimal, comma separated. */
  customFeePayers: 'texts',
  rewardAccount: 'u64s',
  rewardAmount: 'i64s',
  /** Tokens and accounts that the record associated automatically. */
  associatedToken: 'u64s',
  associatedAccount: 'u64s',
  /**
   * `seconds.nanoseconds` of consensus as the record states it, where that cannot be its place in the stream; empty where
   * consensusNs is what the record states.
   */
  statedConsensus: 'text',
  /** What of it this program could not read or store, and why; empty where everything is understood. */
  notUnderstood: 'text',
});
export type TransactionRow = RowOf<typeof transactionTable>;

/** Transactions of the nodes themselves (docs/decisions/0031), which `transaction` and all that is made of it leave out. */
export const nodeTransactionTable = defineTable('node_transaction', transactionTable.columns);

/** Who sent an Ethereum transaction, where the sender is in it as nothing else: neither as payer nor in a transfer. */
export const transactionSenderTable = defineTable('transaction_sender', {
  consensusNs: 'ns',
  sender: 'u64',
  /** The rest as in `transaction`. */
  type: 'u16',
  result: 'u16',
  amount: 'u64',
  payer: 'u64',
  validStartDelta: 'anyNs',
});

/** The bytes as they were in the stream, and beside them what the transaction's page shows of other tables. */
export const transactionRawTable = defineTable('transaction_raw', {
  consensusNs: 'ns',
  transactionBytes: 'bytes',
  recordBytes: 'bytes',
  /** What it caused in other tables, by {@link packTransactionParts}; empty where it caused nothing. */
  parts: 'bytes',
});
export type TransactionRawRow = RowOf<typeof transactionRawTable>;
