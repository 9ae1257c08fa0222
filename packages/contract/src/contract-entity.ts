import { type Static, Type } from 'typebox';
import { accountLikeDetails, accountLikeFields } from './account.ts';
import { amount } from './amount.ts';
import { ParsedEvent } from './decoded-call.ts';
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

export const Contract = object('A contract with everything that is known of it.', {
  ...ContractRowReply.properties,
  ...accountLikeDetails,
  adminKey: KeyOrNull('Its key; null if unknown. A key equal to the contract’s own ID means it is immutable.'),
  immutable: flag('Whether the contract is immutable: it has no key except its own ID.'),
  fileID: entityIdOrNull('File that held its init code; null if the code came with the transaction or is unknown.'),
  permanentRemoval: flag('Whether the deletion removed it from state.'),
  txVolume: whole('Transactions that it took part in over the last 30 days of the ledger.'),
  usersCount: whole('Distinct senders of its calls over the last 30 days of the ledger.'),
});
export type Contract = Static<typeof Contract>;

/** What a contract says of the token that it is. */
export const ContractToken = object('The token that a contract is, as its code answers over the known storage.', {
  contractID: entityId('The contract.'),
  standard: Type.Enum(['ERC20', 'ERC721', 'ERC1155'], { description: 'The interface that it implements.' }),
  name: textOrNull('Result of name(); null if there is none or it is unknown.'),
  symbol: textOrNull('Result of symbol(); null if there is none or it is unknown.'),
  decimals: wholeOrNull('Result of decimals(); null if there is none or it is unknown.'),
  totalSupply: textOrNull(
    'Result of totalSupply() in smallest units, or number of NFTs, as digits; null if there is none or it is unknown.',
  ),
});
export type ContractToken = Static<typeof ContractToken>;

export const Erc20HolderReply = object('A holder of an ERC-20 token, computed from the logs of its contract.', {
  address: hex('EVM address of the holder (20 bytes).'),
  accountID: entityIdOrNull('The account or contract with this address; null if none is known.'),
  balance: textOrNull(
    'Smallest units, as digits: received less sent. Null if the logs show more sent than received, so the balance is unknown.',
  ),
});
export type Erc20HolderReply = Static<typeof Erc20HolderReply>;

export const ByteCode = object('Code of a contract.', {
  contractID: entityId('The contract.'),
  byteCode: hexOrNull('Code that calls run; null if no sidecar carried it. Same as `runtimeByteCode`.'),
  runtimeByteCode: hexOrNull('Code that calls run, from the sidecar of the creation.'),
  initCode: hexOrNull('Code that ran at creation: from the sidecar, else the contents of the file that was named.'),
  initCodeSource: orNull(
    Type.Enum(['sidecar', 'file']),
    'Where `initCode` comes from; null without one. A file is named as it is now.',
  ),
  fileID: entityIdOrNull('The file that was named at creation.'),
  storedAt: instantOrNull('Consensus timestamp of the transaction whose sidecar held the code.'),
});
export type ByteCode = Static<typeof ByteCode>;

export const ContractEvent = object('A log (event) that a contract wrote.', {
  consensusTime: instant('Consensus timestamp of the transaction.'),
  transactionID: text('Digits form of the transaction id.'),
  readableTransactionID: text('`payer@seconds.nanoseconds`.'),
  index: whole('Position among the logs of the transaction, from 0.'),
  contractID: entityId('Contract that wrote the log.'),
  rootContractID: entityIdOrNull('Contract that the transaction called.'),
  payerID: entityId('Payer of the transaction.'),
  data: hex('Unindexed data.'),
  topics: arrayOf(hex('32-byte topic.'), 'Indexed values; the first usually names the event.'),
  bloom: hex('Bloom filter of the log (256 bytes, or empty).'),
  parsedEvent: orNull(ParsedEvent, 'The event by a known signature; null if none is known.'),
});
export type ContractEvent = Static<typeof ContractEvent>;

export const StorageSlotReply = object('A storage slot of a contract, from sidecars.', {
  slot: hex('Storage slot (32 bytes).'),
  value: hex('Current value (32 bytes).'),
  changedTime: instantOrNull('When it was written; null if it was there before the first block.'),
  writes: amount('Writes of this slot that were read.'),
});
export type StorageSlotReply = Static<typeof StorageSlotReply>;
