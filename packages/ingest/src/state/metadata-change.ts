import { NO_ENTITY } from '@ledgerscope/ledger';
import type { hapi } from '@ledgerscope/streams';
import type { Derivation } from '../derive/derive-context.ts';

/** Reports changed metadata of these NFTs to those who follow metadata; serial 0 is the collection itself. */
export function noteMetadataChange(
  { rows, consensusNs, ids }: Derivation,
  tokenId: hapi.TokenID | undefined,
  serials: readonly bigint[],
): void {
  const token = ids.token(tokenId);
  if (token === NO_ENTITY) return;
  for (const serial of new Set(serials)) if (serial >= 0n) rows.nftMetadataChange.push({ consensusNs, token, serial });
}
