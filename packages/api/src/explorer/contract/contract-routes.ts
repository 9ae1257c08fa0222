import {
  type Contract,
  type ContractEvent,
  type ContractRowReply,
  eventCursor,
  type eventQuery,
  type ListReply,
  type QueryValue,
  type StorageSlotReply,
  slotCursor,
  toAmount,
} from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { hexText } from '@ledgerscope/ledger';
import {
  type AccountState,
  accountState,
  accountStates,
  type ContractLogRow,
  contractEvents,
  contractStorage,
  contractUsers,
  type LedgerSnapshot,
  type StorageSlot as StoredSlot,
} from '@ledgerscope/ledger-store';
import { type DecodeContext, eventOfEachLog } from '@ledgerscope/transactions/abi/decoded-reply';
import { idFields, idOrNull, idText, instantOrNull, withTransactions } from '@ledgerscope/transactions/values';
import type { Handlers } from '../../add-calls.ts';
import type { ApiContext } from '../../api-context.ts';
import { clientAddress } from '../../plugins/client-address.ts';
import {
  accountLikeDetails,
  accountLikeFacts,
  accountLikeReply,
  recentFrom,
  stakingReply,
} from '../account/account-like-reply.ts';
import { balanceHistoryReply, balanceReply } from '../account/balance-reply.ts';
import { entityListReply } from '../account/entity-list-reply.ts';
import { knownContract, knownContractState } from '../account/known-account.ts';
import { accountOfPath } from '../entity-named.ts';
import { keyReply } from '../key-reply.ts';
import { inOrder, itself, listReply, pageToRead } from '../list-page.ts';
import { timeSpan } from '../time-span.ts';
import { byteCodeReply } from './byte-code-reply.ts';
import { readContract } from './read/read-contract.ts';
import { contractApprovalList } from './token/approval-list.ts';
import { contractNftTransferList } from './token/nft-transfer-list.ts';
import { contractHolderList, contractTokenReply } from './token/token-reply.ts';

/** Contracts: the list, one contract, its balance, code, events and storage. */
export const CONTRACT_HANDLERS = {
  listContracts: ({ context, query }) => {
    const rows = (ids: readonly bigint[]) => contractRows(context.snapshot, ids);
    return entityListReply(context, { ...query, kinds: ['CONTRACT'] }, { noun: 'account', rows });
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
    return { data: await byteCodeReply(context.snapshot, state) };
  },
  readContract: async ({ context, path, query, request }) => {
    const { state } = await knownContract(context, path.id);
    return { data: await readContract(context, clientAddress(request), state, query.data) };
  },
  getContractToken: async ({ context, path }) => {
    const { id } = await knownContract(context, path.id);
    return { data: await contractTokenReply(context, id) };
  },
  listContractHolders: async ({ context, path, query }) => {
    const { id } = await knownContract(context, path.id);
    return contractHolderList(context, id, query);
  },
  listContractApprovals: async ({ context, path, query }) => {
    const { id } = await knownContract(context, path.id);
    return contractApprovalList(context, id, query);
  },
  listContractNftTransfers: async ({ context, path, query }) => {
    const { id } = await knownContract(context, path.id);
    return contractNftTransferList(context, id, query);
  },
  listContractEvents: async ({ context, path, query }) => {
    const { id } = await knownContract(context, path.id);
    return contractEventList(context, id, query);
  },
  /** In the order of the slots, from the lowest unless asked otherwise. */
  listContractState: async ({ context: { snapshot }, context, path, query }) => {
    const { id } = await knownContract(context, path.id);
    const after = query.after === undefined ? undefined : Buffer.from(query.after, 'hex');
    const found = await contractStorage(snapshot, id, { ...pageToRead(query), after });
    const replies = (rows: readonly StoredSlot[]) => rows.map(slotReply);
    return listReply(slotCursor, query, found, replies, ({ slot }) => hexText(slot));
  },
} satisfies Partial<Handlers>;

/** Contracts of these ids, in their order. */
export async function contractRows(snapshot: LedgerSnapshot, ids: readonly bigint[]): Promise<ContractRowReply[]> {
  return inOrder(ids, await accountStates(snapshot, ids as readonly EntityId[]), contractRowReply);
}

export function slotReply({ slot, value, consensusNs, writes }: StoredSlot): StorageSlotReply {
  return {
    slot: hexText(slot),
    value: hexText(value),
    changedTime: instantOrNull(consensusNs),
    writes: toAmount(writes),
  };
}

/** A contract in a list. */
function contractRowReply(state: AccountState): ContractRowReply {
  return { contractID: idText(state.id), ...accountLikeReply(state) };
}

/**
 * A contract with everything that is known of it.
 * @throws ApiError where the ledger does not have it
 */
async function contractEntityReply(context: ApiContext, id: EntityId): Promise<Contract> {
  const { snapshot } = context;
  const recent = { first: recentFrom(context), last: snapshot.head?.lastNs ?? 0n };
  const [found, facts, users] = await Promise.all([
    accountState(snapshot, id),
    accountLikeFacts(context, id),
    contractUsers(snapshot, id, recent, { unit: 'all' }),
  ]);
  const state = knownContractState(id, found);
  const details = accountLikeDetails(context, state, facts);
  const adminKey = keyReply(state.key);
  return {
    ...contractRowReply(state),
    ...details,
    ...stakingReply(state, undefined),
    adminKey,
    immutable: adminKey?.type === 'CONTRACT_ID' && adminKey.contractID === idText(id),
    fileID: idOrNull(state.fileId),
    permanentRemoval: state.permanentRemoval === 1,
    txVolume: details.numRecentTxns,
    usersCount: Number(users.users),
  };
}

/** A page of the logs that a contract wrote. */
async function contractEventList(
  context: ApiContext,
  contract: EntityId,
  query: QueryValue<typeof eventQuery>,
): Promise<ListReply<ContractEvent>> {
  const { snapshot } = context;
  const { after, ...page } = pageToRead(query);
  const behind = after === undefined ? undefined : { ...after, logIndex: BigInt(after.logIndex) };
  const found = await contractEvents(snapshot, contract, { ...page, ...timeSpan(snapshot, query), after: behind });
  return listReply(eventCursor, query, found, (rows) => contractEventReplies(context, rows), itself);
}

/** Logs with the ids of their transactions, decoded where their signature is known. */
export async function contractEventReplies(
  context: DecodeContext,
  logs: readonly ContractLogRow[],
): Promise<ContractEvent[]> {
  const [written, events] = await Promise.all([
    withTransactions(context.snapshot, logs, 'a log'),
    eventOfEachLog(context, logs),
  ]);
  return written.map(([log, transaction], index) => ({
    ...idFields(transaction),
    index: log.logIndex,
    contractID: idText(log.contract),
    rootContractID: idOrNull(log.rootContract),
    payerID: idText(log.payer),
    data: hexText(log.data),
    topics: log.topics.map(hexText),
    bloom: hexText(log.bloom),
    parsedEvent: events[index] ?? null,
  }));
}
