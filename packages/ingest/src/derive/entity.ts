import { type EntityId, entityIdFromStore, NO_ENTITY } from '@ledgerscope/ledger';
import type { EntityRow } from '@ledgerscope/ledger-store';
import type { hapi } from '@ledgerscope/streams';
import { type AccountAddress, accountAddress } from './account-address.ts';
import { resultOf } from './contract.ts';
import { type Derivation, NO_BYTES } from './derive-context.ts';
import { NEW_TOPIC } from './topic.ts';

const NO_ADDRESS: AccountAddress = { alias: NO_BYTES, evmAddress: NO_BYTES };
/** From this release on (HAPI 0.23) contracts that a contract creates have records of their own. */
const CHILD_RECORDS_SINCE_MINOR = 23;

interface Creation {
  readonly kind: EntityRow['kind'];
  /** Where the record says which entity it became. */
  readonly id: (derivation: Derivation, receipt: hapi.TransactionReceipt) => EntityId;
  readonly memo: (body: hapi.TransactionBody) => string | undefined;
}

/** Transaction types that create an entity of the common number space. */
const CREATIONS: Readonly<Record<number, Creation>> = {
  8: {
    kind: 'contract',
    id: ({ ids }, { contractID }) => ids.contract(contractID),
    memo: (body) => body.contractCreateInstance?.memo,
  },
  11: {
    kind: 'account',
    id: ({ ids }, { accountID }) => ids.account(accountID),
    memo: (body) => body.cryptoCreateAccount?.memo,
  },
  17: { kind: 'file', id: ({ ids }, { fileID }) => ids.file(fileID), memo: (body) => body.fileCreate?.memo },
  24: {
    kind: 'topic',
    id: ({ ids }, { topicID }) => ids.topic(topicID),
    memo: (body) => body.consensusCreateTopic?.memo,
  },
  29: { kind: 'token', id: ({ ids }, { tokenID }) => ids.token(tokenID), memo: (body) => body.tokenCreation?.memo },
  42: {
    kind: 'schedule',
    id: ({ ids }, { scheduleID }) => ids.schedule(scheduleID),
    memo: (body) => body.scheduleCreate?.memo,
  },
  50: {
    kind: 'contract',
    id: ({ ids, record }, { contractID }) =>
      record.contractCreateResult === undefined ? NO_ENTITY : ids.contract(contractID),
    memo: () => undefined,
  },
};

/** The entity that a successful transaction created, as the receipt says; NO_ENTITY for the others (and for nodes). */
export function createdEntity(derivation: Derivation): EntityId {
  const { receipt } = derivation.record;
  if (!derivation.successful || receipt === undefined) return NO_ENTITY;
  return CREATIONS[derivation.item.typeId]?.id(derivation, receipt) ?? NO_ENTITY;
}

/** Rows of what a transaction created, and the addresses that later transactions of the stream will use for them. */
export function deriveEntities(derivation: Derivation, created: EntityId): void {
  if (!derivation.successful) return;
  const creation = CREATIONS[derivation.item.typeId];
  if (creation !== undefined && created !== NO_ENTITY) {
    const address = addressOf(derivation, creation.kind);
    if (address.alias.length > 0) derivation.context.learn(address.alias, created);
    if (address.evmAddress.length > 0) derivation.context.learn(address.evmAddress, created);
    if (creation.kind === 'topic') derivation.context.moveTopic(created, NEW_TOPIC);
    push(derivation, creation.kind, created, creation.memo(derivation.body) ?? '', address);
  }
  const result = resultOf(derivation);
  if (result !== undefined) deriveUnrecordedContracts(derivation, result, created);
  deriveNode(derivation);
}

function addressOf(derivation: Derivation, kind: EntityRow['kind']): AccountAddress {
  if (kind === 'account') return accountAddress(derivation);
  if (kind !== 'contract') return NO_ADDRESS;
  const { record } = derivation;
  return { alias: NO_BYTES, evmAddress: record.contractCreateResult?.evmAddress?.value ?? record.evmAddress };
}

/** Before HAPI 0.23 a result's createdContractIDs are the only sign of contracts that contracts created. */
function deriveUnrecordedContracts(
  derivation: Derivation,
  result: hapi.ContractFunctionResult,
  created: EntityId,
): void {
  const version = derivation.block.hapiVersion;
  if (version !== undefined && (version.major > 0 || version.minor >= CHILD_RECORDS_SINCE_MINOR)) return;
  for (const contract of result.createdContractIDs) {
    const id = derivation.ids.contract(contract);
    if (id !== NO_ENTITY && id !== created) push(derivation, 'contract', id, '', NO_ADDRESS);
  }
}

/** Whether it is known which node a transaction made; 0 is a node, too. */
export function isKnownNode({ item }: Derivation): boolean {
  return item.unknown?.includes('receipt.nodeId') !== true;
}

/** Nodes count from 0 in a number space of their own. */
function deriveNode(derivation: Derivation): void {
  const { nodeCreate, nodeUpdate, transactionID } = derivation.body;
  const { receipt } = derivation.record;
  if (nodeCreate !== undefined && receipt !== undefined && isKnownNode(derivation)) {
    push(derivation, 'node', entityIdFromStore(receipt.nodeId), '', NO_ADDRESS);
  }
  // Nodes that an upgrade brought into the state appear as synthetic updates (nonce above 0).
  if (nodeUpdate !== undefined && transactionID !== undefined && transactionID.nonce > 0) {
    push(derivation, 'node', entityIdFromStore(nodeUpdate.nodeId), '', NO_ADDRESS);
  }
}

function push(
  derivation: Derivation,
  kind: EntityRow['kind'],
  id: EntityId,
  memo: string,
  { alias, evmAddress }: AccountAddress,
): void {
  const { rows, consensusNs } = derivation;
  rows.entity.push({ kind, id, createdNs: consensusNs, creator: derivation.actor, memo, evmAddress, alias });
}
