import { type Static, Type } from 'typebox';
import { arrayOf, entityId, instant, object, text } from './schemas.ts';

/** The ABI by which calls and logs of a contract are decoded. */
export const ContractAbi = object('Contract ABI.', {
  contractID: entityId('The contract.'),
  name: text('Contract name in the source; empty if unknown.'),
  abi: arrayOf(
    Type.Record(Type.String(), Type.Unknown()),
    'Functions, events and errors, in the compiler’s JSON format.',
  ),
  source: text('Source: demo, operator, dapp, user or verified.'),
  hash: text('SHA-256 of the ABI in its stored form, in hex.'),
  uploaded: instant('Time of upload.'),
});
export type ContractAbi = Static<typeof ContractAbi>;
