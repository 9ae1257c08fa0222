import {
  airdropCursor,
  allowanceCursor,
  type CreatedEntity,
  createdCursor,
  type EntityKind,
  instantCursor,
  toAmount,
} from '@ledgerscope/contract';
import {
  allowancesOf,
  type CreatedEntity as CreatedRow,
  entitiesCreatedBy,
  pendingAirdropsOf,
  stakingRewards,
} from '@ledgerscope/ledger-store';
import type { Handlers } from '../../add-calls.ts';
import { itself, listReply, pageToRead } from '../list-page.ts';
import { idText, instantText } from '../values.ts';
import { knownAccount } from './known-account.ts';
import { accountFiles, airdropReply, allowanceReply, stakingRewardReplies } from './owned-replies.ts';

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
