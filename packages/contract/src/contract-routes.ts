import { type TObject, type TSchema, Type } from 'typebox';
import { AccountBalanceReply, BalanceHistoryReply } from './account-routes.ts';
import { ChartQuery } from './chart-query.ts';
import { ByteCode, Contract, ContractEvent, ContractRow, StorageSlot } from './contract-entity.ts';
import { BalanceQuery, ContractListQuery, EventQuery } from './entity-list-query.ts';
import { ErrorReply, listOf, singleOf } from './envelope.ts';
import { pageProperties } from './page-query.ts';
import { AccountParams, type Route } from './route.ts';

export const ContractList = listOf(ContractRow, 'A page of contracts.');
export const ContractReply = singleOf(Contract, 'One contract.');
export const ByteCodeReply = singleOf(ByteCode, 'Code of a contract.');
export const ContractEventList = listOf(ContractEvent, 'A page of events.');
export const StorageSlotList = listOf(StorageSlot, 'A page of storage slots.');

const SlotQuery = Type.Object(pageProperties(['slot']));

function ofContract(id: string, path: string, summary: string, reply: TSchema, query?: TObject): Route {
  return {
    id,
    method: 'GET',
    path: `/api/contracts/{id}${path}`,
    summary,
    tag: 'contracts',
    params: AccountParams,
    ...(query === undefined ? {} : { query }),
    responses: { 200: reply, 400: ErrorReply, 404: ErrorReply },
  };
}

/** Contracts: the list, one contract, and what it has. */
export const CONTRACT_ROUTES: readonly Route[] = [
  {
    id: 'listContracts',
    method: 'GET',
    path: '/api/contracts',
    summary: 'Contracts of the ledger, newest first.',
    tag: 'contracts',
    query: ContractListQuery,
    responses: { 200: ContractList, 400: ErrorReply },
  },
  ofContract('getContract', '', 'One contract with everything that is known of it.', ContractReply),
  ofContract('getContractBalance', '/balance', 'Its balance, now or at an instant.', AccountBalanceReply, BalanceQuery),
  ofContract('getContractBalanceHistory', '/balance-history', 'How its balance went.', BalanceHistoryReply, ChartQuery),
  ofContract('getByteCode', '/byte-code', 'Its code.', ByteCodeReply),
  ofContract(
    'listContractEvents',
    '/events',
    'Logs that it wrote, newest first, decoded where the signature is known.',
    ContractEventList,
    EventQuery,
  ),
  ofContract('listContractState', '/state', 'Its storage slots with their newest values.', StorageSlotList, SlotQuery),
];
