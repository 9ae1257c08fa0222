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
export const RelatedMoves = object('Transfers in its own record.', {
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

export const RelatedTransaction = object('A transaction related to the one shown.', {
  relation: Relation,
  readableTransactionID: text('`payer@seconds.nanoseconds`.'),
  nonce: whole('Transaction ID nonce.'),
  scheduled: flag('True for the execution of a schedule.'),
  consensusTime: instant('Consensus timestamp.'),
  parentConsensusTime: instantOrNull(
    'Consensus timestamp of the parent transaction; null if the record does not include one.',
  ),
  type: text('Transaction type code.'),
  typeLabel: text('Type label.'),
  status: text('ResponseCodeEnum name.'),
  moves: orNull(RelatedMoves, 'Transfers; null if the transaction is neither a child nor in the batch.'),
});
export type RelatedTransaction = Static<typeof RelatedTransaction>;

export const ExchangeRateReply = object("The ledger's own exchange rate in force, from the receipt.", {
  hbarEquiv: whole('Amount of hbar equivalent to `centEquiv` US cents.'),
  centEquiv: whole('US cents equivalent to `hbarEquiv` hbar.'),
  expiration: instantOrNull('Expiration of the rate.'),
});
export type ExchangeRateReply = Static<typeof ExchangeRateReply>;

/** What a transaction carried as it was submitted. */
export const CarriedData = object('Submitted bytes; the raw transaction contains all fields.', {
  data: hexOrNull('Serialized Transaction.'),
  fileName: entityIdOrNull('File that is written or deleted, or that contains the init code or call data.'),
  constructorParameters: hexOrNull('Constructor arguments of a contract create.'),
});
export type CarriedData = Static<typeof CarriedData>;

/** Everything that is known of one transaction. */
export const TransactionDetailReply = object('A transaction with all data from its record, receipt and sidecars.', {
  ...transactionRowFields,
  ...transactionSummaryFields,
  nodeFees: amount('Node fee, in tinybars.'),
  networkFees: amount('Network and service fees combined, in tinybars (records do not separate them).'),
  maxFee: amountOrNull('Maximum fee the payer accepted, in tinybars.'),
  validDurationSeconds: amountOrNull('Valid duration in seconds.'),
  indexInBlock: whole('Position in its block, from 0.'),
  signatureCount: whole('Number of signatures in the signature map.'),
  createdID: entityIdOrNull('Created entity.'),
  accountID: entityIdOrNull('Affected or created account; null if there is none.'),
  tokenIDs: arrayOf(entityId('A token.'), 'All tokens involved.'),
  tokenAmount: amountOrNull('Units minted, burned or wiped.'),
  tokenAccount: entityIdOrNull('Account whose tokens were wiped, frozen, associated and so on.'),
  nfts: arrayOf(Nft, 'NFTs minted, burned or wiped.'),
  newTotalSupply: amountOrNull('New total supply of the token, from the receipt.'),
  assessedCustomFees: arrayOf(AssessedCustomFee, 'Charged custom fees.'),
  ...contractFields,
  decodedFunctionParams: orNull(
    DecodedCall,
    'Call decoded with a known signature; null if unknown or if nothing was called.',
  ),
  decodedError: orNull(DecodedError, "Error message decoded with the contract's ABI; null if it cannot be decoded."),
  ...parsedEventsField,
  ethereum: orNull(EthereumData, 'Null for other types.'),
  ...topicFields,
  schedule: orNull(ScheduleInfo, 'Null if no schedule is involved.'),
  exchangeRate: orNull(ExchangeRateReply, 'Null if the receipt does not contain rates.'),
  batchKey: KeyOrNull('Key that must sign the batch; null for transactions outside batches.'),
  prngNumber: wholeOrNull('Random number if a range was given.'),
  prngBytes: hexOrNull('Random bytes (48) if no range was given.'),
  alias: hexOrNull('Alias of the created account.'),
  evmAddress: hexOrNull('EVM address of the created contract (20 bytes).'),
  fileContentsSize: wholeOrNull('Contents of a file transaction.'),
  entityMemo: textOrNull('New entity memo; null if the transaction does not set one.'),
  raw: CarriedData,
  related: arrayOf(RelatedTransaction, 'This transaction and all related transactions, by consensus timestamp.'),
  proof: orNull(BlockProofReply, 'Block proof, as far as it covers the transaction.'),
});
export type TransactionDetailReply = Static<typeof TransactionDetailReply>;

/** A transaction as the network wrote it. */
export const RawTransaction = object('Bytes of a transaction and its record, with all fields.', {
  transactionID: text('Digits form of the transaction ID.'),
  consensusTime: instant('Consensus timestamp.'),
  raw: hexOrNull('Serialized Transaction; same as `transaction`.'),
  params: Type.Unknown({ description: 'All fields of the TransactionBody; same as `body`.' }),
  transaction: hexOrNull('Serialized Transaction.'),
  record: hexOrNull('Serialized TransactionRecord.'),
  body: Type.Unknown({ description: 'All fields of the TransactionBody, by protobuf name.' }),
  recordFields: Type.Unknown({ description: 'All fields of the TransactionRecord, by protobuf name.' }),
  sidecars: arrayOf(Type.Unknown(), 'All sidecar records, by field.'),
});
export type RawTransaction = Static<typeof RawTransaction>;
