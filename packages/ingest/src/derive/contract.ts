import { type EntityId, isSystemAccount, NO_ENTITY, RESPONSE_CODE, TYPE_ID, typeRules } from '@ledgerscope/ledger';
import type { TransactionRow } from '@ledgerscope/ledger-store';
import { hapi } from '@ledgerscope/streams';
import { callDataInFile } from './call-data.ts';
import { statedOrZero } from './column-range.ts';
import { type Derivation, NO_BYTES } from './derive-context.ts';
import { deriveErc20Transfer } from './erc20-transfer.ts';

const SELECTOR_BYTES = 4;
const WEIBAR_PER_TINYBAR = 10_000_000_000n;

/** What was asked of a contract, by body or, for other types, by the result. */
interface Request {
  readonly amount: bigint;
  readonly gasLimit: bigint;
  readonly functionParameters: Uint8Array;
}

/** record.contractCreateResult or contractCallResult, whichever the record holds. */
export function resultOf({ record }: Derivation): hapi.ContractFunctionResult | undefined {
  return record.contractCreateResult ?? record.contractCallResult;
}

/** What a row shows of an execution that never began. */
const NO_RESULT = hapi.ContractFunctionResult.create();

/**
 * Result and logs of everything the EVM ran, also on failure: calls and creates always, other types (system contracts
 * run by a parent) when the record has a result. An ethereumTransaction that was refused before it ran has none.
 */
export function deriveContract(derivation: Derivation): void {
  const result = resultOf(derivation) ?? NO_RESULT;
  if (result === NO_RESULT && !reachedEvm(derivation)) return;
  const { item, record, rows, ids } = derivation;
  const contract = calledContract(derivation, result);
  const request = requestOf(derivation, result);
  const sender = senderOf(derivation, result);
  rows.contractResult.push({
    consensusNs: derivation.consensusNs,
    contract,
    sender,
    payer: derivation.payer,
    type: item.typeId,
    result: derivation.status,
    isCreate: isCreate(derivation) ? 1 : 0,
    ...request,
    selector: selectorOf(request.functionParameters),
    gasUsed: result.gasUsed,
    callResult: result.contractCallResult,
    errorMessage: result.errorMessage,
    bloom: result.bloom,
    evmAddress: result.evmAddress?.value ?? record.evmAddress,
    createdContracts: result.createdContractIDs.map((id) => ids.contract(id)),
    nonceContract: result.contractNonces.map(({ contractId }) => ids.contract(contractId)),
    nonceValue: result.contractNonces.map(({ nonce }) => nonce),
    signerNonce: result.signerNonce?.value ?? null,
    logs: result.logInfo.length,
  });
  deriveSender(derivation, sender);
  deriveLogs(derivation, result, contract);
}

/** A relay pays for what others send: where the sender is in the transaction by nothing else, it is noted by itself. */
function deriveSender({ item, row, rows }: Derivation, sender: EntityId): void {
  if (item.typeId !== TYPE_ID.ethereumTransaction || row === undefined || takesPart(row, sender)) return;
  const { consensusNs, type, result, amount, payer, validStartDelta } = row;
  rows.transactionSender.push({ consensusNs, sender, type, result, amount, payer, validStartDelta });
}

/** Whether the transaction is listed for an account anyway, as the view term_transaction_feed has it. */
function takesPart(row: TransactionRow, account: EntityId): boolean {
  if (account === row.payer || account === row.entity || account === row.created) return true;
  const parties = [row.tokenTransferAccount, row.nftTransferSender, row.nftTransferReceiver];
  if (!isSystemAccount(account)) parties.push(row.transferAccount);
  return parties.some((ids) => ids.includes(account));
}

function selectorOf(functionParameters: Uint8Array): Uint8Array {
  return functionParameters.length < SELECTOR_BYTES ? NO_BYTES : functionParameters.subarray(0, SELECTOR_BYTES);
}

function deriveLogs(derivation: Derivation, result: hapi.ContractFunctionResult, rootContract: EntityId): void {
  let logIndex = 0;
  for (const log of result.logInfo) {
    deriveErc20Transfer(derivation, log, logIndex);
    derivation.rows.contractLog.push({
      contract: derivation.ids.contract(log.contractID),
      consensusNs: derivation.consensusNs,
      logIndex: logIndex++,
      rootContract,
      payer: derivation.payer,
      topic0: log.topic[0] ?? NO_BYTES,
      topics: log.topic,
      data: log.data,
      bloom: log.bloom,
    });
  }
}

function reachedEvm({ item, status }: Derivation): boolean {
  if (item.typeId === TYPE_ID.ethereumTransaction)
    return status !== RESPONSE_CODE.DUPLICATE_TRANSACTION && status !== RESPONSE_CODE.WRONG_NONCE;
  return typeRules(item.typeId)?.runsCode !== undefined;
}

function isCreate({ item, record, ethereum }: Derivation): boolean {
  if (record.contractCreateResult !== undefined || item.typeId === TYPE_ID.contractCreateInstance) return true;
  return record.contractCallResult === undefined && ethereum?.to.length === 0;
}

function calledContract(derivation: Derivation, result: hapi.ContractFunctionResult): EntityId {
  const { body, ids, record } = derivation;
  const fromResult = ids.contract(result.contractID);
  if (fromResult !== NO_ENTITY) return fromResult;
  const fromReceipt = ids.contract(record.receipt?.contractID);
  if (fromReceipt !== NO_ENTITY) return fromReceipt;
  return ids.contract(body.contractCall?.contractID);
}

/** Results name the sender since HAPI 0.26; before, and where they do not, it was the payer. */
function senderOf({ ids, payer }: Derivation, result: hapi.ContractFunctionResult): EntityId {
  const sender = ids.account(result.senderId);
  return sender === NO_ENTITY ? payer : sender;
}

/**
 * Results repeat amount, gas and parameters only since HAPI 0.25, so the body comes first where it has them; bodies of
 * synthetic children have none.
 */
function requestOf(derivation: Derivation, result: hapi.ContractFunctionResult): Request {
  const { contractCall, contractCreateInstance } = derivation.body;
  const reported = reportedRequest(result);
  if (contractCall !== undefined) {
    const { amount, gas, functionParameters } = contractCall;
    return {
      amount: amount === 0n ? reported.amount : amount,
      gasLimit: gas === 0n ? reported.gasLimit : statedOrZero(gas),
      functionParameters: functionParameters.length === 0 ? reported.functionParameters : functionParameters,
    };
  }
  if (contractCreateInstance !== undefined) {
    const { initialBalance, gas, constructorParameters } = contractCreateInstance;
    return {
      amount: initialBalance === 0n ? reported.amount : initialBalance,
      gasLimit: gas === 0n ? reported.gasLimit : statedOrZero(gas),
      functionParameters: constructorParameters,
    };
  }
  return signedRequest(derivation, result) ?? reported;
}

function signedRequest(derivation: Derivation, result: hapi.ContractFunctionResult): Request | undefined {
  const { ethereum } = derivation;
  if (ethereum === undefined) return undefined;
  const { gasLimit, callData, value } = ethereum;
  // Call data moved to a file is known from the result or, in blocks, from the file.
  const functionParameters = callData.length > 0 ? callData : (callDataInFile(derivation) ?? result.functionParameters);
  return {
    amount: statedOrZero(value / WEIBAR_PER_TINYBAR),
    gasLimit,
    functionParameters,
  };
}

function reportedRequest(result: hapi.ContractFunctionResult): Request {
  return {
    amount: result.amount,
    gasLimit: statedOrZero(result.gas),
    functionParameters: result.functionParameters,
  };
}
