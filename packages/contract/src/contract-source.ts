import { type Static, Type } from 'typebox';
import { arrayOf, entityId, hex, instant, object, text, textOrNull, whole } from './schemas.ts';

export const ContractSource = object('Verified contract source.', {
  contractID: entityId('The contract.'),
  match: Type.Enum(['full', 'partial'], {
    description:
      'full: the bytecode is identical and includes the metadata hash. partial: the bytecode is identical except for the metadata hash, so names and comments may differ.',
  }),
  compiler: text('Solidity compiler version.'),
  contract: text('File path and contract name, separated by a colon.'),
  settings: Type.Record(Type.String(), Type.Unknown(), { description: 'Relevant compiler settings.' }),
  sources: arrayOf(Type.Object({ path: text('File path.'), content: text('Text.') }), 'Source files of the contract.'),
  verified: instant('Verification time.'),
});
export type ContractSource = Static<typeof ContractSource>;

export const Compilers = object('Solidity compilers on this server.', {
  versions: arrayOf(text('Version with commit.'), 'Newest first.'),
});

export const ContractRead = object('View function result.', {
  result: Type.Enum(['output', 'revert', 'halt'], { description: 'Call result.' }),
  data: hex('Return data, or revert reason.'),
  reason: text('Reason why the call could not be completed; empty otherwise.'),
  gasUsed: text('Gas used.'),
  block: textOrNull(
    'Number of the block after which the call was run, if blocks have numbers; contract storage is based on the sidecars up to that block.',
  ),
  consensusTime: instant('Last consensus timestamp of the block.'),
  unknownSlots: whole(
    'Storage slots read by the call but missing from all sidecars; their values were assumed to be zero.',
  ),
});
export type ContractRead = Static<typeof ContractRead>;
