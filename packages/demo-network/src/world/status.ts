import { hapi } from '@ledgerscope/streams';

const CODES = new Map(Object.entries(hapi.ResponseCodeEnum).map(([code, name]) => [name, Number(code)]));

/** ResponseCodeEnum number of a result's name. */
export function statusCode(name: string): number {
  const code = CODES.get(name);
  if (code === undefined) throw new RangeError(`no result is named ${name}`);
  return code;
}

/** The result's name, for books and messages. */
export function statusName(code: number): string {
  return hapi.ResponseCodeEnum[code] ?? `UNKNOWN_${code}`;
}

export const SUCCESS = statusCode('SUCCESS');
