import { nestsDeeper } from '@ledgerscope/ledger';
import { FormError } from '../../../api-error.ts';

/** The compiler's standard JSON input, reduced to the fields that are known. */
export interface CompilerInput {
  readonly language: 'Solidity';
  /** In the order in which they came. */
  readonly sources: Readonly<Record<string, { readonly content: string }>>;
  readonly settings: Readonly<Record<string, unknown>>;
}

type Fields = Readonly<Record<string, unknown>>;

/** What a standard JSON input may hold; `settings` in characters. */
export const INPUT_LIMITS = { sources: 300, path: 300, settings: 20_000 } as const;
/** Settings that the bytecode or its metadata depends on; all others (what is written out, model checkers) are dropped. */
const SETTINGS = ['remappings', 'optimizer', 'evmVersion', 'viaIR', 'metadata', 'libraries', 'debug'] as const;

/** @throws FormError naming what is wrong with it */
export function readCompilerInput(text: string): CompilerInput {
  if (nestsDeeper(text)) throw inputError('The input is nested too deeply.');
  const input = parseInput(text);
  if (input.language !== undefined && input.language !== 'Solidity') throw inputError('Only Solidity is supported.');
  const entries = Object.entries(fieldsOf(input.sources, 'The input has no sources.'));
  if (entries.length === 0 || entries.length > INPUT_LIMITS.sources)
    throw inputError(`The input must have 1 to ${INPUT_LIMITS.sources} sources.`);
  const sources = entries.map(([path, source]) => {
    const { content } = fieldsOf(source, `The source ${path.slice(0, INPUT_LIMITS.path)} has no content.`);
    if (typeof content !== 'string')
      throw inputError(
        `The source ${path.slice(0, INPUT_LIMITS.path)} has no content; sources are not fetched from URLs.`,
      );
    if (path === '' || path.length > INPUT_LIMITS.path)
      throw inputError(`Paths must have 1 to ${INPUT_LIMITS.path} characters.`);
    return [path, { content }] as const;
  });
  const given = input.settings === undefined ? {} : fieldsOf(input.settings, '`settings` must be an object.');
  const settings = Object.fromEntries(
    SETTINGS.flatMap((name) => (Object.hasOwn(given, name) ? [[name, given[name]] as const] : [])),
  );
  if (JSON.stringify(settings).length > INPUT_LIMITS.settings) throw inputError('The settings are too long.');
  return { language: 'Solidity', sources: Object.fromEntries(sources), settings };
}

function parseInput(text: string): Fields {
  try {
    return fieldsOf(JSON.parse(text), NO_INPUT);
  } catch (error) {
    throw error instanceof FormError ? error : inputError(NO_INPUT);
  }
}

const NO_INPUT = 'Not a valid Solidity standard JSON input.';

function fieldsOf(value: unknown, otherwise: string): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw inputError(otherwise);
  return value as Fields;
}

function inputError(fault: string): FormError {
  return new FormError({ input: fault });
}
