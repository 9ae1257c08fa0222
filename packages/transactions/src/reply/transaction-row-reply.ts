import {
  type NftTransfer,
  type TransactionRowReply as RowReply,
  type TokenTransfer,
  type TokenUnit,
  type Transfer,
  toAmount,
  type transactionSummaryFields,
} from '@ledgerscope/contract';
import {
  formatReadableTransactionId,
  formatTransactionId,
  hexText,
  isSuccessful,
  parseEntityId,
  transactionType,
  typeRules,
} from '@ledgerscope/ledger';
import {
  type LedgerSnapshot,
  type StoredTransaction,
  type TokenName,
  type TransactionRawRow,
  type TransactionRow,
  tokenNames,
  transactionRaws,
  unpackTransactionParts,
} from '@ledgerscope/ledger-store';
import { type CallData, contractMethods, NO_CALL } from '../abi/decode-contract.ts';
import type { DecodeContext } from '../abi/decoded-reply.ts';
import { readMessages } from '../moves/read-messages.ts';
import { readMoveFacts } from '../moves/read-move-facts.ts';
import { idOrNull, idText, instantOrNull, instantText, payerId, statusName, validStart } from '../values.ts';
import { accountText } from './body-details.ts';
import { callDataReply, calledBy, logReply } from './contract-reply.ts';
import { hbarChangesReply } from './hbar-changes-reply.ts';
import { requestedReply } from './requested-reply.ts';

/** The columns of a stored transaction. */
export type TransactionColumns = Omit<RowReply, keyof typeof transactionSummaryFields>;

/** A stored transaction's columns as lists and exports have them. */
export function transactionRowReply(row: TransactionRow & Pick<StoredTransaction, 'blockNumber'>): TransactionColumns {
  const id = { payer: payerId(row), validStartNs: validStart(row) };
  const type = transactionType(row.type);
  return {
    transactionID: formatTransactionId(id),
    readableTransactionID: formatReadableTransactionId(id),
    transactionHash: hexText(row.hash),
    consensusTime: instantText(row.consensusNs),
    statedConsensusTime: row.statedConsensus === '' ? null : row.statedConsensus,
    startTime: instantText(id.validStartNs),
    payerID: idText(row.payer),
    nodeID: idOrNull(row.node),
    nonce: row.nonce,
    scheduled: row.scheduled === 1,
    parentConsensusTime: instantOrNull(row.parentNs),
    status: statusName(row.result),
    type: type.code,
    typeLabel: type.label,
    service: type.service,
    amount: toAmount(row.amount),
    transactionFee: toAmount(row.fee),
    memo: row.memo,
    notUnderstood: row.notUnderstood === '' ? null : row.notUnderstood,
    entityID: idOrNull(row.entity),
    transfers: transfersOf(row),
    tokenTransfers: tokenTransfersOf(row),
    nftTransfers: nftTransfersOf(row),
    stakingRewards: row.rewardAccount.map((account, index) => ({
      accountID: idText(account),
      amount: toAmount(row.rewardAmount[index] ?? 0n),
    })),
    topicSequenceNumber: row.topicSequenceNumber === 0n ? null : toAmount(row.topicSequenceNumber),
    blockNumber: row.blockNumber === null ? null : toAmount(row.blockNumber),
  };
}

function transfersOf(row: TransactionRow): Transfer[] {
  return row.transferAccount.map((account, index) => ({
    accountID: idText(account),
    amount: toAmount(row.transferAmount[index] ?? 0n),
    isApproval: row.transferApproval[index] === 1,
  }));
}

function tokenTransfersOf(row: TransactionRow): TokenTransfer[] {
  return row.tokenTransferToken.map((token, index) => ({
    tokenID: idText(token),
    accountID: idText(row.tokenTransferAccount[index] ?? 0n),
    amount: toAmount(row.tokenTransferAmount[index] ?? 0n),
    isApproval: row.tokenTransferApproval[index] === 1,
  }));
}

function nftTransfersOf(row: TransactionRow): NftTransfer[] {
  return row.nftTransferToken.map((token, index) => ({
    tokenID: idText(token),
    serialNumber: toAmount(row.nftTransferSerial[index] ?? 0n),
    sender: idText(row.nftTransferSender[index] ?? 0n),
    receiver: idText(row.nftTransferReceiver[index] ?? 0n),
    isApproval: row.nftTransferApproval[index] === 1,
  }));
}

