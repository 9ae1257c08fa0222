import { type PageSizes, parse, type Query, type RawQuery } from '@ledgerscope/contract';
import { ApiError } from '../api-error.ts';

/** What a query is read as, or a refusal that names the parameter at fault. */
export function acceptQuery<Value>(query: Query<string, Value>, raw: RawQuery, sizes?: PageSizes): Value {
  const result = parse(query, raw, sizes);
  if (result.ok) return result.value;
  throw new ApiError('invalid_parameter', result.message, result.parameter);
}
