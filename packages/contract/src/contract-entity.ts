import { type Static, Type } from 'typebox';
import { accountLikeDetails, accountLikeFields } from './account.ts';
import { amount } from './amount.ts';
import { ParsedEvent } from './decoded-call.ts';
import { listOf } from './envelope.ts';
import { KeyOrNull } from './key.ts';
import {
  arrayOf,
  entityId,
  entityIdOrNull,
  flag,
  hex,
  hexOrNull,
  instant,
  instantOrNull,
  object,
  orNull,
  text,
  textOrNull,
  whole,
  wholeOrNull,
} from './schemas.ts';

export const ContractRowReply = object('A contract in a list.', {
  contractID: entityId('The contract.'),
  ...accountLikeFields,
});
export type ContractRowReply = Static<typeof ContractRowReply>;

export const Contract = object('A contract with all known details.', {
  ...ContractRowReply.properties,
  ...accountLikeDetails,
  adminKey: KeyOrNull(
    'Admin key; null if unknown. A key equal to the contract’s own ID means that the contract is immutable.',
  ),
  immutable: flag('Whether the contract is immutable: it has no key except its own ID.'),
  fileID: entityIdOrNull(
    'File that contained the init code; null if the transaction contained the code or the file is unknown.',
  ),
  permanentRemoval: flag('Whether the deletion removed it from the state.'),
  txVolume: whole('Transactions that involved it in the last 30 days of the ledger.'),
  usersCount: whole('Distinct senders of its calls in the last 30 days of the ledger.'),
});
export type Contract = Static<typeof Contract>;

/** What a contract says of the token that it is. */
export const ContractToken = object('Get the token of a contract, based on calls of its code on the known storage.', {
  contractID: entityId('The contract.'),
  standard: Type.Enum(['ERC20', 'ERC721', 'ERC1155'], { description: 'Implemented interface.' }),
  name: textOrNull('Result of name(); null if there is none or it is unknown.'),
  symbol: textOrNull('Result of symbol(); null if there is none or it is unknown.'),
  decimals: wholeOrNull('Result of decimals(); null if there is none or it is unknown.'),
  totalSupply: textOrNull(
    'Result of totalSupply() in smallest units, or number of NFTs, as digits; null if there is none or it is unknown.',
  ),
});
export type ContractToken = Static<typeof ContractToken>;

export const ContractHolderReply = object('A holder of a contract token, computed from its logs.', {
  address: hex('EVM address of the holder (20 bytes).'),
  accountID: entityIdOrNull('Account or contract with this address; null if unknown.'),
  balance: textOrNull(
    'As digits: smallest units of ERC-20, NFTs of ERC-721, units of all token IDs of ERC-1155. Null if the logs show more sent than received, so the balance is unknown.',
  ),
  tokenIDs: wholeOrNull('Number of token IDs held, of ERC-721 and ERC-1155; null for ERC-20.'),
});
export type ContractHolderReply = Static<typeof ContractHolderReply>;

export const ContractApproval = object(
  'The latest approval of a spender by an owner, computed from the logs of a token contract.',
  {
    consensusTime: instant('Consensus timestamp of the approval.'),
    transactionID: text('Digits form of the transaction ID.'),
    readableTransactionID: text('`payer@seconds.nanoseconds`.'),
    contractID: entityId('The token contract.'),
    name: textOrNull('Name of the token; null if there is none or it is unknown.'),
    symbol: textOrNull('Symbol of the token; null if there is none or it is unknown.'),
    decimals: wholeOrNull('Decimals of the token; null if there are none or they are unknown.'),
    ownerID: entityIdOrNull('Account or contract that approved; null if unknown.'),
    ownerAddress: hex('EVM address of the owner (20 bytes).'),
    spenderID: entityIdOrNull('Account or contract that may spend; null if unknown.'),
    spenderAddress: hex('EVM address of the spender (20 bytes).'),
    approvedForAll: flag('True for all NFTs or token IDs of the contract; false for an amount or a single NFT.'),
    amount: textOrNull(
      'Smallest units approved, as digits. Spending writes no approval log, so less may remain. Null if `approvedForAll` is true, and for a single NFT.',
    ),
    tokenSerial: textOrNull(
      'ID of the single NFT (ERC-721) approved, as digits; null for an amount or all. An approval ends when the NFT is transferred.',
    ),
  },
);
export type ContractApproval = Static<typeof ContractApproval>;
export const ContractApprovalList = listOf(ContractApproval, 'A page of approvals.');

export const ByteCode = object('Contract code.', {
  contractID: entityId('The contract.'),
  byteCode: hexOrNull('Runtime bytecode; null if no sidecar contains it. Same as `runtimeByteCode`.'),
  runtimeByteCode: hexOrNull('Runtime bytecode, from the sidecar of the creation.'),
  initCode: hexOrNull('Init code: from the sidecar, otherwise from the referenced file.'),
  initCodeSource: orNull(
    Type.Enum(['sidecar', 'file']),
    'Source of `initCode`; null if there is none. For a file, its current name.',
  ),
  fileID: entityIdOrNull('File referenced at creation.'),
  storedAt: instantOrNull('Consensus timestamp of the transaction whose sidecar contains the bytecode.'),
});
export type ByteCode = Static<typeof ByteCode>;

export const ContractEvent = object('A log (event) emitted by a contract.', {
  consensusTime: instant('Consensus timestamp of the transaction.'),
  transactionID: text('Digits form of the transaction ID.'),
  readableTransactionID: text('`payer@seconds.nanoseconds`.'),
  index: whole('Position within the logs of the transaction, from 0.'),
  contractID: entityId('Contract that emitted the log.'),
  rootContractID: entityIdOrNull('Called contract.'),
  payerID: entityId('Transaction payer.'),
  data: hex('Unindexed data.'),
  topics: arrayOf(hex('32-byte topic.'), 'Indexed values; the first usually identifies the event.'),
  bloom: hex('Bloom filter of the log (256 bytes, or empty).'),
  parsedEvent: orNull(ParsedEvent, 'Event decoded with a known signature; null if unknown.'),
});
export type ContractEvent = Static<typeof ContractEvent>;

export const StorageSlotReply = object('A contract storage slot, from sidecars.', {
  slot: hex('Storage slot (32 bytes).'),
  value: hex('Current value (32 bytes).'),
  changedTime: instantOrNull('Time of the last write; null if it was written before the first block.'),
  writes: amount('Number of stored writes to this slot.'),
});
export type StorageSlotReply = Static<typeof StorageSlotReply>;
