import {
  type AccountFile,
  type AccountStakingReward,
  type Allowance,
  airdropCursor,
  allowanceCursor,
  type CreatedEntity,
  createdCursor,
  type EntityKind,
  instantCursor,
  type PendingAirdrop,
  toAmount,
} from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import {
  allowancesOf,
  type CreatedEntity as CreatedRow,
  entitiesCreatedBy,
  fileStates,
  type LedgerSnapshot,
  type PendingAirdrop as PendingRow,
  pendingAirdropsOf,
  type StakingReward,
  type Allowance as StoredAllowance,
  stakingRewards,
} from '@ledgerscope/ledger-store';
import type { Handlers } from '../../add-calls.ts';
import { itself, listReply, pageToRead } from '../list-page.ts';
import { idFields, idOrNull, idText, instantOrNull, instantText, withTransactions } from '../values.ts';
import { knownAccount } from './known-account.ts';

/** What an account created, earned, allowed, and waits for. */
export const OWNED_HANDLERS = {
  listAccountFiles: async ({ context: { store }, context, path, query }) => {
    const { id } = await knownAccount(context, path.id);
    const found = await entitiesCreatedBy(store, id, 'file', pageToRead(query));
    return listReply(createdCursor, query, found, (rows) => accountFiles(store, rows), itself);
  },
  listCreated: async ({ context: { store }, context, path, query }) => {
    const { id } = await knownAccount(context, path.id);
    const found = await entitiesCreatedBy(store, id, query.kind, pageToRead(query));
    const kinds = Object.fromEntries([...found.byKind].map(([name, count]) => [name, Number(count)]));
    const list = await listReply(createdCursor, query, found, (rows) => rows.map(createdReply), itself);
    return { ...list, facets: { kind: kinds } };
  },
  listStakingRewards: async ({ context: { store }, context, path, query }) => {
    const { id } = await knownAccount(context, path.id);
    const found = await stakingRewards(store, id, pageToRead(query));
    const replies = (rows: readonly (typeof found.rows)[number][]) => stakingRewardReplies(store, rows);
    const list = await listReply(instantCursor, query, found, replies, ({ consensusNs }) => consensusNs);
    return { ...list, totalAmount: toAmount(found.totalTinybar) };
  },
  listAllowances: async ({ context: { store }, context, path, query }) => {
    const { id } = await knownAccount(context, path.id);
    const ofKind = query.kind === undefined ? {} : { kind: query.kind };
    const side = query.side === 'granted' ? 'owner' : 'spender';
    const found = await allowancesOf(store, id, side, { ...pageToRead(query), ...ofKind });
    return listReply(allowanceCursor, query, found, (rows) => rows.map(allowanceReply), itself);
  },
  listAirdrops: async ({ context: { store }, context, path, query }) => {
    const { id } = await knownAccount(context, path.id);
    const side = query.side === 'received' ? 'receiver' : 'sender';
    const found = await pendingAirdropsOf(store, id, side, pageToRead(query));
    return listReply(airdropCursor, query, found, (rows) => rows.map(airdropReply), itself);
  },
} satisfies Partial<Handlers>;

/** An entity that an account created. */
export function createdReply({ kind, id, createdNs }: CreatedRow): CreatedEntity {
  return { kind: kind as EntityKind, id: idText(id), createdOn: instantText(createdNs) };
}

/** Files that were seen created, with their state. */
export async function accountFiles(store: LedgerSnapshot, created: readonly CreatedRow[]): Promise<AccountFile[]> {
  const states = await fileStates(
    store,
    created.map(({ id }) => id as EntityId),
  );
  return created.map(({ id, createdNs }) => {
    const state = states.get(id as EntityId);
    const updatedNs = state?.updatedNs ?? 0n;
    return {
      fileID: idText(id),
      fileId: idText(id),
      createDate: instantText(createdNs),
      updateDate: updatedNs > createdNs ? instantText(updatedNs) : null,
      memo: state?.memo ?? '',
      sizeBytes: toAmount(state?.sizeBytes ?? 0n),
      deleted: state?.deleted === 1,
    };
  });
}

/** Rewards with the ids of the transactions that paid them. */
export async function stakingRewardReplies(
  store: LedgerSnapshot,
  rewards: readonly StakingReward[],
): Promise<AccountStakingReward[]> {
  const paid = await withTransactions(store, rewards, 'a reward');
  return paid.map(([{ amount }, transaction]) => ({ ...idFields(transaction), amount: toAmount(amount) }));
}

export function allowanceReply(row: StoredAllowance): Allowance {
  const nft = row.allSerials === 1;
  return {
    kind: nft ? 'nft' : row.token === 0n ? 'hbar' : 'token',
    owner: idText(row.owner),
    spender: idText(row.spender),
    tokenId: idOrNull(row.token),
    amountGranted: nft ? null : toAmount(row.amountGranted),
    amount: nft ? null : toAmount(row.amount),
    grantedTime: instantText(row.grantedNs),
    changedTime: instantText(row.changedNs),
  };
}

export function airdropReply(row: PendingRow): PendingAirdrop {
  return {
    sender: idText(row.sender),
    receiver: idText(row.receiver),
    tokenId: idText(row.token),
    serialNumber: row.serial === 0n ? null : toAmount(row.serial),
    amount: toAmount(row.amount),
    pendingSince: instantOrNull(row.pendingNs),
  };
}
