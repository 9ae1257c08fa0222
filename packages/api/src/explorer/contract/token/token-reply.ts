import type { ContractToken, Erc20HolderReply } from '@ledgerscope/contract';
import { type EntityId, hexText } from '@ledgerscope/ledger';
import type { Erc20Holder } from '@ledgerscope/ledger-store';
import { idOrNull, idText } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../../api-context.ts';
import { ApiError } from '../../../api-error.ts';
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

/** A holder of an ERC-20 token in a list. */
export function holderReply({ address, account, balance }: Erc20Holder): Erc20HolderReply {
  return { address: hexText(address), accountID: idOrNull(account), balance: balance === '' ? null : balance };
}
