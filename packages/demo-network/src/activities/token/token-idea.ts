import type { TokenKeyName } from '../../world/world-state.ts';
import type { NewToken } from './create-token.ts';
import type { Share } from './custom-fee.ts';

/** A custom fee as a catalogue says it; the issuer's fee account collects it. */
export type FeeIdea =
  | { readonly kind: 'fixed'; readonly tinybar: bigint; readonly allExempt?: boolean }
  /** In a token of the catalogue that exists already, by its symbol, or in the token itself (`own`). */
  | { readonly kind: 'fixed-in-token'; readonly symbol: string; readonly amount: bigint }
  | { readonly kind: 'fixed-in-own'; readonly amount: bigint }
  | {
      readonly kind: 'fraction';
      readonly share: Share;
      readonly minimum?: bigint;
      readonly maximum?: bigint;
      readonly netOfTransfers?: boolean;
      readonly allExempt?: boolean;
    };

/** A token that the demo network will have. */
export interface TokenIdea {
  /** The issuer is its company; several tokens may have the same. */
  readonly named: { readonly name: string; readonly symbol: string; readonly issuer: string };
  readonly memo: string;
  readonly units: Pick<NewToken, 'decimals' | 'initialSupply' | 'maxSupply'>;
  readonly keys: readonly TokenKeyName[];
  /** Who holds the admin and supply keys: three officers, two of whom or all must sign; the issuer where absent. */
  readonly board?: 'two of three' | 'all';
  readonly freezeDefault?: boolean;
  readonly fees?: readonly FeeIdea[];
  /** What people buy at once: smallest units, and their price in tinybar. */
  readonly lot: { readonly units: bigint; readonly tinybar: bigint };
  /** Day of the ledger on which it appears at the latest. */
  readonly day: number;
}
