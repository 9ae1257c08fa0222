import { type Static, type TSchema, Type } from 'typebox';
import { ERROR_CODES, type ErrorCode } from './error-code.ts';
import { arrayOf, flag, object, text, textOrNull, whole } from './schemas.ts';

/** How many of each value the rows of a search hold, by category. */
export const Facets = Type.Record(Type.String(), Type.Record(Type.String(), Type.Integer()), {
  description: 'Row counts by category and value.',
});
export type Facets = Static<typeof Facets>;

/** A list reply: `{data, totalCount, size, next?, totalCountIsLowerBound?, facets?}`. */
export function listOf<Row extends TSchema>(row: Row, description: string) {
  return object(description, {
    data: arrayOf(row, 'Rows of this page, in the requested order.'),
    totalCount: whole('Total matching rows.'),
    size: whole('Rows in `data`.'),
    next: Type.Optional(textOrNull('Cursor for the next page (pass as `next`); null on the last page.')),
    totalCountIsLowerBound: Type.Optional(
      flag('True if counting stopped early, so there are at least `totalCount` rows.'),
    ),
    facets: Type.Optional(Facets),
  });
}

/** A single-object reply: `{data: {...}}`. */
export function singleOf<Value extends TSchema>(value: Value, description: string) {
  return object(description, { data: value });
}

/** Every error reply. */
export const ErrorReply = object('An error.', {
  error: object('Error details.', {
    code: Type.Enum(Object.keys(ERROR_CODES) as ErrorCode[], { description: 'Machine-readable error code.' }),
    message: text('Human-readable message.'),
    parameter: Type.Optional(text('Parameter name.')),
  }),
  message: text('Same as `error.message`, for older clients.'),
  fields: Type.Optional(
    Type.Record(Type.String(), Type.Array(Type.String()), {
      description: 'Validation errors by field.',
    }),
  ),
  exception: Type.Optional(Type.Literal('fileError', { description: 'An uploaded file was rejected.' })),
  file: Type.Optional(text('Name of the rejected file.')),
  non_field_errors: Type.Optional(arrayOf(Type.String(), 'Validation errors for the whole request.')),
});
export type ErrorReply = Static<typeof ErrorReply>;

/** A list reply of rows of this type. */
export interface ListReply<Row> {
  readonly data: readonly Row[];
  readonly totalCount: number;
  readonly size: number;
  readonly next?: string | null;
  readonly totalCountIsLowerBound?: boolean;
  readonly facets?: Facets;
}

/** A single-object reply with a value of this type. */
export interface SingleReply<Value> {
  readonly data: Value;
}

/** Builds an error reply. */
export function errorReply(code: ErrorCode, message: string, parameter?: string): ErrorReply {
  return { error: { code, message, ...(parameter === undefined ? {} : { parameter }) }, message };
}

/** Builds the reply to a form with faults in its fields; the first of them is also the parameter at fault. */
export function formErrorReply(message: string, faults: Readonly<Record<string, string>>): ErrorReply {
  const fields = Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, [fault]]));
  return { ...errorReply('invalid_parameter', message, Object.keys(faults)[0]), fields, non_field_errors: [] };
}

/** Builds the reply to a form with a file that is refused: `label` is what people call it, `field` where it was sent. */
export function fileErrorReply(message: string, label: string, field: string, reason: string): ErrorReply {
  return {
    ...errorReply('file_error', message, field),
    exception: 'fileError',
    file: label,
    fields: { [field]: [reason] },
  };
}
