import { type NftPrice, toAmount } from '@ledgerscope/contract';
import type { TransactionFacts } from '@ledgerscope/ledger-store';
import { idText } from '../values.ts';

interface Sides {
  readonly sender: bigint;
  readonly receiver: bigint;
}

/**
 * What the receiver of an NFT paid and its sender got in the same transaction: hbar, else the first token that went that way. A
 * royalty or another fee makes both differ; the price is what was paid. Of an exchange with several prices none is given.
 */
export function nftPrice(facts: TransactionFacts, { sender, receiver }: Sides): NftPrice | null {
  if (sender === 0n || receiver === 0n || sender === receiver) return null;
  const nfts = facts.nftTransferSender.filter(
    (from, index) => from === sender && facts.nftTransferReceiver[index] === receiver,
  ).length;
  const prices = [hbarPaid(facts, sender, receiver), ...tokensPaid(facts, sender, receiver)].filter(
    (price) => price !== undefined,
  );
  const [price] = prices;
  return price === undefined || prices.length > 1 ? null : { ...price, nfts };
}

type Paid = Omit<NftPrice, 'nfts'> | undefined;

function hbarPaid(facts: TransactionFacts, sender: bigint, receiver: bigint): Paid {
  const changeOf = (account: bigint) => {
    const fee = account === facts.payer ? facts.fee : 0n;
    return facts.transferAccount.reduce(
      (sum, party, index) => (party === account ? sum + (facts.transferAmount[index] ?? 0n) : sum),
      fee,
    );
  };
  const paid = -changeOf(receiver);
  return paid > 0n && changeOf(sender) > 0n ? { tokenId: null, amount: toAmount(paid) } : undefined;
}

function tokensPaid(facts: TransactionFacts, sender: bigint, receiver: bigint): Paid[] {
  return [...new Set(facts.tokenTransferToken)].map((token) => {
    const changeOf = (account: bigint) =>
      facts.tokenTransferAccount.reduce((sum, party, index) => {
        const isIts = party === account && facts.tokenTransferToken[index] === token;
        return isIts ? sum + (facts.tokenTransferAmount[index] ?? 0n) : sum;
      }, 0n);
    const paid = -changeOf(receiver);
    return paid > 0n && changeOf(sender) > 0n ? { tokenId: idText(token), amount: toAmount(paid) } : undefined;
  });
}
