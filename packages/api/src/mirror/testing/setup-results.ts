import { RESPONSE_CODE, TYPE_ID } from '@ledgerscope/ledger';
import type { BatchRows } from '@ledgerscope/ledger-store';
import { sampleRow } from '@ledgerscope/ledger-store/testing/sample-rows';
import { encodeRlp } from '@ledgerscope/streams';
import { bigOf, bytesOf, filledHash, idOf, rowsOf, type Setup, type SetupRow } from './setup-values.ts';

type ResultRows = Pick<
  BatchRows,
  'contractAction' | 'contractLog' | 'contractResult' | 'contractStateChange' | 'ethereumTransaction'
>;

/** What a row has where a case says nothing. */
const SENDER = '0.0.101';
const PARAMETERS = [1, 1, 2, 2, 3, 3];
const ETHEREUM = {
  gas_limit: 1_000_000n,
  gas_price: '0xad78ebc5ac620000',
  hash: '0x4a563af33c4871b51a8b108aa2fe1dd5280a30dfb7236170ae5e5e7957eb6392',
  nonce: 1,
  recovery_id: 1,
  signature_r: '0xd693b532a80fed6392b428604171fb32fdbf953728a3a7ecc7d4062b1652c042',
  signature_s: '0x24e9c602ac800b983b035700a14b23f78a253ab762deab5dc27e3555a750b354',
  to_address: '0x0000000000000000000000000000000000001389',
  type: 2,
};
const TOPICS = [
  '97c1fc0a6ed5551bc831571325e9bdb365d06803100dc20648640ba24ce69750',
  '8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925',
  'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef',
  'e8d47b56e8cdfa95f871b19d4f50a857217c44a95502b0811a350fec1500dd67',
];
const RESULT_KINDS: Readonly<Record<number, string>> = { 11: 'output', 12: 'revert', 13: 'error' };
const WEIBAR_PER_TINYBAR = 10_000_000_000n;
const { SUCCESS } = RESPONSE_CODE;

/** What contracts did, with what was signed. */
export function setupResults(setup: Setup): ResultRows {
  return {
    contractResult: [...rowsOf(setup, 'contractresults'), ...impliedResults(setup)].map((row) => resultRow(setup, row)),
    contractLog: rowsOf(setup, 'contractlogs').map(logRow),
    contractAction: rowsOf(setup, 'contractactions').map(actionRow),
    contractStateChange: [...rowsOf(setup, 'contractStateChanges'), ...impliedChanges(setup)].map((row) =>
      sampleRow('contractStateChange', {
        consensusNs: bigOf(row.consensus_timestamp),
        contract: idOf(row.contract_id),
        slot: bytesOf(row.slot),
        valueRead: bytesOf(row.value_read ?? [1, 1]),
        valueWritten: bytesOf(row.value_written ?? 'a1a1'),
        written: row.value_written === null ? 0 : 1,
        migration: row.migration === true ? 1 : 0,
      }),
    ),
    ethereumTransaction: rowsOf(setup, 'ethereumtransactions').map(ethereumRow),
  };
}

/** Changes that made the storage of contracts what a case says it is. */
function impliedChanges(setup: Setup): SetupRow[] {
  return rowsOf(setup, 'contractStates').map((row) => ({
    ...row,
    consensus_timestamp: row.modified_timestamp,
    value_written: row.value,
  }));
}

/** Results that wrote logs and that a case does not have. */
function impliedResults(setup: Setup): SetupRow[] {
  const named = new Set(rowsOf(setup, 'contractresults').map(({ consensus_timestamp: at }) => String(at)));
  const writing = rowsOf(setup, 'contractlogs').filter(({ consensus_timestamp: at }) => !named.has(String(at)));
  return [...new Map(writing.map((row) => [String(row.consensus_timestamp), row])).values()];
}

