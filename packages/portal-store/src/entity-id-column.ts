import { type EntityId, formatEntityId, parseEntityId } from '@ledgerscope/ledger';
import { customType } from './drizzle.ts';

/** An entity id, stored as the `shard.realm.num` that people read. */
export const entityId = customType<{ data: EntityId; driverData: string }>({
  dataType: () => 'text',
  toDriver: formatEntityId,
  fromDriver: (text) => {
    const id = parseEntityId(text);
    if (id === undefined) throw new Error(`the portal database contains "${text}" instead of an entity ID`);
    return id;
  },
});
