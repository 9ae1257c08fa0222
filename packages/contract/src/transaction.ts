import { type Static, Type } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { BlockProofReply } from './block-proof.ts';
import { contractFields, EthereumData } from './contract-result.ts';
import { DecodedCall, DecodedError, parsedEventsField } from './decoded-call.ts';
import { KeyOrNull } from './key.ts';
import { ScheduleInfo } from './schedule-info.ts';
import {
  arrayOf,
  entityId,
  entityIdOrNull,
  flag,
  hexOrNull,
  instant,
  instantOrNull,
  literals,
  object,
  orNull,
  text,
  textOrNull,
  whole,
  wholeOrNull,
} from './schemas.ts';
import { topicFields } from './topic-message.ts';
import { transactionRowFields, transactionSummaryFields } from './transaction-row.ts';
import { AssessedCustomFee, hbarChangeFields, Nft } from './transfer.ts';

/** How another transaction is related to the one shown. */
export const Relation = literals(
  ['self', 'child', 'parent', 'scheduled', 'schedule-create', 'duplicate', 'batch', 'inner', 'sibling'],
  'Relation to the transaction shown: child, parent, execution and so on.',
);
export type Relation = Static<typeof Relation>;

const { payerID, nodeID, transactionFee, transfers, tokenTransfers, nftTransfers, stakingRewards } =
  transactionRowFields;

/** What a child or a transaction of a batch moved by its own record. */
export const RelatedMoves = object('Transfers of its own record.', {
  payerID,
  nodeID,
  transactionFee,
  transfers,
  tokenTransfers,
  nftTransfers,
  stakingRewards,
  ...hbarChangeFields,
});
export type RelatedMoves = Static<typeof RelatedMoves>;

export const RelatedTransaction = object('A transaction that belongs to the one shown.', {
  relation: Relation,
  readableTransactionID: text('`payer@seconds.nanoseconds`.'),
  nonce: whole('Nonce of the transaction id.'),
  scheduled: flag('True for the execution of a schedule.'),
  consensusTime: instant('Consensus timestamp.'),
  parentConsensusTime: instantOrNull('Consensus timestamp of the transaction that caused it if names one.'),
  type: text('Transaction type code.'),
  typeLabel: text('The type for people.'),
  status: text('ResponseCodeEnum name.'),
  moves: orNull(RelatedMoves, 'Its transfers; null if it is neither a child nor in the batch.'),
});
export type RelatedTransaction = Static<typeof RelatedTransaction>;

export const ExchangeRateReply = object("The ledger's own exchange rate in force, from the receipt.", {
  hbarEquiv: whole('Hbars that are worth `centEquiv` US cents.'),
  centEquiv: whole('US cents that `hbarEquiv` hbar are worth.'),
  expiration: instantOrNull('Until when the rate holds.'),
});
export type ExchangeRateReply = Static<typeof ExchangeRateReply>;

/** What a transaction carried as it was submitted. */
export const CarriedData = object('The bytes that were submitted; every field of them is in the raw transaction.', {
  data: hexOrNull('Serialized Transaction.'),
  fileName: entityIdOrNull('File that it writes or deletes, or takes its init code or call data from.'),
  constructorParameters: hexOrNull('Constructor arguments of a contract create.'),
});
export type CarriedData = Static<typeof CarriedData>;

/** Everything that is known of one transaction. */
export const TransactionDetailReply = object(
  'A transaction with everything that its record, receipt and sidecars say.',
  {
    ...transactionRowFields,
    ...transactionSummaryFields,
    nodeFees: amount('Part of the fee that went to the node, in tinybars.'),
    networkFees: amount('Network and service fees combined, in tinybars (records do not separate them).'),
    maxFee: amountOrNull('Maximum fee the payer accepted, in tinybars.'),
    validDurationSeconds: amountOrNull('Valid duration in seconds.'),
    indexInBlock: whole('Position in its block, from 0.'),
    signatureCount: whole('Number of signatures in the signature map.'),
    createdID: entityIdOrNull('The entity that it created.'),
    accountID: entityIdOrNull('The account that it acts on or created if names one.'),
    tokenIDs: arrayOf(entityId('A token.'), 'Every token that it touches.'),
    tokenAmount: amountOrNull('Units minted, burned or wiped.'),
    tokenAccount: entityIdOrNull('Account whose tokens were wiped, frozen, associated, ...'),
    nfts: arrayOf(Nft, 'NFTs minted, burned or wiped.'),
    newTotalSupply: amountOrNull('Supply of the token afterwards, from the receipt.'),
    assessedCustomFees: arrayOf(AssessedCustomFee, 'Custom fees that were charged.'),
    ...contractFields,
    decodedFunctionParams: orNull(
      DecodedCall,
      'The call by a known signature; null if none is known or nothing was called.',
    ),
    decodedError: orNull(DecodedError, "Error message decoded with the contract's ABI; null if it cannot be decoded."),
    ...parsedEventsField,
    ethereum: orNull(EthereumData, 'Null for other types.'),
    ...topicFields,
    schedule: orNull(ScheduleInfo, 'Null if no schedule is involved.'),
    exchangeRate: orNull(ExchangeRateReply, 'Null if the receipt has none.'),
    batchKey: KeyOrNull('Key that must sign the batch; null for what is not in one.'),
    prngNumber: wholeOrNull('Random number, if a range was given.'),
    prngBytes: hexOrNull('Random bytes (48), if no range was given.'),
    alias: hexOrNull('Alias of an account that it created.'),
    evmAddress: hexOrNull('EVM address of what it created (20 bytes).'),
    fileContentsSize: wholeOrNull('Bytes that a file transaction carried.'),
    entityMemo: textOrNull('Memo that the entity was given if sets one.'),
    raw: CarriedData,
    related: arrayOf(RelatedTransaction, 'This transaction and all that belong to it, by consensus timestamp.'),
    proof: orNull(BlockProofReply, 'The proof of its block, as far as it covers the transaction.'),
  },
);
export type TransactionDetailReply = Static<typeof TransactionDetailReply>;

/** A transaction as the network wrote it. */
export const RawTransaction = object('The bytes of a transaction and its record, and every field in them.', {
  transactionID: text('Digits form of the transaction id.'),
  consensusTime: instant('Consensus timestamp.'),
  raw: hexOrNull('Serialized Transaction; the same as `transaction`.'),
  params: Type.Unknown({ description: 'Every field of the TransactionBody; the same as `body`.' }),
  transaction: hexOrNull('Serialized Transaction.'),
  record: hexOrNull('Serialized TransactionRecord.'),
  body: Type.Unknown({ description: 'Every field of the TransactionBody, under its protobuf name.' }),
  recordFields: Type.Unknown({ description: 'Every field of the TransactionRecord, under its protobuf name.' }),
  sidecars: arrayOf(Type.Unknown(), 'Every sidecar record, field by field.'),
});
export type RawTransaction = Static<typeof RawTransaction>;
