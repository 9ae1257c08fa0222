import type { Requested, TransactionRow } from '@ledgerscope/contract';

type Moves = readonly (readonly [string, number])[];

/** For tests: a row of a successful transfer without any movement, with these fields changed. */
export function rowOf(changes: Partial<TransactionRow> = {}): TransactionRow {
  return {
    transactionID: '0010011700000000000000001',
    readableTransactionID: '0.0.1001@1700000000.000000001',
    transactionHash: 'ab'.repeat(48),
    consensusTime: '2023-11-14T22:13:22.000000002Z',
    statedConsensusTime: null,
    startTime: '2023-11-14T22:13:20.000000001Z',
    payerID: '0.0.1001',
    nodeID: '0.0.3',
    nonce: 0,
    scheduled: false,
    parentConsensusTime: null,
    status: 'SUCCESS',
    type: 'CRYPTOTRANSFER',
    typeLabel: 'Crypto transfer',
    service: 'CRYPTO',
    amount: 0,
    transactionFee: 0,
    memo: '',
    notUnderstood: null,
    entityID: null,
    transfers: [],
    tokenTransfers: [],
    nftTransfers: [],
    stakingRewards: [],
    topicSequenceNumber: null,
    blockNumber: 1,
    requested: null,
    senderID: null,
    errorMessage: null,
    tokenUnits: [],
    functionParameters: null,
    logInfo: [],
    ...changes,
  };
}

/** For tests: hbar transfers from pairs of account number and tinybars. */
export function transfersOf(moves: Moves): TransactionRow['transfers'] {
  return moves.map(([account, amount]) => ({ accountID: account, amount, isApproval: false }));
}

/** For tests: transfers of one token from pairs of account and units. */
export function tokenTransfersOf(tokenID: string, moves: Moves): TransactionRow['tokenTransfers'] {
  return moves.map(([accountID, amount]) => ({ tokenID, accountID, amount, isApproval: false }));
}

/** For tests: what a body asks for, with these fields changed. */
export function requestedOf(changes: Partial<Requested> = {}): Requested {
  return {
    transfers: [],
    tokenTransfers: [],
    nftTransfers: [],
    value: null,
    allowances: [],
    accountID: null,
    tokenIDs: [],
    tokenAmount: null,
    nftCount: 0,
    innerTransactions: [],
    ...changes,
  };
}
