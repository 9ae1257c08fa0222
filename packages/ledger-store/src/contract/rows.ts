import { defineTable, type RowOf } from '../table.ts';

export const contractResultTable = defineTable('contract_result', {
  consensusNs: 'ns',
  /** Contract called or created; 0 where the call reached none. */
  contract: 'u64',
  sender: 'u64',
  payer: 'u64',
  type: 'u16',
  result: 'u16',
  /** 1 for a create. */
  isCreate: 'u8',
  /** tinybars sent with the call. */
  amount: 'i64',
  gasLimit: 'u64',
  gasUsed: 'u64',
  functionParameters: 'bytes',
  /** First four bytes of functionParameters; empty when shorter. */
  selector: 'bytes',
  callResult: 'bytes',
  errorMessage: 'text',
  bloom: 'bytes',
  evmAddress: 'bytes',
  createdContracts: 'u64s',
  nonceContract: 'u64s',
  nonceValue: 'i64s',
  signerNonce: 'optionalI64',
  logs: 'u32',
});
export type ContractResultRow = RowOf<typeof contractResultTable>;

export const contractLogTable = defineTable('contract_log', {
  contract: 'u64',
  consensusNs: 'ns',
  logIndex: 'u32',
  /** The contract whose call emitted it. */
  rootContract: 'u64',
  payer: 'u64',
  topic0: 'bytes',
  topics: 'byteses',
  data: 'bytes',
  bloom: 'bytes',
});
export type ContractLogRow = RowOf<typeof contractLogTable>;

/** A transfer of an ERC-20 token, by the log that its contract wrote. */
export const erc20TransferTable = defineTable('erc20_transfer', {
  consensusNs: 'ns',
  logIndex: 'u32',
  /** The token. */
  contract: 'u64',
  /** 0 where nobody is known to have the address. */
  sender: 'u64',
  receiver: 'u64',
  /** 20 bytes; zeros for a mint. */
  senderAddress: 'bytes',
  /** 20 bytes; zeros for a burn. */
  receiverAddress: 'bytes',
  /** Smallest units, up to 2^256-1, in digits. */
  amount: 'text',
});
export type Erc20TransferRow = RowOf<typeof erc20TransferTable>;

/** One step of the EVM's call tree, from sidecars. */
export const contractActionTable = defineTable('contract_action', {
  consensusNs: 'ns',
  actionIndex: 'u32',
  callDepth: 'u32',
  /** ContractActionType. */
  callType: 'u8',
  /** CallOperationType. */
  callOperation: 'u8',
  caller: 'u64',
  callerIsContract: 'u8',
  /** 0 where `recipientAddress` is set instead. */
  recipient: 'u64',
  recipientIsContract: 'u8',
  recipientAddress: 'bytes',
  gas: 'i64',
  gasUsed: 'i64',
  value: 'i64',
  input: 'bytes',
  /** 'output', 'revert' or 'error'; empty where the sidecar has no result. Earlier releases stored 'output' then. */
  resultKind: 'text',
  resultData: 'bytes',
});
export type ContractActionRow = RowOf<typeof contractActionTable>;

/** Storage slots read and written, from sidecars; slots and values are shortened by leading zero bytes as on the wire. */
export const contractStateChangeTable = defineTable('contract_state_change', {
  contract: 'u64',
  consensusNs: 'ns',
  slot: 'bytes',
  valueRead: 'bytes',
  valueWritten: 'bytes',
  /** 1 where the slot was written. */
  written: 'u8',
  migration: 'u8',
});
export type ContractStateChangeRow = RowOf<typeof contractStateChangeTable>;

/** A slot of a hook's storage that was written; slots and values are 32 bytes. */
export const hookSlotTable = defineTable('hook_slot', {
  /** Account or contract that has the hook. */
  owner: 'u64',
  /** Among the hooks of its owner. */
  hookId: 'i64',
  slot: 'bytes',
  consensusNs: 'ns',
  value: 'bytes',
});
export type HookSlotRow = RowOf<typeof hookSlotTable>;

export const contractBytecodeTable = defineTable('contract_bytecode', {
  contract: 'u64',
  consensusNs: 'ns',
  initcode: 'bytes',
  runtimeBytecode: 'bytes',
});
export type ContractBytecodeRow = RowOf<typeof contractBytecodeTable>;

/** Ethereum transactions, decoded from their RLP; amounts in weibar as decimal text where they exceed 64 bits. */
export const ethereumTransactionTable = defineTable('ethereum_transaction', {
  consensusNs: 'ns',
  /** keccak-256, 32 bytes; empty when the record has none and the data could not be read. */
  ethereumHash: 'bytes',
  ethereumType: 'u8',
  chainId: 'text',
  ethereumNonce: 'u64',
  gasLimit: 'u64',
  gasPrice: 'text',
  maxFeePerGas: 'text',
  maxPriorityFeePerGas: 'text',
  toAddress: 'bytes',
  value: 'text',
  callData: 'bytes',
  callDataFile: 'u64',
  accessList: 'bytes',
  maxGasAllowance: 'i64',
  data: 'bytes',
  /** 0 where the bytes could not be decoded as an Ethereum transaction. */
  decoded: 'u8',
});
export type EthereumTransactionRow = RowOf<typeof ethereumTransactionTable>;
