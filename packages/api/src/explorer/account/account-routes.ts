import {
  type Account,
  type AccountFile,
  type AccountRowReply,
  type AccountStakingReward,
  type AllowanceReply,
  airdropCursor,
  allowanceCursor,
  type CreatedEntityReply,
  createdCursor,
  type EntityKindReply,
  type EntityListRequest,
  instantCursor,
  type PendingAirdropReply,
  toAmount,
} from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import {
  accountState,
  accountStates,
  type CreatedEntity as CreatedRow,
  entitiesCreatedBy,
  type FileRow,
  fileStates,
  type LedgerSnapshot,
  nodeAccountsAmong,
  type PendingAirdrop as PendingRow,
  pendingAirdropCounts,
  readAllowances,
  readPendingAirdrops,
  type StakingReward,
  type Allowance as StoredAllowance,
  stakingRewards,
  transactionFacts,
} from '@ledgerscope/ledger-store';
import {
  hexOrNull,
  idFields,
  idOrNull,
  idText,
  instantOrNull,
  instantText,
  withTransactions,
} from '@ledgerscope/transactions/values';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { accountOfPath } from '../entity-named.ts';
import { keyReply } from '../key-reply.ts';
import { by, inOrder, itself, listReply, pageToRead } from '../list-page.ts';
import { askedStatement } from '../statement/asked-statement.ts';
import { movementList } from '../statement/movement-replies.ts';
import { statementReply } from '../statement/statement-reply.ts';
import { accountLikeDetails, accountLikeFacts, accountRowReply, stakingReply } from './account-like-reply.ts';
import { balanceHistoryReply, balanceReply } from './balance-reply.ts';
import { entityListReply } from './entity-list-reply.ts';
import { knownAccount, knownState } from './known-account.ts';

/** Accounts: the list, one account, its balance, and what it created, earned, allowed, and waits for. */
export const ACCOUNT_HANDLERS = {
  listAccounts: ({ context, query }) =>
    entityListReply(context, accountsOnly(query), {
      noun: 'account',
      rows: (ids) => accountRows(context.snapshot, ids),
    }),
  getAccount: async ({ context, path }) => ({
    data: await accountReply(context, await accountOfPath(context, path.id)),
  }),
  getAccountBalance: async ({ context, path, query }) => {
    const { id } = await knownAccount(context, path.id);
    return { data: await balanceReply(context, id, query) };
  },
  getAccountBalanceHistory: async ({ context, path, query }) => {
    const { id } = await knownAccount(context, path.id);
    return { data: await balanceHistoryReply(context, id, query) };
  },
  listAccountFiles: async ({ context: { snapshot }, context, path, query }) => {
    const { id } = await knownAccount(context, path.id);
    const found = await entitiesCreatedBy(snapshot, id, 'file', pageToRead(query));
    return listReply(createdCursor, query, found, (rows) => accountFiles(snapshot, rows), itself);
  },
  listCreated: async ({ context: { snapshot }, context, path, query }) => {
    const { id } = await knownAccount(context, path.id);
    const found = await entitiesCreatedBy(snapshot, id, query.kind, pageToRead(query));
    const kinds = Object.fromEntries([...found.byKind].map(([name, count]) => [name, Number(count)]));
    const list = await listReply(createdCursor, query, found, (rows) => rows.map(createdReply), itself);
    return { ...list, facets: { kind: kinds } };
  },
  listStakingRewards: async ({ context: { snapshot }, context, path, query }) => {
    const { id } = await knownAccount(context, path.id);
    const found = await stakingRewards(snapshot, id, pageToRead(query));
    const replies = (rows: readonly StakingReward[]) => stakingRewardReplies(snapshot, rows);
    const list = await listReply(instantCursor, query, found, replies, by('consensusNs'));
    return { ...list, totalAmount: toAmount(found.totalTinybar) };
  },
  listAllowances: async ({ context: { snapshot }, context, path, query }) => {
    const { id } = await knownAccount(context, path.id);
    const ofKind = query.kind === undefined ? {} : { kind: query.kind };
    const side = query.side === 'granted' ? 'owner' : 'spender';
    const found = await readAllowances(snapshot, id, side, { ...pageToRead(query), ...ofKind });
    return listReply(allowanceCursor, query, found, (rows) => rows.map(allowanceReply), itself);
  },
  listAirdrops: async ({ context: { snapshot }, context, path, query }) => {
    const { id } = await knownAccount(context, path.id);
    const side = query.side === 'received' ? 'receiver' : 'sender';
    const found = await readPendingAirdrops(snapshot, id, side, pageToRead(query));
    return listReply(airdropCursor, query, found, (rows) => rows.map(airdropReply), itself);
  },
  getStatement: async ({ context, path, query }) => {
    const { id } = await knownAccount(context, path.id);
    return { data: await statementReply(context, await askedStatement(context, id, query)) };
  },
  listStatementMovements: async ({ context, path, query }) => {
    const { id } = await knownAccount(context, path.id);
    return movementList(context, await askedStatement(context, id, query), query);
  },
} satisfies Partial<Handlers>;

