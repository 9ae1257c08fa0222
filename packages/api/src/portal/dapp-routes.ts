import {
  type DappContractDetails,
  dappTokenTransferQuery,
  dappTransferQuery,
  type ListReply,
  type TransferListRequest,
} from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { type DappActivity, dappActivity, type LedgerSnapshot } from '@ledgerscope/ledger-store';
import {
  activeDapp,
  dappContracts,
  listActiveDapps,
  type StoredDapp,
  usedContractAbis,
} from '@ledgerscope/portal-store';
import { idText } from '@ledgerscope/transactions/values';
import type { Handlers } from '../add-calls.ts';
import type { ApiContext } from '../api-context.ts';
import { ApiError } from '../api-error.ts';
import { acceptQuery } from '../explorer/accept-query.ts';
import { accountNamed } from '../explorer/entity-named.ts';
import { wholeList } from '../explorer/list-page.ts';
import { accountTransferList } from '../explorer/transaction/account-transfer-reply.ts';
import { transactionListReply } from '../explorer/transaction/transaction-list-reply.ts';
import { tokenTransferList } from '../explorer/transaction/transfer-list-reply.ts';
import { portalStoreOf } from '../portal-store-of.ts';
import { dappReply, tokensAmong } from './dapp-reply.ts';

/** Dapps with what the ledger knows of them. */
export const DAPP_HANDLERS = {
  listDapps: async ({ context, query }) => {
    const { dapps, totalCount } = await listActiveDapps(portalStoreOf(context), query);
    const tokens = await tokensAmong(context.snapshot, dapps);
    const replies = dapps.map(async (dapp) => dappReply(dapp, await readUsage(context.snapshot, dapp), tokens));
    return { data: await Promise.all(replies), totalCount, size: dapps.length };
  },
  getDapp: async ({ context, path }) => {
    const dapp = await findDapp(context, path.id);
    const [used, tokens] = await Promise.all([
      readUsage(context.snapshot, dapp),
      tokensAmong(context.snapshot, [dapp]),
    ]);
    return { data: { ...dappReply(dapp, used, tokens), ...(await newestTransfers(context, dapp)) } };
  },
  listDappContracts: async ({ context, path }) => contractList(context, await findDapp(context, path.id)),
  listDappTransactions: async ({ context, path, query: { target: named, ...query } }) => {
    const target = await dappTarget(context, await findDapp(context, path.id), named);
    if (target === undefined) return NOTHING;
    return transactionListReply(context, query, { entity: target, facets: false });
  },
  listDappTransfers: async ({ context, path, query: { target: named, ...query } }) => {
    const target = await dappTarget(context, await findDapp(context, path.id), named);
    return target === undefined ? NOTHING : accountTransferList(context, target, query);
  },
  listDappTokenTransfers: async ({ context, path, query: { target: named, ...query } }) => {
    const target = await dappTarget(context, await findDapp(context, path.id), named);
    return target === undefined ? NOTHING : readTokenTransfers(context, target, query);
  },
} satisfies Partial<Handlers>;

/** How much a dapp is used. */
function readUsage(snapshot: LedgerSnapshot, dapp: StoredDapp): Promise<DappActivity> {
  const { kind, entities } = usedBy(dapp);
  return dappActivity(snapshot, entities, kind);
}

/** A dapp without account and contracts takes part in nothing. */
const NOTHING: ListReply<never> = { data: [], totalCount: 0, size: 0, next: null };

async function findDapp(context: ApiContext, id: string): Promise<StoredDapp> {
  const dapp = await activeDapp(portalStoreOf(context), id);
  if (dapp !== undefined) return dapp;
  throw new ApiError('not_found', 'Dapp not found.');
}

async function newestTransfers(context: ApiContext, dapp: StoredDapp) {
  const target = await dappTarget(context, dapp, undefined);
  if (target === undefined) return { transfers: withoutPage(NOTHING), tokenTransfers: withoutPage(NOTHING) };
  const [transfers, tokenTransfers] = await Promise.all([
    accountTransferList(context, target, acceptQuery(dappTransferQuery, {})),
    readTokenTransfers(context, target, acceptQuery(dappTokenTransferQuery, {})),
  ]);
  return { transfers: withoutPage(transfers), tokenTransfers: withoutPage(tokenTransfers) };
}

function withoutPage<Row>({ data, totalCount }: ListReply<Row>) {
  return { data: [...data], totalCount };
}

/** Of a token its transfers, of anybody else those that they take part in. */
async function readTokenTransfers(context: ApiContext, target: EntityId, query: TransferListRequest) {
  const tokens = await tokensAmong(context.snapshot, [{ contracts: [{ contractId: target }] }]);
  const scope = tokens.has(target) ? { token: target } : { account: target };
  return tokenTransferList(context, query, scope);
}

async function contractList(context: ApiContext, dapp: StoredDapp): Promise<ListReply<DappContractDetails>> {
  const store = portalStoreOf(context);
  const { entities } = usedBy({ accountId: null, contracts: dapp.contracts });
  const [rows, abis, tokens] = await Promise.all([
    dappContracts(store, dapp.id),
    usedContractAbis(store, entities),
    tokensAmong(context.snapshot, [dapp]),
  ]);
  const data = rows.map(({ contractId, name, isPrimary, byteCode, sourceCode }) => ({
    id: idText(contractId),
    name,
    primary: isPrimary,
    token: tokens.has(contractId),
    byteCode,
    sourceCode,
    abiKnown: abis.has(contractId),
  }));
  return wholeList(data);
}

/**
 * Which of a dapp's entities a list is about: the one that is named, else its primary contract, its first contract, or
 * its account; undefined where it has none of these.
 * @throws ApiError for a name that is no entity's, or an entity that is not of this dapp
 */
async function dappTarget(
  context: ApiContext,
  { accountId, contracts, title }: StoredDapp,
  named: { readonly name: string; readonly value: string } | undefined,
): Promise<EntityId | undefined> {
  const ids = contracts.map(({ contractId }) => contractId);
  // Contracts come with the primary one first.
  if (named === undefined) return ids[0] ?? accountId ?? undefined;
  const target = await accountNamed(context, named.value, { name: named.name, place: 'Query' });
  if (target === accountId || ids.includes(target)) return target;
  throw new ApiError('not_found', `${title} has no account or contract with this ID.`);
}

/** A dapp is its contracts; one without contracts is its account. */
function usedBy({ accountId, contracts }: Pick<StoredDapp, 'accountId' | 'contracts'>): {
  readonly kind: 'contracts' | 'account';
  readonly entities: readonly EntityId[];
} {
  if (contracts.length > 0) return { kind: 'contracts', entities: contracts.map(({ contractId }) => contractId) };
  return { kind: 'account', entities: accountId === null ? [] : [accountId] };
}
