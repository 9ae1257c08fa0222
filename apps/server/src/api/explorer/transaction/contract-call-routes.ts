import {
  type ContractCall,
  formatCursor,
  type ListReply,
  parseTransactionListQuery,
  type RawQuery,
  toAmount,
} from '@ledgerscope/contract';
import { consensusNsOf, type EntityId, parseTransactionRef, transactionType } from '@ledgerscope/ledger';
import {
  type ContractResultRow,
  contractResultsAt,
  countByKind,
  type TransactionFilter,
  transactionFacts,
  transactionInstants,
  transactionsByRef,
} from '@ledgerscope/ledger-store';
import type { FastifyInstance } from 'fastify';
import type { ApiContext } from '../../api-context.ts';
import { ApiError } from '../../api-error.ts';
import { BY_HEAD } from '../../plugins/ledger-cache.ts';
import { accepted } from '../accepted.ts';
import { accountOfPath } from '../account-of-path.ts';
import { hexOrNull, hexText, idOrNull, idText, statusName } from '../values.ts';
import { selectorsNamed } from './abi/decode-contract.ts';
import { decodedCalls } from './abi/decoded-reply.ts';
import { idFields } from './id-fields.ts';
import { listOfKnown } from './of-known.ts';
import { transactionFilterOf } from './transaction-filter-of.ts';

/** contractCall and ethereumTransaction. */
const CALL_TYPES = [7, 50];
const SELECTOR = /^(?:0x)?([0-9a-fA-F]{8})$/;
const NAME = /^[A-Za-z_$][\w$]{0,99}$/;
const SELECTOR_HEX_LENGTH = 8;
const NO_DATA = new Uint8Array();

/** Calls of a contract. */
export function addContractCallRoutes(app: FastifyInstance, context: ApiContext): void {
  app.get('/api/contracts/:id/calls', BY_HEAD, async (request) => {
    const contract = await accountOfPath(context, (request.params as { id: string }).id);
    return listOfKnown(context, contract, await contractCallList(context, contract, request.query as RawQuery));
  });
}

/** Which transactions are the calls that the query asks for. */
export async function callFilterOf(
  context: ApiContext,
  contract: EntityId,
  query: RawQuery,
): Promise<TransactionFilter> {
  return {
    ...(await transactionFilterOf(context, accepted(parseTransactionListQuery(query)))),
    types: CALL_TYPES,
    acted: contract,
    ...(await selectorOf(context, contract, textOf(query, 'contractMethodName'))),
    ...(await instantsOf(context, textOf(query, 'transactionID') ?? textOf(query, 'transactionId'))),
  };
}

async function contractCallList(
  context: ApiContext,
  contract: EntityId,
  query: RawQuery,
): Promise<ListReply<ContractCall>> {
  const { store } = context;
  const { limit, offset, order, after } = accepted(parseTransactionListQuery(query));
  const filter = await callFilterOf(context, contract, query);
  const page = { ...filter, tag: 'contract:calls', order, limit: limit + 1, offset, after };
  const [found, counted] = await Promise.all([
    limit === 0 ? [] : transactionInstants(store, page),
    countByKind(store, filter),
  ]);
  const instants = found.slice(0, limit);
  const last = instants.at(-1);
  return {
    data: await callReplies(context, instants),
    totalCount: Number(counted.totalCount),
    size: instants.length,
    next: last !== undefined && found.length > limit ? formatCursor(consensusNsOf(last)) : null,
  };
}

/** The calls at these instants, decoded where their signature is known. */
export async function callReplies(context: ApiContext, instants: readonly bigint[]): Promise<ContractCall[]> {
  const { store } = context;
  const [facts, results] = await Promise.all([transactionFacts(store, instants), contractResultsAt(store, instants)]);
  const byInstant = new Map(results.map((result) => [result.consensusNs, result]));
  const calls = instants.flatMap((at) => facts.get(at) ?? []);
  const ran = calls.map((call) => byInstant.get(call.consensusNs));
  const decoded = await decodedCalls(
    context,
    ran.map((result) => ({ contract: result?.contract ?? 0n, data: result?.functionParameters ?? NO_DATA })),
  );
  return calls.map((call, index) => ({
    ...idFields(call),
    calledBy: idText(call.payer),
    contractID: idText(call.entity),
    type: transactionType(call.type).code,
    status: statusName(call.result),
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
  gasUsed: 0,
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
    gasUsed: toAmount(result.gasUsed),
    logs: result.logs,
  };
}

function textOf(query: RawQuery, name: string): string | undefined {
  const value = Object.hasOwn(query, name) ? query[name] : undefined;
  const last = typeof value === 'string' ? value : value?.at(-1);
  return last === '' ? undefined : last;
}

/** By the four bytes, or by the name of a function of the contract's ABI or of the bundled ones, which may have several. */
async function selectorOf(
  { signatures }: ApiContext,
  contract: EntityId,
  text: string | undefined,
): Promise<{ readonly selectors?: readonly string[] }> {
  if (text === undefined) return {};
  const hex = SELECTOR.exec(text)?.[1];
  if (hex !== undefined && hex.length === SELECTOR_HEX_LENGTH) return { selectors: [hex.toLowerCase()] };
  if (NAME.test(text)) {
    const own = await signatures?.([contract]);
    return { selectors: selectorsNamed(text, own?.get(contract)) };
  }
  const message = 'Query parameter contractMethodName has to be a 4-byte selector in hex or the name of a function.';
  throw new ApiError('invalid_parameter', message, 'contractMethodName');
}

async function instantsOf({ store }: ApiContext, text: string | undefined): Promise<{ instants?: bigint[] }> {
  if (text === undefined) return {};
  const ref = parseTransactionRef(text);
  if (ref === undefined) {
    const message = 'Query parameter transactionID has to be a transaction id, a consensus timestamp or a hash.';
    throw new ApiError('invalid_parameter', message, 'transactionID');
  }
  return { instants: (await transactionsByRef(store, ref)).map((row) => row.consensusNs) };
}
