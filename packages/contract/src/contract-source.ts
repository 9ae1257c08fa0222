import { type Static, Type } from 'typebox';
import { arrayOf, entityId, hex, instant, object, text, textOrNull, whole } from './schemas.ts';

export const ContractSource = object('Verified source of a contract.', {
  contractID: entityId('The contract.'),
  match: Type.Enum(['full', 'partial'], {
    description:
      'full: the bytecode is the same byte for byte, and holds the hash of the metadata. partial: it is the same but for that hash, so that names and comments may differ.',
  }),
  compiler: text('Version of the Solidity compiler.'),
  contract: text('Path of its file, a colon, and its name.'),
  settings: Type.Record(Type.String(), Type.Unknown(), { description: 'Settings of the compiler that matter.' }),
  sources: arrayOf(
    Type.Object({ path: text('Path of a file.'), content: text('Its text.') }),
    'Files that the contract is made of.',
  ),
  verified: instant('When it was verified.'),
});
export type ContractSource = Static<typeof ContractSource>;

export const Compilers = object('Solidity compilers of this server.', {
  versions: arrayOf(text('Version with its commit.'), 'Newest first.'),
});

export const ContractRead = object('Result of a view function call.', {
  result: Type.Enum(['output', 'revert', 'halt'], { description: 'Outcome of the call.' }),
  data: hex('Return data, or revert reason.'),
  reason: text('Why it could not be run to its end; empty otherwise.'),
  gasUsed: text('Gas that it used.'),
  block: textOrNull(
    'Number of the block after which it was run, if blocks have one; its storage is what sidecars said up to there.',
  ),
  consensusTime: instant('Last consensus timestamp of that block.'),
  unknownSlots: whole('Storage slots that it read and no sidecar mentions; they were taken as zero.'),
});
export type ContractRead = Static<typeof ContractRead>;
