import {
  type DappContractDetails,
  type DappRecord,
  type ListReply,
  parseDappListQuery,
  parseQuery,
  parseTransactionListQuery,
  parseTransferListQuery,
  type RawQuery,
} from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { activeDapp, contractAbis, dappContracts, listActiveDapps, type StoredDapp } from '@ledgerscope/portal-store';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ApiContext } from '../api-context.ts';
import { ApiError } from '../api-error.ts';
import { accepted } from '../explorer/accepted.ts';
import { accountTransferList } from '../explorer/transaction/account-transfer-reply.ts';
import { transactionListReply } from '../explorer/transaction/transaction-list-reply.ts';
import { tokenTransferList } from '../explorer/transaction/transfer-list-reply.ts';
import { idText } from '../explorer/values.ts';
import { dappCounts, usedBy } from './dapp-counts.ts';
import { dappReply, tokensAmong } from './dapp-reply.ts';
import { dappTarget } from './dapp-target.ts';
import { portalOf } from './portal-of.ts';

/** Parameters that name which of a dapp's entities a list is about. */
const TARGETS: readonly string[] = ['contractID', 'contractId', 'accountId', 'accountID', 'account'];
/** Rows of a dapp's transfers where no number is asked for. */
const TRANSFERS = '5';

/** Dapps with what the ledger knows of them. */
export function addDappRoutes(app: FastifyInstance, context: ApiContext): void {
  const countsOf = dappCounts(context);
  app.get('/api/dapps', async (request) => {
    const asked = accepted(parseDappListQuery(request.query as RawQuery));
    const { dapps, totalCount } = await listActiveDapps(portalOf(context), asked);
    const [tokens, counts] = await Promise.all([tokensAmong(context.store, dapps), Promise.all(dapps.map(countsOf))]);
    const data = dapps.flatMap((dapp, index) => {
      const used = counts[index];
      return used === undefined ? [] : [dappReply(dapp, used, tokens)];
    });
    return { data, totalCount, size: data.length };
  });
  app.get('/api/dapps/:id', async (request) => {
    const dapp = await dappOf(context, request);
    const [used, tokens] = await Promise.all([countsOf(dapp), tokensAmong(context.store, [dapp])]);
    const data: DappRecord = { ...dappReply(dapp, used, tokens), ...(await newestTransfers(context, dapp)) };
    return { data };
  });
  app.get('/api/dapps/:id/contracts', async (request) => contractList(context, await dappOf(context, request)));
  addDappLists(app, context);
}

function addDappLists(app: FastifyInstance, context: ApiContext): void {
  app.get('/api/dapps/:id/transactions', async (request) => {
    const { query, target } = await asked(context, request);
    if (target === undefined) return NOTHING;
    return transactionListReply(context, accepted(parseTransactionListQuery(query)), { entity: target, facets: false });
  });
  app.get('/api/dapps/:id/transfers', async (request) => {
    const { query, target } = await asked(context, request, TRANSFERS);
    if (target === undefined) return NOTHING;
    return accountTransferList(context, target, accepted(parseTransactionListQuery(query)));
  });
  app.get('/api/dapps/:id/tokentransfers', async (request) => {
    const { query, target } = await asked(context, request, TRANSFERS);
    if (target === undefined) return NOTHING;
    return tokenTransfersOf(context, target, query);
  });
}

/** A dapp without account and contracts takes part in nothing. */
const NOTHING: ListReply<never> = { data: [], totalCount: 0, size: 0, next: null };

async function dappOf(context: ApiContext, request: FastifyRequest): Promise<StoredDapp> {
  const dapp = await activeDapp(portalOf(context), (request.params as { id: string }).id);
  if (dapp !== undefined) return dapp;
  throw new ApiError('not_found', 'There is no dapp of this id.');
}

/** Whom a list is about, and the rest of its query. */
async function asked(context: ApiContext, request: FastifyRequest, limit?: string) {
  const dapp = await dappOf(context, request);
  const all = request.query as RawQuery;
  const named = accepted(parseQuery(all, (read) => read.one(...TARGETS)));
  const target = await dappTarget(context, dapp, named);
  const rest = Object.fromEntries(Object.entries(all).filter(([name]) => !TARGETS.includes(name)));
  const query: RawQuery = limit === undefined || 'limit' in rest || 'size' in rest ? rest : { ...rest, limit };
  return { target, query };
}

async function newestTransfers(context: ApiContext, dapp: StoredDapp) {
  const target = await dappTarget(context, dapp, undefined);
  if (target === undefined) return { transfers: withoutPage(NOTHING), tokenTransfers: withoutPage(NOTHING) };
  const query = { limit: TRANSFERS };
  const [transfers, tokenTransfers] = await Promise.all([
    accountTransferList(context, target, accepted(parseTransactionListQuery(query))),
    tokenTransfersOf(context, target, query),
  ]);
  return { transfers: withoutPage(transfers), tokenTransfers: withoutPage(tokenTransfers) };
}

function withoutPage<Row>({ data, totalCount }: ListReply<Row>) {
  return { data: [...data], totalCount };
}

/** Of a token its transfers, of anybody else those that they take part in. */
async function tokenTransfersOf(context: ApiContext, target: EntityId, query: RawQuery) {
  const tokens = await tokensAmong(context.store, [{ contracts: [{ contractId: target, name: '', isPrimary: true }] }]);
  const scope = tokens.has(target) ? { token: target } : { account: target };
  return tokenTransferList(context, accepted(parseTransferListQuery(query)), scope);
}

async function contractList(context: ApiContext, dapp: StoredDapp): Promise<ListReply<DappContractDetails>> {
  const store = portalOf(context);
  const { entities } = usedBy({ accountId: null, contracts: dapp.contracts });
  const [rows, abis, tokens] = await Promise.all([
    dappContracts(store, dapp.id),
    contractAbis(store, entities),
    tokensAmong(context.store, [dapp]),
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
  return { data, totalCount: data.length, size: data.length };
}