/** Transactions of results and logs that a case has without one, as it would have written them. */
export function impliedTransactions(setup: Setup): SetupRow[] {
  const named = new Set(rowsOf(setup, 'transactions').map(({ consensus_timestamp: at }) => String(at)));
  const implied = new Map<string, SetupRow>();
  for (const row of [...rowsOf(setup, 'contractresults'), ...rowsOf(setup, 'contractlogs')]) {
    const at = String(row.consensus_timestamp);
    if (named.has(at) || implied.has(at)) continue;
    implied.set(at, {
      consensus_timestamp: row.consensus_timestamp,
      nonce: row.transaction_nonce ?? 0,
      // Nodes name the parent of each child, which no case has.
      parent_consensus_timestamp: Number(row.transaction_nonce ?? 0) === 0 ? undefined : String(BigInt(at) - 1n),
      payerAccountId: row.payer_account_id ?? SENDER,
      result: row.transaction_result ?? SUCCESS,
      type: impliedType(setup, at),
      entity_id: row.root_contract_id ?? row.contract_id,
    });
  }
  return [...implied.values()];
}

/** The type of a transaction that is only known from what it caused. */
export function impliedType(setup: Setup, at: string): number {
  return ethereumAt(setup, at) === undefined ? TYPE_ID.contractCall : TYPE_ID.ethereumTransaction;
}

/** The hash that a case says of what contracts did at an instant, filled up to that of a transaction. */
export function resultHash(setup: Setup, at: string): Uint8Array | undefined {
  if (ethereumAt(setup, at) !== undefined) return undefined;
  const rows = [...rowsOf(setup, 'contractresults'), ...rowsOf(setup, 'contractlogs')];
  const row = rows.find(({ consensus_timestamp: instant }) => String(instant) === at);
  if (row === undefined) return undefined;
  const own = rowsOf(setup, 'transactionhashes').find(({ consensus_timestamp: instant }) => String(instant) === at);
  return filledHash(bytesOf(own?.hash ?? row.transaction_hash ?? Array.from({ length: 32 }, (_, index) => index)));
}

function ethereumAt(setup: Setup, at: string): SetupRow | undefined {
  return rowsOf(setup, 'ethereumtransactions').find(({ consensus_timestamp: instant }) => String(instant) === at);
}

function resultRow(setup: Setup, row: SetupRow): BatchRows['contractResult'][number] {
  const at = String(row.consensus_timestamp);
  const isAt = ({ consensus_timestamp: instant }: SetupRow) => String(instant) === at;
  return sampleRow('contractResult', {
    ...partiesOf(row),
    ...requestOf(row, ethereumAt(setup, at)),
    ...outcomeOf(row, rowsOf(setup, 'transactions').find(isAt), impliedType(setup, at)),
    consensusNs: bigOf(row.consensus_timestamp),
    logs: rowsOf(setup, 'contractlogs').filter(isAt).length,
  });
}

function partiesOf(row: SetupRow) {
  return {
    contract: idOf(row.contract_id),
    sender: idOf(row.sender_id ?? SENDER),
    payer: idOf(row.payer_account_id ?? SENDER),
    createdContracts: ((row.created_contract_ids ?? []) as unknown[]).map(idOf),
  };
}

function requestOf(row: SetupRow, ethereum: SetupRow | undefined) {
  return {
    amount: ethereum === undefined ? bigOf(row.amount) : weibarsOf(ethereum) / WEIBAR_PER_TINYBAR,
    // What is signed counts, where a case says it.
    gasLimit: ethereum?.call_data === undefined ? bigOf(row.gas_limit, 1_000n) : ETHEREUM.gas_limit,
    functionParameters: bytesOf(ethereum?.call_data ?? row.function_parameters ?? PARAMETERS),
  };
}

function outcomeOf(row: SetupRow, transaction: SetupRow | undefined, byDefault: number) {
  return {
    type: Number(transaction?.type ?? byDefault),
    result: Number(row.transaction_result ?? transaction?.result ?? SUCCESS),
    gasUsed: bigOf(row.gas_used),
    callResult: bytesOf(row.call_result),
    errorMessage: String(row.error_message ?? ''),
    bloom: bytesOf(row.bloom),
  };
}

