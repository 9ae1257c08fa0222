import type { PhrasesOf } from './summary/summary-phrases.ts';

/** The services that transaction types belong to, under the names of the public API. */
export type ServiceType = 'CRYPTO' | 'CONSENSUS' | 'TOKEN' | 'CONTRACT' | 'FILE' | 'SCHEDULE' | 'NETWORK' | 'UTIL';

/** What each transaction type says of itself; its rules about bodies are apart, since browsers do without them. */
export interface TransactionTypeFacts {
  /** Field number in TransactionBody. */
  readonly id: number;
  /** Field name in TransactionBody. */
  readonly name: string;
  /** For people. */
  readonly label: string;
  readonly service: ServiceType;
  /** Names under which subscriptions are narrowed to it, or to a part of it; lists take them too. */
  readonly filters: readonly string[];
  /** Only the network's nodes send it, to each other: no user's doing. */
  readonly fromNodes?: true;
  /** What its sentence says, in both outcomes. */
  readonly summary: PhrasesOf;
}
