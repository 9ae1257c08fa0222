import { createHash } from 'node:crypto';
import { and, eq, inArray } from '../drizzle.ts';
import type { PortalDatabase, PortalStore } from '../portal-store.ts';
import type { NewLogo } from '../submission/content.ts';
import { type DappLogoRow, dappLogoTable, dappTable } from './table.ts';

/** The uploaded logo of an active dapp; undefined where there is none. */
export async function publicLogo(store: PortalStore, dappId: string): Promise<DappLogoRow | undefined> {
  if (dappId.includes('\0')) return undefined;
  const [found] = await store.query((db) =>
    db
      .select({ logo: dappLogoTable })
      .from(dappLogoTable)
      .innerJoin(dappTable, eq(dappTable.id, dappLogoTable.dappId))
      .where(and(eq(dappLogoTable.dappId, dappId), eq(dappTable.active, true))),
  );
  return found?.logo;
}

/** The uploaded logo of a dapp, public or not. */
export async function readLogo(db: Pick<PortalDatabase, 'select'>, dappId: string): Promise<DappLogoRow | undefined> {
  const [found] = await db.select().from(dappLogoTable).where(eq(dappLogoTable.dappId, dappId));
  return found;
}

/** Which of these dapps have an uploaded logo, and its hash. */
export async function logoHashes(
  db: Pick<PortalDatabase, 'select'>,
  dappIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .select({ dappId: dappLogoTable.dappId, hash: dappLogoTable.hash })
    .from(dappLogoTable)
    .where(inArray(dappLogoTable.dappId, [...dappIds]));
  return new Map(rows.map(({ dappId, hash }) => [dappId, hash]));
}

/** Writes the logo of a dapp in the place of the one that there was. */
export async function setLogo(
  tx: Pick<PortalDatabase, 'insert'>,
  dappId: string,
  { mediaType, image }: NewLogo,
): Promise<void> {
  const hash = createHash('sha256').update(image).digest('hex');
  await tx
    .insert(dappLogoTable)
    .values({ dappId, mediaType, image, hash })
    .onConflictDoUpdate({ target: dappLogoTable.dappId, set: { mediaType, image, hash } });
}
