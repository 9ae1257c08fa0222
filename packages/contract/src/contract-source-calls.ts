import { call } from './call.ts';
import { Compilers, ContractRead, ContractSource } from './contract-source.ts';
import { VERIFY_FORM } from './contract-source-forms.ts';
import { LONGEST_CALL } from './contract-source-limits.ts';
import { singleOf } from './envelope.ts';
import type { ParameterType } from './parameter.ts';
import { parameter } from './parameter.ts';
import { accountPath } from './path-parameters.ts';
import { orNull } from './schemas.ts';

const HEX = /^0x(?:[0-9a-fA-F]{2})*$/;
const MAX_CHARACTERS = 2 + LONGEST_CALL * 2;

const callData: ParameterType<string> = {
  schema: { type: 'string', maxLength: MAX_CHARACTERS },
  read: (read, names) => {
    const found = read.one(...names);
    if (found === undefined) return '';
    if (found.value.length > MAX_CHARACTERS || !HEX.test(found.value))
      read.refuse(found.name, `must be 0x and up to ${LONGEST_CALL} bytes as hexadecimal digits`);
    return found.value.slice(2).toLowerCase();
  },
};

const SourceOrNull = orNull(ContractSource, 'The verified source; null if none was verified.');

const ofContract = { tag: 'contracts', params: accountPath } as const;

/** The source of contracts, and what their view functions return. */
export const CONTRACT_SOURCE_CALLS = {
  listCompilers: call({
    tag: 'contracts',
    path: '/api/compilers',
    summary: 'Solidity compilers with which this server can verify contracts.',
    reply: singleOf(Compilers, 'Compilers.'),
    dependsOn: ['outside'],
  }),
  getContractSource: call({
    ...ofContract,
    path: '/api/contracts/{id}/source',
    summary: 'Get the verified source of a contract; null if none is verified.',
    reply: singleOf(SourceOrNull, 'Verified contract source, or null.'),
    errors: [503],
    dependsOn: ['portal', 'head'],
  }),
  verifyContract: call({
    ...ofContract,
    path: '/api/contracts/{id}/verify',
    method: 'POST',
    access: 'public',
    summary: 'Compiles source code, compares it with the contract’s runtime bytecode, and stores it if they match.',
    form: VERIFY_FORM,
    reply: singleOf(ContractSource, 'Stored source.'),
    errors: [409, 503],
    dependsOn: ['portal', 'head', 'outside'],
  }),
  readContract: call({
    ...ofContract,
    path: '/api/contracts/{id}/read',
    summary: 'Call a view function on the state of the latest block. Read-only; no gas is paid.',
    query: parameter('data', callData, 'Call data: selector and parameters, as 0x and hexadecimal digits.'),
    reply: singleOf(ContractRead, 'Call result.'),
    errors: [503],
  }),
};
