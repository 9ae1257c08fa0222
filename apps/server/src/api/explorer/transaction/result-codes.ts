import { hapi } from '@ledgerscope/streams';
import { ApiError } from '../../api-error.ts';

const BY_NAME = new Map(Object.entries(hapi.ResponseCodeEnum).map(([code, name]) => [name, Number(code)]));

/** ResponseCodeEnum numbers of names. @throws ApiError for the first name that is none */
export function resultsOf(names: readonly string[]): readonly number[] {
  return names.map((name) => {
    const code = BY_NAME.get(name);
    if (code !== undefined) return code;
    throw new ApiError('invalid_parameter', `Query parameter status names no result: "${name}".`, 'status');
  });
}
