import { type EntityId, RESPONSE_CODE, unknownNote } from '@ledgerscope/ledger';
import type { BatchRows } from '@ledgerscope/ledger-store';
import type { hapi, StreamItem } from '@ledgerscope/streams';
import { EntityIds } from '../entity-ids.ts';
import { deriveStateChanges } from '../state/derive-state-changes.ts';
import type { StateChanges } from '../state/state-changes.ts';
import type { PlacedBlock } from '../verify/place-items.ts';
import { appliedIn } from './applied.ts';
import { isByNodes } from './by-nodes.ts';
import { deriveBytecode } from './bytecode.ts';
import { asU16 } from './column-range.ts';
import { deriveContract } from './contract.ts';
import type { Derivation, DeriveContext } from './derive-context.ts';
import { createdEntity, deriveEntities } from './entity.ts';
import { deriveEthereum } from './ethereum.ts';
import { type EthereumEnvelope, readEthereumEnvelope } from './ethereum-envelope.ts';
import { deriveFileData } from './file.ts';
import { hookRuns } from './hook-runs.ts';
import { deriveHookStorage } from './hook-storage.ts';
import { instantOf, parentPlace } from './instant-of.ts';
import { deriveStakes } from './node.ts';
import { notUnderstoodText } from './note-not-understood.ts';
import { deriveRaw } from './raw.ts';
import { relaySenders } from './relay-senders.ts';
import { deriveScheduleEvent } from './schedule.ts';
import { deriveSidecars } from './sidecars.ts';
import { deriveTopicMessage } from './topic.ts';
import { deriveTransaction, transactionIdOf } from './transaction.ts';

export type { DeriveContext, TopicPosition } from './derive-context.ts';

/** What is known between two transactions of a block, and changes the state there. */
export interface Interlude {
  /** All transactions up to this instant come before it. */
  readonly after: bigint;
  add(rows: BatchRows, changes: StateChanges): void;
}

/**
 * Appends the rows of one block and its changes of the current state, in the order of its items. No I/O:
 * it reads the ledger's state from the context, and passes what it finds to the context. A value that does not fit its
 * column is omitted and noted with the transaction.
 */
export function deriveBlock(
  block: PlacedBlock,
  context: DeriveContext,
  rows: BatchRows,
  changes: StateChanges,
  interlude?: Interlude,
): void {
  const ids = new EntityIds((addressOrAlias) => context.resolve(addressOrAlias));
  const applied = appliedIn(block);
  const senderOfRelay = relaySenders(block, ids);
  const hookOfRun = hookRuns(block, ids);
  let before = interlude;
  for (const item of block.items) {
    if (before !== undefined && item.consensusNs > before.after) {
      before.add(rows, changes);
      before = undefined;
    }
    const derivation = openItem(block, item, context, rows, changes, ids, {
      successful: applied(item),
      sender: senderOfRelay(item),
    });
    const created = createdEntity(derivation);
    // Before the row, so that a transaction may name what it created.
    deriveEntities(derivation, created);
    const row = deriveTransaction(derivation, created);
    derivation.row = row;
    deriveScheduleEvent(derivation);
    deriveTopicMessage(derivation, row);
    deriveFileData(derivation);
    deriveStakes(derivation);
    deriveContract(derivation);
    deriveBytecode(derivation);
    deriveEthereum(derivation);
    deriveSidecars(derivation);
    deriveHookStorage(derivation, row, hookOfRun(item));
    deriveRaw(derivation);
    deriveStateChanges(derivation, row, created);
    row.notUnderstood = notUnderstoodText(derivation);
  }
  before?.add(rows, changes);
}

function openItem(
  block: PlacedBlock,
  item: StreamItem,
  context: DeriveContext,
  rows: BatchRows,
  changes: StateChanges,
  ids: EntityIds,
  { successful, sender }: { readonly successful: boolean; readonly sender: EntityId | undefined },
): Derivation {
  const { body, record } = item;
  const id = transactionIdOf(item);
  const payer = ids.account(id?.accountID);
  return fitNumbers({
    block,
    item,
    body,
    record,
    consensusNs: item.consensusNs,
    context,
    ids,
    rows,
    changes,
    payer,
    actor: sender ?? payer,
    validStartNs: instantOf(id?.transactionValidStart),
    status: record.receipt?.status ?? (item.notUnderstood.length > 0 ? RESPONSE_CODE.UNKNOWN : 0),
    successful,
    byNodes: isByNodes(item),
    parentNs: parentPlace(block, record.parentConsensusTimestamp),
    ethereum: envelopeOf(body),
    notUnderstood: [...item.notUnderstood, ...(item.unknown ?? []).map(unknownNote)],
    row: undefined,
  });
}

/** Type and result are columns of several tables: numbers that do not fit are omitted before anything is derived. */
function fitNumbers(derivation: Derivation): Derivation {
  const { item } = derivation;
  const typeId = asU16(derivation, 'body type', item.typeId);
  const status = asU16(derivation, 'receipt.status', derivation.status);
  if (typeId === item.typeId && status === derivation.status) return derivation;
  return { ...derivation, status, item: { ...item, typeId } };
}

function envelopeOf({ ethereumTransaction }: hapi.TransactionBody): EthereumEnvelope | undefined {
  return ethereumTransaction === undefined ? undefined : readEthereumEnvelope(ethereumTransaction.ethereumData);
}
