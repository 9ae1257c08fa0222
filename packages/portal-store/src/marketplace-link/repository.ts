import type { EntityId } from '@ledgerscope/ledger';
import { sql } from '../drizzle.ts';
import type { PortalDatabase, PortalStore } from '../portal-store.ts';
import { marketplaceLinkTable } from './table.ts';

/** Where NFTs of some tokens are for sale. A link for one NFT wins over that of its collection. */
export type ReadMarketplaceLink = (token: bigint, serial: bigint) => string | null;

type Links = ReadonlyMap<string, string>;

/** The approved links, and when they were read by the process's clock, which never goes back. */
interface KnownLinks {
  readonly atMs: number;
  readonly links: Promise<Links>;
}

/** Every list of NFTs asks for links, and few collections have one. Another process sees a new link that much later. */
const FRESH_MS = 1_000;
const known = new WeakMap<PortalStore, KnownLinks>();

/** The approved links, as they were a second ago at most. */
export async function marketplaceLinks(store: PortalStore): Promise<ReadMarketplaceLink> {
  const links = await linksNow(store);
  return (token, serial) => links.get(`${token}#${serial}`) ?? links.get(`${token}#0`) ?? null;
}

function linksNow(store: PortalStore): Promise<Links> {
  const before = known.get(store);
  if (before !== undefined && performance.now() - before.atMs < FRESH_MS) return before.links;
  const links = readLinks(store);
  known.set(store, { atMs: performance.now(), links });
  links.catch(() => {
    // Whoever asked hears of it, and the next one asks again.
    forgetMarketplaceLinks(store);
  });
  return links;
}

async function readLinks(store: PortalStore): Promise<Links> {
  const rows = await store.query((db) => db.select().from(marketplaceLinkTable));
  return new Map(rows.map(({ tokenId, serial, link }) => [`${tokenId}#${serial}`, link]));
}

/** Has links read again; to be called once one was written. */
export function forgetMarketplaceLinks(store: PortalStore): void {
  known.delete(store);
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
