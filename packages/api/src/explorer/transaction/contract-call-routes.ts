import { type ContractCall, type ContractCallRequest, consensusCursor, toAmount } from '@ledgerscope/contract';
import { consensusNsOf, type EntityId, hexText, transactionType, typesRunning } from '@ledgerscope/ledger';
import {
  type ContractResultRow,
  contractResultsAt,
  countByKind,
  type TransactionFilter,
  transactionFacts,
  transactionInstants,
} from '@ledgerscope/ledger-store';
import { contractMethods } from '@ledgerscope/transactions/abi/decode-contract';
import { decodedCalls } from '@ledgerscope/transactions/abi/decoded-reply';
import { gasUsedReply } from '@ledgerscope/transactions/reply/contract-reply';
import { hexOrNull, idFields, idOrNull, idText, statusName } from '@ledgerscope/transactions/values';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { accountOfPath, listOfKnown } from '../entity-named.ts';
import { listReply, pageToRead } from '../list-page.ts';
import { findSelectors } from './find-selectors.ts';
import { type LogFields, logReplies } from './log-replies.ts';
import { makeTransactionFilter } from './make-transaction-filter.ts';

const CALL_TYPES = typesRunning('call');
const NO_DATA = new Uint8Array();

/** Calls of a contract. */
export const CONTRACT_CALL_HANDLERS = {
  listContractCalls: async ({ context, path, query }) => {
    const contract = await accountOfPath(context, path.id);
    const filter = await makeCallFilter(context, contract, query);
    const [rows, { totalCount }] = await Promise.all([
      query.limit === 0
        ? []
        : transactionInstants(context.snapshot, { ...filter, ...pageToRead(query), tag: 'contract:calls' }),
      countByKind(context.snapshot, filter),
    ]);
    const replies = async (instants: readonly bigint[]) => {
      const [calls, logs] = await Promise.all([callReplies(context, instants), logReplies(context, instants)]);
      return calls.map((call) => ({ ...call, ...(logs.get(call.consensusTime) ?? NO_LOGS) }));
    };
    const list = await listReply(consensusCursor, query, { rows, totalCount }, replies, consensusNsOf);
    return listOfKnown(context, contract, list);
  },
} satisfies Partial<Handlers>;

/** Which transactions are the calls that the query asks for. */
export async function makeCallFilter(
  context: ApiContext,
  contract: EntityId,
  query: ContractCallRequest,
): Promise<TransactionFilter> {
  return {
    ...(await makeTransactionFilter(context, query)),
    types: CALL_TYPES,
    acted: contract,
    ...(await findSelectors(context, contract, query.method)),
  };
}

const NO_LOGS: LogFields = { logInfo: [] };

/** The calls at these instants, decoded where their signature is known. */
export async function callReplies(
  context: ApiContext,
  instants: readonly bigint[],
): Promise<Omit<ContractCall, keyof LogFields>[]> {
  const { snapshot } = context;
  const [facts, results] = await Promise.all([
    transactionFacts(snapshot, instants),
    contractResultsAt(snapshot, instants),
  ]);
  const byInstant = new Map(results.map((result) => [result.consensusNs, result]));
  const calls = instants.flatMap((at) => facts.get(at) ?? []);
  const ran = calls.map((call) => byInstant.get(call.consensusNs));
  const called = ran.map((result) => ({
    contract: result?.contract ?? 0n,
    data: result?.functionParameters ?? NO_DATA,
  }));
  const [decoded, methods] = await Promise.all([decodedCalls(context, called), contractMethods(context, called)]);
  return calls.map((call, index) => ({
    ...idFields(call),
    calledBy: idText(ran[index]?.sender || call.payer),
    payerID: idText(call.payer),
    contractID: idText(call.entity),
    type: transactionType(call.type).code,
    status: statusName(call.result),
    methodName: methods[index]?.name ?? null,
    contractMethod: methods[index] ?? null,
    decodedFunctionParams: decoded[index] ?? null,
    ...resultFields(ran[index]),
  }));
}

/** A call that consensus refused before it ran has no result. */
const NOT_RUN = {
  senderID: null,
  selector: null,
  functionParameters: '',
  callResult: null,
  errorMessage: null,
  amount: 0,
  gasOffered: 0,
  gasUsed: null,
  logs: 0,
};

function resultFields(result: ContractResultRow | undefined) {
  if (result === undefined) return NOT_RUN;
  return {
    senderID: idOrNull(result.sender),
    selector: hexOrNull(result.selector),
    functionParameters: hexText(result.functionParameters),
    callResult: hexOrNull(result.callResult),
    errorMessage: result.errorMessage === '' ? null : result.errorMessage,
    amount: toAmount(result.amount),
    gasOffered: toAmount(result.gasLimit),
    gasUsed: gasUsedReply(result),
    logs: result.logs,
  };
}
