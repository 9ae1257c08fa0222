import { type Static, Type } from 'typebox';
import { entityId, text, whole } from './scalars.ts';

const inputs = {
  inputNames: Type.Array(text('Name, or its position where the ABI gives none.'), { description: 'Parameter names.' }),
  inputTypes: Type.Array(text('Solidity type.'), { description: 'Their types.' }),
  inputValues: Type.Array(
    text('Value as text; lists and tuples as JSON; an address of a known entity as shard.realm.num.'),
    { description: 'Their values.' },
  ),
};

/** A function call that a known signature reads. */
export const DecodedCall = Type.Object(
  {
    functionName: text('Name of the function.'),
    functionType: Type.Literal('function', { description: 'Always "function".' }),
    ...inputs,
  },
  { description: 'Call data, decoded by a known signature.' },
);
export type DecodedCall = Static<typeof DecodedCall>;

/** An error that a contract's own ABI reads. */
export const DecodedError = Type.Object(
  {
    functionName: text('Name of the error.'),
    functionType: Type.Literal('error', { description: 'Always "error".' }),
    ...inputs,
  },
  { description: 'What a contract undid a call with, decoded by its own ABI.' },
);
export type DecodedError = Static<typeof DecodedError>;

/** An event that a known signature reads. */
export const ParsedEvent = Type.Object(
  {
    index: whole('Position of its log among the logs of the transaction, from 0.'),
    contractID: entityId('Contract that wrote the log.'),
    functionName: text('Name of the event.'),
    functionType: Type.Literal('event', { description: 'Always "event".' }),
    ...inputs,
  },
  { description: 'A log, decoded by a known signature.' },
);
export type ParsedEvent = Static<typeof ParsedEvent>;
