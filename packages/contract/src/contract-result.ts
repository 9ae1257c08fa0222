import { type Static, Type } from 'typebox';
import { amount, amountOrNull } from './amount.ts';
import { entityId, entityIdOrNull, flag, hex, hexOrNull, text, textOrNull, whole, wholeOrNull } from './scalars.ts';

export const ContractLog = Type.Object(
  {
    index: whole('Position among the logs of the transaction, from 0.'),
    contractID: entityId('Contract that wrote the log.'),
    data: hex('Unindexed data.'),
    topics: Type.Array(hex('32-byte topic.'), { description: 'Indexed values; the first usually names the event.' }),
    bloom: hex('Bloom filter of the log (256 bytes, or empty).'),
  },
  { description: 'A log (event) of a contract, from the record.' },
);
export type ContractLog = Static<typeof ContractLog>;

export const ContractAction = Type.Object(
  {
    index: whole('Position in the call tree, depth first, from 0.'),
    callDepth: whole('Depth in the call tree, 0 for the first call.'),
    callType: text('CALL, CREATE, PRECOMPILE or SYSTEM, from the sidecar.'),
    callOperationType: text('CALL, CALLCODE, DELEGATECALL, STATICCALL, CREATE, CREATE2, or OP_UNKNOWN.'),
    caller: entityIdOrNull('Account or contract that called.'),
    recipient: entityIdOrNull('Account or contract that was called.'),
    targetedAddress: hexOrNull('20-byte address that was called and did not exist.'),
    value: amount('Tinybars sent with the call.'),
    gas: amount('Gas given to the call.'),
    gasUsed: amount('Gas that it used.'),
    input: hex('Call data.'),
    resultDataType: text('OUTPUT, REVERT_REASON or ERROR.'),
    resultData: hex('Output, revert reason or error of the call.'),
  },
  { description: 'One call inside the EVM, from the sidecar.' },
);
export type ContractAction = Static<typeof ContractAction>;

export const ContractStateChange = Type.Object(
  {
    contractID: entityId('Contract whose storage it is.'),
    slot: hex('Storage slot (leading zeros may be stripped).'),
    valueRead: hex('Value before.'),
    valueWritten: hexOrNull('Value after; null where the slot was only read.'),
  },
  { description: 'A storage slot that was read or written, from the sidecar.' },
);
export type ContractStateChange = Static<typeof ContractStateChange>;

export const ContractBytecode = Type.Object(
  {
    contractID: entityId('Contract that was created.'),
    initcode: hexOrNull('Code that ran at creation.'),
    runtimeBytecode: hexOrNull('Code that calls run.'),
  },
  { description: 'Code of a created contract, from the sidecar.' },
);
export type ContractBytecode = Static<typeof ContractBytecode>;

export const ContractNonce = Type.Object(
  { contractID: entityId('Contract.'), nonce: amount('Its nonce after the transaction.') },
  { description: 'Nonce of a contract after the transaction.' },
);

/** A transfer of an ERC-20 token, by the log of its contract. */
export const erc20Fields = {
  index: whole('Number of the log within the transaction.'),
  contractID: entityId('Contract that is the token.'),
  sender: entityIdOrNull('Who had the tokens; null where nobody is known to have the address, and for a mint.'),
  receiver: entityIdOrNull('Who got them; null where nobody is known to have the address, and for a burn.'),
  senderAddress: hex('EVM address of the sender (20 bytes); zeros for a mint.'),
  receiverAddress: hex('EVM address of the receiver (20 bytes); zeros for a burn.'),
  amount: text('Smallest units, up to 2^256-1, as digits.'),
  name: textOrNull('What the contract answered to name(); null where no stored call asked.'),
  symbol: textOrNull('What the contract answered to symbol(); null where no stored call asked.'),
  decimals: wholeOrNull('What the contract answered to decimals(); null where no stored call asked.'),
};
export const Erc20Move = Type.Object(erc20Fields, { description: 'A transfer of an ERC-20 token.' });
export type Erc20Move = Static<typeof Erc20Move>;

/** Contract fields of a transaction: null or empty for transactions that ran no contract. */
export const contractFields = {
  contractID: entityIdOrNull('Contract that was called or created.'),
  functionParameters: hexOrNull('Call data; its first 4 bytes name the function.'),
  constructorParameters: hexOrNull('Constructor arguments of a contract create.'),
  contractAmount: amountOrNull('Tinybars sent with the call.'),
  gasOffered: amountOrNull('Gas limit of the transaction body.'),
  gasUsed: amountOrNull('Gas charged, from the record.'),
  callResult: hexOrNull('Bytes that the call returned.'),
  logInfo: Type.Array(ContractLog, { description: 'Logs in their order.' }),
  erc20Transfers: Type.Array(Erc20Move, { description: 'ERC-20 transfers that its logs say, in their order.' }),
  createdContractIDs: Type.Array(entityId('A created contract.'), { description: 'Contracts created by the call.' }),
  contractNonces: Type.Array(ContractNonce, { description: 'Nonces of contracts that changed.' }),
  actions: Type.Array(ContractAction, { description: 'Calls inside the EVM; empty without a sidecar.' }),
  stateChanges: Type.Array(ContractStateChange, { description: 'Storage touched; empty without a sidecar.' }),
  bytecode: Type.Array(ContractBytecode, { description: 'Code of created contracts; empty without a sidecar.' }),
};

export const EthereumData = Type.Object(
  {
    ethereumHash: hexOrNull('Keccak-256 hash that Ethereum tools show (32 bytes).'),
    transactionType: wholeOrNull('Envelope type: 0 legacy, 1, 2 or 4; null where the bytes could not be read.'),
    chainID: textOrNull('Chain id, decimal.'),
    nonce: amountOrNull('Nonce of the sender as signed.'),
    to: hexOrNull('Called address (20 bytes); null for a creation.'),
    value: textOrNull('Value in weibars (10^-10 tinybar), decimal.'),
    gasLimit: amountOrNull('Gas limit as signed.'),
    gasPrice: textOrNull('Gas price in weibars, decimal; null for types 2 and 4.'),
    maxFeePerGas: textOrNull('Highest fee per gas in weibars, decimal.'),
    maxPriorityFeePerGas: textOrNull('Highest priority fee per gas in weibars, decimal.'),
    maxGasAllowance: amountOrNull('Tinybars that the relay offers to pay for gas.'),
    callDataFileID: entityIdOrNull('File that holds the call data, where it was too long.'),
    valid: flag('False where the signed bytes are not a readable Ethereum transaction.'),
  },
  { description: 'The Ethereum transaction inside, decoded from its RLP bytes.' },
);
export type EthereumData = Static<typeof EthereumData>;
