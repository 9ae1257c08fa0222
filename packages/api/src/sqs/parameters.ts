import { isReceipt } from '@ledgerscope/portal-store';
import { SqsError } from './sqs-error.ts';

/** Parameters of an action, as the JSON protocol has them. */
export type SqsParameters = Readonly<Record<string, unknown>>;

/** Whether it is a structure. */
export function isObject(value: unknown): value is SqsParameters {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A receipt. @throws SqsError for a text that is none */
export function receiptOf(parameters: SqsParameters): string {
  const receipt = readText({ parameters }, 'ReceiptHandle');
  if (isReceipt(receipt)) return receipt;
  throw new SqsError('ReceiptHandleIsInvalid', 'The input receipt handle is invalid.');
}

/** A text that has to be given. @throws SqsError */
export function readText({ parameters }: { readonly parameters: SqsParameters }, name: string): string {
  const value = parameters[name];
  if (typeof value === 'string' && value !== '') return value;
  throw new SqsError('MissingRequiredParameterException', `The request must contain the parameter ${name}.`);
}

/** A whole number in a range. @param byDefault undefined where it has to be given */
export function wholeOf(
  { parameters }: { readonly parameters: SqsParameters },
  name: string,
  least: number,
  most: number,
  byDefault?: number,
): number {
  const given = parameters[name] ?? byDefault;
  const value = typeof given === 'string' && /^-?\d{1,9}$/.test(given) ? Number(given) : given;
  if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
  if (given === undefined)
    throw new SqsError('MissingRequiredParameterException', `The request must contain the parameter ${name}.`);
  throw new SqsError('InvalidParameterValueException', `Value of parameter ${name} must be from ${least} to ${most}.`);
}

/** Texts of a list, or one alone. @throws SqsError */
export function namesIn(parameters: SqsParameters, name: string): readonly string[] {
  const names = listOf(parameters[name] ?? []);
  if (names.every((one) => typeof one === 'string')) return names;
  throw new SqsError('SerializationException', `Each member of ${name} must be a string.`);
}

/** A list, or one alone. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}
