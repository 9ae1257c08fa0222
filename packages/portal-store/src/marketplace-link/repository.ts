import type { EntityId } from '@ledgerscope/ledger';
import { inArray, sql } from '../drizzle.ts';
import type { PortalDatabase, PortalStore } from '../portal-store.ts';
import { marketplaceLinkTable } from './table.ts';

/** Where NFTs of some tokens are for sale. A link for one NFT wins over that of its collection. */
export type ReadMarketplaceLink = (token: bigint, serial: bigint) => string | null;

/** The approved links of these tokens. */
export async function marketplaceLinks(store: PortalStore, tokens: readonly EntityId[]): Promise<ReadMarketplaceLink> {
  if (tokens.length === 0) return () => null;
  const rows = await store.query((db) =>
    db
      .select()
      .from(marketplaceLinkTable)
      .where(inArray(marketplaceLinkTable.tokenId, [...new Set(tokens)])),
  );
  const links = new Map(rows.map(({ tokenId, serial, link }) => [`${tokenId}#${serial}`, link]));
  return (token, serial) => links.get(`${token}#${serial}`) ?? links.get(`${token}#0`) ?? null;
}

/** Writes a link in the place of the one that there was. */
export async function setMarketplaceLink(
  db: Pick<PortalDatabase, 'insert'>,
  { tokenId, serial, link }: { readonly tokenId: EntityId; readonly serial: bigint; readonly link: string },
): Promise<void> {
  await db
    .insert(marketplaceLinkTable)
    .values({ tokenId, serial, link })
    .onConflictDoUpdate({
      target: [marketplaceLinkTable.tokenId, marketplaceLinkTable.serial],
      set: { link, approvedAt: sql`now()` },
    });
}
