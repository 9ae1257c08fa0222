import type { BodyAccount, BodyAmount, BodyFile, BodyGrant, BodyToken, BodyTokenMoves } from './body-parts.ts';

/** What a body asks for, whatever came of it; what a type has nothing of is absent. */
export interface BodyAsks {
  readonly hbarTransfers?: readonly BodyAmount[];
  readonly tokenTransfers?: readonly BodyTokenMoves[];
  /** Tinybars that go along with a call or into a new contract. */
  readonly value?: bigint;
  /** Allowances that it gives or withdraws. */
  readonly grants?: readonly BodyGrant[];
  /** The account whose relation to tokens it changes. */
  readonly account?: BodyAccount | undefined;
  /** The account that sends its tokens back. */
  readonly rejecter?: BodyAccount | undefined;
  /** Tokens whose supply, or whose relation to an account, it changes. */
  readonly tokens?: readonly (BodyToken | undefined)[];
  /** Tokens that it names otherwise, transfers apart. */
  readonly otherTokens?: readonly (BodyToken | undefined)[];
  /** Units to mint, burn or wipe, and the NFTs to burn or wipe; those that are minted are in the receipt. */
  readonly supply?: { readonly units: bigint; readonly serials: readonly bigint[] | undefined };
  /** How many NFTs it is about, transfers apart. */
  readonly nftCount?: number;
  /** The NFTs of a collection whose metadata it changes, and to what; undefined where it leaves that as it is. */
  readonly metadataUpdate?: { readonly serials: readonly bigint[]; readonly metadata: Uint8Array | undefined };
  /** Signed transactions of a batch. */
  readonly inner?: readonly Uint8Array[];
  /** The memo that the entity gets; undefined where it keeps its own. */
  readonly memo?: string | undefined;
  /** Bytes that it writes into a file; undefined where the file keeps its own. */
  readonly contentsSize?: number | undefined;
  /** The file that it reads code or call data from. */
  readonly reads?: BodyFile | undefined;
}

/** Of bodies that ask for nothing of these. */
export function asksNothing(): BodyAsks {
  return {};
}
