import { type EntityId, HOOK_CONTRACT_NUM, NO_ENTITY } from '@ledgerscope/ledger';
import { type hapi, hooksRunBy, type RunHook, type StreamBlock, type StreamItem } from '@ledgerscope/streams';
import type { EntityIds } from '../entity-ids.ts';
import { familyOf } from './relay-senders.ts';
import { transactionIdOf } from './transaction.ts';

/** A hook (HIP-1195) of an account or contract. */
export interface NamedHook {
  readonly owner: EntityId;
  /** Among the hooks of its owner. */
  readonly id: bigint;
}

/**
 * The hook that an item is the run of; undefined for every other item. Records say of a run only that the contract of hooks was called: which
 * hook it was follows from its place among the runs of one transfer. Bodies of block streams name the hook.
 */
export function hookRuns(block: StreamBlock, ids: EntityIds): (item: StreamItem) => NamedHook | undefined {
  const runs = block.items.filter(isRun);
  if (runs.length === 0) return ({ body }) => dispatchedHook(body, ids);
  const families = new Set(runs.map((item) => familyOf(item, ids)));
  const waiting = new Map<string, RunHook[]>();
  for (const item of block.items) {
    const { cryptoTransfer } = item.body;
    if (cryptoTransfer === undefined || (transactionIdOf(item)?.nonce ?? 0) !== 0) continue;
    const family = familyOf(item, ids);
    if (families.has(family)) waiting.set(family, [...hooksRunBy(cryptoTransfer)]);
  }
  const hookOf = new Map(runs.map((item) => [item, waiting.get(familyOf(item, ids))?.shift()]));
  return (item) => dispatchedHook(item.body, ids) ?? hookOfRun(hookOf.get(item), ids);
}

function isRun({ body, record }: StreamItem): boolean {
  const called = body.contractCall?.contractID ?? record.contractCallResult?.contractID;
  return called?.contractNum === HOOK_CONTRACT_NUM;
}

function hookOfRun(run: RunHook | undefined, ids: EntityIds): NamedHook | undefined {
  const owner = ids.account(run?.owner);
  return run === undefined || owner === NO_ENTITY ? undefined : { owner, id: run.hookId };
}

function dispatchedHook({ hookDispatch }: hapi.TransactionBody, ids: EntityIds): NamedHook | undefined {
  const { hookEntityId, call } = hookDispatch?.execution ?? {};
  if (call?.hookId === undefined) return undefined;
  const account = ids.account(hookEntityId?.accountId);
  const owner = account === NO_ENTITY ? ids.contract(hookEntityId?.contractId) : account;
  return owner === NO_ENTITY ? undefined : { owner, id: call.hookId };
}
