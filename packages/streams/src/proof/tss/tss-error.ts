/** Why a threshold signature, a key or a ledger id publication is not valid; the message is a part of a sentence. */
export class TssError extends Error {
  override readonly name = 'TssError';
}

/** @throws TssError with `problem` unless `holds` */
export function demand(holds: boolean, problem: string): void {
  if (!holds) throw new TssError(problem);
}
