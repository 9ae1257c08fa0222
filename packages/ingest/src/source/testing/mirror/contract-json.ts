import { RLP } from '@ethereumjs/rlp';
import type { BatchRows, ContractResultRow, EthereumTransactionRow } from '@ledgerscope/ledger-store';
import { hapi, type StreamItem } from '@ledgerscope/streams';
import type { JsonObject } from '../../mirror/mirror-client.ts';
import { epoch, hex, idOrNull, idText } from './transaction-json.ts';

const WEIBAR_PER_TINYBAR = 10_000_000_000n;
const EMPTY_BLOOM = `0x${'00'.repeat(256)}`;

/** What a mirror node reports of a transaction that ran a contract. */
export interface ReportedContract {
  readonly ns: bigint;
  /** As in lists. */
  readonly result: JsonObject;
  /** By itself: with storage changes, prices in tinybars or weibars. */
  readonly details: (inWeibar: boolean) => JsonObject;
  readonly logs: readonly JsonObject[];
  readonly actions: readonly JsonObject[];
  readonly transactionId: string;
  readonly nonce: number;
}

/** @param transaction as the API lists it */
export function reportedContract(
  rows: BatchRows,
  item: StreamItem,
  transaction: JsonObject,
): ReportedContract | undefined {
  const ns = item.consensusNs;
  const at = <Row extends { readonly consensusNs: bigint }>(list: readonly Row[]) =>
    list.filter((row) => row.consensusNs === ns);
  const [row] = at(rows.contractResult);
  if (row === undefined) return undefined;
  const [ethereum] = at(rows.ethereumTransaction);
  const changes = at(rows.contractStateChange);
  const details = (inWeibar: boolean): JsonObject => ({
    ...resultJson(row, item),
    ...ethereumJson(ethereum, inWeibar),
    logs: [],
    state_changes: changes.map(({ contract, slot, valueRead, valueWritten, written }) => ({
      address: addressText(contract),
      contract_id: idText(contract),
      slot: padded(slot),
      value_read: padded(valueRead),
      value_written: written === 1 ? padded(valueWritten) : null,
    })),
  });
  return {
    ns,
    result: details(false),
    details,
    logs: at(rows.contractLog).map((log) => ({
      address: addressText(log.contract),
      bloom: `0x${hex(log.bloom)}`,
      contract_id: idText(log.contract),
      data: `0x${hex(log.data)}`,
      index: log.logIndex,
      topics: log.topics.map((topic) => `0x${hex(topic)}`),
      timestamp: epoch(ns),
    })),
    actions: at(rows.contractAction).map((action) => ({
      call_depth: action.callDepth,
      call_operation_type: (hapi.CallOperationType[action.callOperation] ?? '').replace('OP_', ''),
      call_type: hapi.ContractActionType[action.callType],
      caller: idText(action.caller),
      caller_type: action.callerIsContract === 1 ? 'CONTRACT' : 'ACCOUNT',
      gas: action.gas,
      gas_used: action.gasUsed,
      index: action.actionIndex,
      input: `0x${hex(action.input)}`,
      recipient: idOrNull(action.recipient),
      recipient_type: action.recipientIsContract === 1 ? 'CONTRACT' : 'ACCOUNT',
      result_data: `0x${hex(action.resultData)}`,
      result_data_type: { revert: 'REVERT_REASON', error: 'ERROR' }[action.resultKind] ?? 'OUTPUT',
      timestamp: epoch(ns),
      to: action.recipientAddress.length === 0 ? null : `0x${hex(action.recipientAddress)}`,
      value: action.value,
    })),
    transactionId: String(transaction.transaction_id),
    nonce: Number(transaction.nonce),
  };
}

function resultJson(row: ContractResultRow, { transactionHash }: StreamItem): JsonObject {
  return {
    address: row.evmAddress.length > 0 ? `0x${hex(row.evmAddress)}` : addressText(row.contract),
    amount: row.amount,
    bloom: row.bloom.length === 0 ? EMPTY_BLOOM : `0x${hex(row.bloom)}`,
    call_result: `0x${hex(row.callResult)}`,
    contract_id: idOrNull(row.contract),
    created_contract_ids: row.createdContracts.map(idText),
    error_message: row.errorMessage === '' ? null : row.errorMessage,
    failed_initcode: null,
    from: addressText(row.sender),
    function_parameters: `0x${hex(row.functionParameters)}`,
    gas_limit: row.gasLimit,
    gas_used: row.gasUsed,
    hash: `0x${hex(transactionHash.subarray(0, 32))}`,
    result: hapi.ResponseCodeEnum[row.result],
    timestamp: epoch(row.consensusNs),
    to: row.contract === 0n ? null : addressText(row.contract),
    type: 0,
  };
}

function ethereumJson(ethereum: EthereumTransactionRow | undefined, inWeibar: boolean): JsonObject {
  if (ethereum === undefined) return {};
  const fields = RLP.decode(ethereum.ethereumType === 0 ? ethereum.data : ethereum.data.subarray(1)) as Uint8Array[];
  const [v, r, s] = fields.slice(-3);
  const scale = (value: string) => BigInt(value === '' ? 0 : value) / (inWeibar ? 1n : WEIBAR_PER_TINYBAR);
  const price = (value: string) => (value === '' ? '0x' : `0x${scale(value).toString(16)}`);
  return {
    access_list: accessListJson(ethereum.accessList),
    amount: scale(ethereum.value),
    chain_id: `0x${BigInt(ethereum.chainId === '' ? 0 : ethereum.chainId).toString(16)}`,
    function_parameters: `0x${hex(ethereum.callData)}`,
    gas_limit: ethereum.gasLimit,
    gas_price: price(ethereum.gasPrice),
    hash: `0x${hex(ethereum.ethereumHash)}`,
    max_fee_per_gas: price(ethereum.maxFeePerGas),
    max_priority_fee_per_gas: price(ethereum.maxPriorityFeePerGas),
    nonce: ethereum.ethereumNonce,
    r: `0x${hex(r ?? new Uint8Array(0)).padStart(64, '0')}`,
    s: `0x${hex(s ?? new Uint8Array(0)).padStart(64, '0')}`,
    type: ethereum.ethereumType,
    v: BigInt(`0x${hex(v ?? new Uint8Array(0)) || '0'}`),
    ...(ethereum.toAddress.length === 0 ? {} : { to: `0x${hex(ethereum.toAddress)}` }),
  };
}

/** Addresses with their storage keys (EIP-2930). */
function accessListJson(bytes: Uint8Array): JsonObject[] {
  const entries = (bytes.length === 0 ? [] : RLP.decode(bytes)) as [Uint8Array, Uint8Array[]][];
  return entries.map(([address, keys]) => ({
    address: `0x${hex(address)}`,
    storage_keys: keys.map((key) => `0x${hex(key)}`),
  }));
}

function padded(value: Uint8Array): string {
  return `0x${hex(value).padStart(64, '0')}`;
}

/** The address that holds an entity's number; mirror nodes give it where they know no other. */
function addressText(id: bigint): string {
  return `0x${id.toString(16).padStart(40, '0')}`;
}
