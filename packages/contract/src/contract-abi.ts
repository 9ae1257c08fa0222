import { type Static, Type } from 'typebox';
import { arrayOf, entityId, instant, object, text } from './schemas.ts';

/** The ABI by which calls and logs of a contract are decoded. */
export const ContractAbi = object('ABI of a contract.', {
  contractID: entityId('The contract.'),
  name: text('Name of the contract in its source; empty if it is not known.'),
  abi: arrayOf(
    Type.Record(Type.String(), Type.Unknown()),
    'Functions, events and errors, as the compiler writes them.',
  ),
  source: text('Where it comes from: demo, operator, dapp, user or verified.'),
  hash: text('SHA-256 of the ABI in its stored form, in hex.'),
  uploaded: instant('When it was stored.'),
});
export type ContractAbi = Static<typeof ContractAbi>;
