import {
  type EntityId,
  entityIdFromStore,
  feeAccountRole,
  hbarEntries,
  hbarSums,
  isFeeAccount,
  NO_ENTITY,
  NS_PER_HOUR,
  rewardSums,
  TYPE_ID,
} from '@ledgerscope/ledger';
import type { TransactionRow } from '@ledgerscope/ledger-store';
import { encode, hapi } from '@ledgerscope/streams';
import type { Derivation } from '../derive/derive-context.ts';
import { isKnownNode } from '../derive/entity.ts';
import { instantOf } from '../derive/instant-of.ts';
import { keyBytes } from '../derive/key-bytes.ts';
import type { Earned } from './block-sums.ts';

/** The node that a transaction creates, updates or deletes, and the stakes that a stake update states. */
export function changeNode(derivation: Derivation): void {
  if (!derivation.successful) return;
  const { nodeCreate, nodeUpdate, nodeDelete, nodeStakeUpdate } = derivation.body;
  if (nodeStakeUpdate !== undefined) setStakes(derivation, nodeStakeUpdate);
  else if (nodeCreate !== undefined && isKnownNode(derivation)) createNode(derivation, nodeCreate);
  else if (nodeUpdate !== undefined) updateNode(derivation, nodeUpdate);
  else if (nodeDelete !== undefined)
    derivation.changes.change('node', { nodeId: nodeDelete.nodeId }, (node) => {
      node.deleted = 1;
      node.updatedNs = derivation.consensusNs;
    });
}

function createNode(derivation: Derivation, body: hapi.NodeCreateTransactionBody): void {
  const { changes, consensusNs, ids, record } = derivation;
  const accountId = ids.account(body.accountId);
  changes.change('node', { nodeId: record.receipt?.nodeId ?? 0n }, (node) => {
    node.accountId = accountId;
    node.createdNs = consensusNs;
    node.updatedNs = consensusNs;
    node.description = body.description;
    node.adminKey = keyBytes(body.adminKey);
    node.declineReward = body.declineReward ? 1 : 0;
    node.grpcCertificateHash = body.grpcCertificateHash;
    node.serviceEndpoints = endpoints(body.serviceEndpoint);
    node.deleted = 0;
  });
}

/** Fields that are not set keep their value; an empty list of endpoints says nothing (NodeUpdateTransactionBody). */
function updateNode(derivation: Derivation, body: hapi.NodeUpdateTransactionBody): void {
  const accountId = derivation.ids.account(body.accountId);
  derivation.changes.change('node', { nodeId: body.nodeId }, (node) => {
    node.updatedNs = derivation.consensusNs;
    if (body.accountId !== undefined) node.accountId = accountId;
    if (body.description !== undefined) node.description = body.description.value;
    if (body.adminKey !== undefined) node.adminKey = keyBytes(body.adminKey);
    if (body.declineReward !== undefined) node.declineReward = body.declineReward.value ? 1 : 0;
    if (body.grpcCertificateHash !== undefined) node.grpcCertificateHash = body.grpcCertificateHash.value;
    if (body.serviceEndpoint.length > 0) node.serviceEndpoints = endpoints(body.serviceEndpoint);
  });
}

function endpoints(list: readonly hapi.ServiceEndpoint[]): Uint8Array[] {
  return list.map((endpoint) => encode(hapi.ServiceEndpoint, endpoint));
}

function setStakes({ changes }: Derivation, update: hapi.NodeStakeUpdateTransactionBody): void {
  const stakingPeriodEndNs = instantOf(update.endOfStakingPeriod);
  for (const { nodeId, ...stakes } of update.nodeStake)
    changes.change('node', { nodeId }, (node) => Object.assign(node, { ...stakes, stakingPeriodEndNs }));
}

/** What the node that took the transaction in, and the nodes that it rewards, earned by it. */
export function changeNodeHours(derivation: Derivation, row: TransactionRow): void {
  if (derivation.byNodes) return;
  const node = row.node as EntityId;
  if (node !== NO_ENTITY) {
    const fees = feesOf(derivation, row, node);
    earn(derivation, node, { transactions: 1n, fees, rewards: 0n });
  } else if (row.type === TYPE_ID.cryptoTransfer && feeAccountRole(row.payer) === 'nodeRewards') {
    // HIP-1064: rewards of nodes are paid in transfers that no node submits.
    for (const { account, amount } of hbarEntries(row))
      if (amount > 0n) earn(derivation, entityIdFromStore(account), { transactions: 0n, fees: 0n, rewards: amount });
  }
}

/** What is left of its credit without what the transaction itself sends to it, which mirror nodes do not report: then what is left of the fee. */
function feesOf(derivation: Derivation, row: TransactionRow, node: EntityId): bigint {
  const sums = hbarSums(row);
  // Staking rewards reach a node's account in the same list; they are no fees.
  const credit = (sums.get(node) ?? 0n) - (rewardSums(row).get(node) ?? 0n);
  if (derivation.block.format !== 'mirror' || row.rewardAccount.length > 0)
    return credit - ownTransfer(derivation, node);
  let rest = row.fee;
  for (const [account, amount] of sums) if (isFeeAccount(account)) rest -= amount;
  return rest < 0n || rest > credit ? credit : rest;
}

function earn({ changes, consensusNs }: Derivation, account: EntityId, earned: Earned): void {
  changes.sums.earn(account, consensusNs - (consensusNs % NS_PER_HOUR), earned);
}

/** What the transaction itself sends to the node (or takes from it), as a query payment does. */
function ownTransfer({ body, ids, successful }: Derivation, account: EntityId): bigint {
  const entries = successful ? (body.cryptoTransfer?.transfers?.accountAmounts ?? []) : [];
  let sum = 0n;
  for (const { accountID, amount } of entries) if (ids.account(accountID) === account) sum += amount;
  return sum;
}
