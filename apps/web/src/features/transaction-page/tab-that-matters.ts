import type { TransactionDetailReply } from '@ledgerscope/contract/transaction';
import { isSuccessName } from '@ledgerscope/ledger';
import { unmetTransfers } from './requested-transfers.tsx';

type Shown = Pick<
  TransactionDetailReply,
  | 'type'
  | 'status'
  | 'related'
  | 'requested'
  | 'message'
  | 'nfts'
  | 'nftTransfers'
  | 'tokenTransfers'
  | 'erc20Transfers'
>;

/** The tab that says most of a transaction: fees, which every one has, come last. @param ids of the tabs that there are */
export function tabThatMatters(transaction: Shown, ids: readonly string[]): string | undefined {
  const { type, status, message, nfts, nftTransfers, tokenTransfers, erc20Transfers } = transaction;
  const failed = !isSuccessName(status);
  const unmet = unmetTransfers(transaction);
  const wanted = [
    type === 'ATOMICBATCH' ? 'related' : '',
    message === null ? '' : 'message',
    'contract',
    failed ? 'related' : '',
    nfts.length > 0 ? 'nfts' : '',
    nftTransfers.length > 0 || unmet.nfts.length > 0 ? 'nft-transfers' : '',
    tokenTransfers.length > 0 || unmet.tokens.length > 0 ? 'tokens' : '',
    erc20Transfers.length > 0 ? 'erc20' : '',
  ];
  return wanted.find((id) => id !== '' && ids.includes(id));
}

/** Whether there is something to show of other transactions: those that ran, and those of a batch that did not. */
export function hasRelated({ related, requested }: Pick<Shown, 'related' | 'requested'>): boolean {
  return related.length > 1 || (requested?.innerTransactions.length ?? 0) > 0;
}
