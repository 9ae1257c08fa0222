import type { Requested } from '@ledgerscope/contract/requested';
import type { TransactionDetailReply } from '@ledgerscope/contract/transaction';
import type { TransactionRowReply } from '@ledgerscope/contract/transaction-row';
import {
  type EntityId,
  formatEntityId,
  type HbarFacts,
  hbarMoves,
  parseEntityId,
  transactionTypeByCode,
} from '@ledgerscope/ledger';

/** What a summary is made from: a row of a list, or the full transaction, which says more. */
export type RowOrTransaction = TransactionRowReply & Partial<TransactionDetailReply>;

type Moves = readonly (readonly [string, number])[];

/** For tests: a row of a successful transfer without any movement, with these fields changed. */
export function rowOf(
  changes: Partial<TransactionRowReply> = {},
  looked: Partial<HbarFacts> = {},
): TransactionRowReply {
  const row = {
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
    contractMethod: null,
    logInfo: [],
    hbarChanges: [],
    feesApart: true,
    ...changes,
  };
  return { ...row, ...movesOf(row, looked), ...changes };
}

/** As the server says it. */
function movesOf(
  row: TransactionRowReply,
  looked: Partial<HbarFacts>,
): Pick<TransactionRowReply, 'hbarChanges' | 'feesApart'> {
  const id = (text: string | null) => (text === null ? 0n : (parseEntityId(text) ?? 0n));
  const { moved, areFeesApart } = hbarMoves({
    type: transactionTypeByCode(row.type)?.id ?? 0,
    scheduled: row.scheduled ? 1 : 0,
    payer: id(row.payerID),
    node: id(row.nodeID),
    fee: BigInt(row.transactionFee),
    transferAccount: row.transfers.map(({ accountID }) => id(accountID)),
    transferAmount: row.transfers.map(({ amount }) => BigInt(amount)),
    transferErrata: [],
    rewardAccount: row.stakingRewards.map(({ accountID }) => id(accountID)),
    rewardAmount: row.stakingRewards.map(({ amount }) => BigInt(amount)),
    ...looked,
  });
  const hbarChanges = [...moved].map(([account, amount]) => ({
    accountID: formatEntityId(account as EntityId),
    amount: amount.toString(),
  }));
  return { hbarChanges, feesApart: areFeesApart };
}

/** For tests: hbar transfers from pairs of account number and tinybars. */
export function transfersOf(moves: Moves): TransactionRowReply['transfers'] {
  return moves.map(([account, amount]) => ({ accountID: account, amount, isApproval: false }));
}

/** For tests: transfers of one token from pairs of account and units. */
export function tokenTransfersOf(tokenID: string, moves: Moves): TransactionRowReply['tokenTransfers'] {
  return moves.map(([accountID, amount]) => ({ tokenID, accountID, amount, isApproval: false }));
}

type WithoutAlias<Row> = Omit<Row, 'alias' | 'senderAlias' | 'receiverAlias'> & Partial<Row>;
type RequestedChanges = Partial<Omit<Requested, 'transfers' | 'tokenTransfers' | 'nftTransfers'>> & {
  readonly [Field in 'transfers' | 'tokenTransfers' | 'nftTransfers']?: readonly WithoutAlias<
    Requested[Field][number]
  >[];
};

/** For tests: what a body asks for, with these fields changed. */
export function requestedOf(changes: RequestedChanges = {}): Requested {
  const { transfers = [], tokenTransfers = [], nftTransfers = [], ...others } = changes;
  return {
    transfers: transfers.map((entry) => ({ alias: null, ...entry })),
    tokenTransfers: tokenTransfers.map((entry) => ({ alias: null, ...entry })),
    nftTransfers: nftTransfers.map((entry) => ({ senderAlias: null, receiverAlias: null, ...entry })),
    value: null,
    allowances: [],
    accountID: null,
    tokenIDs: [],
    tokenAmount: null,
    nftCount: 0,
    serialNumbers: [],
    nftMetadata: null,
    nftMetadataHex: null,
    innerTransactions: [],
    ...others,
  };
}
