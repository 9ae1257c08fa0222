import { type LedgerSnapshot, type NftState, tokensById } from '@ledgerscope/ledger-store';
import { idOrNull, idText } from '@ledgerscope/transactions/values';
import { base64Of, timeOrNull, timeText } from '../mirror-values.ts';

/** NFTs as the mirror node shows them. One of a token that was deleted is deleted too. */
export async function mirrorNfts(snapshot: LedgerSnapshot, nfts: readonly NftState[]) {
  const tokens = await tokensById(
    snapshot,
    nfts.map(({ token }) => token),
  );
  return nfts.map((nft) => ({
    account_id: idOrNull(nft.owner),
    created_timestamp: timeOrNull(nft.mintedNs),
    delegating_spender: idOrNull(nft.delegatingSpender),
    deleted: nft.deleted === 1 || (tokens.get(nft.token)?.deletedNs ?? 0n) !== 0n,
    metadata: base64Of(nft.metadata),
    modified_timestamp: timeText(nft.changedNs),
    serial_number: nft.serial,
    spender: idOrNull(nft.spender),
    token_id: idText(nft.token),
  }));
}
