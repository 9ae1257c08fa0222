import { type Administrator, writeAudit } from '../audit/repository.ts';
import { inTransaction, type PortalStore } from '../portal-store.ts';
import { featureTable } from './table.ts';

/** Switches a feature for everyone. */
export async function setFeature(
  store: PortalStore,
  administrator: Administrator,
  name: string,
  enabled: boolean,
): Promise<void> {
  await inTransaction(store, async (tx) => {
    await tx
      .insert(featureTable)
      .values({ name, enabled })
      .onConflictDoUpdate({ target: featureTable.name, set: { enabled } });
    await writeAudit(tx, administrator, 'feature.switch', name, { enabled });
  });
}
