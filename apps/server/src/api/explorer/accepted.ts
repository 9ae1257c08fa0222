import type { QueryResult } from '@ledgerscope/contract';
import { ApiError } from '../api-error.ts';

/** The parsed value, or a refusal that names the parameter at fault. */
export function accepted<Value>(result: QueryResult<Value>): Value {
  if (result.ok) return result.value;
  throw new ApiError('invalid_parameter', result.message, result.parameter);
}