function logRow(row: SetupRow): BatchRows['contractLog'][number] {
  const topics = TOPICS.map((byDefault, place) => {
    const topic = row[`topic${place}`];
    return topic === undefined ? bytesOf(byDefault) : topic === null ? undefined : bytesOf(topic);
  }).filter((topic) => topic !== undefined);
  return sampleRow('contractLog', {
    contract: idOf(row.contract_id),
    consensusNs: bigOf(row.consensus_timestamp),
    logIndex: Number(row.index ?? 0),
    rootContract: idOf(row.root_contract_id),
    payer: idOf(row.payer_account_id ?? SENDER),
    topic0: topics[0] ?? bytesOf(undefined),
    topics,
    data: bytesOf(row.data ?? '0123'),
    bloom: bytesOf(row.bloom ?? '0123'),
  });
}

function actionRow(row: SetupRow): BatchRows['contractAction'][number] {
  return sampleRow('contractAction', {
    consensusNs: bigOf(row.consensus_timestamp),
    actionIndex: Number(row.index),
    callDepth: Number(row.call_depth ?? 1),
    callType: Number(row.call_type ?? 1),
    callOperation: Number(row.call_operation_type ?? 1),
    caller: idOf(row.caller),
    callerIsContract: row.caller_type === 'ACCOUNT' ? 0 : 1,
    recipient: idOf(row.recipient_account ?? row.recipient_contract),
    recipientIsContract: row.recipient_contract === undefined || row.recipient_contract === null ? 0 : 1,
    recipientAddress: bytesOf(row.recipient_address),
    gas: bigOf(row.gas),
    gasUsed: bigOf(row.gas_used),
    value: bigOf(row.value),
    input: bytesOf(row.input),
    resultKind: RESULT_KINDS[Number(row.result_data_type)] ?? '',
    resultData: bytesOf(row.result_data),
  });
}

function weibarsOf({ value }: SetupRow): bigint {
  return value === undefined || value === null ? 0n : BigInt(String(value));
}

function decimalOf(value: unknown): string {
  return value === undefined || value === null ? '' : String(BigInt(String(value)));
}

function ethereumRow(given: SetupRow): BatchRows['ethereumTransaction'][number] {
  const row: SetupRow = { ...ETHEREUM, ...given };
  return sampleRow('ethereumTransaction', {
    consensusNs: bigOf(row.consensus_timestamp),
    ethereumHash: bytesOf(row.hash),
    ethereumType: Number(row.type),
    chainId: decimalOf(row.chain_id),
    ethereumNonce: bigOf(row.nonce),
    gasLimit: bigOf(row.gas_limit),
    gasPrice: decimalOf(row.gas_price),
    maxFeePerGas: decimalOf(row.max_fee_per_gas),
    maxPriorityFeePerGas: decimalOf(row.max_priority_fee_per_gas),
    toAddress: bytesOf(row.to_address),
    value: String(weibarsOf(row)),
    callData: bytesOf(row.call_data),
    data: signedBytes(row),
    decoded: 1,
  });
}

/** The lists and the signature, at their places among fields that say nothing. */
function signedBytes(row: SetupRow): Uint8Array {
  const authorizations = (row.authorization_list ?? []) as readonly SetupRow[];
  const access = ((row.access_list ?? []) as readonly SetupRow[]).map(({ address, storage_keys: keys }) => [
    bytesOf(address),
    (keys as unknown[]).map(bytesOf),
  ]);
  const signature = [bytesOf(row.signature_r), bytesOf(row.signature_s)];
  const nothing = (fields: number) => Array.from({ length: fields }, () => new Uint8Array(0));
  if (Number(row.type) === 0) return encodeRlp([...nothing(6), bytesOf(row.signature_v ?? '1b'), ...signature]);
  const parity = numberBytes(row.recovery_id);
  const delegations = authorizations.map((one) => [
    ...[one.chain_id, one.address].map(bytesOf),
    ...[one.nonce, one.y_parity].map(numberBytes),
    ...[one.r, one.s].map(bytesOf),
  ]);
  const isOfFour = authorizations.length > 0;
  const fields = [...nothing(8), access, ...(isOfFour ? [delegations] : []), parity, ...signature];
  return Buffer.concat([Uint8Array.of(isOfFour ? 4 : 2), encodeRlp(fields)]);
}

function numberBytes(value: unknown): Uint8Array {
  const number = Number(value);
  return number === 0 ? new Uint8Array(0) : Uint8Array.of(number);
}
