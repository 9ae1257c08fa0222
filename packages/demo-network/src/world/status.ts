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

/** The network refuses what was asked for. */
class Refusal extends Error {}

/** Ends what a transaction does: its result is the one with this name. */
export function refuse(result: string): never {
  throw new Refusal(result);
}

/** The result's number: of the refusal that `act` ended with, else success. */
export function resultOf(act: () => void): number {
  try {
    act();
    return SUCCESS;
  } catch (error) {
    if (error instanceof Refusal) return statusCode(error.message);
    throw error;
  }
}