/**
 * An account with everything that is known of it.
 * @throws ApiError where the ledger does not have it
 */
async function accountReply(context: ApiContext, id: EntityId): Promise<Account> {
  const { snapshot } = context;
  const [found, facts, nodes, airdrops] = await Promise.all([
    accountState(snapshot, id),
    accountLikeFacts(context, id),
    nodeAccountsAmong(snapshot, [id]),
    pendingAirdropCounts(snapshot, id),
  ]);
  const state = knownState(id, found);
  const nodeAccount = nodes.get(id);
  return {
    ...accountRowReply(state, nodeAccount !== undefined),
    ...accountLikeDetails(context, state, facts),
    ...stakingReply(state, nodeAccount?.node),
    publicKey: keyReply(state.key),
    aliasHex: hexOrNull(state.alias),
    nodeID: nodeAccount?.node === undefined ? null : toAmount(nodeAccount.node.nodeId),
    nodeId: nodeAccount?.node === undefined ? null : toAmount(nodeAccount.node.nodeId),
    receiverSigRequired: state.receiverSigRequired === 1,
    permanentRemoval: state.permanentRemoval === 1,
    pendingAirdropsReceived: Number(airdrops.received),
    pendingAirdropsSent: Number(airdrops.sent),
  };
}

/** Accounts and contracts of these ids, in their order; those that the ledger never named are omitted. */
export async function accountRows(snapshot: LedgerSnapshot, ids: readonly bigint[]): Promise<AccountRowReply[]> {
  const [states, nodes] = await Promise.all([
    accountStates(snapshot, ids as readonly EntityId[]),
    nodeAccountsAmong(snapshot, ids),
  ]);
  return inOrder(ids, states, (state) => accountRowReply(state, nodes.has(state.id)));
}

/** Contracts hold hbar too, and are in the list of accounts if the request asks for them. */
export function accountsOnly(request: EntityListRequest): EntityListRequest {
  return (request.kinds?.length ?? 0) > 0 ? request : { ...request, kinds: ['ACCOUNT'] };
}

/** An entity that an account created. */
export function createdReply({ kind, id, createdNs }: CreatedRow): CreatedEntityReply {
  return { kind: kind as EntityKindReply, id: idText(id), createdOn: instantText(createdNs) };
}

/** Files that were seen created, with their state. */
export async function accountFiles(snapshot: LedgerSnapshot, created: readonly CreatedRow[]): Promise<AccountFile[]> {
  const states = await fileStates(
    snapshot,
    created.map(({ id }) => id as EntityId),
  );
  const creations = await transactionFacts(
    snapshot,
    created.map(({ createdNs }) => createdNs),
  );
  return created.map((row) => ({
    fileID: idText(row.id),
    fileId: idText(row.id),
    ...creationOf(row, creations.get(row.createdNs)),
    ...fileState(row, states.get(row.id as EntityId)),
  }));
}

function creationOf({ createdNs }: CreatedRow, transaction: Parameters<typeof idFields>[0] | undefined) {
  const { transactionID = null, readableTransactionID = null } = transaction === undefined ? {} : idFields(transaction);
  const createDate = instantText(createdNs);
  return { transactionID, readableTransactionID, transactionDate: createDate, createDate };
}

function fileState({ createdNs }: CreatedRow, state: FileRow | undefined) {
  const updatedNs = state?.updatedNs ?? 0n;
  return {
    updateDate: updatedNs > createdNs ? instantText(updatedNs) : null,
    memo: state?.memo ?? '',
    sizeBytes: toAmount(state?.sizeBytes ?? 0n),
    deleted: state?.deleted === 1,
  };
}

/** Rewards with the ids of the transactions that paid them. */
export async function stakingRewardReplies(
  snapshot: LedgerSnapshot,
  rewards: readonly StakingReward[],
): Promise<AccountStakingReward[]> {
  const paid = await withTransactions(snapshot, rewards, 'a reward');
  return paid.map(([{ amount }, transaction]) => ({ ...idFields(transaction), amount: toAmount(amount) }));
}

export function allowanceReply(row: StoredAllowance): AllowanceReply {
  const nft = row.allSerials === 1;
  return {
    kind: nft ? 'nft' : row.token === 0n ? 'hbar' : 'token',
    owner: idText(row.owner),
    spender: idText(row.spender),
    tokenID: idOrNull(row.token),
    tokenId: idOrNull(row.token),
    amountGranted: nft ? null : toAmount(row.amountGranted),
    amount: nft ? null : toAmount(row.amount),
    grantedTime: instantText(row.grantedNs),
    changedTime: instantText(row.changedNs),
  };
}

export function airdropReply(row: PendingRow): PendingAirdropReply {
  return {
    sender: idText(row.sender),
    receiver: idText(row.receiver),
    tokenID: idText(row.token),
    tokenId: idText(row.token),
    serialNumber: row.serial === 0n ? null : toAmount(row.serial),
    amount: toAmount(row.amount),
    pendingSince: instantOrNull(row.pendingNs),
  };
}
