import { LONGEST_COMPILER_INPUT } from './contract-source-limits.ts';
import { type Field, type FieldResult, fault } from './form.ts';
import { optionalText, requiredText } from './form-fields.ts';

const VERSION_MAX = 60;
const CONTRACT_MAX = 400;

const compilerInput: Field<string> = {
  schema: {
    type: 'string',
    description: "The compiler's standard JSON input, as text: sources with their content, and settings.",
    minLength: 2,
    maxLength: LONGEST_COMPILER_INPUT,
  },
  required: true,
  read: (given): FieldResult<string> => {
    if (typeof given !== 'string' || given.trim() === '') return fault('Choose the source');
    if (given.length > LONGEST_COMPILER_INPUT)
      return fault(`The sources may have at most ${LONGEST_COMPILER_INPUT / 1_024} KB together`);
    return { ok: true, value: given };
  },
};

/** What a contract is verified with. */
export const VERIFY_FORM = {
  compiler: requiredText('Compiler version, such as 0.8.37.', VERSION_MAX, 'Choose the version of the compiler'),
  input: compilerInput,
  contract: optionalText(
    'File path and contract name, separated by a colon; all contracts are compared if omitted.',
    CONTRACT_MAX,
  ),
};
