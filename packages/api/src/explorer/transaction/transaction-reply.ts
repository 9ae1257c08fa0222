import { type TransactionDetailReply, toAmount } from '@ledgerscope/contract';
import {
  consensusNsOf,
  entityIdFromStore,
  isNoted,
  NS_PER_SECOND,
  transactionType,
  typesRunning,
  unpackEntityId,
} from '@ledgerscope/ledger';
import {
  blockAt,
  type ContractParts,
  erc20TransfersAt,
  scheduleEvents,
  type TransactionRow,
} from '@ledgerscope/ledger-store';
import { contractMethods } from '@ledgerscope/transactions/abi/decode-contract';
import {
  type DecodeContext,
  decodedActions,
  decodedCalls,
  decodedError,
  parsedEvents,
} from '@ledgerscope/transactions/abi/decoded-reply';
import { readMoveFacts, withSent } from '@ledgerscope/transactions/moves/read-move-facts';
import { bodyDetails, fileOf, readParts } from '@ledgerscope/transactions/reply/body-details';
import { calledBy, contractReply, ethereumReply } from '@ledgerscope/transactions/reply/contract-reply';
import { hbarChangesReply } from '@ledgerscope/transactions/reply/hbar-changes-reply';
import { requestedReply } from '@ledgerscope/transactions/reply/requested-reply';
import { readTokenUnits, transactionRowReply } from '@ledgerscope/transactions/reply/transaction-row-reply';
import { hexOrNull, idOrNull, idText, instantText, requireStored } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../api-context.ts';
import { erc20Moves } from '../contract/erc20-transfers.ts';
import { keyReply } from '../key-reply.ts';
import { eventsField } from './log-replies.ts';
import { proofReply } from './proof-reply.ts';
import { relatedReply } from './related-reply.ts';
import { scheduleReply } from './schedule-reply.ts';
import { topicReply } from './topic-reply.ts';

const NO_BYTES = new Uint8Array(0);

/** Everything that the store knows of one transaction. */
export async function transactionReply(context: ApiContext, row: TransactionRow): Promise<TransactionDetailReply> {
  const { snapshot } = context;
  const ns = consensusNsOf(row.consensusNs);
  const { service } = transactionType(row.type);
  const schedule = row.schedule !== 0n ? row.schedule : service === 'SCHEDULE' ? row.entity : 0n;
  const [{ raw, messages, parts }, events, related, found, [named = row]] = await Promise.all([
    readParts(snapshot, row),
    schedule === 0n ? [] : scheduleEvents(snapshot, entityIdFromStore(schedule)),
    relatedReply(snapshot, row),
    blockAt(snapshot, row.block),
    readMoveFacts(snapshot, [row]),
  ]);
  const block = requireStored(found, 'the block of a transaction', ns);
  const { actions, ...decoded } = await decodedReply(context, parts, row.entity);
  const contractFields = contractReply(parts, actions);
  const columns = transactionRowReply({ ...row, blockNumber: block.number });
  const requested = requestedReply(messages.body);
  const facts = withSent(named, messages.body);
  return {
    ...columns,
    ...hbarChangesReply(facts),
    requested,
    tokenUnits: await readTokenUnits(snapshot, { ...columns, requested }),
    ...columnFields(row),
    evmAddress: evmAddressOf(row, parts),
    ...contractFields,
    erc20Transfers:
      parts.logs.length === 0 ? [] : await erc20Moves(context, await erc20TransfersAt(snapshot, row.consensusNs)),
    ...decoded,
    ...bodyDetails(row, facts, messages),
    raw: {
      data: hexOrNull(raw.transactionBytes),
      fileName: fileOf(row, messages),
      constructorParameters: contractFields.constructorParameters,
    },
    ethereum: ethereumReply(parts.ethereum),
    ...topicReply(
      parts.message,
      service === 'CONSENSUS' ? idOrNull(row.entity) : null,
      messages.body.consensusSubmitMessage,
    ),
    schedule: scheduleReply(schedule, events),
    related,
    proof: proofReply(block, row.consensusNs),
  };
}

/** What known signatures read of the call, its logs, the calls inside it and the error that it ended with. */
async function decodedReply(context: DecodeContext, { actions, ...parts }: ContractParts, entity: bigint) {
  const { result, logs } = parts;
  const called = [calledBy(parts, entity)];
  const [[decodedCall = null], [method = null], inner, events, error] = await Promise.all([
    decodedCalls(context, called),
    contractMethods(context, called),
    decodedActions(context, actions),
    parsedEvents(context, logs),
    result === undefined ? null : decodedError(context, result.contract, result.errorMessage),
  ]);
  return {
    decodedFunctionParams: result === undefined ? null : decodedCall,
    contractMethod: method,
    ...eventsField(events),
    decodedError: error,
    actions: inner,
  };
}

function columnFields(row: TransactionRow) {
  return {
    maxFee: toAmount(row.maxFee),
    indexInBlock: row.indexInBlock,
    signatureCount: row.signatures,
    createdID: idOrNull(row.created),
    assessedCustomFees: row.customFeeAmount.map((amount, index) => ({
      amount: toAmount(amount),
      tokenID: idOrNull(row.customFeeToken[index] ?? 0n),
      collectorAccountID: idText(row.customFeeCollector[index] ?? 0n),
      effectivePayerAccountIDs: (row.customFeePayers[index] ?? '')
        .split(',')
        .filter((id) => id !== '')
        .map((id) => idText(BigInt(id))),
    })),
    exchangeRate: exchangeRate(row),
    batchKey: keyReply(row.batchKey),
    alias: hexOrNull(row.alias),
  };
}

function exchangeRate(row: TransactionRow): TransactionDetailReply['exchangeRate'] {
  if (row.hbarEquiv === 0) return null;
  const expiration = row.rateExpirationSeconds;
  return {
    hbarEquiv: row.hbarEquiv,
    centEquiv: row.centEquiv,
    expiration: expiration === 0n ? null : instantText(expiration * NS_PER_SECOND),
  };
}

const CREATING: ReadonlySet<number> = new Set(typesRunning('create'));

/** Of what it created. Results state that of a contract; without one of its own it has the long-zero one, made of its number. */
function evmAddressOf(row: TransactionRow, { result }: ContractParts): string | null {
  const stated = hexOrNull(row.evmAddress);
  if (stated !== null || !CREATING.has(row.type) || row.created === 0n) return stated;
  if (isNoted(row.notUnderstood, 'contractCreateResult.evmAddress')) return null;
  const { num } = unpackEntityId(entityIdFromStore(row.created));
  return hexOrNull(result?.evmAddress ?? NO_BYTES) ?? num.toString(16).padStart(40, '0');
}
