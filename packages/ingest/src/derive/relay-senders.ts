import { type EntityId, NO_ENTITY, TYPE_ID } from '@ledgerscope/ledger';
import type { StreamBlock, StreamItem } from '@ledgerscope/streams';
import type { EntityIds } from '../entity-ids.ts';
import { instantOf } from './instant-of.ts';
import { transactionIdOf } from './transaction.ts';

/**
 * The sender of a transaction that a relay paid for: of an ethereumTransaction and of its children, which share its id;
 * undefined for every other item. Children can be before their parent in the block.
 */
export function relaySenders(block: StreamBlock, ids: EntityIds): (item: StreamItem) => EntityId | undefined {
  const keyOf = (item: StreamItem) => familyOf(item, ids);
  const calls = block.items.filter(({ typeId }) => typeId === TYPE_ID.ethereumTransaction);
  if (calls.length === 0) return () => undefined;
  const recordOf = new Map(calls.map((item) => [keyOf(item), item.record]));
  return (item) => {
    if (item.typeId !== TYPE_ID.ethereumTransaction && !isChild(item)) return undefined;
    const record = recordOf.get(keyOf(item));
    const sender = ids.account((record?.contractCreateResult ?? record?.contractCallResult)?.senderId);
    return sender === NO_ENTITY ? undefined : sender;
  };
}

/** What a transaction and its children share: the id without the nonce. */
export function familyOf(item: StreamItem, ids: EntityIds): string {
  const id = transactionIdOf(item);
  return `${ids.account(id?.accountID)} ${instantOf(id?.transactionValidStart)} ${id?.scheduled}`;
}

function isChild(item: StreamItem): boolean {
  return (transactionIdOf(item)?.nonce ?? 0) !== 0 || item.record.parentConsensusTimestamp !== undefined;
}
