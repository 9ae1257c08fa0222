import { entityIdFromStore, parseIso } from '@ledgerscope/ledger';
import type { EventParts } from '../event-message.ts';
import type { TopicParts } from '../topic-message.ts';
import type { TransactionParts } from '../transaction-message.ts';

const CONSENSUS = '2023-11-14T22:13:23.000000007Z';
const VALID_START = '2023-11-14T22:13:21.000000000Z';
const MOVED = 'd1f2a44d9b4bcb3a3ba2ee2a0bb6c2ff3f0bdc1c5d65e2b2b0f2d1b5d4f8a1c0';

/** What an ABI made of a log whose place among those of its transaction is not the first. */
const EVENT: EventParts['event'] = {
  index: 3,
  contractID: '0.0.6000',
  functionName: 'Moved',
  functionType: 'event',
  inputNames: ['from', 'value'],
  inputTypes: ['address', 'uint256'],
  inputValues: ['0.0.1234', '42'],
};

/** A call of a contract that has something in every field. */
export const TRANSACTION: TransactionParts = {
  row: {
    transactionID: '0010021700000001000000000',
    readableTransactionID: '0.0.1002@1700000001.000000000',
    transactionHash: 'ab'.repeat(48),
    consensusTime: CONSENSUS,
    statedConsensusTime: '1700000003.000000007',
    startTime: VALID_START,
    payerID: '0.0.1002',
    nodeID: '0.0.3',
    nonce: 1,
    scheduled: true,
    parentConsensusTime: '2023-11-14T22:13:23.000000006Z',
    status: 'SUCCESS',
    type: 'CONTRACTCALL',
    typeLabel: 'Contract call',
    service: 'CONTRACT',
    amount: '9007199254740993',
    transactionFee: 100_000,
    memo: 'invoice 7',
    notUnderstood: 'body: field 99',
    entityID: '0.0.6000',
    transfers: [{ accountID: '0.0.1002', amount: -100_000, isApproval: false }],
    tokenTransfers: [{ tokenID: '0.0.5000', accountID: '0.0.1002', amount: -3, isApproval: true }],
    nftTransfers: [
      { tokenID: '0.0.5001', serialNumber: 7, sender: '0.0.1002', receiver: '0.0.1003', isApproval: false },
    ],
    stakingRewards: [{ accountID: '0.0.1002', amount: 12 }],
    topicSequenceNumber: 9,
    blockNumber: 5,
  },
  call: {
    contractID: '0.0.6000',
    functionParameters: 'a9059cbb',
    logInfo: [{ index: 3, contractID: '0.0.6000', data: '2a', topics: [MOVED], bloom: '00' }],
  },
  events: [EVENT],
};

/** That event with its transaction. */
export const LOGGED: EventParts = {
  event: EVENT,
  transaction: { payer: entityIdFromStore(1002n), validStartNs: instantOf(VALID_START) },
  consensusNs: instantOf(CONSENSUS),
};

/** A message of a topic. */
export const SUBMITTED: TopicParts = {
  row: TRANSACTION.row,
  message: { bytes: '68656c6c6f', topic: '0.0.7000', runningHash: 'cd'.repeat(48), sequenceNumber: 9 },
};

function instantOf(text: string): EventParts['consensusNs'] {
  const ns = parseIso(text);
  if (ns === undefined) throw new Error(`${text} is no instant`);
  return ns;
}
