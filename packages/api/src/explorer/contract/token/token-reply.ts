import type { ContractHolderReply, ContractToken, ListReply } from '@ledgerscope/contract';
import { type EntityId, hexText } from '@ledgerscope/ledger';
import { contractHolders, type TokenStandard } from '@ledgerscope/ledger-store';
import { idOrNull, idText } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../../api-context.ts';
import { ApiError } from '../../../api-error.ts';
import { accountsOfAddresses } from './accounts-of-addresses.ts';
import { askToken } from './contract-tokens.ts';

/** The token that a contract is; null where it is none. @throws ApiError `overloaded` where it could not be asked now */
export async function contractTokenReply(context: ApiContext, contract: EntityId): Promise<ContractToken | null> {
  const facts = await askToken(context, contract);
  if (facts === undefined)
    throw new ApiError('overloaded', 'Too many contract reads in progress. Try again in a few seconds.');
  const { standard, totalSupply, name, symbol, decimals } = facts;
  if (standard === null) return null;
  return {
    contractID: idText(contract),
    standard,
    name,
    symbol,
    decimals,
    totalSupply: totalSupply === null ? null : String(totalSupply),
  };
}

interface HolderRequest {
  readonly limit: number;
  readonly offset: number;
  readonly standard: TokenStandard | undefined;
}

/** Holders of the token that a contract is: by the logs of the standard that is asked for, else of the one that its code says. */
export async function contractHolderList(
  context: ApiContext,
  contract: EntityId,
  { standard, ...page }: HolderRequest,
): Promise<ListReply<ContractHolderReply>> {
  const counted = standard ?? (await askToken(context, contract))?.standard ?? 'ERC20';
  const { rows, totalCount } = await contractHolders(context.snapshot, contract, counted, page);
  const accountOf = await accountsOfAddresses(
    context.snapshot,
    rows.map(({ address }) => hexText(address)),
  );
  const data = rows.map(({ address, balance, tokens }) => ({
    address: hexText(address),
    accountID: idOrNull(accountOf(hexText(address))),
    balance: balance === '' ? null : balance,
    tokenIDs: counted === 'ERC20' ? null : Number(tokens),
  }));
  return { data, totalCount: Number(totalCount), size: data.length };
}
