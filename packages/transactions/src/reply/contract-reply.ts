import { type Amount, type ContractAction, type ContractLog, type EthereumData, toAmount } from '@ledgerscope/contract';
import { hexText, isSuccessful } from '@ledgerscope/ledger';
import type {
  ContractActionRow,
  ContractLogRow,
  ContractParts,
  ContractResultRow,
  EthereumTransactionRow,
} from '@ledgerscope/ledger-store';
import { hapi, readEthereumLists } from '@ledgerscope/streams';
import { type CallData, NO_CALL } from '../abi/decode-contract.ts';
import { hexOrNull, idOrNull, idText } from '../values.ts';

const RESULT_KINDS: Record<string, string> = { output: 'OUTPUT', revert: 'REVERT_REASON', error: 'ERROR' };

/** What is known of the call data of an action. */
export type DecodedAction = Pick<ContractAction, 'method' | 'decodedInput'>;
const NOT_DECODED: DecodedAction = { method: null, decodedInput: null };

/** The contract fields of a transaction, with what is known of each action; null and empty for one that ran no contract. */
export function contractReply(
  { result, logs, actions, stateChanges, bytecode, ethereum }: ContractParts,
  decoded: readonly DecodedAction[] = [],
) {
  return {
    ...(result === undefined ? notRun(ethereum) : resultReply(result)),
    logInfo: logs.map(logReply),
    actions: actions.map((action, index) => actionReply(action, decoded[index])),
    stateChanges: stateChanges.map((change) => ({
      contractID: idText(change.contract),
      slot: hexText(change.slot),
      valueRead: hexText(change.valueRead),
      valueWritten: change.written === 1 ? hexText(change.valueWritten) : null,
    })),
    bytecode: bytecode.map((code) => ({
      contractID: idText(code.contract),
      initcode: hexOrNull(code.initcode),
      runtimeBytecode: hexOrNull(code.runtimeBytecode),
    })),
  };
}

/** A log as replies have it. */
export function logReply(log: ContractLogRow): ContractLog {
  return {
    index: log.logIndex,
    contractID: idText(log.contract),
    data: hexText(log.data),
    topics: log.topics.map(hexText),
    bloom: hexText(log.bloom),
  };
}

/** Call data; null where nothing was called. */
export function callDataReply(result: ContractResultRow | undefined): string | null {
  return result === undefined || result.isCreate === 1 ? null : hexOrNull(result.functionParameters);
}

/**
 * What a transaction called, also where it was refused before it ran; nothing of a create.
 * @param entity of the transaction
 */
export function calledBy({ result, ethereum }: Pick<ContractParts, 'result' | 'ethereum'>, entity: bigint): CallData {
  if (result !== undefined)
    return result.isCreate === 1 ? NO_CALL : { contract: result.contract, data: result.functionParameters };
  if (ethereum === undefined || ethereum.toAddress.length === 0) return NO_CALL;
  return { contract: entity, data: ethereum.callData };
}

const NOTHING_RAN = {
  contractID: null,
  functionParameters: null,
  constructorParameters: null,
  contractAmount: null,
  gasOffered: null,
  gasUsed: null,
  errorMessage: null,
  callResult: null,
  senderID: null,
  createdContractIDs: [],
  contractNonces: [],
};

/** An Ethereum transaction that was refused before it ran: what its sender signed is known all the same. */
function notRun(ethereum: EthereumTransactionRow | undefined) {
  return ethereum?.decoded === 1 ? { ...NOTHING_RAN, gasOffered: toAmount(ethereum.gasLimit) } : NOTHING_RAN;
}

