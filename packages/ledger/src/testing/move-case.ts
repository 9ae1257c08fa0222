/**
 * What transactions moved, as cases for every reader of the model. Entries are `account amount`, separated by commas; an account is a
 * number of shard and realm 0, or a whole id.
 */
export interface MoveCase {
  readonly name: string;
  /** Type of the transaction body; a crypto transfer where it is not given. */
  readonly type?: number;
  readonly result?: number;
  readonly scheduled?: true;
  readonly payer: string;
  /** 0.0.3 where it is not given, 0 for none. */
  readonly node?: string;
  readonly fee: string;
  readonly hbars: string;
  /** Entries that an erratum takes back, by their place in `hbars`. */
  readonly errata?: readonly number[];
  readonly rewards?: string;
  readonly schedulePayer?: string;
  readonly ethereumSender?: string;
  /** What the body sends. */
  readonly sent?: string;
  /** `token account amount`. */
  readonly tokens?: string;
  /** `token serial sender receiver`. */
  readonly nfts?: string;
  readonly moved: string;
  readonly paid: string;
  readonly earned: string;
  /** Where the fee cannot be set apart. */
  readonly feesIncluded?: true;
  readonly senders: string;
  readonly receivers: string;
  /** By account: `amount [fee N] [reward N] [with accounts]`, as lists of an account show it. */
  readonly accounts: Readonly<Record<string, string>>;
}
