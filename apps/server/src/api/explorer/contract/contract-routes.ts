import { type ContractRow, type StorageSlot, slotCursor, toAmount } from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import {
  accountStates,
  contractStorage,
  type LedgerSnapshot,
  type StorageSlot as StoredSlot,
} from '@ledgerscope/ledger-store';
import type { Handlers } from '../../add-calls.ts';
import { balanceHistoryReply, balanceReply } from '../account/balance-reply.ts';
import { entityListReply } from '../account/entity-list-reply.ts';
import { knownContract } from '../account/known-account.ts';
import { accountOfPath } from '../account-of-path.ts';
import { listReply, pageToRead } from '../list-page.ts';
import { hexText, instantOrNull } from '../values.ts';
import { byteCodeReply } from './byte-code-reply.ts';
import { contractEventList } from './contract-event-list.ts';
import { contractEntityReply, contractRowReply } from './contract-reply.ts';
import { readContract } from './read/read-contract.ts';

/** Contracts: the list, one contract, its balance, code, events and storage. */
export const CONTRACT_HANDLERS = {
  listContracts: ({ context, query }) => {
    const rows = (ids: readonly bigint[]) => contractRows(context.store, ids);
    return entityListReply(context, { ...query, kinds: ['CONTRACT'] }, { noun: 'holder', rows });
  },
  getContract: async ({ context, path }) => ({
    data: await contractEntityReply(context, await accountOfPath(context, path.id)),
  }),
  getContractBalance: async ({ context, path, query }) => {
    const { id } = await knownContract(context, path.id);
    return { data: await balanceReply(context, id, query) };
  },
  getContractBalanceHistory: async ({ context, path, query }) => {
    const { id } = await knownContract(context, path.id);
    return { data: await balanceHistoryReply(context, id, query) };
  },
  getByteCode: async ({ context, path }) => {
    const { state } = await knownContract(context, path.id);
    return { data: await byteCodeReply(context.store, state) };
  },
  readContract: async ({ context, path, query }) => {
    const { state } = await knownContract(context, path.id);
    return { data: await readContract(context, state, query.data) };
  },
  listContractEvents: async ({ context, path, query }) => {
    const { id } = await knownContract(context, path.id);
    return contractEventList(context, id, query);
  },
  /** In the order of the slots, from the lowest unless asked otherwise. */
  listContractState: async ({ context: { store }, context, path, query }) => {
    const { id } = await knownContract(context, path.id);
    const after = query.after === undefined ? undefined : Buffer.from(query.after, 'hex');
    const found = await contractStorage(store, id, { ...pageToRead(query), after });
    return listReply(
      slotCursor,
      query,
      found,
      (rows) => rows.map(slotReply),
      ({ slot }) => hexText(slot),
    );
  },
} satisfies Partial<Handlers>;

/** Contracts of these ids, in their order. */
export async function contractRows(store: LedgerSnapshot, ids: readonly bigint[]): Promise<ContractRow[]> {
  const states = await accountStates(store, ids as readonly EntityId[]);
  return ids.flatMap((id) => {
    const state = states.get(id as EntityId);
    return state === undefined ? [] : [contractRowReply(state)];
  });
}

export function slotReply({ slot, value, consensusNs, writes }: StoredSlot): StorageSlot {
  return {
    slot: hexText(slot),
    value: hexText(value),
    changedTime: instantOrNull(consensusNs),
    writes: toAmount(writes),
  };
}
