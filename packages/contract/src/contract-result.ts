import type { Static } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { contractMethod, DecodedCall } from './decoded-call.ts';
import {
  arrayOf,
  entityId,
  entityIdOrNull,
  flag,
  hex,
  hexOrNull,
  object,
  orNull,
  text,
  textOrNull,
  whole,
  wholeOrNull,
} from './schemas.ts';

export const ContractLog = object('A log (event) of a contract, from the record.', {
  index: whole('Position within the logs of the transaction, from 0.'),
  contractID: entityId('Contract that emitted the log.'),
  data: hex('Unindexed data.'),
  topics: arrayOf(hex('32-byte topic.'), 'Indexed values; the first usually identifies the event.'),
  bloom: hex('Bloom filter of the log (256 bytes, or empty).'),
});
export type ContractLog = Static<typeof ContractLog>;

export const ContractAction = object('One internal call, from the sidecar.', {
  index: whole('Position in the call tree, depth first, from 0.'),
  callDepth: whole('Depth in the call tree, 0 for the first call.'),
  callType: text('CALL, CREATE, PRECOMPILE or SYSTEM, from the sidecar.'),
  callOperationType: text('CALL, CALLCODE, DELEGATECALL, STATICCALL, CREATE, CREATE2, or OP_UNKNOWN.'),
  caller: entityIdOrNull('Calling account or contract.'),
  recipient: entityIdOrNull('Called account or contract.'),
  targetedAddress: hexOrNull('Called address (20 bytes) that did not exist.'),
  value: amount('Tinybars sent with the call.'),
  gas: amount('Gas provided to the call.'),
  gasUsed: amount('Gas used.'),
  input: hex('Call data.'),
  method: contractMethod,
  decodedInput: orNull(DecodedCall, 'Call data decoded with a known signature; null if unknown.'),
  resultDataType: textOrNull('OUTPUT, REVERT_REASON or ERROR; null if the sidecar does not contain a call result.'),
  resultData: hex('Output, revert reason or error of the call; empty without a result.'),
});
export type ContractAction = Static<typeof ContractAction>;

export const ContractStateChange = object('A storage slot read or written, from the sidecar.', {
  contractID: entityId('Contract that owns the storage.'),
  slot: hex('Storage slot (leading zeros may be stripped).'),
  valueRead: hex('Value before.'),
  valueWritten: hexOrNull('Value after; null if the slot was only read.'),
});
export type ContractStateChange = Static<typeof ContractStateChange>;

export const ContractBytecode = object('Bytecode of a created contract, from the sidecar.', {
  contractID: entityId('Created contract.'),
  initcode: hexOrNull('Init code.'),
  runtimeBytecode: hexOrNull('Runtime bytecode.'),
});
export type ContractBytecode = Static<typeof ContractBytecode>;

export const ContractNonce = object('Nonce of a contract after the transaction.', {
  contractID: entityId('Contract.'),
  nonce: amount('Nonce after the transaction.'),
});

/** A transfer of an ERC-20 token, by the log of its contract. */
export const erc20Fields = {
  index: whole('Log index within the transaction.'),
  contractID: entityId('Token contract.'),
  sender: entityIdOrNull('Sender; null if no account with the address is known, and for a mint.'),
  receiver: entityIdOrNull('Receiver; null if no account with the address is known, and for a burn.'),
  senderAddress: hex('EVM address of the sender (20 bytes); zeros for a mint.'),
  receiverAddress: hex('EVM address of the receiver (20 bytes); zeros for a burn.'),
  amount: text('Smallest units, up to 2^256-1, as digits.'),
  name: textOrNull('Result of name(); null if no stored call returned it.'),
  symbol: textOrNull('Result of symbol(); null if no stored call returned it.'),
  decimals: wholeOrNull('Result of decimals(); null if no stored call returned it.'),
};
export const Erc20Move = object('An ERC-20 token transfer.', erc20Fields);
export type Erc20Move = Static<typeof Erc20Move>;

/** Contract fields of a transaction: null or empty for transactions that ran no contract. */
export const contractFields = {
  contractID: entityIdOrNull('Called or created contract.'),
  functionParameters: hexOrNull('Call data; the first 4 bytes select the function.'),
  constructorParameters: hexOrNull('Constructor arguments of a contract create.'),
  contractAmount: amountOrNull('Tinybars sent with the call.'),
  gasOffered: amountOrNull('Gas limit of the transaction body.'),
  gasUsed: amountOrNull('Gas charged, from the record; null if that has no contract result.'),
  callResult: hexOrNull('Return data of the call.'),
  logInfo: arrayOf(ContractLog, 'Logs in order.'),
  erc20Transfers: arrayOf(Erc20Move, 'ERC-20 transfers from its logs, in log order.'),
  createdContractIDs: arrayOf(entityId('A created contract.'), 'Contracts created by the call.'),
  contractNonces: arrayOf(ContractNonce, 'Changed contract nonces.'),
  actions: arrayOf(ContractAction, 'Internal calls; empty without a sidecar.'),
  stateChanges: arrayOf(ContractStateChange, 'Storage read or written; empty without a sidecar.'),
  bytecode: arrayOf(ContractBytecode, 'Bytecode of created contracts; empty without a sidecar.'),
};

export const AccessEntryReply = object('Storage of one contract.', {
  address: hex('Contract address (20 bytes).'),
  storageKeys: arrayOf(hex('A slot (32 bytes).'), 'Storage slots; empty if only the address is listed.'),
});
export type AccessEntryReply = Static<typeof AccessEntryReply>;

export const AuthorizationReply = object('An authorization signed by the account.', {
  chainID: text('Chain ID, decimal; 0 for any.'),
  address: hex('Address whose code the account runs (20 bytes); zeros revoke the authorization.'),
  nonce: text('Account nonce, decimal.'),
  yParity: text('Signature y parity.'),
  r: text('Signature component r, decimal.'),
  s: text('Signature component s, decimal.'),
});
export type AuthorizationReply = Static<typeof AuthorizationReply>;

export const EthereumData = object('Wrapped Ethereum transaction, decoded from its RLP bytes.', {
  ethereumHash: hexOrNull('Keccak-256 hash that Ethereum tools show (32 bytes).'),
  transactionType: wholeOrNull('Envelope type: 0 legacy, 1, 2 or 4; null if the bytes could not be read.'),
  chainID: textOrNull('Chain ID, decimal.'),
  nonce: amountOrNull('Sender nonce as signed.'),
  to: hexOrNull('Called address (20 bytes); null for a creation.'),
  value: textOrNull('Value in weibars (10^-10 tinybar), decimal.'),
  gasLimit: amountOrNull('Gas limit as signed.'),
  gasPrice: textOrNull('Gas price in weibars, decimal; null for types 2 and 4.'),
  maxFeePerGas: textOrNull('Max fee per gas in weibars, decimal.'),
  maxPriorityFeePerGas: textOrNull('Max priority fee per gas in weibars, decimal.'),
  maxGasAllowance: amountOrNull('Maximum amount that the relay pays for gas, in tinybars.'),
  callDataFileID: entityIdOrNull('File with the call data, if it was too long for the transaction.'),
  accessList: arrayOf(AccessEntryReply, 'Access list (EIP-2930); empty if none.'),
  authorizationList: arrayOf(
    AuthorizationReply,
    'Authorizations for accounts to run the code of another address (EIP-7702); empty if none.',
  ),
  valid: flag('False if the signed bytes are not a valid Ethereum transaction.'),
});
export type EthereumData = Static<typeof EthereumData>;
