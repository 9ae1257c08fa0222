import { type ConsensusNs, consensusNs } from '@ledgerscope/ledger';
import { type CustomFee, Key, type Timestamp, TokenCreateTransactionBody } from '../hapi/messages.ts';
import { encode } from '../wire/encode.ts';
import { decode } from '../wire/message.ts';
import { MirrorReply } from './answer.ts';
import { keyOf, keysOf } from './key-of.ts';
import { feesOf } from './token-of.ts';

const NOTHING = new Uint8Array(0);

/** An entity as a mirror node's API gives it, field by field; of a field that is not reported it says so. */
export class ReportedEntity {
  readonly #answer: MirrorReply;

  /** @param what names it in messages */
  constructor(answer: unknown, what: string) {
    this.#answer = new MirrorReply(answer, what);
  }

  /** Every other field is read here. */
  get fields(): MirrorReply {
    return this.#answer;
  }

  instant(name: string): ConsensusNs {
    return nsOf(this.#answer.instant(name));
  }

  /** A serialized Key; empty for none. */
  key(name: string): Uint8Array {
    const key = keyOf(this.#answer, name);
    return key === undefined ? NOTHING : encode(Key, key);
  }

  keys(name: string): Uint8Array[] {
    return keysOf(this.#answer, name).map((key) => encode(Key, key));
  }

  alias(): Uint8Array {
    return this.#answer.base32('alias');
  }

  /** Of a token. */
  customFees(): readonly CustomFee[] {
    const bytes = encode(TokenCreateTransactionBody, { customFees: feesOf(this.#answer) });
    return decode(TokenCreateTransactionBody, bytes).customFees;
  }
}

function nsOf(instant: Timestamp | undefined): ConsensusNs {
  return instant === undefined ? consensusNs(0n, 0) : consensusNs(instant.seconds, instant.nanos);
}
