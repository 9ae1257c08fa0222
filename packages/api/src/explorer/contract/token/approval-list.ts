import type { ContractApproval, ListReply } from '@ledgerscope/contract';
import type { EntityId } from '@ledgerscope/ledger';
import { hexText } from '@ledgerscope/ledger';
import { approvalsOfContract, approvalsOfParty, type ListOf, type TokenApproval } from '@ledgerscope/ledger-store';
import { idFields, idOrNull, idText, withTransactions } from '@ledgerscope/transactions/values';
import type { ApiContext } from '../../../api-context.ts';
import { accountsOfAddresses, findAddresses } from './accounts-of-addresses.ts';
import { contractTokens } from './contract-tokens.ts';

interface Page {
  readonly limit: number;
  readonly offset: number;
}

/** Approvals of the token that a contract is. */
export async function contractApprovalList(
  context: ApiContext,
  contract: EntityId,
  page: Page,
): Promise<ListReply<ContractApproval>> {
  return approvalList(context, await approvalsOfContract(context.snapshot, contract, page));
}

/** Approvals of tokens that are contracts, which an account or contract granted or received: by each address that it has. */
export async function partyApprovalList(
  context: ApiContext,
  party: EntityId,
  { side, ...page }: Page & { readonly side: 'granted' | 'received' },
): Promise<ListReply<ContractApproval>> {
  const addresses = await findAddresses(context.snapshot, party);
  const found = await approvalsOfParty(context.snapshot, addresses, side === 'granted' ? 'owner' : 'spender', page);
  return approvalList(context, found);
}

async function approvalList(
  context: ApiContext,
  { rows, totalCount }: ListOf<TokenApproval>,
): Promise<ListReply<ContractApproval>> {
  const addresses = rows.flatMap(({ owner, spender }) => [owner, spender]).map(hexText);
  const [made, tokens, accountOf] = await Promise.all([
    withTransactions(context.snapshot, rows, 'an approval'),
    contractTokens(
      context,
      rows.map(({ contract }) => contract),
    ),
    accountsOfAddresses(context.snapshot, addresses),
  ]);
  const data = made.map(([{ contract, owner, spender, isForAll, amount, tokenId }, transaction]) => {
    const { name = null, symbol = null, decimals = null } = tokens.get(contract) ?? {};
    return {
      ...idFields(transaction),
      contractID: idText(contract),
      name,
      symbol,
      decimals,
      ownerID: idOrNull(accountOf(hexText(owner))),
      ownerAddress: hexText(owner),
      spenderID: idOrNull(accountOf(hexText(spender))),
      spenderAddress: hexText(spender),
      approvedForAll: isForAll === 1,
      amount: isForAll === 1 || tokenId !== '' ? null : amount,
      tokenSerial: tokenId === '' ? null : tokenId,
    };
  });
  return { data, totalCount: Number(totalCount), size: data.length };
}
