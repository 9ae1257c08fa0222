import type { QueryResult } from '@ledgerscope/contract';
import { hapi } from '@ledgerscope/streams';

const BY_NAME = new Map(Object.entries(hapi.ResponseCodeEnum).map(([code, name]) => [name, Number(code)]));

/** ResponseCodeEnum numbers of names; the first name that is none is refused. */
export function resultsOf(names: readonly string[]): QueryResult<readonly number[]> {
  const codes: number[] = [];
  for (const name of names) {
    const code = BY_NAME.get(name);
    if (code === undefined) {
      return { ok: false, parameter: 'status', message: `Query parameter status names no result: "${name}".` };
    }
    codes.push(code);
  }
  return { ok: true, value: codes };
}