type BeyondColumns = Pick<RowReply, 'requested' | 'senderID' | 'errorMessage' | 'functionParameters' | 'logInfo'> & {
  readonly called?: CallData | undefined;
};
const SAID: BeyondColumns = {
  requested: null,
  senderID: null,
  errorMessage: null,
  functionParameters: null,
  logInfo: [],
};

/** Stored transactions as lists show them, with what their summaries need beyond the columns. */
export async function transactionRowReplies(
  context: DecodeContext,
  rows: readonly StoredTransaction[],
): Promise<RowReply[]> {
  const { snapshot } = context;
  const columns = (await readMoveFacts(snapshot, rows)).map((row) => ({
    ...transactionRowReply(row),
    ...hbarChangesReply(row),
  }));
  const instants = rows
    .filter((row, index) => needsBody(row, column(columns, index)))
    .map(({ consensusNs }) => consensusNs);
  const raws = await transactionRaws(snapshot, instants);
  const replies = rows.map((row, index) => {
    const raw = raws.get(row.consensusNs);
    return { ...column(columns, index), ...(raw === undefined ? SAID : beyondColumns(raw, row.entity)) };
  });
  const [units, methods] = await Promise.all([
    tokenUnits(snapshot, replies.flatMap(movedTokens)),
    contractMethods(
      context,
      replies.map(({ called = NO_CALL }) => called),
    ),
  ]);
  return replies.map(({ called: _, ...row }, index) => ({
    ...row,
    contractMethod: methods[index] ?? null,
    tokenUnits: selectUnits(row, units),
  }));
}

/** What a body and the result of a call say to a summary, and to programs. */
function beyondColumns(raw: TransactionRawRow, entity: bigint): BeyondColumns {
  const { body, record } = readMessages(raw);
  const result = record.contractCallResult ?? record.contractCreateResult;
  const ran = unpackTransactionParts(raw.parts, raw.consensusNs);
  return {
    requested: requestedReply(body),
    senderID: accountText(result?.senderId),
    errorMessage: result === undefined || result.errorMessage === '' ? null : result.errorMessage,
    functionParameters: callDataReply(ran.result),
    logInfo: ran.logs.map(logReply),
    called: calledBy(ran, entity),
  };
}

/** Symbol and decimals of the tokens that one transaction moves or names. */
export async function readTokenUnits(snapshot: LedgerSnapshot, row: Moving): Promise<TokenUnit[]> {
  return selectUnits(row, await tokenUnits(snapshot, movedTokens(row)));
}

/**
 * Where the columns do not say all that a summary needs. They do for nearly all transactions of a ledger, where those worked;
 * where the fee cannot be set apart, only the body says what was sent.
 */
function needsBody({ type, result }: StoredTransaction, { feesApart }: Pick<RowReply, 'feesApart'>): boolean {
  return !isSuccessful(result) || typeRules(type)?.saidByColumns !== true || !feesApart;
}

function column<Row>(rows: readonly Row[], index: number): Row {
  const row = rows[index];
  if (row === undefined) throw new RangeError(`no row ${index} of ${rows.length}`);
  return row;
}

type Moving = Pick<RowReply, 'tokenTransfers' | 'nftTransfers' | 'requested'>;

function movedTokens({ tokenTransfers, nftTransfers, requested }: Moving): string[] {
  const moved = [...tokenTransfers, ...nftTransfers].map(({ tokenID }) => tokenID);
  const asked = [...(requested?.tokenTransfers ?? []), ...(requested?.nftTransfers ?? [])].map(
    ({ tokenID }) => tokenID,
  );
  const allowed = (requested?.allowances ?? []).flatMap(({ tokenID }) => tokenID ?? []);
  return [...new Set([...moved, ...asked, ...allowed, ...(requested?.tokenIDs ?? [])])];
}

async function tokenUnits(
  snapshot: LedgerSnapshot,
  tokens: readonly string[],
): Promise<ReadonlyMap<string, TokenUnit>> {
  const ids = tokens.flatMap((token) => parseEntityId(token) ?? []);
  const names = await tokenNames(snapshot, ids);
  return new Map([...names].map(([id, name]) => [idText(id), tokenUnit(idText(id), name)]));
}

function tokenUnit(tokenID: string, { name, symbol, decimals }: TokenName): TokenUnit {
  return { tokenID, symbol, decimals, name };
}

function selectUnits(row: Moving, units: ReadonlyMap<string, TokenUnit>): TokenUnit[] {
  return movedTokens(row).flatMap((token) => units.get(token) ?? []);
}
