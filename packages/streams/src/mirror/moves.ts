import { absolute, type EntityId } from '@ledgerscope/ledger';
import type { MirrorReported } from './reported.ts';

/** An NFT that a transaction made or took away. */
interface MovedNft {
  readonly serial: bigint;
  readonly account: EntityId | undefined;
}

/** What a mint, burn or wipe did to its token. */
interface Moves {
  /** Units by which the supply changed. */
  readonly amount: bigint;
  /** Whose units they were. */
  readonly account: EntityId | undefined;
  readonly minted: readonly MovedNft[];
  readonly destroyed: readonly MovedNft[];
}

/** Reads from the transfers what a transaction did to the token that it is about. */
export function movesOf({ transaction, entity }: MirrorReported): Moves {
  const units = transaction.list('token_transfers').filter((entry) => entry.entity('token_id') === entity);
  const nfts = transaction.list('nft_transfers').filter((entry) => entry.entity('token_id') === entity);
  const sum = units.reduce((total, entry) => total + entry.integer('amount'), 0n);
  return {
    amount: absolute(sum),
    account: units[0]?.entity('account'),
    minted: nfts
      .filter((entry) => !entry.has('sender_account_id'))
      .map((entry) => ({ serial: entry.integer('serial_number'), account: entry.entity('receiver_account_id') })),
    destroyed: nfts
      .filter((entry) => !entry.has('receiver_account_id'))
      .map((entry) => ({ serial: entry.integer('serial_number'), account: entry.entity('sender_account_id') })),
  };
}
