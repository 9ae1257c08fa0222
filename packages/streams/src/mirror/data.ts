import type { TransactionBody } from '../hapi/messages.ts';
import type { Draft } from '../wire/encode.ts';

/** What a body says beyond what all bodies say: a member of its `data`, or nothing. */
export type Data = Exclude<Draft<TransactionBody>, Uint8Array>;
