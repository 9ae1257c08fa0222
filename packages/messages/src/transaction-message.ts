import {
  amount,
  type ContractLog,
  type ParsedEvent,
  type TransactionDetailReply,
  type TransactionRowReply,
  transactionRowFields,
  transactionSummaryFields,
} from '@ledgerscope/contract';
import { arrayOf, entityId, entityIdOrNull, flag, hex, object, text, whole } from '@ledgerscope/contract/schemas';
import { type Static, Type } from 'typebox';

const TransferInMessage = object('One hbar balance change of the record.', {
  accountID: entityId('Account or contract whose balance changed.'),
  amount: amount('Signed change in tinybars.'),
  isApproval: flag('Whether an allowance was used.'),
});

const TokenTransferInMessage = object('One token balance change of the record.', {
  tokenID: entityId('The token.'),
  accountID: entityId('Account or contract whose token balance changed.'),
  amount: amount('Signed change in the smallest units of the token.'),
  isApproval: flag('Whether an allowance was used.'),
});

const NftTransferInMessage = object('One change of an NFT owner.', {
  tokenID: entityId('The collection.'),
  serialNumber: amount('Serial number; -1 means every serial of the treasury.'),
  sender: entityId('Previous owner; 0.0.0 for a mint.'),
  receiver: entityId('New owner; 0.0.0 for a burn or wipe.'),
  isApproval: flag('Whether an allowance was used.'),
});

const RewardInMessage = object('A staking reward triggered by the transaction.', {
  accountID: entityId('Rewarded account.'),
  amount: amount('Reward in tinybars.'),
});

const LogInMessage = object('A contract log.', {
  index: whole('Position within the logs of the transaction, from 0.'),
  contractID: entityId('Contract that emitted the log.'),
  data: hex('Unindexed data.'),
  topics: arrayOf(hex('32-byte topic.'), 'Indexed values; the first usually identifies the event.'),
  bloom: hex('Log bloom filter.'),
});

const EventInMessage = object('A log, decoded with a known ABI.', {
  index: whole('Position of the log within the transaction, from 0.'),
  contractID: entityId('Contract that emitted the log.'),
  functionName: text('Event name.'),
  functionType: Type.Literal('event', { description: 'Always "event".' }),
  inputNames: arrayOf(text('Name, or position if the ABI has none.'), 'Parameter names.'),
  inputTypes: arrayOf(text('Solidity type.'), 'Their types.'),
  inputValues: arrayOf(text('Value as text.'), 'Their values.'),
});

/** What a subscription or a stream for transactions sends. A field that is added to lists of the API is not added here. */
export const TransactionMessage = object('A message of a subscription or a stream for transactions.', {
  transactionID: transactionRowFields.transactionID,
  readableTransactionID: transactionRowFields.readableTransactionID,
  transactionHash: transactionRowFields.transactionHash,
  consensusTime: transactionRowFields.consensusTime,
  statedConsensusTime: transactionRowFields.statedConsensusTime,
  startTime: transactionRowFields.startTime,
  payerID: transactionRowFields.payerID,
  nodeID: transactionRowFields.nodeID,
  nonce: transactionRowFields.nonce,
  scheduled: transactionRowFields.scheduled,
  parentConsensusTime: transactionRowFields.parentConsensusTime,
  status: transactionRowFields.status,
  type: transactionRowFields.type,
  typeLabel: transactionRowFields.typeLabel,
  service: transactionRowFields.service,
  amount: transactionRowFields.amount,
  transactionFee: transactionRowFields.transactionFee,
  memo: transactionRowFields.memo,
  notUnderstood: transactionRowFields.notUnderstood,
  entityID: transactionRowFields.entityID,
  transfers: arrayOf(TransferInMessage, 'All hbar transfers in the record, in record order.'),
  tokenTransfers: arrayOf(TokenTransferInMessage, 'All fungible token transfers in the record.'),
  nftTransfers: arrayOf(NftTransferInMessage, 'All NFT transfers in the record.'),
  stakingRewards: arrayOf(RewardInMessage, 'Staking rewards triggered by the transaction.'),
  topicSequenceNumber: transactionRowFields.topicSequenceNumber,
  blockNumber: transactionRowFields.blockNumber,
  contractID: entityIdOrNull('Called or created contract.'),
  functionParameters: transactionSummaryFields.functionParameters,
  logInfo: arrayOf(LogInMessage, 'Logs in order.'),
  parsedEvents: Type.Optional(arrayOf(EventInMessage, 'Decoded events of these logs; omitted if no ABI is available.')),
});
export type TransactionMessage = Static<typeof TransactionMessage>;

/** What lists of the API say of a transaction without what summaries need. */
type Row = Omit<TransactionRowReply, keyof typeof transactionSummaryFields>;

/** What a transaction message is made from. */
export interface TransactionParts {
  readonly row: Row;
  readonly call: Pick<TransactionDetailReply, 'contractID' | 'functionParameters' | 'logInfo'>;
  /** The logs that an ABI reads. */
  readonly events: readonly ParsedEvent[];
}

/** Names each field that leaves, so that nothing leaves with it by accident. */
export function transactionMessage({ row, call, events }: TransactionParts): TransactionMessage {
  return {
    transactionID: row.transactionID,
    readableTransactionID: row.readableTransactionID,
    transactionHash: row.transactionHash,
    consensusTime: row.consensusTime,
    statedConsensusTime: row.statedConsensusTime,
    startTime: row.startTime,
    payerID: row.payerID,
    nodeID: row.nodeID,
    nonce: row.nonce,
    scheduled: row.scheduled,
    parentConsensusTime: row.parentConsensusTime,
    status: row.status,
    type: row.type,
    typeLabel: row.typeLabel,
    service: row.service,
    amount: row.amount,
    transactionFee: row.transactionFee,
    memo: row.memo,
    notUnderstood: row.notUnderstood,
    entityID: row.entityID,
    ...movesOf(row),
    topicSequenceNumber: row.topicSequenceNumber,
    blockNumber: row.blockNumber,
    contractID: call.contractID,
    functionParameters: call.functionParameters,
    logInfo: call.logInfo.map(logOf),
    ...(events.length === 0 ? {} : { parsedEvents: events.map(eventOf) }),
  };
}

function movesOf(row: Row) {
  return {
    transfers: row.transfers.map(({ accountID, amount: moved, isApproval }) => ({
      accountID,
      amount: moved,
      isApproval,
    })),
    tokenTransfers: row.tokenTransfers.map(({ tokenID, accountID, amount: moved, isApproval }) => ({
      tokenID,
      accountID,
      amount: moved,
      isApproval,
    })),
    nftTransfers: row.nftTransfers.map(({ tokenID, serialNumber, sender, receiver, isApproval }) => ({
      tokenID,
      serialNumber,
      sender,
      receiver,
      isApproval,
    })),
    stakingRewards: row.stakingRewards.map(({ accountID, amount: reward }) => ({ accountID, amount: reward })),
  };
}

function logOf({ index, contractID, data, topics, bloom }: ContractLog): Static<typeof LogInMessage> {
  return { index, contractID, data, topics, bloom };
}

function eventOf(event: ParsedEvent): Static<typeof EventInMessage> {
  const { index, contractID, functionName, functionType, inputNames, inputTypes, inputValues } = event;
  return { index, contractID, functionName, functionType, inputNames, inputTypes, inputValues };
}