function resultReply(result: ContractResultRow) {
  return {
    contractID: idOrNull(result.contract),
    functionParameters: callDataReply(result),
    constructorParameters: result.isCreate === 1 ? hexOrNull(result.functionParameters) : null,
    contractAmount: toAmount(result.amount),
    gasOffered: toAmount(result.gasLimit),
    gasUsed: gasUsedReply(result),
    errorMessage: result.errorMessage === '' ? null : result.errorMessage,
    callResult: hexOrNull(result.callResult),
    senderID: idOrNull(result.sender),
    createdContractIDs: result.createdContracts.map(idText),
    contractNonces: result.nonceContract.map((contract, index) => ({
      contractID: idText(contract),
      nonce: toAmount(result.nonceValue[index] ?? 0n),
    })),
  };
}

/** Gas charged; null where the record has no contract result, as of a call that was refused before the EVM ran. */
export function gasUsedReply(result: ContractResultRow): Amount | null {
  return hasResult(result) ? toAmount(result.gasUsed) : null;
}

/** Whether the record has a contract result. */
export function hasResult({ result, gasUsed, errorMessage, ...row }: ContractResultRow): boolean {
  if (isSuccessful(result) || gasUsed > 0n || errorMessage !== '') return true;
  // What ran and failed says at least why, or has its bloom filter.
  return row.bloom.length > 0 || row.callResult.length > 0 || row.logs > 0 || row.signerNonce !== null;
}

/** A call inside the EVM as replies have it. */
export function actionReply(action: ContractActionRow, decoded: DecodedAction = NOT_DECODED): ContractAction {
  return {
    index: action.actionIndex,
    callDepth: action.callDepth,
    callType: hapi.ContractActionType[action.callType] ?? `UNKNOWN_${action.callType}`,
    callOperationType: (hapi.CallOperationType[action.callOperation] ?? `UNKNOWN_${action.callOperation}`).replace(
      /^OP_(?!UNKNOWN)/,
      '',
    ),
    caller: idOrNull(action.caller),
    recipient: idOrNull(action.recipient),
    targetedAddress: hexOrNull(action.recipientAddress),
    value: toAmount(action.value),
    gas: toAmount(action.gas),
    gasUsed: toAmount(action.gasUsed),
    input: hexText(action.input),
    ...decoded,
    resultDataType: RESULT_KINDS[action.resultKind] ?? null,
    resultData: hexText(action.resultData),
  };
}

const textOrNull = (text: string): string | null => (text === '' ? null : text);

/** The Ethereum transaction inside; null for other types. */
const NO_DATA = new Uint8Array();

function ethereumLists(data: Uint8Array): Pick<EthereumData, 'accessList' | 'authorizationList'> {
  const { accessList, authorizations } = readEthereumLists(data);
  return {
    accessList: accessList.map(({ address, storageKeys }) => ({
      address: hexText(address),
      storageKeys: storageKeys.map(hexText),
    })),
    authorizationList: authorizations.map(({ chainId, address, nonce, yParity, r, s }) => ({
      chainID: String(chainId),
      address: hexText(address),
      nonce: String(nonce),
      yParity: String(yParity),
      r: String(r),
      s: String(s),
    })),
  };
}

export function ethereumReply(row: EthereumTransactionRow | undefined): EthereumData | null {
  if (row === undefined) return null;
  const valid = row.decoded === 1;
  return {
    ethereumHash: hexOrNull(row.ethereumHash),
    transactionType: valid ? row.ethereumType : null,
    chainID: textOrNull(row.chainId),
    nonce: valid ? toAmount(row.ethereumNonce) : null,
    to: hexOrNull(row.toAddress),
    value: textOrNull(row.value),
    gasLimit: valid ? toAmount(row.gasLimit) : null,
    gasPrice: textOrNull(row.gasPrice),
    maxFeePerGas: textOrNull(row.maxFeePerGas),
    maxPriorityFeePerGas: textOrNull(row.maxPriorityFeePerGas),
    maxGasAllowance: toAmount(row.maxGasAllowance),
    callDataFileID: idOrNull(row.callDataFile),
    ...ethereumLists(valid ? row.data : NO_DATA),
    valid,
  };
}
