import { type Static, Type } from 'typebox';
import { arrayOf, entityId, object, orNull, text, whole } from './schemas.ts';

const inputs = {
  inputNames: arrayOf(text('Name, or position if the ABI has none.'), 'Parameter names.'),
  inputTypes: arrayOf(text('Solidity type.'), 'Parameter types.'),
  inputValues: arrayOf(
    text('Value as text; lists and tuples as JSON; an address of a known entity as shard.realm.num.'),
    'Parameter values.',
  ),
};

/** A function by its selector. */
export const ContractMethod = object('Function selected by the first four bytes of the call data.', {
  name: text('Function name.'),
  signature: text('Name and types, such as transfer(address,uint256).'),
  otherSignatures: arrayOf(
    text('Name and types.'),
    'Other known functions with the same selector. If there are any, the name is ambiguous.',
  ),
  source: Type.Union([Type.Literal('CONTRACT'), Type.Literal('STANDARD')], {
    description:
      "CONTRACT: the contract's verified source or the ABI of its dapp. STANDARD: a standard interface, such as ERC-20 or a system contract.",
  }),
});
export type ContractMethod = Static<typeof ContractMethod>;

/** Of calls in lists and single ones. */
export const contractMethod = orNull(
  ContractMethod,
  'Called function; null if nothing was called or its selector is unknown.',
);

/** A function call that a known signature reads. */
export const DecodedCall = object('Call data, decoded with a known signature.', {
  functionName: text('Function name.'),
  functionType: Type.Literal('function', { description: 'Always "function".' }),
  ...inputs,
});
export type DecodedCall = Static<typeof DecodedCall>;

/** An error that a contract's own ABI reads. */
export const DecodedError = object('Revert error of a contract, decoded with its ABI.', {
  functionName: text('Error name.'),
  functionType: Type.Literal('error', { description: 'Always "error".' }),
  ...inputs,
});
export type DecodedError = Static<typeof DecodedError>;

/** An event that a known signature reads. */
export const ParsedEvent = object('A log, decoded with a known signature.', {
  index: whole('Position of the log within the transaction, from 0.'),
  contractID: entityId('Contract that emitted the log.'),
  functionName: text('Event name.'),
  functionType: Type.Literal('event', { description: 'Always "event".' }),
  ...inputs,
});
export type ParsedEvent = Static<typeof ParsedEvent>;

/** The events of a transaction, beside its logs. */
export const parsedEventsField = {
  parsedEvents: Type.Optional(
    arrayOf(ParsedEvent, 'Logs decoded with a known signature, in order; omitted if there are none.'),
  ),
};
